/** What visitors do, as requests of the load: create recommendations, open recipient pages. */
import { call } from './call.ts';
import type { Server } from './environment.ts';
import { post } from './load/load.ts';

export interface Link {
  number: string;
  hash: string;
  /** Path of the short link. */
  short: string;
  /** Path of the recipient's page. */
  page: string;
  /** E-mail of whoever made it. */
  recommender: string;
}

interface Made {
  Empfehlungsnummer: string;
  Hash: string;
  KurzURL: string;
}

const creation = (tag: string, terms: string, product: number) => ({
  Empfehlung: { Produkt: product, Channel: 'KurzURL', AgbText: terms, AnteilEmpfehler: 50 },
  Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: `bench.${tag}@example.org` },
});

let count = 0;
const known = new Map<number, { terms: string; product: number }>();

/** The terms of the mandant, and a product that earns a premium. */
export async function whatIsOffered(server: Server): Promise<{ terms: string; product: number }> {
  const { AgbText: terms } = await call<{ AgbText: string }>(server, 'GET', '');
  const products = await call<{ Id: number; WertCent: number | null }[]>(server, 'GET', '/produkt');
  const found = { terms, product: products.find((one) => one.WertCent)?.Id ?? 101 };
  known.set(server.port, found);
  return found;
}

/** Real recommendations, made through the API. */
export async function makeLinks(server: Server, amount: number): Promise<Link[]> {
  const { terms, product } = await whatIsOffered(server);
  const links: Link[] = [];
  while (links.length < amount) {
    const wanted = creation(`link${++count}`, terms, product);
    const {
      Empfehlungsnummer: number,
      Hash: hash,
      KurzURL,
    } = await call<Made>(server, 'POST', '/empfehlen/create', { body: wanted });
    links.push({
      number,
      hash,
      short: new URL(KurzURL).pathname,
      page: `/de/empfaengerdaten/${number}?h=${hash}`,
      recommender: wanted.Empfehler.Email,
    });
  }
  return links;
}

/** Each request creates a recommendation of somebody new; after `makeLinks` on the same server. */
export function nextCreation(): () => string {
  const [offered] = known.values();
  if (!offered) throw new Error('makeLinks comes first');
  return () =>
    post('/api/v1/spbdevk/empfehlen/create', creation(`load${++count}.${Date.now()}`, offered.terms, offered.product));
}
