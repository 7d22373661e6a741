/**
 * A search at the desk on a fresh embedded database: demo data, and 300 recommendations of 300 people that came a moment
 * ago by the API. Beside the same list without a search.
 */
import { call } from '../call.ts';
import { type Environment, type Figure, median, medians, type Server } from '../environment.ts';
import { signInOperator } from '../operator.ts';

const recommendations = 300;
const searches = 15;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer({ DATABASE_URL: '' });
  try {
    const { AgbText } = await call<{ AgbText: string }>(server, 'GET', '');
    for (let person = 0; person < recommendations; person++) await recommend(server, AgbText, person);
    const token = await signInOperator(server);
    const { search, list } = await medians(3, async () => ({
      search: await time(server, token, { Filter: 'person7@example.org' }),
      list: await time(server, token, {}),
    }));
    const name = 'search at the desk on a fresh embedded database, beside the list without a search, p50';
    return [{ name, value: search, unit: 'ms', limit: list, ratio: search / list, must: { atMost: 2 } }];
  } finally {
    await server.stop();
  }
}

const recommend = (server: Server, AgbText: string, person: number): Promise<unknown> =>
  call(server, 'POST', '/empfehlen/create', {
    body: {
      Empfehlung: { Produkt: 101, AgbText, AnteilEmpfehler: 50 },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: `person${person}@example.org` },
      Empfaenger: null,
    },
  });

async function time(server: Server, token: string, body: object): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < searches; round++) {
    const from = performance.now();
    await call(server, 'PUT', '/admin/empfehlungen', { headers: { authorization: `Bearer ${token}` }, body });
    times.push(performance.now() - from);
  }
  return median(times);
}
