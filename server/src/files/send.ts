/** A file of a person as an answer: a download and nothing else, whatever a browser would make of it (rules 3.13). */
import { Readable } from 'node:stream';
import { contentTypes, fileEndings } from '@weitersagen/contract/files/rules';
import type { Answer } from '#platform/http/answer.ts';
import { disposition } from '#platform/http/file/disposition.ts';
import type { SentFile } from './sql.ts';

/** `title` is what the log of taken files calls it: the name somebody gave it stands there for nobody. */
export function sendFile(
  answer: Answer,
  { name, type, bytes, content }: SentFile & { content: AsyncIterable<Buffer> },
  title: string,
): void {
  answer.header('content-disposition', disposition('attachment', `${title}.${fileEndings[type]}`, name));
  answer.header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  answer.header('cross-origin-resource-policy', 'same-origin');
  answer.header('content-length', String(bytes));
  answer.file(Readable.from(content, { objectMode: false }), contentTypes[type]);
}
