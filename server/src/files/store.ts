/**
 * Where the content of a file lies: in the database, which dump, move and deletion of a mandant carry along, or in a folder
 * that all processes share. Both hold it sealed, in parts of a quarter of a megabyte, each bound to its place.
 */
import { createHash } from 'node:crypto';
import type { FileType } from '@weitersagen/contract/files/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import { placeOnDisk, readFolder, writeAside } from './folder.ts';
import * as sql from './sql.ts';

export const partBytes = 256 * 1024;

interface NewFile {
  key: string;
  /** Null of a thing of the mandant itself. */
  accountId: number | null;
  name: string;
  type: FileType;
  bytes: number;
  contentHash: string;
  endsAt: Date;
}

/** A keyed hash of the content: it names a file in the folder and says nothing to who looks into it. */
export const hashOf = ({ system: { vault } }: Ctx, bytes: Buffer): string => {
  const content = createHash('sha256').update(bytes).digest('base64url');
  return createHash('sha256').update(vault.hash(content, 'file')).digest('hex');
};

/** A short transaction with whose it is locked. */
export type Write = <T>(step: (tx: Tx) => Promise<T>) => Promise<T>;

/** Puts it where this installation keeps files. What does not come to its end leaves nothing that anybody sees. */
export const putContent = (ctx: Ctx, file: NewFile, bytes: Buffer, write: Write): Promise<void> =>
  ctx.system.config.filesDir === undefined
    ? putInDatabase(ctx, file, bytes, write)
    : putInFolder(ctx, file, bytes, write);

const rowOf = ({ now }: Tx, { key, accountId, name, type, bytes, contentHash, endsAt }: NewFile) => ({
  key,
  account_id: accountId,
  name,
  type,
  bytes,
  content_hash: contentHash,
  created_at: now,
  ends_at: endsAt,
});

const partPlace = (ctx: Ctx, fileId: number, part: number) => placeIn(ctx, 'file_part.content', fileId, part);

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

/** Each part is a short transaction of its own; the last one says that all of it is there. */
async function putInDatabase(ctx: Ctx, file: NewFile, bytes: Buffer, write: Write): Promise<void> {
  const id = await write((tx) => sql.insertFile(tx.db, { ...rowOf(tx, file), store: 'database' }));
  try {
    let part = 0;
    for (const content of partsOf(bytes)) {
      const sealed = ctx.system.vault.sealBytes(content, partPlace(ctx, id, part));
      await write((tx) => sql.insertPart(tx.db, id, part, sealed));
      part++;
    }
    await write((tx) => sql.markWhole(tx.db, id, part));
  } catch (error) {
    // The night takes it otherwise.
    await ctx.write((tx) => sql.deleteFile(tx.db, id)).catch(() => undefined);
    throw error;
  }
}

/** Written aside, and put in its place in the transaction that makes its row, under the lock of the hash. */
async function putInFolder(ctx: Ctx, file: NewFile, bytes: Buffer, write: Write): Promise<void> {
  const parts = [...partsOf(bytes)];
  const aside = await writeAside(ctx, file.contentHash, parts);
  try {
    await write(async (tx) => {
      await sql.lockContent(tx, file.contentHash);
      await aside.moveIn();
      await sql.insertFile(tx.db, { ...rowOf(tx, file), store: 'folder', parts: parts.length });
    });
  } finally {
    await aside.clear();
  }
}

/** The content in order; what is missing or was cut is a fault, never a shorter file. */
export async function* openStored(ctx: Ctx, file: sql.StoredFile): AsyncGenerator<Buffer> {
  let bytes = 0;
  const contents =
    file.store === 'folder' ? readFolder(ctx, placeOnDisk(ctx, file.contentHash), file) : readParts(ctx, file);
  for await (const content of contents) {
    bytes += content.length;
    yield content;
  }
  if (bytes !== file.bytes) throw new Error(`file ${file.rowId} has ${bytes} bytes instead of ${file.bytes}`);
}

async function* readParts(ctx: Ctx, { rowId, parts }: sql.StoredFile): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part++) {
    const row = await ctx.read((tx) => sql.findPart(tx.db, rowId, part));
    if (!row) throw new Error(`file ${rowId} lacks its part ${part}`);
    yield ctx.system.vault.openBytes(row.contentSealed, partPlace(ctx, rowId, part));
  }
}
