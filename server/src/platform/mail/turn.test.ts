/** Mails nobody has confirmed wait for their turn (rules 1.8): behind the share of an address, and behind the mandant's ceiling. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { annaMuster, wishOf } from '#testing/cast/anna.ts';
import { operator } from '#testing/cast/operators.ts';
import { person, setsPassword } from '#testing/cast/person.ts';
import { configure } from '#testing/mandant.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const lines: string[] = [];
const { app, ben, as, days, anna } = await world(
  { RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  { logTo: { write: (line) => void lines.push(line) } },
);
afterAll(() => app.close());
/** Nothing of another test waits or counts. */
beforeEach(async () => {
  await configure(app, 'spbdevk');
  await days(2);
  await app.post();
  await days(1);
});
const hours = (count: number) => days(count / 24);

let people = 0;
const newEmail = () => `turn${++people}@example.org`;
const ceiling = (unconfirmedMailsPerHour: number) => configure(app, 'spbdevk', { unconfirmedMailsPerHour });
const recommends = (email: string, from: string, headers: Record<string, string> = {}) =>
  app.call('POST', '/empfehlen/create', {
    body: wishOf({ as: { ...annaMuster, email } }),
    headers: { 'x-forwarded-for': from, ...headers },
  });
const waits = { 'x-nachweis': 'warten' };
const sentTo = async () => (await app.post()).map(({ to }) => to).toSorted();

/** What a browser does in a chunk of its own. */
async function proof(body: Record<string, unknown> = { Zweck: 'Mail' }): Promise<{ 'x-nachweis': string }> {
  const { body: asked } = await app.call('POST', '/nachweis', { body });
  for (let number = 0; ; number++) {
    const text = `${asked.Aufgabe}:${number}`;
    if (hash('sha256', text, 'buffer').readUInt32BE(0) >>> (32 - asked.Nullbits) === 0) return { 'x-nachweis': text };
  }
}

test('what is above the share of the day waits until tomorrow, one for each recommendation, and the answer says until when', async () => {
  const email = newEmail();
  for (let made = 0; made < 3; made++)
    expect((await recommends(email, '192.0.2.1')).body).not.toHaveProperty('MailBis');
  const [fourth, fifth] = [await recommends(email, '192.0.2.1'), await recommends(email, '192.0.2.1')];
  const hoursUntil = (moment: string) => (Date.parse(moment) - app.app.system.clock.now().getTime()) / 3_600_000;
  for (const { body } of [fourth, fifth]) expect(hoursUntil(body.MailBis)).toBeCloseTo(24, 1);
  expect(await sentTo()).toEqual([email, email, email]);
  await days(1.1);
  const late = await app.post();
  expect(late.map(({ to }) => to)).toEqual([email, email]);
  for (const [place, { body }] of [fourth, fifth].entries())
    expect(late[place]?.text).toContain(new URL(body.KurzURL).pathname);
});

test('what a stranger asks for about another thing takes no mail away that waits for somebody', async () => {
  const email = newEmail();
  const links = await Promise.all(
    Array.from({ length: 5 }, () => anna.recommends({ as: { ...annaMuster, email: newEmail() } })),
  );
  await days(1.1);
  await app.post();
  for (const link of links) expect((await ben.registers(link, { Email: email })).status).toBe(200);
  expect((await app.post()).filter(({ to }) => to === email)).toHaveLength(3);
  await days(1.1);
  expect((await app.post()).filter(({ to }) => to === email)).toHaveLength(2);
});

test('copies of a message use up nobody’s own mails', async () => {
  const email = newEmail();
  const message = { Vorname: 'A', Nachname: 'B', Betreff: 'C', Nachricht: 'D', DatenschutzAkzeptiert: true };
  for (let sent = 0; sent < 3; sent++)
    await app.call('POST', '/kontakt', { body: { ...message, Email: email, KopieAnMich: true } });
  const link = await anna.recommends();
  await app.post();
  expect((await ben.registers(link, { Email: email })).status).toBe(200);
  await recommends(email, '192.0.2.7');
  await app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'A', Nachname: 'B', Email: email } });
  const subjects = (await app.post()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Bitte bestätigen Sie Ihre Daten',
    expect.stringContaining('Ihr Empfehlungslink'),
    expect.stringContaining('Willkommen'),
  ]);
});

test('above half of the ceiling a stranger does a proof of work, once; who is signed in never', async () => {
  const { email, token } = await person(app);
  await hours(2);
  await ceiling(4);
  for (let made = 0; made < 2; made++) expect((await recommends(newEmail(), '192.0.2.1')).status).toBe(200);
  await days(10 / 86_400);
  const refused = await recommends(newEmail(), '192.0.2.2');
  expect([refused.status, refused.body.PsoErrorCode]).toEqual([400, 'PSOF0301']);
  expect((await recommends(newEmail(), '192.0.2.2', { 'x-nachweis': 'a.15.9999999999999.x.y:1' })).status).toBe(400);
  const done = await proof();
  const proven = await recommends(newEmail(), '192.0.2.2', done);
  expect([proven.status, 'MailBis' in proven.body]).toEqual([200, false]);
  expect((await recommends(newEmail(), '192.0.2.2', done)).body.PsoErrorCode).toBe('PSOF0301');
  const own = { body: wishOf({ as: { ...annaMuster, email } }), token };
  expect((await app.call('POST', '/empfehlen/create', own)).status).toBe(200);
});

test('a task of another mandant, or of ten minutes ago, is none', async () => {
  await ceiling(2);
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const old = await proof();
  await days(11 / 1440);
  const foreign = await app.call('POST', '/nachweis', { body: { Zweck: 'Mail' }, mandant: 'versicherung' });
  const first = `${foreign.body.Aufgabe}:1`;
  for (const header of [old, { 'x-nachweis': first }])
    expect((await recommends(newEmail(), '192.0.2.2', header)).body.PsoErrorCode).toBe('PSOF0301');
});

test('who cannot do the work waits; each network has its turn, whoever did the work goes first, and the log says so', async () => {
  await ceiling(4);
  lines.length = 0;
  for (let made = 0; made < 2; made++) await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const [a1, a2, a3, b1, c1] = Array.from({ length: 5 }, newEmail) as [string, string, string, string, string];
  const waiting = await recommends(a1, '2001:db8:1:1::1', waits);
  expect(waiting.status).toBe(200);
  expect(Date.parse(waiting.body.MailBis)).toBeGreaterThan(app.app.system.clock.now().getTime());
  for (const [email, from] of [
    [a2, '2001:db8:1:1::2'],
    [a3, '2001:db8:1:2::1'],
    [b1, '2001:db8:2:1::1'],
  ] as const)
    await recommends(email, from, waits);
  for (let made = 0; made < 2; made++) await recommends(newEmail(), '192.0.2.3', await proof());
  await recommends(c1, '2001:db8:1:3::1', await proof());
  expect(await sentTo()).toHaveLength(4);
  expect(lines.filter((line) => line.includes('UnbestaetigteMailsJeStunde'))).toHaveLength(1);
  await hours(1.1);
  // The proven one, and of those who wait one of each network of 48 bits, then of 64.
  expect(await sentTo()).toEqual([c1, a1].toSorted());
  await hours(1.1);
  expect(await sentTo()).toEqual([b1, a2].toSorted());
  await hours(1.1);
  expect(await sentTo()).toEqual([a3]);
});

test('a ceiling that is reached stands at the desk for as long as mails wait for it, and ends by itself', async () => {
  const waiting = async (): Promise<unknown[]> => {
    const { body } = await app.call('GET', '/admin/uebersicht', { token: await operator(app) });
    return body.Wartet.filter(({ Art }: { Art: string }) => Art === 'MailGrenze');
  };
  const email = newEmail();
  // The fourth waits for the share of its address, not for the ceiling.
  for (let made = 0; made < 4; made++) await recommends(email, '192.0.2.1');
  await ceiling(6);
  await days(10 / 86_400);
  for (let made = 0; made < 2; made++) await recommends(newEmail(), '192.0.2.2', waits);
  await days(2 / 1440);
  await app.post();
  expect(await waiting()).toEqual([{ Art: 'MailGrenze', Anzahl: 2, SummeCent: null }]);
  await hours(1.1);
  await app.post();
  expect(await waiting()).toEqual([]);
});

test('who registers, or asks for a link of the own, is told until when it comes, or does the work; of a link the same for every address', async () => {
  const { email: known } = await person(app);
  await hours(2);
  await ceiling(2);
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const isLater = ({ body }: { body: { MailBis?: string } }) =>
    Date.parse(body.MailBis ?? '') > app.app.system.clock.now().getTime();
  const from = (host: number) => ({ 'x-forwarded-for': `192.0.2.${host}` });
  const body = { Vorname: 'A', Nachname: 'B', Email: newEmail() };
  const registers = (headers: Record<string, string>) =>
    app.call('POST', '/account/createEmpfehler', { body, headers: { ...from(5), ...headers } });
  expect(isLater(await registers(waits))).toBe(true);
  const asks = (path: string, email: string, headers: Record<string, string> = {}) =>
    app.call('GET', `/account/${path}/${email}`, { headers: { ...from(6), ...headers } });
  for (const path of ['resetPassword', 'resendWelcomeMail'])
    for (const email of [known, newEmail()]) {
      expect((await asks(path, email)).body.PsoErrorCode, path).toBe('PSOF0301');
      expect(isLater(await asks(path, email, waits)), path).toBe(true);
      expect((await asks(path, email, await proof())).body, path).toEqual({ MailVersendet: true });
    }
  await configure(app, 'spbdevk');
  await hours(3);
  await app.post();
  for (const path of ['resetPassword', 'resendWelcomeMail'])
    for (const email of [known, newEmail()]) expect((await asks(path, email)).body).toEqual({ MailVersendet: true });
});

test('one network that filled the queue first does not come before the others, one by one either', async () => {
  await ceiling(2);
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const many = Array.from({ length: 4 }, newEmail);
  for (const email of many) await recommends(email, '2001:db8:1:1::1', waits);
  const [late = ''] = Array.from({ length: 1 }, newEmail);
  await recommends(late, '2001:db8:2:1::1', waits);
  await app.post();
  app.app.system.clock.set(new Date(Math.ceil(as().now.getTime() / 3_600_000) * 3_600_000 + 3_600_000));
  expect(await sentTo()).toEqual([many[0]]);
  await ceiling(4);
  expect(await sentTo()).toEqual([late]);
});

test.each([
  ['M01', 'a new address', 'Registrierung'],
  ['M04', 'a known one', 'PasswortReset'],
])('%s to %s that waits goes no more when its link has ended', async (template, _whose, purpose) => {
  const email = template === 'M04' ? (await person(app)).email : newEmail();
  await hours(2);
  await ceiling(2);
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const body = { Vorname: 'A', Nachname: 'B', Email: email };
  const asked = await app.call('POST', '/account/createEmpfehler', { body, headers: waits });
  expect(asked.status).toBe(200);
  await as().write(({ db }) => sql`update one_time_token set used_at = now() where purpose = ${purpose}`.execute(db));
  await app.post();
  await hours(1.1);
  const first = await app.post();
  // The code of a new account is a mail of its own and has its turn first.
  await hours(1.1);
  const sent = [...first, ...(await app.post())].filter(({ to }) => to === email);
  expect(sent.filter(({ text }) => /[?&]token=/.test(text))).toEqual([]);
  const { rows } = await as().read(({ db }) =>
    sql<{ template: string; state: string; kept: boolean }>`
      select template, state, address_sealed is not null as kept from mail where template = ${template}
      order by id desc limit 1`.execute(db),
  );
  expect(rows).toEqual([{ template, state: 'dropped', kept: false }]);
});

test('a browser is no stranger to whoever has signed in with it, and one like all others to somebody else', async () => {
  const { email: other } = await person(app);
  const email = newEmail();
  const body = { Vorname: 'A', Nachname: 'B', Email: email };
  await app.call('POST', '/account/createEmpfehler', { body });
  const token = tokenIn(mailTo(await app.post(), email, /Willkommen/));
  expect((await setsPassword(app, token)).status).toBe(200);
  await hours(2);
  const ownPage = { 'sec-fetch-site': 'same-origin' };
  const login = { Email: email, Password: 'Rundreise-2026-Lissabon' };
  const signedIn = await app.call('POST', '/account/login', { body: login, headers: ownPage });
  const cookie = signedIn.cookies.map((one) => one.split(';')[0]).find((one) => one?.startsWith('bekannt=')) ?? '';
  await ceiling(2);
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const waitsFor = async (to: string, headers: Record<string, string>) => {
    const { status, body } = await recommends(to, '192.0.2.2', { ...ownPage, ...waits, ...headers });
    expect(status).toBe(200);
    return 'MailBis' in body;
  };
  expect(await waitsFor(other, { cookie })).toBe(true);
  expect(await waitsFor(email, {})).toBe(true);
  expect(await waitsFor(email.toUpperCase(), { cookie })).toBe(false);
});

const isWaiting = async (email: string): Promise<boolean> => !(await sentTo()).includes(email);

test('a mandant that is closed keeps nobody else waiting for a turn, whichever is asked about first', async () => {
  const wait = async (mandant: 'spbdevk' | 'versicherung'): Promise<string> => {
    const [first, email] = [newEmail(), newEmail()];
    for (const to of [first, email])
      await app.call('POST', '/empfehlen/create', {
        mandant,
        body: wishOf({ as: { ...annaMuster, email: to } }),
        headers: { 'x-forwarded-for': '192.0.2.1', ...waits },
      });
    return email;
  };
  for (const [closed, open] of [
    ['spbdevk', 'versicherung'],
    ['versicherung', 'spbdevk'],
  ] as const) {
    for (const one of [closed, open]) await configure(app, one, { unconfirmedMailsPerHour: 2 });
    await days(1);
    const [held, free] = [await wait(closed), await wait(open)];
    await app.post();
    const spoiled = JSON.stringify({ MandantUrl: 'nowhere' });
    await as(closed).write(({ db }) => sql`update mandant_config set config = config || ${spoiled}::jsonb`.execute(db));
    app.app.system.signals.tell('mandant', closed);
    await days(1.5);
    expect(await sentTo()).toEqual([free]);
    await configure(app, closed);
    expect(await isWaiting(held)).toBe(false);
  }
});

test('a mail that does not open is dropped when its turn comes, and the next one goes', async () => {
  await ceiling(2);
  await recommends(newEmail(), '192.0.2.1');
  await days(10 / 86_400);
  const [broken, next] = [newEmail(), newEmail()];
  for (const email of [broken, next]) await recommends(email, '192.0.2.2', waits);
  await app.post();
  await as().write(({ db }) =>
    sql`update mail set parameters_sealed = 'x.' || parameters_sealed where id = (
      select min(m.id) from mail m join mail_due d on d.mandant_id = m.mandant_id and d.mail_id = m.id
      where d.turn_from is not null)`.execute(db),
  );
  await hours(2);
  expect(await sentTo()).toEqual([next]);
});
