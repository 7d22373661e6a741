/**
 * A catalogue of 100,000 products: what visitors search and filter at 16 connections, beside the smallest call there is; the
 * part in the middle of a category beside the same of a mandant with 1,000; and clicks while the catalogue is read anew.
 */
import { sql } from 'kysely';
import { type Environment, type Figure, medians, quantile, type Server } from '../../environment.ts';
import { get, load } from '../../load/load.ts';
import { paced } from '../../load/paced.ts';
import { mandantId } from '../../people.ts';
import { fillProducts, firstId, someCategories, someWords } from '../../products.ts';
import { slowestBeside } from '../../slowest.ts';

const many = { slug: 'spbdevk', products: 100_000 };
const few = { slug: 'rahmen', products: 1000 };
const shown = 24;

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    for (const one of [many, few]) await fillProducts(environment, one);
    await sql`vacuum analyze`.execute(environment.database.kysely);
    await readOnce(server, many.slug);
    return [
      ...(await slowestBeside(environment, server, {
        name: 'search and filter among 100,000 products',
        slug: many.slug,
        connections: 16,
        seconds: 4,
        atMostMs: 30,
        next: () => get(`/api/v1/${many.slug}/produkt/?${asked()}&anzahl=${shown}`),
      })),
      await partsBeside(server),
      await clicksMeanwhile(environment, server),
    ];
  } finally {
    await server.stop();
  }
}

/** What a visitor asks: words, a category, a price, an order. */
function asked(): string {
  const query = new URLSearchParams({ quelle: 'festnetz' });
  if (Math.random() < 0.5) query.set('kategorie', pick(someCategories));
  if (Math.random() < 0.6)
    query.set(
      'suche',
      `${pick(someWords).slice(0, 3 + Math.floor(Math.random() * 4))} ${Math.floor(Math.random() * 100)}`,
    );
  if (Math.random() < 0.4) query.set('preisBis', String(2000 + Math.floor(Math.random() * 4000)));
  if (Math.random() < 0.3) query.set('tempoAb', pick(['100', '250', '500']));
  query.set('sortierung', pick(['empfohlen', 'preis', 'tempo', 'praemie']));
  return query.toString();
}

async function readOnce(server: Server, slug: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/${slug}/produkt/auswahl?quelle=festnetz`);
  const { AnzahlGesamt: total } = (await answer.json()) as { AnzahlGesamt: number };
  if (!(total >= 1000)) throw new Error(`only ${total} products of ${slug} are there`);
}

/** The time of one answer, one after the other. */
async function partsBeside(server: Server): Promise<Figure> {
  const middle = async ({ slug, products }: typeof many): Promise<number> => {
    const after = firstId + Math.floor(products / 2);
    const path = `/api/v1/${slug}/produkt/?quelle=festnetz&anzahl=${shown}&nach=${after}`;
    const { failed, perSecond } = await load({ port: server.port, connections: 1, seconds: 3, next: () => get(path) });
    if (failed > 0) throw new Error(`${failed} answers were refused`);
    return 1000 / perSecond;
  };
  await middle(many);
  const { ours, limit } = await medians(3, async () => ({ ours: await middle(many), limit: await middle(few) }));
  const name = 'a part in the middle of 100,000 products, beside one of 1,000';
  return { name, value: ours, unit: 'ms', limit, ratio: ours / limit, must: { atMost: 1.2 } };
}

/** Every second a product changes, so that the catalogue is read anew all the time. */
async function clicksMeanwhile(environment: Environment, server: Server): Promise<Figure> {
  const id = await mandantId(environment, many.slug);
  let isOver = false;
  const changes = (async () => {
    while (!isOver) {
      await environment.database.transaction({ mandantId: id, role: 'app', readOnly: false }, (db) =>
        sql`update product set monthly_cents = monthly_cents + 1 where id = ${firstId}`.execute(db),
      );
      await readOnce(server, many.slug);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  })();
  const times = await paced({
    port: server.port,
    connections: 64,
    perSecond: 1000,
    seconds: 10,
    next: () => get('/k/unbekannt', 'Accept: text/html\r\n'),
    accepts: (status) => status < 500,
  });
  isOver = true;
  await changes;
  const slow = quantile(times, 0.99);
  const name = 'unknown links at 1,000 a second while 100,000 products are read anew, p99';
  return { name, value: slow, unit: 'ms', ratio: slow, must: { atMost: 25 } };
}
