/**
 * What a file is, by its content: a picture that is drawn anew, or a PDF that is kept as it is and only ever given as a
 * download. Everything else is refused, whatever it is called (rules 3.13).
 */
import type { FileType } from '@weitersagen/contract/files/rules';
import { checkPdf } from './pdf.ts';
import { drawAnew } from './picture/anew.ts';
import { refuseFile } from './read-body.ts';

const types: Readonly<Record<string, FileType>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

interface Content {
  type: FileType;
  bytes: Buffer;
  /** Of a picture. */
  width: number | null;
  height: number | null;
}

export async function checkContent(sent: Buffer, sideMax: number): Promise<Content> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(sent).catch(() => undefined);
  const type = found && types[found.mime];
  if (!type) return refuseFile('file-type');
  if (type !== 'pdf') return drawAnew(sent, type, sideMax);
  checkPdf(sent);
  return { type, bytes: sent, width: null, height: null };
}
