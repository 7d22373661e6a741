/**
 * Signing in is bound by argon2 and keeps the event loop free: clicks at a fixed 1,000 a second while eight people sign in
 * all the time, and how many of them a second get in beside the bare hash.
 */
import { hashPassword, verifyPassword } from '../../server/src/identity/password/password.ts';
import { type Environment, type Figure, medians, quantile, type Server } from '../environment.ts';
import { get, load, post } from '../load/load.ts';
import { paced } from '../load/paced.ts';
import { addPeople, password, signIn } from '../people.ts';
import { makeLinks } from '../visitors.ts';

const people = 8;
const seconds = 8;
const perSecond = 1000;
const links = 200;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    const emails = Array.from({ length: people }, (_none, index) => `bench.login${index}@example.org`);
    await addPeople(environment, emails);
    const codes = (await makeLinks(server, links)).map(({ short }) => short);
    const click = (): string => get(codes[Math.floor(Math.random() * links)] ?? '');
    const clicks = async (): Promise<number> =>
      quantile(
        await paced({
          port: server.port,
          connections: 32,
          perSecond,
          seconds,
          next: click,
          accepts: (status) => status === 302,
        }),
        0.99,
      );
    await load({ port: server.port, connections: 32, seconds: 2, next: click });
    const figures = await medians(3, async () => {
      const alone = await clicks();
      const [beside] = await Promise.all([clicks(), signInAll(server, emails)]);
      return { alone, beside, logins: await signInAll(server, emails), hashes: await hash() };
    });
    return [
      {
        name: `clicks at ${perSecond}/s while ${people} people sign in, p99 (${figures.alone.toFixed(1)} ms without them)`,
        value: figures.beside,
        unit: 'ms',
        ratio: figures.beside,
        must: { atMost: 25 },
      },
      {
        name: 'sign-in beside the bare hash',
        value: figures.logins,
        unit: 'sign-ins/s',
        limit: figures.hashes,
        ratio: figures.logins / figures.hashes,
        must: { atLeast: 0.7 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Each of them again and again. */
async function signInAll({ port }: Server, emails: readonly string[]): Promise<number> {
  let count = 0;
  const next = (): string => post('/api/v1/spbdevk/account/login', signIn(emails[count++ % people] ?? ''));
  const accepts = (status: number): boolean => status === 200 || fail(`sign-in answered ${status}`);
  return (await load({ port, connections: people, seconds, next, accepts })).perSecond;
}

function fail(message: string): never {
  throw new Error(message);
}

/** As many at once as the server lets through, with nothing around them. */
async function hash(): Promise<number> {
  const known = await hashPassword(password);
  const endsAt = performance.now() + seconds * 1000;
  let verified = 0;
  await Promise.all(
    Array.from({ length: people }, async () => {
      for (; performance.now() < endsAt; verified++) await verifyPassword(known, password);
    }),
  );
  return verified / seconds;
}
