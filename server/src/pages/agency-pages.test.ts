/** The pages of an agency as a browser without script goes through them: registering, signing in, and two who are signed in at once. */
import { afterAll, expect, test } from 'vitest';
import { releasingOf } from '#testing/agency/releasing.ts';
import { publishCampaign } from '#testing/campaign.ts';
import { agencyPassword, anAgency, lastMail } from '#testing/cast/agency/clara.ts';
import { claimsOf } from '#testing/cast/claims.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { booksOf } from '#testing/database/books.ts';
import { askPage, cookieOf } from '#testing/page.ts';
import { tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());

const hafen = await anAgency(w, 'hafen', { company: 'Agentur Hafenkante', employees: ['M1', 'M2'] });
const { recommended } = claimsOf(w);
const login = '/de/agentur/login';
const area = '/de/agentur';

async function signIn(email: string): Promise<string> {
  const answer = await askPage(w.app, login, { form: { email, password: agencyPassword } });
  expect([answer.status, answer.to]).toEqual([303, area]);
  const token = cookieOf(answer, 'agenturtoken');
  if (!token) throw new Error('no cookie');
  return token;
}
const open = (agencyToken: string | undefined, url = area, token?: string) =>
  askPage(w.app, url, { token, ...(agencyToken && { cookie: `agenturtoken=${agencyToken}` }) });

test('owner and employee sign in and see the agency area [S1-F028]', async () => {
  for (const email of ['clara@hafen.example', 'm1@hafen.example']) {
    const { status, text } = await open(await signIn(email));
    expect([status, text.includes('<h1>Agentur Hafenkante</h1>')]).toEqual([200, true]);
  }
  const guest = await open(undefined);
  expect([guest.status, guest.to?.split('?')[0]]).toEqual([302, login]);
});

test('a wrong password stays at the login, and no cookie is set', async () => {
  const answer = await askPage(w.app, login, {
    form: { email: 'clara@hafen.example', password: 'Falsch-2026-Kiesel' },
  });
  expect([answer.status, cookieOf(answer, 'agenturtoken') ?? '']).toEqual([400, '']);
});

test('both logins stand side by side, and ending one keeps the other [S4-T002]', async () => {
  const { recommenderEmail } = await recommended();
  const agency = await signIn('clara@hafen.example');
  const own = '/de/persoenlicherbereich';
  const begin = () => personToken(w, recommenderEmail);
  const first = await begin();
  const statuses = async (token: string | undefined, of: string | undefined) => [
    (await open(of, area, token)).status,
    (await open(of, own, token)).status,
  ];
  expect(await statuses(first, agency)).toEqual([200, 200]);
  // Each call of a page knows its own.
  expect((await w.app.call('GET', '/agentur/stammdaten', { token: first })).status).toBe(401);
  await w.app.call('POST', '/account/logout', { token: first });
  expect((await open(agency)).status).toBe(200);
  const second = await begin();
  const out = await askPage(w.app, '/de/agentur/logout', { form: {}, token: second, cookie: `agenturtoken=${agency}` });
  expect(out.status).toBeLessThan(400);
  expect((await open(agency, area, second)).to?.split('?')[0]).toBe(login);
  expect((await open(undefined, own, second)).status).toBe(200);
});

test('the registration leads through its screens, each of which says what is missing [S2-R102]', async () => {
  const start = '/de/agentur/registrieren';
  const email = 'neu@werft.example';
  const person = { company: 'Agentur Werft', firstName: 'Nele', lastName: 'Werft', phone: '0221 123456' };
  const boxes = { acceptsTerms: 'yes', acceptsPrivacy: 'yes' };
  const bad = await askPage(w.app, start, { form: { ...person, ...boxes, email, emailRepeated: 'x@werft.example' } });
  expect([bad.status, bad.text.includes('Agentur Werft')]).toEqual([400, true]);
  const sent = await askPage(w.app, start, { form: { ...person, ...boxes, email, emailRepeated: email } });
  expect(sent.status).toBeLessThan(400);
  const _token = tokenIn(await lastMail(w.app, email), 't');
  const confirmed = await askPage(w.app, '/de/agentur/bestaetigung', { form: { _token } });
  expect([confirmed.status, confirmed.to?.split('?')[0]]).toEqual([303, '/de/agentur/passwort']);
  const token = new URL(confirmed.to ?? '', 'http://x').searchParams.get('token') ?? '';
  const password = { password: agencyPassword, repeatedPassword: agencyPassword };
  const entered = await askPage(w.app, '/de/agentur/passwort', { form: { _token: token, ...password } });
  expect([entered.status, entered.to]).toEqual([303, '/de/agentur/zusatzdaten']);
  const own = { cookie: `agenturtoken=${cookieOf(entered, 'agenturtoken')}` };
  const none = await askPage(w.app, '/de/agentur/zusatzdaten', { form: {}, ...own });
  expect([none.status, none.text.includes('Straße')]).toEqual([400, true]);
  const data = { street: 'Werftweg', houseNumber: '3', postcode: '20457', city: 'Hamburg', taxId: 'DE136695976' };
  const bank = { holder: 'Nele Werft', iban: 'DE02120300000000202051' };
  const done = await askPage(w.app, '/de/agentur/zusatzdaten', { form: { ...data, ...bank }, ...own });
  expect(done.status).toBeLessThan(400);
  expect((await askPage(w.app, area, own)).text).toContain('Wir prüfen Ihre Registrierung');
});

test('the overview asks for campaigns as the agency, also where a recommender is signed in, too, and its box answers as the agency', async () => {
  const { recommenderEmail } = await recommended();
  const [agency, person] = [await signIn('m1@hafen.example'), await personToken(w, recommenderEmail)];
  const told = (Titel: string) => [{ Sprache: 'de', Titel, Text: 'Text', RechtsText: 'Ich komme.' }];
  const id = await publishCampaign(w.as(), { Zielgruppe: 'agentur', Zustimmung: true, Texte: told('Agenturtag') });
  await publishCampaign(w.as(), { Zielgruppe: 'empfehler', Zustimmung: true, Texte: told('Verlosung') });
  const there = `${area}/dashboard`;
  const { text } = await open(agency, there, person);
  expect([text.includes('Agenturtag'), text.includes('Verlosung')]).toEqual([true, false]);
  const box = `campaign-${id}`;
  const form = { _form: box, campaign: String(id), legalText: 'Ich komme.', [box]: 'yes' };
  const sent = await askPage(w.app, there, { form, token: person, cookie: `agenturtoken=${agency}` });
  expect([sent.status, sent.to]).toEqual([303, there]);
  expect((await open(agency, there, person)).text).toContain('Sie machen mit.');
  const own = await w.app.call('GET', '/aktion/alleAktiven', { token: agency });
  expect(own.body).toContainEqual(expect.objectContaining({ AktionsId: id, abgehakt: true }));
});

/** What the browser sends of a form of the page, as it is drawn: its hidden fields, and what somebody typed. */
function formIn(text: string, name: string, typed: Record<string, string>): Record<string, string> {
  const form = text.match(/<form\b.*?<\/form>/gs)?.find((one) => one.includes(`value="${name}"`)) ?? '';
  for (const field of Object.keys(typed)) expect(form).toContain(`name="${field}"`);
  const attribute = (input: string, of: string) => new RegExp(`\\b${of}="([^"]*)"`).exec(input)?.[1] ?? '';
  const hidden = (form.match(/<input\b[^>]*>/g) ?? []).filter((input) => attribute(input, 'type') === 'hidden');
  return {
    ...Object.fromEntries(hidden.map((input) => [attribute(input, 'name'), attribute(input, 'value')])),
    ...typed,
  };
}
/** What stands in the paragraph with an id. */
const saidAt = (text: string, id: string): string =>
  new RegExp(`<(\\w+)[^>]* id="${id}".*?</\\1>`, 's').exec(text)?.[0].replace(/<[^>]*>/g, '') ?? '';
/** The line of the list about an order. */
const lineOf = (text: string, number: string): string =>
  text.match(/<tr\b.*?<\/tr>/gs)?.find((line) => line.includes(`id="auftrag-${number}"`)) ?? '';

test('an order is turned down by the form of its question: not without a reason, and then the list says so', async () => {
  const recommender = { firstName: 'Rosa', lastName: 'Lang', email: 'rosa@lang.example' };
  const recipient = { Email: 'gerd@gast.example' };
  const { orderNumber, externalNumber } = await releasingOf(w, hafen).released({ recommender, recipient });
  await w.app.post();
  const cookie = `agenturtoken=${await signIn('m1@hafen.example')}`;
  const list = `${area}/auftraege`;
  const ask = (url: string, form?: Record<string, string>) => askPage(w.app, url, { cookie, ...(form && { form }) });
  const line = lineOf((await ask(list)).text, orderNumber);
  expect(line).toContain('Bestätigt');
  const question = /href="([^"]*ablehnen=[^"]*)"/.exec(line)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { status, text } = await ask(question);
  expect([status, text.includes(orderNumber)]).toEqual([200, true]);

  for (const [reason, problem] of [
    ['', 'Grund ist ein Pflichtfeld'],
    ['  ', 'Grund ist ein Pflichtfeld'],
    ['x'.repeat(501), 'Grund ist zu lang'],
  ] as const) {
    const wrong = await ask(question, formIn(text, 'decline', { reason }));
    expect(wrong.status).toBe(400);
    const field = /<textarea\b[^>]*name="reason"[^>]*>/.exec(wrong.text)?.[0] ?? '';
    expect(field).toContain('aria-invalid="true"');
    const [id = ''] = /aria-describedby="[^"]*\b(reason-error)\b/.exec(field)?.slice(1) ?? [];
    expect(saidAt(wrong.text, id)).toBe(problem);
  }
  expect(await booksOf(w, externalNumber)).toMatchObject({ order: 'confirmed' });
  expect(await w.app.post()).toEqual([]);

  // A colleague, whose it is not, gets nowhere by the same form.
  const ofM2 = { cookie: `agenturtoken=${await signIn('m2@hafen.example')}` };
  await askPage(w.app, question, { form: formIn(text, 'decline', { reason: 'Doppelt' }), ...ofM2 });
  expect(await booksOf(w, externalNumber)).toMatchObject({ order: 'confirmed' });

  const sent = await ask(question, formIn(text, 'decline', { reason: 'Kunde hat widerrufen' }));
  expect([sent.status, sent.to?.split('?')[0]]).toEqual([303, list]);
  expect(await booksOf(w, externalNumber)).toMatchObject({
    order: 'rejected',
    rejection: 'Kunde hat widerrufen',
    recommendation: 'cancelled',
    rewards: ['recommender cancelled 3500', 'recipient cancelled 3500'],
  });
  const after = await ask(sent.to ?? '');
  expect(after.text).toContain('Der Auftrag ist abgelehnt.');
  expect(lineOf(after.text, orderNumber)).toContain('Abgelehnt');
  expect(lineOf(after.text, orderNumber)).not.toContain('ablehnen=');
  const mails = await w.app.post();
  // M12 to both, which does not tell what was typed.
  expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    [recipient.Email, 'Ihre Empfehlung konnte nicht berücksichtigt werden'],
    [recommender.email, 'Ihre Empfehlung konnte nicht berücksichtigt werden'],
  ]);
  for (const { text, html } of mails) expect(`${text}${html}`).not.toContain('widerrufen');
});
