import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayText } from '#platform/day-text.ts';
import { type Eva, evaOf, walkToReady } from '../testing/cast/eva.ts';
import { confirmExported, exportPayout } from '../testing/cast/payments.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { configure } from '../testing/mandant.ts';
import { apiKeyOf, products, today } from '../testing/mandant-files.ts';
import { collect, collectVoucher, confirm, recommendAndRegister, release, report, type Walk } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
});
afterAll(() => w.app.close());

const get = (path: string, token: string | undefined, locale?: 'de' | 'en') =>
  w.app.call('GET', path, { token, ...(locale && { locale }) });
const list = async (email: string, search = '', locale?: 'de' | 'en') => {
  const { status, body } = await get(`/empfehler/empfehlungen/${search}`, await personToken(w, email), locale);
  expect(status).toBe(200);
  return body;
};
const own = async (walk: Walk, locale?: 'de' | 'en') =>
  (await list(walk.recommenderEmail, '', locale)).find(
    ({ Empfehlungsnummer }: { Empfehlungsnummer: string }) => Empfehlungsnummer === walk.number,
  );
const night = (name: string) =>
  eva.token().then((token) => w.app.call('POST', `/admin/jobs/${name}`, { token, body: {} }));
const day = (): string => w.as().now.toISOString().slice(0, 10);
const germanDay = (on: string): string => on.split('-').toReversed().join('.');
const texts = ({ Verlauf }: { Verlauf: { Ereignis: string; Text: string }[] }) => Verlauf.map(({ Text }) => Text);

describe('the list of the own recommendations', () => {
  test('has every number of the person, newest first, and nobody else’s [S7-C035] [S3-E093] [S6-P006]', async () => {
    const as = { firstName: 'Anna', lastName: 'Muster', email: 'anna.list@example.org' };
    const made: string[] = [];
    for (let count = 0; count < 3; count++) made.push((await w.anna.recommends({ as })).number);
    const other = await w.anna.recommends({ as: { ...as, email: 'anna.other@example.org' } });
    const numbers = (await list(as.email)).map(({ Empfehlungsnummer }: Record<string, string>) => Empfehlungsnummer);
    expect(numbers).toEqual(made.toReversed());
    const theirs = await get(`/empfehler/praemierungmail/${other.number}`, await personToken(w, as.email));
    expect(theirs.status).toBe(404);
  });

  test('is there for whoever is signed in, and for nobody else [S6-P007]', async () => {
    const { recommenderEmail } = await recommendAndRegister(w.app);
    const path = '/empfehler/empfehlungen/';
    expect((await get(path, await personToken(w, recommenderEmail))).status).toBe(200);
    expect(await get(path, undefined)).toMatchObject({ status: 401, body: { PsoErrorCode: 'PSOF0204' } });
  });

  test('is paged by the last number before, and the whole list without a page', async () => {
    const as = { firstName: 'Anna', lastName: 'Muster', email: 'anna.pages@example.org' };
    const made: string[] = [];
    for (let count = 0; count < 5; count++) made.push((await w.anna.recommends({ as })).number);
    const foreign = await w.anna.recommends();
    const page = async (search: string) =>
      (await list(as.email, search)).map(({ Empfehlungsnummer }: Record<string, string>) => Empfehlungsnummer);
    const newest = made.toReversed();
    expect(await page('?anzahl=2')).toEqual(newest.slice(0, 2));
    expect(await page(`?anzahl=2&nach=${newest[1]}`)).toEqual(newest.slice(2, 4));
    expect(await page(`?nach=${newest[3]}`)).toEqual(newest.slice(4));
    expect(await page(`?nach=${newest[4]}`)).toEqual([]);
    expect(await page(`?nach=${foreign.number}`)).toEqual([]);
  });

  test('shows what was recommended, to whom with two initials, the own part and both links', async () => {
    const walk = await recommendAndRegister(w.app, { share: 50 });
    const item = await own(walk);
    expect(item).toMatchObject({
      StammEmpfehlungsnummer: null,
      Produkt: { Id: products.home, Name: 'Zuhause L', Kategorie: 'internet' },
      Empfaenger: { Vorname: 'B.', NachnameKurz: 'B.' },
      AnteilEmpfehler: 50,
      PraemieCent: 3500,
      Praemie: '35,00\u00a0€',
      KurzURL: walk.shortLink,
      Praemierung: null,
    });
    expect(item.Empfehlungslink).toContain(`/e/${walk.number}/${walk.hash}`);
    expect(JSON.stringify(item)).not.toMatch(/Ben|Beispiel|@/);
  });

  test('counts the entries of the link on the first recommendation, and shows who comes second as a follow-up', async () => {
    const walk = await recommendAndRegister(w.app);
    await w.app.call('PUT', `/empfehlung/${walk.number}`);
    const second = await w.ben.registers(walk, { Email: 'carl@example.org', EmailWiederholung: 'carl@example.org' });
    const [followUp, first] = await list(walk.recommenderEmail);
    expect(first).toMatchObject({ Empfehlungsnummer: walk.number, AnzahlEinspruenge: 1 });
    expect(followUp).toMatchObject({
      Empfehlungsnummer: second.body.Empfehlungsnummer ?? followUp.Empfehlungsnummer,
      StammEmpfehlungsnummer: walk.number,
      AnzahlEinspruenge: 0,
    });
    expect(texts(followUp)[0]).toBe('Noch jemand ist über Ihren Link zu „Zuhause L“ gekommen.');
  });
});

describe('a recommendation from the first day to the money', () => {
  let walk: Walk;
  const progress = async () =>
    (await own(walk)).Fortschritt.map(({ Schritt, Erreicht, Am }: Record<string, unknown>) => [Schritt, Erreicht, Am]);
  const [issued, accepted, received] = ['Empfehlung ausgesprochen', 'Empfehlung angenommen', 'Prämie erhalten'];
  let start: string;

  test('is issued as soon as it is made and reads Offen [S4-T041] [S3-E197]', async () => {
    walk = await recommendAndRegister(w.app, { share: 100 });
    start = day();
    expect(await progress()).toEqual([
      [issued, true, start],
      [accepted, false, null],
      [received, false, null],
    ]);
    const item = await own(walk);
    expect(item).toMatchObject({
      Status: 'Offen',
      Naechstes: { Text: 'B. B. bestätigt die eigenen Daten.', Voraussichtlich: null },
      Halt: { Grund: 'NichtBestaetigt', Aktion: null },
    });
    expect(item.Halt.Text).toContain('25.05.2026');
  });

  test('is accepted when the recipient has confirmed and reads Ok [S4-T042] [S3-E195]', async () => {
    await confirm(w.app, walk);
    expect((await progress())[1]).toEqual([accepted, true, start]);
    expect(await own(walk)).toMatchObject({
      Status: 'Ok',
      Naechstes: {
        Text: 'Noch wurde kein Auftrag gemeldet. Wir schreiben Ihnen, sobald Ihre Prämie bereitliegt.',
        Voraussichtlich: null,
      },
      Halt: null,
      Stand: `Angenommen am ${dayText(start, 'de')}, noch kein Auftrag gemeldet`,
    });
  });

  test('waits for the client until the order is confirmed, then for a night that is known', async () => {
    await report(w.app, walk, 'eingegangen', today);
    expect(await own(walk)).toMatchObject({
      Naechstes: { Text: 'Der Auftrag ist eingegangen und wird geprüft.', Voraussichtlich: null },
      Stand: `Auftrag eingegangen am ${dayText(day(), 'de')}, wird geprüft`,
    });
    await report(w.app, walk, 'bestaetigt', today);
    expect(await own(walk)).toMatchObject({
      Naechstes: { Text: 'Nach der Widerrufsfrist wird die Prämie bereitgestellt.', Voraussichtlich: '2026-03-16' },
      Stand: 'Voraussichtlich abholbar am 16.03.2026',
      Praemierung: { Status: 'Offen', AbholbarBis: null },
    });
    await w.days(15);
    expect((await own(walk)).Naechstes.Voraussichtlich).toBe('2026-03-18');
  });

  test('is released and reads Freigegeben, and the reward can be collected [S3-E198]', async () => {
    expect((await own(walk)).Praemierung.Praemierungstoken).toBeNull();
    await release(w.app, walk, await eva.token());
    const item = await own(walk);
    const { body } = await get('/praemierung', item.Praemierung.Praemierungstoken);
    expect(body).toMatchObject([{ Empfehlungsnummer: walk.number, Status: 'Bereitgestellt' }]);
    expect(item).toMatchObject({
      Status: 'Freigegeben',
      Stand: 'Abholbar bis 13.09.2026',
      Praemierung: { Status: 'Bereitgestellt', AbholbarBis: '2026-09-13' },
      Naechstes: { Text: 'Holen Sie Ihre Prämie ab. Das geht bis zum 13.09.2026.' },
      Halt: null,
    });
  });

  test('waits for three working days after the pickup, and for the hold of a new IBAN, with its moment', async () => {
    const token = await personToken(w, walk.recommenderEmail);
    const [{ Praemierungstoken }] = (await get('/praemierung', token)).body;
    await collect(w.app, walk, Praemierungstoken);
    const item = await own(walk);
    // Collected on Tuesday the 17th: Friday, and the hold ends that day.
    expect(item).toMatchObject({
      Naechstes: { Text: 'Wir überweisen Ihre Prämie.', Voraussichtlich: '2026-03-20' },
      Halt: { Grund: 'NeueIban', Aktion: null },
    });
    expect(item.Halt.Text).toMatch(/ frühestens am 20\.03\.2026\.$/);
    expect(item.Stand).toBe('Überweisung frühestens am 20.03.2026');
    const english = await own(walk, 'en');
    expect(english.Halt.Text).toMatch(/, at least until 20\.03\.2026\.$/);
    expect(english.Stand).toBe('Transfer on 20.03.2026 at the earliest');
    await w.days(4);
    expect(await own(walk)).toMatchObject({ Naechstes: { Voraussichtlich: null }, Halt: null });
  });

  test('is received with Gezahlt, and the way there stands in sentences, in both languages [S4-T043] [S3-E199]', async () => {
    const run = await exportPayout(w);
    expect((await own(walk)).Naechstes.Text).toBe('Die Überweisung ist bei der Bank.');
    await confirmExported(w, run);
    const item = await own(walk);
    expect(item).toMatchObject({ Status: 'Gezahlt', Naechstes: null, Halt: null });
    expect(item.Stand).toBe(`Ausgezahlt am ${germanDay(day())}: 70,00\u00a0€`);
    expect((await progress())[2]).toEqual([received, true, day()]);
    expect(texts(item)).toEqual([
      'Sie haben „Zuhause L“ empfohlen.',
      'B. B. hat Ihre Empfehlung angenommen.',
      'Ein Auftrag ist eingegangen.',
      'Der Auftrag ist bestätigt.',
      'Der Auftrag ist freigegeben.',
      'Ihre Prämie über 70,00\u00a0€ kann abgeholt werden.',
      'Sie haben Ihre Prämie abgeholt.',
      'Wir haben 70,00\u00a0€ ausgezahlt.',
      'Damit ist die Empfehlung abgeschlossen.',
    ]);
    expect(texts(await own(walk, 'en')).at(-2)).toBe('We have paid 70,00\u00a0€.');
  });
});

describe('what stops says why, and where the person can do something', () => {
  test('a link nobody took up: Abgelaufen [S3-E196]', async () => {
    const email = 'anna.late@example.org';
    await w.anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
    await w.days(181);
    const [before] = await list(email);
    expect(before).toMatchObject({
      Status: 'Offen',
      Halt: { Grund: 'LinkAbgelaufen', Aktion: 'Home' },
    });
    await w.days(3);
    await night('empfehlungen-ablauf');
    const [item] = await list(email);
    // The night came late; the link was over on its own day all the same.
    expect(item.Halt.Text).toBe(before.Halt.Text);
    expect(item).toMatchObject({
      Status: 'Abgelaufen',
      Naechstes: null,
      Halt: { Grund: 'LinkAbgelaufen', Aktion: 'Home' },
    });
  });

  test('a cancelled order: Storniert, and no word of the client’s reason [S3-E200]', async () => {
    const walk = await recommendAndRegister(w.app, { share: 100 });
    await confirm(w.app, walk);
    await report(w.app, walk, 'bestaetigt', day());
    await report(w.app, walk, 'storniert', day(), 'Bonität');
    const item = await own(walk);
    expect(item).toMatchObject({ Status: 'Storniert', Halt: { Grund: 'AuftragStorniert', Aktion: 'Kontakt' } });
    expect(item.Stand).toBe(`Keine Prämie: Vertrag beendet (${germanDay(day())})`);
    expect(texts(item).slice(-2)).toEqual(['Der Vertrag wurde beendet.', 'Ihre Empfehlung endet ohne Prämie.']);
    expect(JSON.stringify(item)).not.toContain('Bonität');
  });

  test('a transfer that came back, with the reason of the bank', async () => {
    const walk = await walkToReady(w.app, { share: 100 });
    await collect(w.app, walk, walk.recommender!.token);
    await w.days(4);
    await confirmExported(w, await exportPayout(w));
    await eva.decides(walk.recommender!.number, 'ruecklaeufer', { body: { Grund: 'Konto erloschen' } });
    expect(await own(walk)).toMatchObject({
      Status: 'Freigegeben',
      Halt: {
        Grund: 'AuszahlungZurueck',
        Text: 'Die Auszahlung hat nicht geklappt. Grund: Konto erloschen. Geben Sie bitte Ihre Bankverbindung noch einmal an.',
        Aktion: 'PraemieWaehlen',
      },
      Praemierung: { Status: 'Bereitgestellt' },
    });
  });

  test('a reward that was not collected in time, and one an operator cancelled without saying why', async () => {
    const late = await walkToReady(w.app, { share: 100 });
    const cancelled = await walkToReady(w.app, { share: 50 });
    await eva.decides(cancelled.recommender!.number, 'stornieren', { body: { Grund: 'Betrugsverdacht' } });
    const item = await own(cancelled);
    expect(item).toMatchObject({
      Status: 'Freigegeben',
      Naechstes: null,
      Halt: { Grund: 'PraemieStorniert', Aktion: 'Kontakt' },
    });
    expect(JSON.stringify(item)).not.toContain('Betrugsverdacht');
    await w.days(181);
    await night('praemien-ablauf');
    expect(await own(late)).toMatchObject({
      Status: 'Abgelaufen',
      Halt: { Grund: 'PraemieVerfallen', Aktion: 'Kontakt' },
    });
  });

  test('a payment the person stopped, and a cancellation that somebody has to decide', async () => {
    const walk = await walkToReady(w.app, { share: 50 });
    await collect(w.app, walk, walk.recommender!.token);
    const stopToken = /stopp=([\w.-]+)/.exec(walk.mails.at(-1)?.text ?? '')?.[1];
    await w.app.call('PUT', '/praemierung/stopp', { body: { Token: stopToken } });
    expect(await own(walk)).toMatchObject({
      Naechstes: null,
      Halt: { Grund: 'AuszahlungAngehalten', Aktion: 'Kontakt' },
    });

    const paid = await walkToReady(w.app, { share: 50 });
    await collect(w.app, paid, paid.recipient!.token, 'DE89370400440532013000', 'Ben Beispiel');
    await w.days(4);
    await confirmExported(w, await exportPayout(w));
    await report(w.app, paid, 'storniert', day());
    expect(await own(paid)).toMatchObject({
      Status: 'Freigegeben',
      Halt: { Grund: 'AuftragInPruefung', Aktion: null },
    });
  });
});

describe('a customer number that the client wants to know first', () => {
  afterAll(() => configure(w.app, 'spbdevk'));

  test('is asked for, then waits to be confirmed, and lets the reward go on', async () => {
    await configure(w.app, 'spbdevk', { needsCustomerNumber: true });
    const walk = await walkToReady(w.app, { share: 100 });
    expect(await own(walk)).toMatchObject({
      Status: 'Freigegeben',
      Praemierung: { Status: 'Offen' },
      Naechstes: null,
      Halt: { Grund: 'KundennummerFehlt', Aktion: 'Kundennummer' },
    });
    const token = await personToken(w, walk.recommenderEmail);
    await w.app.call('PUT', '/empfehler/SetKundennummerForEmpfehler/12345678', { token });
    expect((await own(walk)).Halt).toMatchObject({ Grund: 'KundennummerUnbestaetigt', Aktion: 'Kundennummer' });
    await w.app.call('POST', '/partner/kundennummern', {
      apiKey: apiKeyOf('spbdevk'),
      body: [{ Kundennummer: '12345678', Gueltig: true }],
    });
    expect(await own(walk)).toMatchObject({ Praemierung: { Status: 'Bereitgestellt' }, Halt: null });
  });
});

test('the own rewards are a list, with the premiums of the product where details are asked for [S7-C064]', async () => {
  const walk = await walkToReady(w.app, { share: 100 });
  const token = await personToken(w, walk.recommenderEmail);
  const [plain] = (await get('/praemierung/', token)).body;
  expect(plain).toMatchObject({ Id: walk.recommender!.number, Status: 'Bereitgestellt' });
  expect(plain).not.toHaveProperty('Product');
  const [detailed] = (await get('/praemierung/?details=true&status=Bereitgestellt&anzahl=20', token)).body;
  expect(detailed.Product.Praemien).toEqual(
    expect.arrayContaining([expect.objectContaining({ Art: 'Geld', WertCent: 7000, BetragCent: 7000 })]),
  );
});

describe('sums', () => {
  test('are zero for somebody who never recommended anything that counts', async () => {
    const email = 'anna.zero@example.org';
    await w.anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
    expect((await get('/empfehler/summen', await personToken(w, email))).body).toEqual({
      WartendCent: 0,
      AbholbarCent: 0,
      AusgezahltCent: 0,
      JeStatus: { Offen: 1, Ok: 0, Freigegeben: 0, Gezahlt: 0, Abgelaufen: 0, Storniert: 0 },
    });
  });

  test('follow the reward: promised, ready, on the way to the bank, paid', async () => {
    const walk = await recommendAndRegister(w.app, { share: 50 });
    const sums = async () => (await get('/empfehler/summen', await personToken(w, walk.recommenderEmail))).body;
    await confirm(w.app, walk);
    await report(w.app, walk, 'bestaetigt', day());
    expect(await sums()).toMatchObject({ WartendCent: 3500, AbholbarCent: 0, AusgezahltCent: 0, JeStatus: { Ok: 1 } });
    await w.days(15);
    await release(w.app, walk, await eva.token());
    expect(await sums()).toMatchObject({ WartendCent: 0, AbholbarCent: 3500, JeStatus: { Ok: 0, Freigegeben: 1 } });
    const token = await personToken(w, walk.recommenderEmail);
    await collect(w.app, walk, (await get('/praemierung', token)).body[0].Praemierungstoken);
    expect(await sums()).toMatchObject({ WartendCent: 3500, AbholbarCent: 0, AusgezahltCent: 0 });
    await w.days(4);
    await confirmExported(w, await exportPayout(w));
    expect(await sums()).toMatchObject({ WartendCent: 0, AbholbarCent: 0, AusgezahltCent: 3500 });
  });

  test('count a voucher as received with its pickup, and no more once it is claimed back', async () => {
    const walk = await walkToReady(w.app, { product: products.voucher, share: 100 });
    const sums = async () => (await get('/empfehler/summen', await personToken(w, walk.recommenderEmail))).body;
    expect(await sums()).toMatchObject({ AbholbarCent: 6000, AusgezahltCent: 0 });
    await collectVoucher(w.app, walk, walk.recommender!.token);
    expect(await sums()).toMatchObject({ WartendCent: 0, AbholbarCent: 0, AusgezahltCent: 6000 });
    expect((await eva.decides(walk.recommender!.number, 'rueckfordern')).status).toBe(200);
    expect(await sums()).toMatchObject({ WartendCent: 0, AbholbarCent: 0, AusgezahltCent: 0 });
  });
});
