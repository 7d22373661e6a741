/**
 * Searches and lists at the desk of a mandant with a million recommenders, recommendations, orders and rewards, one request
 * at a time, each time for something else: by a name that a handful of people have and by one of fifty thousand, by two letters, by a number, its part and an e-mail.
 * Every list as it comes, and its last page; names, beside the bare statements. And the sums that somebody waits for: what waits for whom with
 * the figures of thirty days, every company at a glance, and what the next payout run takes.
 */
import { p99Alone, type Statements, statementsOf } from '../alone.ts';
import { type Environment, type Figure, medians, quantile, type Server } from '../environment.ts';
import { get, put } from '../load/load.ts';
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
  /** Whether its answer is the right one. */
  tells?: (answer: string) => boolean;
  /** How many different ones are asked for by turns, of which each is measured beside its bare statements. */
  variants?: number;
}

const of =
  (...texts: string[]) =>
  (round: number) => ({ Filter: texts[round % texts.length] });
const textOf =
  (...texts: string[]) =>
  (round: number) => ({ Text: texts[round % texts.length] });
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

/** Found by the names of people who stand in other tables. */
const ofPeople = {
  recommendations: 'empfehlungen',
  orders: 'auftraege',
  rewards: 'praemierungen',
  mails: 'mails',
  'what happened': 'ereignisse',
};

const byNames = (name: string, list: string, asked: typeof of | typeof textOf): Search[] => [
  { name: `${name} by a whole name`, list, body: asked('Anna Muster', 'Udo Xander', 'Gerda Thorn'), variants: 3 },
  { name: `${name} by a frequent name`, list, body: asked('Anna', 'Uhl', 'orn', 'muster'), variants: 4 },
  { name: `${name} by a name that nobody has`, list, body: asked('Zyxwv', 'Krümelkuchen', 'Anna Zyx') },
  { name: `${name} by two letters that are everywhere`, list, body: asked('an', 'be', 'mu'), variants: 3 },
];

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
  ...Object.entries(ofPeople).flatMap(([name, list]) => byNames(name, list, of)),
  ...byNames('everything', 'suche', textOf),
  { name: 'all that waits for somebody, and thirty days of figures', list: 'uebersicht', variants: 1 },
  {
    name: 'every company at a glance',
    list: 'uebersicht/mandanten',
    tells: (answer) => answer.includes('"Mandant":"rahmen"'),
    variants: 1,
  },
  {
    name: `what the next run would take, ${collected.toLocaleString('en')} rewards`,
    list: 'auszahlungslaeufe/naechster',
    // The demo has a few of its own, on some days more than on others.
    tells: (answer) => (JSON.parse(answer) as { Anzahl: number }).Anzahl >= collected,
    variants: 1,
  },
];

export async function searchFigures(environment: Environment, server: Server): Promise<Figure[]> {
  const token = await signInOperator(server);
  const figures: Figure[] = [];
  for (const search of searches) {
    const name = `${search.name} among 1,000,000, p99`;
    const requests = Array.from({ length: search.variants ?? 0 }, (_, round) => asText(search, token, round));
    const statements = requests.length > 0 ? await statementsOf(environment, requests) : undefined;
    const { value, alone } = await medians(3, async () => ({
      value: await slowest(server, token, search),
      alone: statements ? await slowestAlone(environment, statements) : 0,
    }));
    figures.push({ name, value, unit: 'ms', ratio: value, alone, must: { atMost: atMostMs } });
  }
  return figures;
}

const pathOf = ({ list }: Search): string => `/api/v1/${slug}/admin/${list}`;
const pageOf = (asked: object): object => ({ ...asked, Pagesize: 50, Descending: true });
const asText = (search: Search, token: string, round: number): string => {
  const headers = `Authorization: Bearer ${token}\r\n`;
  return search.body ? put(pathOf(search), pageOf(search.body(round)), headers) : get(pathOf(search), headers);
};

/** As many as of ours: the slowest of hundreds is slower than the slowest of forty. */
const slowestAlone = (environment: Environment, statements: readonly Statements[]): Promise<number> =>
  p99Alone(environment, statements, { connections: 1, count: rounds });

/** Of a process that has asked each once before. */
async function slowest({ port }: Server, token: string, search: Search): Promise<number> {
  const { body, tells = () => true } = search;
  const times: number[] = [];
  const url = `http://127.0.0.1:${port}${pathOf(search)}`;
  const authorization = `Bearer ${token}`;
  for (let round = -5; round < rounds; round++) {
    const from = performance.now();
    const answer = await fetch(
      url,
      body
        ? {
            method: 'PUT',
            body: JSON.stringify(pageOf(body(round + 5))),
            headers: { 'content-type': 'application/json', authorization },
          }
        : { headers: { authorization } },
    );
    const text = await answer.text();
    if (!answer.ok || !tells(text)) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    if (round >= 0) times.push(performance.now() - from);
  }
  return quantile(times, 0.99);
}
