/**
 * A PDF from its first byte to its last (rules 3.13): what begins or ends as something else could be read as that. A password,
 * programs and files inside are refused as far as they stand readable; a compressed part may hide more, which is why a PDF is
 * never shown by us.
 */
import { refuseFile } from './read-body.ts';

const tailBytes = 1024;
/** Names of a PDF may be written with codes: `/J#61vaScript`. */
const readable = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;

export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (!/^%PDF-\d\.\d/.test(text)) refuseFile('file-type');
  const tail = text.slice(-tailBytes);
  // After the end comes nothing but blanks, and before it where the table of contents is.
  if (!/%%EOF\s*$/.test(tail) || !/startxref\s+\d+\s+%%EOF\s*$/.test(tail)) refuseFile('file-broken');
  const names = readable(text);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(names)) refuseFile('file-encrypted');
  if (active.test(names)) refuseFile('file-active');
}
