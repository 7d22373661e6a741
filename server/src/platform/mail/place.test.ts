/** What waits for one address (rules 1.8): each thing by itself, one after the other, and never more than a day's share. */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { annaMuster, wishOf } from '#testing/cast/anna.ts';
import { password, person } from '#testing/cast/person.ts';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';

const { app, as, days } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());
/** Nothing of another test waits or counts. */
beforeEach(async () => {
  await configure(app, 'spbdevk');
  for (let passed = 0; passed < 3; passed++) {
    await days(2);
    await app.post();
  }
});
const hours = (count: number) => days(count / 24);

let people = 0;
const newEmail = () => `place${++people}@example.org`;
const waits = { 'x-nachweis': 'warten' };
/** Of a stranger; gives the path of the link and until when its mail waits. */
async function recommends(email: string, from: string): Promise<{ path: string; until: string | undefined }> {
  const { status, body } = await app.call('POST', '/empfehlen/create', {
    body: wishOf({ as: { ...annaMuster, email } }),
    headers: { 'x-forwarded-for': from, ...waits },
  });
  expect(status).toBe(200);
  return { path: new URL(body.KurzURL).pathname, until: body.MailBis };
}
/** The paths of the links that the mails of now bring. */
const brought = async (paths: readonly string[]) =>
  (await app.post()).flatMap(({ text }) => paths.filter((path) => text.includes(path)));

test('of one address no more wait than go in a day; a network that fills it gives way itself, and others stay', async () => {
  const email = newEmail();
  for (let made = 0; made < 3; made++) await recommends(email, '192.0.2.1');
  await app.post();
  const own = await recommends(email, '198.51.100.7');
  const many: string[] = [];
  for (let made = 0; made < 6; made++) many.push((await recommends(email, `2001:db8:1:${made}::1`)).path);
  const late = (await recommends(email, '203.0.113.9')).path;
  await days(1.1);
  expect(await brought([own.path, ...many, late])).toEqual([own.path, many[5], late]);
  await days(2);
  expect(await app.post()).toEqual([]);
});

test('those that wait for one address have a moment each, a day after the one whose place they take', async () => {
  const email = newEmail();
  for (let made = 0; made < 3; made++) {
    await recommends(email, '192.0.2.1');
    await app.post();
    await hours(2);
  }
  const paths: string[] = [];
  const untils: number[] = [];
  for (let made = 0; made < 3; made++) {
    const { path, until } = await recommends(email, '192.0.2.1');
    paths.push(path);
    untils.push(Date.parse(until ?? ''));
  }
  const [first = 0, second = 0, third = 0] = untils;
  expect([second - first, third - second].map((ms) => Math.round(ms / 60_000))).toEqual([120, 120]);
  await hours(18.5);
  for (const path of paths) {
    expect(await brought(paths)).toEqual([path]);
    await hours(2);
  }
});

test('messages of a guest have a copy each, also when it waits', async () => {
  const email = newEmail();
  const body = { Vorname: 'A', Nachname: 'B', Email: email, Betreff: 'C', Nachricht: 'D', DatenschutzAkzeptiert: true };
  for (let sent = 0; sent < 5; sent++)
    expect((await app.call('POST', '/kontakt', { body: { ...body, KopieAnMich: true } })).status).toBe(200);
  const copies = async () => (await app.post()).filter(({ to }) => to === email).length;
  expect(await copies()).toBe(3);
  await days(1.1);
  expect(await copies()).toBe(2);
});

test('all that waits for somebody goes with the account', async () => {
  const { email, token } = await person(app);
  for (let made = 0; made < 5; made++) await recommends(email, '192.0.2.1');
  await app.post();
  const kept = () =>
    as().read(async ({ db }) => {
      const { rows } = await sql<{ kept: number }>`
        select count(*)::int as kept from mail m join mail_due d on d.mandant_id = m.mandant_id and d.mail_id = m.id
        where m.template = 'M02' and m.address_sealed is not null`.execute(db);
      return rows[0]?.kept;
    });
  expect(await kept()).toBe(2);
  expect((await app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token })).status).toBe(200);
  expect(await kept()).toBe(0);
});

test('a mail that goes at once takes the place of one like it that waited', async () => {
  const { email } = await person(app);
  const ownPage = { 'sec-fetch-site': 'same-origin' };
  const login = { body: { Email: email, Password: password }, headers: ownPage };
  const { cookies } = await app.call('POST', '/account/login', login);
  const cookie = cookies.find((one) => one.startsWith('bekannt='))?.split(';')[0] ?? '';
  await hours(2);
  await configure(app, 'spbdevk', { unconfirmedMailsPerHour: 2 });
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const asks = (headers: Record<string, string>) => app.call('GET', `/account/resetPassword/${email}`, { headers });
  expect((await asks(waits)).body).toHaveProperty('MailBis');
  await hours(0.3);
  expect((await asks({ ...ownPage, cookie })).body).toEqual({ MailVersendet: true });
  const own = async () => (await app.post()).filter(({ to }) => to === email).length;
  expect(await own()).toBe(1);
  await hours(2);
  expect(await own()).toBe(0);
});
