/**
 * All content of a mandant as one file, a line of JSON for each thing: what it is, the pictures, the items with their working
 * copies. Read back it becomes working copies; nothing is public by that.
 */

import { Readable } from 'node:stream';
import { Refusal, refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Value } from '@weitersagen/contract/basics/wire';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { ImportResult } from '@weitersagen/contract/content/desk-shapes';
import { CarriedItem, CarriedMedia, FileHead, fileFormat } from '@weitersagen/contract/content/transfer';
import { problemText, refusalText } from '@weitersagen/contract/texts/texts';
import { findLanguages } from '#cms/cms.ts';
import { listMediaByIds } from '#media/media.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { importBytesMax } from '#platform/http/http.ts';
import { placeOf } from '../content.ts';
import { dataOf, kindOf, languagesOf, titleIn } from '../row.ts';
import * as sql from '../sql.ts';
import { type Carried, keepCarried } from './keep.ts';
import { linesIn } from './line.ts';
import { bringPicture, bytesOf, carriedOf, findTwin, withPictures } from './picture.ts';

const itemsMax = 50_000;
/** As many keys are read at once. */
const picturesMax = 200;

/** Of the app that is named, or of that of the mandant now. */
export async function exportContent(ctx: Ctx, app: string | null, answer: Answer): Promise<void> {
  const place = app === null ? placeOf(ctx) : { ...placeOf(ctx), app };
  const languages = (await ctx.read((tx) => findLanguages(tx, place.app))) ?? refuse('unknown');
  answer.header('content-disposition', `attachment; filename="inhalte-${place.app}.ndjson"`);
  answer.file(Readable.from(linesOf(ctx, place, languages), { objectMode: false }), 'application/x-ndjson');
}

async function* linesOf(ctx: Ctx, place: sql.Place, languages: string[]): AsyncGenerator<string> {
  yield line(encode(FileHead, { format: fileFormat, edition: 1, app: place.app, languages }));
  for await (const id of pictureKeys(ctx)) {
    const media = (await ctx.read((tx) => listMediaByIds(tx, [id]))).get(id);
    if (!media || media.type === 'pdf') continue;
    const content = (await bytesOf(ctx, media)).toString('base64');
    const carried = carriedOf(media);
    yield line({
      Bild: encode(CarriedMedia, { ...carried, alternativeTexts: { ...carried.alternativeTexts }, content }),
    });
  }
  const rows = await ctx.report((tx) => sql.listAllContent(tx.db, place, itemsMax));
  for (const { id, schema, data } of rows)
    yield line({ Inhalt: encode(CarriedItem, { kind: kindOf(schema), id, data: dataOf(data) }) });
}

/** Of all pictures, the oldest first. */
async function* pictureKeys(ctx: Ctx): AsyncGenerator<string> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    const pictures = await ctx.report((tx) => sql.listPictureKeys(tx.db, ctx.mandant.id, from, picturesMax));
    for (const { key } of pictures) yield key;
    after = pictures.at(-1)?.id;
  }
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

type Body = AsyncIterable<Uint8Array> | null | undefined;

export async function importContent(ctx: Ctx, body: Body, isProbe: boolean): Promise<Value<typeof ImportResult>> {
  const languages = await languagesOf(ctx);
  const result: Taken = { added: 0, changed: 0, same: 0, pictures: 0, failures: [] };
  const ids = new Map<string, string>();
  let isHead = true;
  for await (const text of linesIn(body ?? Readable.from([]), importBytesMax)) {
    if (text.trim() === '') continue;
    const read = parsed(text);
    if (isHead) {
      if (!decode(FileHead, read).ok) refuse('file.refused', { problems: [{ field: 'Datei', code: 'file-type' }] });
      isHead = false;
    } else if ('Bild' in read) result.pictures += await takePicture(ctx, read.Bild, ids, isProbe);
    else if ('Inhalt' in read) await takeItem(ctx, read.Inhalt, { ids, isProbe, languages, result });
  }
  if (isHead) refuse('file.refused', { problems: [{ field: 'Datei', code: 'file-empty' }] });
  return { isProbe, ...result };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Told below.
  }
  return refuse('file.refused', { problems: [{ field: 'Datei', code: 'file-broken' }] });
}

/** Gives how many are new. */
async function takePicture(ctx: Ctx, sent: unknown, ids: Map<string, string>, isProbe: boolean): Promise<number> {
  const read = decode(CarriedMedia, sent);
  if (!read.ok) refuse('file.refused', { problems: [{ field: 'Datei', code: 'file-broken' }] });
  const { content, ...picture } = read.value;
  const twin = await findTwin(ctx, picture);
  if (twin) ids.set(picture.id, twin.id);
  else if (!isProbe) ids.set(picture.id, await bringPicture(ctx, picture, async () => Buffer.from(content, 'base64')));
  return twin ? 0 : 1;
}

type Result = Value<typeof ImportResult>;
/** What is counted while the file is read. */
type Taken = { -readonly [K in Exclude<keyof Result, 'isProbe' | 'failures'>]: Result[K] } & {
  failures: Result['failures'][number][];
};

interface Taking {
  ids: ReadonlyMap<string, string>;
  isProbe: boolean;
  languages: readonly string[];
  result: Taken;
}

/** One that does not fit takes no other along. */
async function takeItem(ctx: Ctx, sent: unknown, { ids, isProbe, languages, result }: Taking): Promise<void> {
  const read = decode(CarriedItem, sent);
  if (!read.ok) return void result.failures.push({ title: '', message: refusalText(ctx.locale, 'input.invalid') });
  const carried: Carried = { ...read.value, data: withPictures(dataOf(read.value.data), ids) };
  try {
    const open = isProbe ? ctx.read : ctx.write;
    const { kept } = await open((tx) => keepCarried(tx, carried, isProbe));
    result[kept]++;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const title = titleIn(contentSchemas[carried.kind], languages, carried.data);
    const told = (error.details.problems ?? []).map((problem) => problemText(ctx.locale, problem));
    result.failures.push({ title, message: told.join('; ') || refusalText(ctx.locale, error.refusal) });
  }
}
