/** The one mail to a person whom a recommender typed (M03, E-17). */
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { annaMuster, wishOf } from '../../testing/cast/anna.ts';
import { configure } from '../../testing/mandant.ts';
import { askPage } from '../../testing/page.ts';
import { world } from '../../testing/world.ts';
import { forgetContactMails } from '../recommendation.ts';

const { app, as } = await world();
afterAll(() => app.close());
let person = 0;
let contact = '';
const setClock = (at: string): void => app.app.system.clock.set(new Date(at));
beforeEach(async () => {
  contact = `kontakt${++person}@example.org`;
  await configure(app, 'spbdevk', { mailsContact: true });
});
afterEach(() => configure(app, 'spbdevk'));

const recommend = (to: string, key?: string, mandant: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  app.call('POST', '/Empfehlen/create', {
    mandant,
    body: wishOf({ as: { ...annaMuster, email: `anna${++person}@example.org` }, to }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const mailsTo = async (to: string) => {
  await app.post();
  return app.mails.filter((mail) => mail.to === to);
};
const linkIn = (text: string | undefined, name: string): string =>
  new RegExp(`https?://\\S+[?&]${name}=([\\w.-]+)`).exec(text ?? '')?.[0] ?? '';

test('nothing is sent unless the mandant switched it on, and then the share page is the next one', async () => {
  await configure(app, 'spbdevk');
  expect((await recommend(contact)).body.NaechsteSeite).toBe('EmpfehlungTeilen');
  expect(await mailsTo(contact)).toEqual([]);
});

test('it says who, and how no other one comes, but nothing of product, reward or shop', async () => {
  const { body } = await recommend(contact);
  expect(body.NaechsteSeite).toBe('EmpfehlungBestaetigung');
  const [mail] = await mailsTo(contact);
  expect(mail?.subject).toBe('Anna hat eine persönliche Empfehlung für Sie');
  for (const words of [
    'persönlichen Link',
    'Keine solchen E-Mails mehr',
    'GmbH, Musterweg 1, 12345 Musterstadt',
    `/e/${body.Empfehlungsnummer}/${body.Hash}?c=em&p=`,
  ])
    expect(mail?.text).toContain(words);
  for (const text of [mail?.text, mail?.subject, mail?.html])
    expect(text).not.toMatch(/Zuhause|Prämie|€|Angebot|Tarif/);
});

test('its link brings what was typed about the contact, and no other link does', async () => {
  const { body } = await recommend(contact);
  const [mail] = await mailsTo(contact);
  const prefill = /[?&]p=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const path = `/empfehlen/${body.Empfehlungsnummer}/${body.Hash}`;
  expect((await app.call('GET', path)).body.VorausgefuellterEmpfaenger).toBeNull();
  expect((await app.call('GET', `${path}?p=${prefill}`)).body.VorausgefuellterEmpfaenger).toMatchObject({
    Email: contact,
  });
});

test('a double click, a retry and a second recommendation the same day send none again, however the address is written', async () => {
  const key = `kontakt-${person}`;
  const body = wishOf({ as: { ...annaMuster, email: `einmal${person}@example.org` }, to: contact });
  const send = () => app.call('POST', '/Empfehlen/create', { body, headers: { 'idempotency-key': key } });
  await Promise.all([send(), send()]);
  await send();
  await Promise.all([recommend(contact), recommend(contact.toUpperCase())]);
  const answer = await recommend(contact);
  expect(await mailsTo(contact)).toHaveLength(1);
  // Whoever recommends learns nothing of it.
  expect(answer.body.NaechsteSeite).toBe('EmpfehlungBestaetigung');
});

test('once the recommendation is over another one may be mailed', async () => {
  const { body } = await recommend(contact);
  const day = String(body.GueltigBis);
  setClock(`${day}T10:00:00Z`);
  await recommend(contact);
  expect(await mailsTo(contact)).toHaveLength(1);
  setClock('2026-12-30T10:00:00Z');
  expect(await forgetContactMails(as())).toBeGreaterThan(0);
  await recommend(contact);
  expect(await mailsTo(contact)).toHaveLength(2);
  setClock('2026-03-02T09:00:00Z');
});

test('who wants no such mails gets none ever again, by one press on a page that needs no script', async () => {
  await recommend(contact);
  const [mail] = await mailsTo(contact);
  const address = new URL(linkIn(mail?.text, 'ablehnen'));
  const token = address.searchParams.get('ablehnen') ?? '';
  const opened = await askPage(app, address.pathname + address.search);
  expect([opened.status, opened.text.includes('Keine solchen E-Mails mehr?')]).toEqual([200, true]);
  const pressed = await askPage(app, address.pathname + address.search, { form: { _token: token, _refuse: '1' } });
  expect([pressed.status, pressed.to]).toEqual([303, `${address.pathname}?abgelehnt=kontakt`]);
  const stop = () => app.call('PUT', '/empfehlung/keinemails', { body: { Token: token } });
  expect((await stop()).body).toEqual({ Abbestellt: true });
  setClock('2027-03-02T09:00:00Z');
  await forgetContactMails(as());
  await recommend(contact);
  expect(await mailsTo(contact)).toHaveLength(1);
  setClock('2026-03-02T09:00:00Z');
});

test('a token of another mandant, a bent one and one of another kind stop nothing', async () => {
  await recommend(contact);
  const [mail] = await mailsTo(contact);
  const token = new URL(linkIn(mail?.text, 'ablehnen')).searchParams.get('ablehnen') ?? '';
  const prefill = /[?&]p=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const tries = [
    ['versicherung', token],
    ['spbdevk', `${token}x`],
    ['spbdevk', prefill],
    ['spbdevk', 'a.b.c'],
  ] as const;
  for (const [mandant, Token] of tries) {
    const { status, body } = await app.call('PUT', '/empfehlung/keinemails', { mandant, body: { Token } });
    expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0205']);
  }
  const { rows } = await as().read(async ({ db }) => ({
    rows: await db.selectFrom('contact_mail').select('stopped_at').where('stopped_at', 'is not', null).execute(),
  }));
  expect(rows).toHaveLength(1);
});

test('what another mandant mailed or was told says nothing here', async () => {
  await configure(app, 'versicherung', { mailsContact: true });
  await recommend(contact, undefined, 'versicherung');
  await recommend(contact);
  expect((await mailsTo(contact)).length).toBe(2);
  await configure(app, 'versicherung');
});
