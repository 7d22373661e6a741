/**
 * Searches and lists at the desk of a mandant with a million recommenders, recommendations, orders and rewards, one request
 * at a time, each time for something else: by a name that a handful of people have and by one of fifty thousand, by two letters, by a number, its part and an e-mail.
 * Every list as it comes, and its last page. And the two sums that somebody waits for: what waits for whom, and what the next payout run takes.
 */
import { type Figure, median, quantile, type Server } from '../environment.ts';
import { signInOperator } from '../operator.ts';
import { collectedOneOf, million } from './fill.ts';

const { slug = '', count = 0 } = million[0] ?? {};
const collected = Math.floor(count / collectedOneOf);
const rounds = 40;
const atMostMs = 100;

interface Search {
  name: string;
  list: string;
  /** None where there is nothing to look for. */
  body?: (round: number) => object;
  /** What stands in its answer. */
  tells?: string;
}

const of =
  (...texts: string[]) =>
  (round: number) => ({ Filter: texts[round % texts.length] });
const mailOf = (mailbox: string) => (round: number) => ({
  Filter: `${mailbox}${(round * 15_331) % 900_000}@example.org`,
});

const lists = {
  recommenders: 'empfehler',
  recommendations: 'empfehlungen',
  orders: 'auftraege',
  rewards: 'praemierungen',
  mails: 'mails',
  'what happened': 'ereignisse',
};

const searches: readonly Search[] = [
  ...Object.entries(lists).flatMap(([name, list]) => [
    { name: `${name}, the first page`, list, body: () => ({}) },
    { name: `${name}, the last page`, list, body: () => ({ Ende: true }) },
  ]),
  { name: 'recommenders by a part of a name', list: 'empfehler', body: of('orn', 'ausch', 'quas', 'ers', 'est') },
  { name: 'recommenders by a frequent name', list: 'empfehler', body: of('Anna', 'Ben', 'Clara', 'Uhl', 'muster') },
  { name: 'recommenders by a whole name', list: 'empfehler', body: of('Anna Muster', 'Udo Xander', 'Gerda Thorn') },
  { name: 'recommenders by a name that nobody has', list: 'empfehler', body: of('Zyxwv', 'Krümelkuchen', 'Anna Zyx') },
  { name: 'recommenders by two letters', list: 'empfehler', body: of('Qu', 'Uh', 'Cl', 'Oh') },
  { name: 'recommenders by two letters that are everywhere', list: 'empfehler', body: of('an', 'be', 'mu') },
  { name: 'recommenders by an e-mail', list: 'empfehler', body: mailOf('person') },
  {
    name: 'locked recommenders by a name',
    list: 'empfehler',
    body: of('Status:Gesperrt;Text:Anna', 'Status:Gesperrt;Text:orn'),
  },
  { name: 'recommendations by an e-mail', list: 'empfehlungen', body: mailOf('guest') },
  { name: 'recommendations by an e-mail of whoever recommended', list: 'empfehlungen', body: mailOf('person') },
  { name: 'orders by a part of a number', list: 'auftraege', body: of('0f42', '0c1d2', 'b7-9', '00a') },
  { name: 'orders by a part of every number', list: 'auftraege', body: of('EXT', 'ext-', 'EXT-0') },
  { name: 'orders by two characters', list: 'auftraege', body: of('6f', 'EX') },
  { name: 'orders by an e-mail', list: 'auftraege', body: mailOf('guest') },
  { name: 'rewards by an e-mail', list: 'praemierungen', body: mailOf('person') },
  { name: 'all that waits for somebody', list: 'uebersicht' },
  {
    name: `what the next run would take, ${collected.toLocaleString('en')} rewards`,
    list: 'auszahlungslaeufe/naechster',
    tells: `"Anzahl":${collected},`,
  },
];

export async function searchFigures(server: Server): Promise<Figure[]> {
  const token = await signInOperator(server);
  const figures: Figure[] = [];
  for (const search of searches) {
    const value = median([
      await slowest(server, token, search),
      await slowest(server, token, search),
      await slowest(server, token, search),
    ]);
    const name = `${search.name} among 1,000,000, p99`;
    figures.push({ name, value, unit: 'ms', ratio: value, must: { atMost: atMostMs } });
  }
  return figures;
}

/** Of a process that has asked each once before. */
async function slowest({ port }: Server, token: string, { list, body, tells = '' }: Search): Promise<number> {
  const times: number[] = [];
  const url = `http://127.0.0.1:${port}/api/v1/${slug}/admin/${list}`;
  const authorization = `Bearer ${token}`;
  for (let round = -5; round < rounds; round++) {
    const from = performance.now();
    const answer = await fetch(
      url,
      body
        ? {
            method: 'PUT',
            body: JSON.stringify({ ...body(round + 5), Pagesize: 50, Descending: true }),
            headers: { 'content-type': 'application/json', authorization },
          }
        : { headers: { authorization } },
    );
    const text = await answer.text();
    if (!answer.ok || !text.includes(tells)) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    if (round >= 0) times.push(performance.now() - from);
  }
  return quantile(times, 0.99);
}
