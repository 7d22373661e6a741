/** Staff of the client recommend with their address at work (R-18, V-10), and companies are recommended, not only people (G-04). */
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { evaOf } from '../testing/cast/eva.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { configure, countRows } from '../testing/mandant.ts';
import { mailTo } from '../testing/walk.ts';
import { world } from '../testing/world.ts';

const { app, as, ben } = await world();
const eva = evaOf(app);
afterAll(() => app.close());
const employeeEmailPatterns = [
  '@sparkasse.example',
  '@verbund.example',
  '*.partner.example',
  'leitung@betreiber.example',
];
const feld = (body: { Fehler: { Feld: string; Message: string }[] }) =>
  Object.fromEntries(body.Fehler.map(({ Feld, Message }) => [Feld, Message]));
const rowOf = (number: string) =>
  as().read(({ db }) =>
    db
      .selectFrom('recommendation')
      .select(['origin', 'campaign', 'company'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow(),
  );
const rows = () => countRows(as(), 'account', 'recommendation', 'recipient', 'event', 'mail');

let count = 0;
beforeEach(() => void count++);
afterEach(async () => {
  await configure(app, 'spbdevk');
  await app.post();
});

describe('staff', () => {
  const recommend = (email: string, more = '') =>
    app.call('POST', `/Empfehlen/create?mitarbeiter=1${more}`, { body: wishOf({ as: { ...annaMuster, email } }) });
  beforeEach(() => configure(app, 'spbdevk', { employeeEmailPatterns }));

  test.each([
    'anna@sparkasse.example',
    'Anna@Verbund.Example',
    'anna@nord.partner.example',
    'leitung@betreiber.example',
  ])('an address of the four domains recommends: %s [S5-V024] [S1-F037]', async (email) => {
    const { status, body } = await recommend(email, '&channel=aushang');
    expect([status, body.NaechsteSeite]).toEqual([200, 'EmpfehlungTeilen']);
    expect(await rowOf(body.Empfehlungsnummer)).toMatchObject({ origin: 'employee', campaign: 'aushang' });
  });

  test.each([
    'anna@example.org',
    'anna@sparkasse.example.org',
    'anna@nichtsparkasse.example',
    'anna@partner.example',
    'andere@betreiber.example',
  ])('any other does not: %s [S5-V024]', async (email) => {
    const before = await rows();
    const { status, body } = await recommend(email);
    expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0302']);
    expect(feld(body)).toEqual({ 'Empfehler.Email': 'Bitte verwenden Sie Ihre dienstliche E-Mail-Adresse.' });
    expect(await rows()).toEqual(before);
  });

  test('are let in by their domain, whatever list there is for everybody else', async () => {
    await configure(app, 'spbdevk', { employeeEmailPatterns, emailWhitelist: '@kunden.example' });
    expect((await recommend('bea@sparkasse.example')).status).toBe(200);
    expect((await recommend('bea@kunden.example')).status).toBe(400);
  });

  test('of a mandant without any domain there are none', async () => {
    await configure(app, 'spbdevk', { employeeEmailPatterns: [] });
    const { status, body } = await recommend('anna@sparkasse.example');
    expect([status, body.PsoErrorCode]).toEqual([403, 'PSOF0105']);
  });
});

describe('a company', () => {
  const firma = 'Müller-Lüdenscheidt & O’Brien GmbH';
  const recommend = (Firma: string | null, changes: Record<string, unknown> = {}, more = '') =>
    app.call('POST', `/Empfehlen/create${more}`, {
      body: wishOf(
        { as: { ...annaMuster, email: `anna${count}@example.org` } },
        { 'Empfaenger.Firma': Firma, ...changes },
      ),
    });
  beforeEach(() => configure(app, 'spbdevk', { companyRecommendation: true }));

  test('is kept as it was typed, and asked of whoever comes [S1-F039]', async () => {
    const { body: made } = await recommend(firma);
    expect(await rowOf(made.Empfehlungsnummer)).toMatchObject({ origin: 'portal', company: firma });
    const link = { number: made.Empfehlungsnummer, hash: made.Hash };
    const seen = await app.call('GET', `/empfehlen/${link.number}/${link.hash}`);
    expect(seen.body.FirmaErforderlich).toBe(true);
    expect(seen.text).not.toContain('Lüdenscheidt');
    const missing = await ben.registers(link);
    expect([missing.status, feld(missing.body)]).toEqual([400, { Firma: 'Firma ist ein Pflichtfeld' }]);
    const { body: came } = await ben.registers(link, { Firma: firma, Anrede: 'Firma' });
    const stored = await as().read(({ db }) =>
      db.selectFrom('recipient').select('company').where('number', '=', came.Empfaengernummer).executeTakeFirst(),
    );
    expect(stored).toEqual({ company: firma });
    // Nobody has confirmed any of these addresses.
    for (const { subject, text, html } of await app.post())
      expect(`${subject}${text}${html}`).not.toContain('Lüdenscheidt');
  });

  test('stands at the desk with that of whoever came, in its file, and with the own recommendation in the recommender’s own words', async () => {
    const { body: made } = await recommend(firma);
    const link = { number: made.Empfehlungsnummer, hash: made.Hash };
    const other = '=Söhne & Töchter KG';
    await ben.registers(link, { Firma: other, Anrede: 'Firma' });
    const token = await eva.token();
    const row = { Empfehlungsnummer: link.number, Firma: firma, EmpfaengerFirma: other };
    const list = await app.call('PUT', '/admin/empfehlungen', { token, body: { Filter: `Text:${link.number}` } });
    expect(list.body.Content[0]).toMatchObject(row);
    const one = await app.call('GET', `/admin/empfehlungen/${link.number}`, { token });
    expect(one.body).toMatchObject(row);
    const file = await app.call('GET', `/admin/empfehlungen/csv?Filter=Text:${link.number}`, { token });
    expect(file.text).toMatch(/;Firma;EmpfaengerFirma\r?\n/);
    // What a table would take for a formula is text.
    expect(file.text).toContain(`;${firma};'${other}`);
    const own = await app.call('GET', '/empfehler/empfehlungen/', {
      token: await personToken({ as }, `anna${count}@example.org`),
    });
    expect(own.body[0]).toMatchObject({ Empfehlungsnummer: link.number, Firma: firma });
    expect(own.text).not.toContain('Töchter');
  });

  test('asks the next one who comes through its link, too', async () => {
    const { body: made } = await recommend(firma);
    const link = { number: made.Empfehlungsnummer, hash: made.Hash };
    const came = await Promise.all(
      ['bea', 'bob'].map((name) => ben.registers(link, { Email: `${name}${count}@example.org`, Firma: firma })),
    );
    expect(came.map(({ status }) => status)).toEqual([200, 200]);
    const numbers = came.map(({ body }) => body.Empfehlungsnummer);
    expect(new Set(numbers).size).toBe(2);
    expect(await Promise.all(numbers.map(rowOf))).toMatchObject([{ company: firma }, { company: firma }]);
  });

  test('is ignored where the module is off, on one mandant as on the other [S1-F039]', async () => {
    expect((await app.call('GET', '')).body.ModuleCompanyRecommendation).toBe(true);
    await configure(app, 'spbdevk');
    expect((await app.call('GET', '')).body.ModuleCompanyRecommendation).toBe(false);
    expect((await app.call('GET', '', { mandant: 'versicherung' })).body.ModuleCompanyRecommendation).toBe(true);
    const { body: made } = await recommend(firma);
    expect(await rowOf(made.Empfehlungsnummer)).toMatchObject({ company: null });
    const link = { number: made.Empfehlungsnummer, hash: made.Hash };
    expect((await app.call('GET', `/empfehlen/${link.number}/${link.hash}`)).body.FirmaErforderlich).toBe(false);
    expect((await ben.registers(link)).status).toBe(200);
    expect((await ben.registers(link, { Anrede: 'Firma', Email: 'x@example.org' })).status).toBe(400);
  });

  describe('whose contact was mailed by us', () => {
    const mailed = { mailsContact: true, companyRecommendation: true, employeeEmailPatterns };
    beforeEach(() => configure(app, 'spbdevk', mailed));
    const contact = () => ({ 'Empfaenger.Email': `einkauf${count}@example.org`, 'Empfaenger.Vorname': 'Kim' });

    test('leaves nothing to share: the confirmation comes next (R-10)', async () => {
      const { body } = await recommend(firma, contact());
      expect(body.NaechsteSeite).toBe('EmpfehlungBestaetigung');
      expect(mailTo(await app.post(), `einkauf${count}@example.org`)).toBeDefined();
    });

    test('so does a contact of staff, and where nobody was named there is the link', async () => {
      const staff = { ...contact(), 'Empfehler.Email': `anna${count}@sparkasse.example` };
      expect((await recommend(null, staff, '?mitarbeiter=1')).body.NaechsteSeite).toBe('EmpfehlungBestaetigung');
      expect((await recommend(firma)).body.NaechsteSeite).toBe('EmpfehlungTeilen');
    });

    test('where no mail went out there is still the link to share', async () => {
      await configure(app, 'spbdevk', { ...mailed, mailsContact: false });
      expect((await recommend(firma, contact())).body.NaechsteSeite).toBe('EmpfehlungTeilen');
    });
  });
});

describe('names and addresses as they are', () => {
  const names = ["O'Brien", 'Müller-Lüdenscheidt', '王', 'X', 'de la Cruz y Nuñez'];
  test.each(names)('%s recommends and is recommended', async (name) => {
    const email = `name${count}@müller.example`;
    await configure(app, 'spbdevk', { employeeEmailPatterns: ['@müller.example'], companyRecommendation: true });
    const contact = {
      'Empfaenger.Vorname': name,
      'Empfaenger.Nachname': name,
      'Empfaenger.Firma': `${name} & ${name}`,
    };
    const staff = await app.call('POST', '/Empfehlen/create?mitarbeiter=1', {
      body: wishOf({ as: { firstName: name, lastName: name, email: `staff${count}@müller.example` } }, contact),
    });
    expect([staff.status, staff.body.Empfehler?.Vorname]).toEqual([200, name]);
    expect(await rowOf(staff.body.Empfehlungsnummer)).toMatchObject({ company: `${name} & ${name}` });
    await app.post();
    await configure(app, 'spbdevk');
    const { status, body } = await app.call('POST', '/Empfehlen/create', {
      body: wishOf({ as: { firstName: name, lastName: name, email } }),
    });
    expect([status, body.Empfehler?.Vorname]).toEqual([200, name]);
    expect((await app.post()).map(({ to }) => to)).toEqual([email]);
    const link = { number: body.Empfehlungsnummer, hash: body.Hash };
    const came = await ben.registers(link, { Vorname: name, Nachname: name, Email: `kontakt${count}@größe.example` });
    expect(came.status).toBe(200);
    expect((await app.post()).map(({ to }) => to)).toEqual([`kontakt${count}@größe.example`]);
    const coded = await app.call('POST', '/account/createEmpfehler', {
      body: { Vorname: name, Nachname: name, Email: `code${count}@müller.example` },
    });
    const { body: seen } = await app.call('GET', `/empfehlung/empfehlungscode/${coded.body.Empfehlungscode}`);
    expect(seen.Empfehler.Vorname).toBe(name);
  });
});
