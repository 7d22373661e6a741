/**
 * A provider of products in demo mode alone: a listener of its own, so that nothing of it is part of the product. Its page says
 * how it is and lets whoever tries it out decide what it has and how it behaves.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { today } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { type FakeProvider, fakeProvider, type NamedMood } from '../../testing/provider/fake-provider.ts';
import { stockOf } from '../../testing/provider/stock.ts';
import { demoProviderKey, providerAddress, providerPort } from './address.ts';
import { demoTariffs, stocks } from './stock.ts';

/** Undefined where the port is taken: the demo does without. */
export async function startProvider({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<{ address: string; close: () => void } | undefined> {
  const [own, address] = [providerPort(port), providerAddress(port)];
  if (own === undefined || address === null) return undefined;
  const provider = await openProvider(own, host).catch(() => undefined);
  return provider && { address, close: () => void provider.close() };
}

export function openProvider(port: number, host: string): Promise<FakeProvider> {
  const now = new Date();
  const all = demoTariffs(today(now));
  let stock = 'alles';
  return fakeProvider({
    port,
    host,
    key: demoProviderKey,
    stock: stockOf(all),
    statedAt: now,
    page: async (provider, request, response) => {
      if (request.method === 'POST') {
        const wish = new URLSearchParams(await bodyOf(request));
        const of = stocks[wish.get('bestand') ?? '']?.[1];
        const mood = wish.get('antwort') ?? '';
        if (isMood(mood)) provider.mood = mood;
        if (of) {
          stock = wish.get('bestand') ?? stock;
          provider.publish(of(all), new Date());
        }
        return void response.writeHead(303, { location: '/' }).end();
      }
      response.writeHead(200, headers).end(pageOf(provider, stock));
    },
  });
}

/** No form of this page is longer. */
const bodyOf = async (request: IncomingMessage): Promise<string> =>
  Number(request.headers['content-length'] ?? 0) > 1000 ? '' : text(request);

const headers: Parameters<ServerResponse['writeHead']>[1] = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** In their order; a file of changes with a wrong number is none of them, because each state here is a whole one. */
type DemoMood = Exclude<NamedMood, 'misnumbered'>;
const answers: Readonly<Record<DemoMood, string>> = {
  well: 'at once, and right',
  down: '503: under maintenance',
  gone: 'by closing the connection',
  silent: 'not at all',
  slow: 'two seconds late',
  denied: '401: the key is not accepted',
  redirect: '302: somewhere else',
  broken: 'with something else',
  cut: 'with half of it',
  torn: 'with half of it, and closes the connection',
  damaged: 'with another byte in it',
  repeated: 'with a page that leads to itself',
  endless: 'with empty pages that always lead on',
  crowded: 'with more on a page than was asked for',
  moving: 'with another moment on each page',
};
const isMood = (name: string): name is DemoMood => Object.hasOwn(answers, name);

function pageOf({ mood, stock, statedAt }: FakeProvider, chosen: string): string {
  const choice = (name: string, list: readonly (readonly [unknown, string])[], is: unknown): string =>
    list
      .map(
        ([value, said]) =>
          `<label><input type="radio" name="${name}" value="${value}"${value === is ? ' checked' : ''}> ${said}</label>`,
      )
      .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tariff provider (demo)</title>
<style>body{font:1.125rem/1.55 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:2rem 1.25rem}
fieldset{margin:0 0 1.5rem;border:1px solid #767676;border-radius:.25rem}label{display:block;padding:.25rem 0}button{font:inherit;padding:.5rem 1rem}</style></head>
<body><main><h1>Tariff provider (demo)</h1>
<p>${stock.count} products, as of ${statedAt.toISOString()}.</p>
<form method="post" action="/">
<fieldset><legend>It has</legend>
${choice(
  'bestand',
  Object.entries(stocks).map(([name, [said]]) => [name, said]),
  chosen,
)}</fieldset>
<fieldset><legend>It answers</legend>
${choice('antwort', Object.entries(answers), mood)}</fieldset>
<button>Publish a new state</button>
</form></main></body></html>
`;
}
