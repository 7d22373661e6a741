/**
 * Takes in a file of reports while it is sent (rules 7.13): at most 50 MB and 200,000 rows, counted on the way. What is
 * small enough is worked at once from memory; a larger one is stored sealed, in parts, and worked in the background.
 */
import type { Ctx } from '#platform/context.ts';
import { importBytesMax } from '#platform/http/http.ts';
import { placeIn } from '#platform/vault.ts';
import { type Body, type ReceivedFile, receiveRows } from './received-file.ts';
import { type Row, readRows } from './rows.ts';
import * as sql from './sql.ts';

const rowsMax = 200_000;
/** Above so many rows an import goes on in the background. */
const rowsAtOnceMax = 5000;

const limits = { bytesMax: importBytesMax, rowsMax, tooLarge: 'file-too-large', tooMany: 'too-many-rows' };

const partBytes = 256 * 1024;
/** So much of a file is held before it is stored; a small one never is. */
const heldBytesMax = 1024 * 1024;
const partPlace = (ctx: Ctx, importId: number, part: number) =>
  placeIn(ctx, 'order_import_part.content', importId, part);

export interface Upload {
  source: string;
  createdBy: string;
  isProbe: boolean;
  /** Rows may be worked at once; without, every file is stored. */
  atOnce: boolean;
}

export type Taken = { rows: Row[] } | { importId: number };

export async function takeFile(ctx: Ctx, body: Body, upload: Upload): Promise<Taken> {
  const store = createStore(ctx, upload);
  const rows: Row[] = [];
  try {
    const count = await receiveRows(
      body,
      limits,
      (file) => readRows(store.pass(file)),
      (row, place) => {
        if (upload.atOnce && place <= rowsAtOnceMax) rows.push(row);
      },
    );
    if (!upload.atOnce || count > rowsAtOnceMax) return { importId: await store.complete(count) };
  } catch (error) {
    await store.discard();
    throw error;
  }
  await store.discard();
  return { rows };
}

/** Bytes on their way to the reader, kept in parts; beyond the limit nothing is read or kept any more. */
function createStore(ctx: Ctx, { source, createdBy, isProbe }: Upload) {
  let importId: number | undefined;
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let part = 0;
  let bytes = 0;

  const open = async (): Promise<number> => {
    importId ??= await ctx.write((tx) =>
      sql.insertImport(tx.db, { source, probe: isProbe, created_by: createdBy, created_at: tx.now }),
    );
    return importId;
  };
  const storeHeld = async (rest: number): Promise<void> => {
    const id = await open();
    const all = Buffer.concat(held);
    let at = 0;
    for (; all.length - at > rest; at += partBytes) {
      const content_sealed = ctx.system.vault.sealBytes(all.subarray(at, at + partBytes), partPlace(ctx, id, part));
      await ctx.write((tx) => sql.insertPart(tx.db, { import_id: id, part: part++, content_sealed }));
    }
    held = at < all.length ? [all.subarray(at)] : [];
    heldBytes = Math.max(0, all.length - at);
  };

  return {
    async *pass(file: ReceivedFile): AsyncGenerator<Uint8Array> {
      for await (const chunk of file) {
        bytes += chunk.length;
        held.push(chunk);
        heldBytes += chunk.length;
        if (heldBytes > heldBytesMax) await storeHeld(partBytes);
        yield chunk;
      }
    },
    complete: async (rows: number): Promise<number> => {
      await storeHeld(0);
      const id = await open();
      await ctx.write((tx) => sql.markComplete(tx.db, id, { rows, bytes }));
      return id;
    },
    discard: async (): Promise<void> => {
      if (importId !== undefined) await ctx.write((tx) => sql.deleteImport(tx.db, importId as number));
      importId = undefined;
    },
  };
}

/** A stored file as it came; nothing once it is deleted. */
export async function* storedBytes(ctx: Ctx, importId: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const row = await ctx.read((tx) => sql.findPart(tx.db, importId, part));
    if (!row) return;
    yield ctx.system.vault.openBytes(row.contentSealed, partPlace(ctx, importId, part));
  }
}
