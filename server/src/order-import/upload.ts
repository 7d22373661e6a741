/**
 * Takes in a file of reports while it is sent (rules 7.13): at most 50 MB and 200,000 rows, counted on the way. What is
 * small enough is worked at once from memory; a larger one is stored sealed, in parts, and worked in the background.
 */
import { Readable } from 'node:stream';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import { importBytesMax } from '#platform/http/http.ts';
import { placeIn } from '#platform/vault.ts';
import { type Row, readRows } from './rows.ts';
import * as sql from './sql.ts';

export const rowsMax = 200_000;
/** Above so many rows an import goes on in the background. */
const rowsAtOnceMax = 5000;

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

/** What a route gets as the body of a file. */
export type Body = AsyncIterable<Uint8Array> | null | undefined;

export type Taken = { rows: Row[] } | { importId: number };

export async function takeFile(ctx: Ctx, body: Body, upload: Upload): Promise<Taken> {
  const sender = readToTheEnd(streamOf(body));
  const store = createStore(ctx, upload);
  const rows: Row[] = [];
  let count = 0;
  try {
    for await (const row of readRows(store.pass(sender))) {
      count++;
      if (upload.atOnce && count <= rowsAtOnceMax) rows.push(row);
    }
    refuseTooLarge(sender.bytes(), count);
    if (!upload.atOnce || count > rowsAtOnceMax) return { importId: await store.complete(count) };
  } catch (error) {
    await sender.drain();
    await store.discard();
    refuseTooLarge(sender.bytes(), count);
    throw error;
  }
  await store.discard();
  return { rows };
}

function refuseTooLarge(bytes: number, rows: number): void {
  const code = bytes > importBytesMax ? 'file-too-large' : rows > rowsMax ? 'too-many-rows' : undefined;
  if (code) refuse('input.too-large', { problems: [{ field: 'Datei', code }] });
}

/** An empty body is an empty file; a body that was read as something else is no file. */
function streamOf(body: unknown): AsyncIterable<Uint8Array> {
  if (body === null || body === undefined) return Readable.from([]);
  if (!(body instanceof Readable)) refuse('input.invalid', { problems: [{ field: 'Datei', code: 'invalid' }] });
  return body;
}

interface Sender extends AsyncIterable<Uint8Array> {
  bytes(): number;
  /** Reads what still comes, so that the sender hears why the file is refused instead of a broken connection. */
  drain(): Promise<void>;
}

/** Whoever stops reading does not end the stream; twice of what is allowed does. */
function readToTheEnd(body: AsyncIterable<Uint8Array>): Sender {
  const iterator = body[Symbol.asyncIterator]();
  let bytes = 0;
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    const chunk = await iterator.next();
    if (chunk.done) return chunk;
    bytes += chunk.value.length;
    if (bytes <= 2 * importBytesMax) return chunk;
    await iterator.return?.();
    return { done: true, value: undefined };
  };
  return {
    [Symbol.asyncIterator]: () => ({ next }),
    bytes: () => bytes,
    drain: async () => {
      while (!(await next()).done);
    },
  };
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
    async *pass(sender: Sender): AsyncGenerator<Uint8Array> {
      for await (const chunk of sender) {
        bytes = sender.bytes();
        if (bytes > importBytesMax) continue;
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
