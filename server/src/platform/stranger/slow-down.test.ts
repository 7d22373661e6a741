/** What a sign-in costs a stranger while an account is tried again and again (rules 1.9). */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { agencyPassword, anAgency } from '../../testing/cast/agency/clara.ts';
import { operator } from '../../testing/cast/operators.ts';
import { password, person } from '../../testing/cast/person.ts';
import { world } from '../../testing/world.ts';
import { globally } from '../context.ts';
import { endWrongTries } from './slow-down.ts';

const w = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
const { app, days } = w;
afterAll(() => app.close());

let networks = 0;
const from = () => ({ 'x-forwarded-for': `2001:db8:${(++networks).toString(16)}::1` });
/** As if so many wrong passwords of the last hour had come from as many networks. */
const triedSoOften = (wrong: number) =>
  globally(app.app.system, async (db) => {
    await sql`update wrong_try set wrong = ${wrong} where wait_until <= tried_at`.execute(db);
  });
const ask = async (Email: string, Zweck = 'Anmeldung') =>
  (await app.call('POST', '/nachweis', { body: { Zweck, Email } })).body as { Aufgabe: string; Nullbits: number };

function solve({ Aufgabe, Nullbits }: { Aufgabe: string; Nullbits: number }): string {
  for (let number = 0; ; number++) {
    const text = `${Aufgabe}:${number}`;
    if (Math.clz32(hash('sha256', text, 'buffer').readUInt32BE(0)) >= Nullbits) return text;
  }
}

test('the work rises by a bit with every hundred wrong tries, and ends where a phone still does it', async () => {
  const { email } = await person(app);
  const login = (proof: string, Password = password) =>
    app.call('POST', '/account/login', {
      body: { Email: email, Password },
      headers: { ...from(), 'x-nachweis': proof },
    });
  await login('warten', 'Falsch-2026');
  const asked: Record<number, number> = {};
  for (const wrong of [1, 100, 200, 300, 400, 100_000]) {
    await triedSoOften(wrong);
    asked[wrong] = (await ask(email)).Nullbits;
  }
  expect(asked).toEqual({ 1: 17, 100: 17, 200: 18, 300: 19, 400: 19, 100000: 19 });
  expect((await ask('niemand@example.org')).Nullbits).toBe(17);
  // It is the task that is asked for: less work is none, and the highest opens the door however often it was tried.
  await triedSoOften(100);
  const cheap = solve(await ask(email));
  await triedSoOften(100_000);
  expect((await login(cheap)).body.PsoErrorCode).toBe('PSOF0301');
  expect((await login(solve(await ask(email)))).status).toBe(200);
}, 60_000);

const signIns = [
  { who: 'a recommender', path: '/account/login', Zweck: 'Anmeldung', of: async () => (await person(app)).email },
  {
    who: 'an agency',
    path: '/agentur/login',
    Zweck: 'Agenturanmeldung',
    of: async () => (await anAgency(w, 'andrang')).owner.email,
  },
] as const;

test.each(signIns)(
  '$who who brings the work right after it was asked for comes in, from one network and at once',
  async ({ path, Zweck, of }) => {
    const email = await of();
    const headers = from();
    const login = (Password: string, proof = 'warten') =>
      app.call('POST', path, { body: { Email: email, Password }, headers: { ...headers, 'x-nachweis': proof } });
    const right = path === '/account/login' ? password : agencyPassword;
    expect((await app.call('POST', path, { body: { Email: email, Password: 'falsch' }, headers: from() })).status).toBe(
      400,
    );
    await triedSoOften(250);
    for (const _press of [1, 2]) expect((await login(right)).body.PsoErrorCode).toBe('PSOF0301');
    const task = await ask(email, Zweck);
    expect(task.Nullbits).toBe(18);
    expect((await login(right, solve(task))).status).toBe(200);
  },
);

test('the owner is told once a day that somebody tries again and again, and again the next day', async () => {
  await days(1);
  const eva = 'eva44@betreiber.example';
  await operator(app, { email: eva });
  const { email } = await person(app);
  await app.post();
  const tells = async () => {
    for (const [path, Email] of [
      ['/account/login', email],
      ['/admin/login', eva],
    ] as const) {
      const tries = () => app.call('POST', path, { body: { Email, Password: 'falsch' }, headers: from() });
      await tries();
      await triedSoOften(100);
      await tries();
      await tries();
    }
    return (await app.post()).map(({ to, subject }) => `${to}: ${subject}`).toSorted();
  };
  const told = [`${eva}: Viele Anmeldeversuche mit Ihrer Adresse`, `${email}: Viele Anmeldeversuche mit Ihrer Adresse`];
  expect(await tells()).toEqual(told);
  await days(0.9);
  expect(await tells()).toEqual([]);
  await days(0.2);
  expect(await tells()).toEqual(told);
});

test('tries that slow nobody down any more go in parts, however many they are; those of the last two hours stay', async () => {
  const { system } = app.app;
  await endWrongTries(system);
  const now = system.clock.now();
  await globally(system, (db) =>
    sql`insert into wrong_try (key, wrong, wait_until, tried_at)
      select 'old ' || g, 1, ${now}::timestamptz, ${now}::timestamptz - interval '3 hours' from generate_series(1, 5200) g
      union all select 'young', 1, ${now}, ${now}::timestamptz - interval '1 hour'`.execute(db),
  );
  expect(await endWrongTries(system)).toBe(5200);
  const left = await globally(system, (db) => db.selectFrom('wrong_try').select('key').execute());
  expect(left.map(({ key }) => key)).toContain('young');
  expect(left.filter(({ key }) => key.startsWith('old'))).toEqual([]);
});
