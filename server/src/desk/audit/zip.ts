/**
 * Files as one ZIP, made while it is sent: one file after the other, each begun when the one before is through, so that an archive
 * of any length needs the memory of a part. A file that cannot be made ends the connection; whoever leaves ends the making.
 */
import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

export interface ZipFile {
  name: string;
  content: AsyncIterable<string | Uint8Array>;
}

export function zipped(files: AsyncIterable<ZipFile> | Iterable<ZipFile>, mtime: Date): Readable {
  const zip = new yazl.ZipFile();
  // It is one, though its types say less; wrapped into another it would end that before the last part has been read.
  const sent = zip.outputStream as PassThrough;
  // What fails before anybody reads is told to whoever reads then; heard by nobody, it would end the program.
  sent.on('error', () => undefined);
  let made: Readable | undefined;
  zip.on('error', (error: Error) => sent.destroy(error));
  sent.on('close', () => made?.destroy());
  const add = async (): Promise<void> => {
    for await (const { name, content } of files) {
      if (sent.destroyed) return;
      made = Readable.from(content, { objectMode: false });
      zip.addReadStream(made, name, { mtime });
      await finished(made);
    }
    zip.end();
  };
  add().catch((error: Error) => sent.destroy(error));
  return sent;
}
