/**
 * Files that people send (rules 3.13): one door in, one out. A file has an owner and goes with them, or is the mandant's own; it
 * has an end from the beginning, until something takes it that says when it ends. Its type is what it contains, never what it is called; pictures
 * are drawn anew, so that nothing but the picture is kept. Content lies sealed, in parts, in the database or in the folder of
 * FILES_DIR; nobody sees a file that is not there as a whole.
 */

import { refuse } from '@weitersagen/contract/basics/refusals';
import { fileBytesMax, safeFileName } from '@weitersagen/contract/files/rules';
import type { Ctx, Tx } from '#platform/context.ts';
import { newHash32 } from '#platform/random.ts';
import { checkContent } from './content.ts';
import { type Body, readBody } from './read-body.ts';
import * as sql from './sql.ts';
import { hashOf, openStored, putContent, type Write } from './store.ts';

export { cleanFiles } from './clean.ts';
export { resealFolders } from './folder.ts';
export { drawVariant, type VariantPlan } from './picture/variant.ts';
export { sendFile } from './send.ts';

export type SentFile = sql.SentFile;

/** With the size of a picture. */
export interface TakenFile extends SentFile {
  width: number | null;
  height: number | null;
}

/** Enough to read a letter that was photographed. */
const letterSideMax = 3000;

interface Given {
  /** Whose it is; null of a thing of the mandant itself. */
  accountId: number | null;
  /** As it was called there. */
  name: string;
  /** Until when it waits for what it belongs to. */
  endsAt: Date;
  /**
   * Locks whose it is, in each transaction that writes of the file, and refuses who is gone: a person who goes while it comes
   * takes along what is there, and nothing is written after that.
   */
  lockOwner(tx: Tx): Promise<unknown>;
  /** So many points the larger side of a picture keeps. */
  sideMax?: number;
}

/** Takes a file in; refuses what is no picture or PDF of the list, or more than 10 MB. Gives what it is asked for by. */
export async function storeFile(
  ctx: Ctx,
  body: Body,
  { accountId, name, endsAt, lockOwner, sideMax = letterSideMax }: Given,
): Promise<TakenFile> {
  const sent = await readBody(body, fileBytesMax);
  const { type, bytes, width, height } = await checkContent(sent, sideMax);
  const file = {
    key: newHash32(),
    name: safeFileName(name, type),
    type,
    bytes: bytes.length,
    contentHash: hashOf(ctx, bytes),
  };
  const write: Write = (step) =>
    ctx.write(async (tx) => {
      await lockOwner(tx);
      return step(tx);
    });
  await putContent(ctx, { ...file, accountId, endsAt }, bytes, write);
  return { id: file.key, name: file.name, type: file.type, bytes: file.bytes, width, height };
}

/** Files of somebody, or of the mandant, that waited now belong to a thing, and have no end until it says one. One that is gone is refused. */
export async function attachFiles(
  tx: Tx,
  keys: readonly string[],
  { accountId, object, objectId }: { accountId: number | null; object: sql.FileObject; objectId: number },
): Promise<void> {
  if (keys.length === 0) return;
  const wanted = [...new Set(keys)];
  const taken = await sql.attach(tx, wanted, { accountId, object, objectId });
  if (taken !== wanted.length) refuse('input.invalid', { problems: [{ field: 'Dateien', code: 'file-gone' }] });
}

/** What belongs to things, by the thing, the oldest first. */
export async function listFilesOf(
  tx: Tx,
  object: sql.FileObject,
  objectIds: readonly number[],
): Promise<ReadonlyMap<number, SentFile[]>> {
  const files = new Map<number, SentFile[]>();
  for (const { objectId, ...file } of await sql.listOf(tx.db, object, objectIds, tx.now))
    files.set(objectId, [...(files.get(objectId) ?? []), file]);
  return files;
}

/** A file of a thing with its content, read while it is sent; unknown where it is not of that thing, or over. */
export async function readFile(
  ctx: Ctx,
  key: string,
  of: { object: sql.FileObject; objectId: number },
): Promise<SentFile & { content: AsyncGenerator<Buffer> }> {
  const found = (await ctx.read((tx) => sql.findWhole(tx.db, key, of, ctx.now))) ?? refuse('unknown');
  const { name, type, bytes } = found;
  return { id: key, name, type, bytes, content: openStored(ctx, found) };
}

/** From now on the files of a thing have this end, or none. */
export const setFileEnd = (tx: Tx, object: sql.FileObject, objectId: number, endsAt: Date | null): Promise<unknown> =>
  sql.markEnd(tx.db, object, objectId, endsAt);

/** Takes back one that belongs to nothing yet. */
export async function dropFile(tx: Tx, key: string, accountId: number): Promise<void> {
  if (!(await sql.deleteLoose(tx.db, key, accountId))) refuse('unknown');
}

/** With the person. */
export const forgetFilesOf = (tx: Tx, accountId: number): Promise<unknown> => sql.deleteOfAccount(tx.db, accountId);

/** How many files of somebody belong to nothing yet. */
export const countLooseFiles = (tx: Tx, accountId: number): Promise<number> => sql.countLoose(tx.db, accountId, tx.now);
