/**
 * `anbieter-a`: everything it has, as JSON in pages that follow each other by tokens (docs/providers.md). Each page says of which
 * moment it is; when that changes on the way the pages do not belong together, and all of them are asked for again.
 */
import { moment } from '@weitersagen/contract/basics/day';
import { line } from '@weitersagen/contract/basics/text';
import { decode, optional, type Value, wire } from '@weitersagen/contract/basics/wire';
import * as z from 'zod/mini';
import type { Adapter, SentRow } from '../adapter.ts';
import type { ProviderCall } from '../call.ts';
import { LoadError, Restart } from '../failure.ts';

const sources = ['festnetz', 'mobilfunk'] as const;
type Source = (typeof sources)[number];

const rowsPerPage = 500;
const pagesMax = 2000;
const bytesMax = 8 * 1024 * 1024;

const Page = wire({
  statedAt: ['Stand', moment],
  rows: ['Produkte', z.array(z.unknown())],
  next: ['NaechsteSeite', optional(line(1, 1000))],
});
type Page = Value<typeof Page>;

export const pages: Adapter = {
  async deliver(call, { fullMark }, take) {
    const first = await readPage(call, 'festnetz', null);
    const mark = first.statedAt.toISOString();
    if (mark === fullMark) return undefined;
    return take({
      kind: 'full',
      mark,
      rows: rowsOf(call, first),
      end: () => ({ statedAt: first.statedAt, changeMark: null }),
    });
  },
};

async function* rowsOf(call: ProviderCall, first: Page): AsyncGenerator<SentRow> {
  let row = 0;
  for (const source of sources) {
    const tokens = new Set<string>();
    let page = source === 'festnetz' ? first : await readPage(call, source, null);
    for (;;) {
      if (page.statedAt.getTime() !== first.statedAt.getTime()) throw new Restart('unsteady');
      for (const sent of page.rows) yield { line: ++row, sent: ofSource(sent, source) };
      if (page.next === null) break;
      // It would lead on and on.
      if (page.rows.length === 0) throw new LoadError('notReadable');
      if (tokens.has(page.next) || tokens.size >= pagesMax) throw new LoadError('repeatedToken');
      tokens.add(page.next);
      page = await readPage(call, source, page.next);
    }
  }
}

/** It was asked for, so it need not be said in each row. */
const ofSource = (sent: unknown, source: Source): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? { ...sent, Quelle: source } : sent;

async function readPage(call: ProviderCall, source: Source, token: string | null): Promise<Page> {
  const query = new URLSearchParams({
    quelle: source,
    anzahl: String(rowsPerPage),
    ...(token !== null && { seite: token }),
  });
  const text = await call.get(`/produkt?${query}`, { accept: 'application/json', bytesMax }, readText);
  if (text === undefined) throw new LoadError('notFound');
  const page = decode(Page, parsed(text));
  if (!page.ok || page.value.rows.length > rowsPerPage) throw new LoadError('notReadable');
  return page.value;
}

async function readText(parts: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LoadError('notReadable');
  }
}
