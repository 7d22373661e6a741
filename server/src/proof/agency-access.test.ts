/**
 * Rules 2.3 and 2.4, written down call by call and independent of the contract: which role of an agency may call what, and that
 * nobody reads or moves what belongs to another employee, another agency or another mandant. A new call of agencies without a row
 * here fails.
 */
import { endpoints } from '@weitersagen/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterAgency, forAgency, invitedBy, type OfAgency } from '#testing/agency/of-agency.ts';
import { anAgency, completeData, type TestAgency } from '#testing/cast/agency/clara.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { products, type Slug, today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { sampleDocuments } from '../invoice/document/sample.ts';
import {
  answerTo,
  byNumber,
  ids,
  mayCall,
  type Owned,
  ofEmployee,
  ofInvoices,
  rightsOf,
  table,
} from './agency-table.ts';
import { addressOf } from './inputs.ts';

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const calls = Object.values(endpoints).filter(({ access }) => access.includes('agency'));

let w: World;
let hafen: TestAgency;
let ruhend: TestAgency;
let nord: TestAgency;
let emails: Readonly<Record<string, string>>;
let of1: OfAgency;
let of2: OfAgency;
let ofNord: OfAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { company: 'Agentur Hafen', employees: ['M1', 'M2', 'M3'] });
  nord = await anAgency(w, 'nord', { company: 'Agentur Nordlicht', employees: ['N9'] });
  ruhend = await anAgency(w, 'ruhend', { until: 'registered' });
  const fern = await anAgency(w, 'fern', { company: 'Agentur Fernweh', mandant: 'versicherung' });
  await billed(hafen, invoices.hafen);
  await billed(ruhend, invoices.ruhend);
  await billed(nord, invoices.nord);
  await billed(fern, invoices.fern, 'versicherung');
  for (const number of ['Z1', 'Z2']) await works(hafen, number);
  for (const number of ['R1', 'R2']) await works(ruhend, number);
  await w.as().write(({ db }) => sql`update agency_user set roles = '{}' where email = 'm3@hafen.example'`.execute(db));
  emails = {
    AgenturInhaber: 'clara@hafen.example',
    AgenturInhaber_inaktiv: 'clara@ruhend.example',
    AgenturMitarbeiter: 'm1@hafen.example',
    KeineRolle: 'm3@hafen.example',
  };
  const named = (lastName: string) => ({
    recommender: { firstName: 'Rosa', lastName, email: `${lastName.toLowerCase()}@example.org` },
    recipient: { Vorname: 'Gerd', Nachname: `${lastName}gast` },
    on: '2026-01-01',
  });
  of1 = await forAgency(w, hafen, { employee: 'M1', ...named('Erstens') });
  of2 = await forAgency(w, hafen, { employee: 'M2', ...named('Zweitens') });
  ofNord = await forAgency(w, nord, { employee: 'N9', ...named('Nordlicht') });
  await invitedBy(w, hafen, { by: 'm1@hafen.example', email: 'erstens-neu@example.org', employee: 'M1' });
  await invitedBy(w, hafen, { by: 'm2@hafen.example', email: 'zweitens-neu@example.org', employee: 'M2' });
  await invitedBy(w, nord, { by: 'n9@nord.example', email: 'nordlicht-neu@example.org', employee: 'N9' });
});
afterAll(() => w.app.close());

const invoices = { hafen: 'RE-2026-000001', ruhend: 'RE-2026-000002', nord: 'RE-2026-000003', fern: 'RE-2026-000004' };
/** An invoice with its files. */
function billed({ agencyNumber }: TestAgency, number: string, slug: Slug = 'spbdevk'): Promise<unknown> {
  const document = JSON.stringify({ ...sampleDocuments(1).invoice, number, lines: [], preceding: [] });
  return w.as(slug).write(({ db }) =>
    sql`
      insert into invoice (number, kind, agency_id, agency_number, month, is_monthly, status, issued_on, net_cents, vat_cents, gross_cents,
        document, pdf, xrechnung, created_at, changed_at)
      select ${number}, 'invoice', id, agency_number, '2026-01', true, 'open', '2026-02-01', 0, 0, 0,
        ${document}::jsonb, ${Buffer.from(number)}, ${`<!-- ${number} -->`}, now(), now()
      from agency where agency_number = ${agencyNumber}`.execute(db),
  );
}
/** Somebody more who works there. */
const works = ({ agencyNumber }: TestAgency, number: string): Promise<unknown> =>
  w.as().write(({ db }) =>
    sql`
      insert into agency_user (agency_id, agency_number, employee_number, roles, status, email, language, created_at, changed_at)
      select id, agency_number, ${number}, '{employee}', 'active', ${`${number.toLowerCase()}@mehr.example`}, 'de', now(), now()
      from agency where agency_number = ${agencyNumber}`.execute(db),
  );

const tokenOf = (role: string) => enterAgency(w, emails[role] ?? '');
const ask = (
  method: string,
  path: string,
  token: string,
  { body = {} as unknown, mandant = 'spbdevk' as const } = {},
) => w.app.call(method as 'GET', path, { token, mandant, ...(method === 'GET' ? {} : { body }) });

test('the table names every call of agencies that there is', () => {
  expect(calls.map(callOf).toSorted()).toEqual(Object.keys(table).toSorted());
});

const agencyOf = (role: string): TestAgency => (role === 'AgenturInhaber_inaktiv' ? ruhend : hafen);
let made = 0;
/** An invitation of two days ago, under the number of an employee. */
async function anInvitation(agency: TestAgency, by: string, employee: string | null = null): Promise<number> {
  const email = `${by.split('@')[0]}-${++made}@example.org`;
  const sentAt = new Date(w.as().now.getTime() - 2 * 86_400_000);
  await invitedBy(w, agency, { by, email, employee, sentAt });
  const { rows: found } = await w
    .as()
    .read(({ db }) => sql<{ id: number }>`select id from invitation where email = ${email}`.execute(db));
  return found[0]?.id ?? expect.fail(`no invitation of ${email}`);
}
/** A line of a plan, for a product to which no call adds. */
async function aPlan({ agencyNumber }: TestAgency): Promise<number> {
  const { rows: found } = await w.as().write(({ db }) =>
    sql<{ id: number }>`
      insert into premium_plan (agency_number, product_id, extra_cents, valid_from, created_at)
      values (${agencyNumber}, ${products.fibre}, 500, '2026-01-01', now()) returning id`.execute(db),
  );
  return found[0]?.id ?? expect.fail('no plan');
}

/** What is asked where an empty body at any address would not be enough: of the own agency, and there. */
const wishes: Readonly<Record<string, (role: string) => Promise<{ path?: string; body?: object }>>> = {
  'PUT /agentur/registrieren/daten': async () => ({ body: completeData }),
  'PUT /agentur/auftraege/vorschau': async () => ({ body: { Nummern: [of1.orderNumber] } }),
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': async () => ({
    path: `/agentur/auftragfreigeben/${of1.orderNumber}/ablehnen`,
  }),
  'GET /agentur/suche': async () => ({ path: '/agentur/suche?text=a' }),
  'PUT /einladung/:id/widerrufen': async (role) => ({ path: `/einladung/${await invitationFor(role)}/widerrufen` }),
  'PUT /einladung/:id/erneut': async (role) => ({ path: `/einladung/${await invitationFor(role)}/erneut` }),
  'POST /agentur/praemienplan': async () => ({
    body: { ProduktId: products.home, ZusatzCent: 2000, GueltigVon: today, GueltigBis: null },
  }),
  'DELETE /agentur/praemienplan/:id': async (role) => ({
    path: `/agentur/praemienplan/${await aPlan(agencyOf(role))}`,
  }),
  'GET /agentur/rechnungen/:nr': async (role) => ({ path: `/agentur/rechnungen/${ownInvoice(role)}` }),
  'GET /agentur/rechnungen/:nr/dateien/:art': async (role) => ({
    path: `/agentur/rechnungen/${ownInvoice(role)}/dateien/pdf`,
  }),
  'POST /empfehlen/create': async () => ({
    body: wishOf({ as: { firstName: 'Rosa', lastName: 'Offen', email: `offen-${++made}@example.org` } }),
  }),
};
const ownInvoice = (role: string) => (agencyOf(role) === ruhend ? invoices.ruhend : invoices.hafen);
const invitationFor = (role: string): Promise<number> =>
  agencyOf(role) === hafen
    ? anInvitation(hafen, 'm1@hafen.example', 'M1')
    : anInvitation(agencyOf(role), emails[role] ?? '');

const rows = Object.keys(rightsOf).flatMap((role) =>
  calls.map((endpoint) => [role, callOf(endpoint), ids[callOf(endpoint)]?.[role] ?? '', endpoint] as const),
);
describe('who may', () => {
  test.each(rows)('%s: %s %s', async (role, call, _ids, { method, path, access }) => {
    const { path: address = addressOf(path.replace(':mitarbeiternummer', 'alle')), body: sent = {} } =
      (await wishes[call]?.(role)) ?? {};
    // Somebody of another mandant is nobody here.
    const abroad = await enterAgency(w, 'clara@fern.example', 'versicherung');
    expect((await ask(method, address, abroad, { body: sent })).status).toBe(401);
    const nobody = await ask(method, address, '', { body: sent });
    expect(nobody.status).toBe(access.includes('anyone') ? 200 : 401);
    const { status, body } = await ask(method, address, await tokenOf(role), { body: sent });
    if (mayCall(role, call)) expect([status, body?.PsoErrorCode === 'PSOF0202']).toEqual([answerTo(role, call), false]);
    else expect([status, body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  });
});

/** What an answer may not hold, whoever of the agency asks, and what only an employee may not read. */
const ofOthers = [/nordlicht/i, /fernweh|@fern\./i, new RegExp(`${invoices.nord}|${invoices.fern}`)];
const ofColleague = [/zweitens/i];
const reading = calls.filter(
  ({ method, reads, reply, produces }) => (method === 'GET' || reads) && (reply || produces),
);

describe('what an answer holds', () => {
  test.each(reading.map((one) => [callOf(one), one] as const))(
    '%s is of the own',
    async (call, { method, path, reads }) => {
      const isList =
        /^PUT \/agentur\/(?:auftraege|empfehlungen|leads|einladungen)$|csv$|suche$|empfehler\/empfehlungen$/.test(call);
      for (const role of ['AgenturInhaber', 'AgenturMitarbeiter']) {
        const address = path
          .replace(':mitarbeiternummer', 'alle')
          .replace(':nr', invoices.nord)
          .replace(':art', 'pdf')
          .replace(/:\w+/g, '1');
        const query = call === 'GET /agentur/suche' ? '?text=rosa' : '';
        const found = await ask(method, `${address}${query}`, await tokenOf(role), {
          body: reads ? { Nummern: [ofNord.orderNumber] } : {},
        });
        const answer = path.includes(':nr') ? 404 : answerTo(role, call);
        expect([role, found.status]).toEqual([role, mayCall(role, call) ? answer : 403]);
        for (const secret of role === 'AgenturInhaber' ? ofOthers : [...ofOthers, ...ofColleague])
          expect([role, secret, secret.test(found.text)]).toEqual([role, secret, false]);
        if (isList) expect([role, /erstens/i.test(found.text)]).toEqual([role, true]);
      }
    },
  );
});

describe('by the number of an employee', () => {
  const [ofOwn, ofColleagues, ofForeign] = [/erstens/i, /zweitens/i, /nordlicht/i];
  const numbersOf = (role: string, call: string): readonly string[] => {
    if (role === 'AgenturInhaber_inaktiv') return ['R1', 'R2', 'N9'];
    // Whoever is removed is needed no more.
    return call.startsWith('DELETE') && role === 'AgenturInhaber' ? ['Z1', 'Z2', 'N9'] : ['M1', 'M2', 'N9'];
  };

  test('every call that has one is told', () => {
    const naming = Object.keys(table).filter((call) => call.includes(':mitarbeiternummer'));
    expect(Object.keys(byNumber).toSorted()).toEqual(naming.toSorted());
  });

  test.each(Object.entries(byNumber))('%s', async (call, answers) => {
    const [method = '', path = ''] = call.split(' ');
    const isList = /(?:auftraege|empfehlungen|leads|einladungen)\/:/.test(path);
    const body = call.startsWith('PUT /agentur/mitarbeiter') ? { Vorname: 'Dirk', Nachname: 'Krämer' } : {};
    for (const [role, wanted] of Object.entries(answers)) {
      const token = await tokenOf(role);
      const found = [];
      for (const number of numbersOf(role, call))
        found.push(await ask(method, path.replace(':mitarbeiternummer', number), token, { body }));
      expect([role, found.map(({ status }) => status)]).toEqual([role, wanted]);
      const [own = '', colleague = '', foreign = ''] = found.map(({ text }) => text);
      const holds = [ofColleagues.test(own), ofOwn.test(colleague), ofForeign.test(foreign)];
      expect([role, holds]).toEqual([role, [false, false, false]]);
      if (isList && role !== 'AgenturInhaber_inaktiv') expect([role, ofOwn.test(own)]).toEqual([role, true]);
      if (isList && role === 'AgenturInhaber') expect([role, ofColleagues.test(colleague)]).toEqual([role, true]);
      // Of somebody who is not of the agency nothing is counted.
      if (isList && wanted[2] === 200) expect([role, found[2]?.body.Content]).toEqual([role, []]);
    }
  });
});

/** Calls with the number of a thing: where it stands, and what each role is answered. */
const things: Readonly<
  Record<
    string,
    { address: (whose: Owned, role: string) => Promise<string>; body?: object; answers: typeof ofEmployee }
  >
> = {
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': {
    address: async (whose) =>
      `/agentur/auftragfreigeben/${(whose === 'own' ? of1 : whose === 'of a colleague' ? of2 : ofNord).orderNumber}/ablehnen`,
    body: { Grund: 'Probe' },
    answers: ofEmployee,
  },
  'PUT /einladung/:id/widerrufen': {
    address: async (whose) => `/einladung/${await invitationOf(whose)}/widerrufen`,
    answers: ofEmployee,
  },
  'PUT /einladung/:id/erneut': {
    address: async (whose) => `/einladung/${await invitationOf(whose)}/erneut`,
    answers: ofEmployee,
  },
  'GET /agentur/rechnungen/:nr': {
    address: async (whose, role) => `/agentur/rechnungen/${invoiceOf(whose, role)}`,
    answers: ofInvoices,
  },
  'GET /agentur/rechnungen/:nr/dateien/:art': {
    address: async (whose, role) => `/agentur/rechnungen/${invoiceOf(whose, role)}/dateien/xrechnung`,
    answers: ofInvoices,
  },
};
const invoiceOf = (whose: Owned, role: string): string =>
  whose === 'own' ? ownInvoice(role) : whose === 'of another agency' ? invoices.nord : invoices.fern;
/** Calls of what nobody of the agency has alone, or of the person who asks. */
const ofNoEmployee = [
  'DELETE /agentur/praemienplan/:id',
  'DELETE /agentur/sitzungen/:id',
  'PUT /aktion/:aktionsId/zustimmung',
];
const invitationOf = (whose: Owned): Promise<number> => {
  if (whose === 'of another agency') return anInvitation(nord, 'clara@nord.example');
  return whose === 'own'
    ? anInvitation(hafen, 'm1@hafen.example', 'M1')
    : anInvitation(hafen, 'm2@hafen.example', 'M2');
};

describe('whose thing it is', () => {
  test('is asked of every call that names one', () => {
    const naming = Object.keys(table).filter((call) => call.replace(/:mitarbeiternummer/, '').includes('/:'));
    expect(naming.toSorted()).toEqual([...Object.keys(things), ...ofNoEmployee].toSorted());
  });

  const cases = Object.entries(things).flatMap(([call, { answers, ...thing }]) =>
    Object.entries(answers).map(([whose, wanted]) => [call, whose as Owned, wanted, thing] as const),
  );
  test.each(cases)('%s: %s', async (call, whose, wanted, { address, body = {} }) => {
    const [method = ''] = call.split(' ');
    for (const [role, status] of Object.entries(wanted)) {
      const found = await ask(method, await address(whose, role), await tokenOf(role), { body });
      expect([role, found.status]).toEqual([role, status]);
      const code = { 403: 'PSOF0202', 404: 'PSOF0101' }[status];
      if (code) expect([role, found.body.PsoErrorCode]).toEqual([role, code]);
    }
  });

  test('an agency that is not active has its invoices too, and each lists its own alone', async () => {
    for (const role of ['AgenturInhaber', 'AgenturInhaber_inaktiv']) {
      const { body } = await ask('GET', '/agentur/rechnungen', await tokenOf(role));
      const numbers = body.map(({ Rechnungsnummer }: { Rechnungsnummer: string }) => Rechnungsnummer);
      expect([role, numbers]).toEqual([role, [ownInvoice(role)]]);
    }
  });

  test('a line of the plan of another agency is unknown, and stays', async () => {
    const id = await aPlan(nord);
    const ends = async (token: string) => (await ask('DELETE', `/agentur/praemienplan/${id}`, token)).status;
    expect(await ends(await tokenOf('AgenturInhaber'))).toBe(404);
    expect(await ends(await enterAgency(w, 'clara@nord.example'))).toBe(200);
  });

  test('an employee of another agency is nobody’s here, and a session of somebody else is unknown', async () => {
    const token = await tokenOf('AgenturInhaber');
    for (const method of ['PUT', 'DELETE']) {
      const person = { Vorname: 'Dirk', Nachname: 'Fremd' };
      expect((await ask(method, '/agentur/mitarbeiter/N9', token, { body: person })).status).toBe(404);
    }
    await enterAgency(w, 'm2@hafen.example');
    const { rows: found } = await w.as().read(({ db }) =>
      sql<{
        id: string;
      }>`select s.id from session s join agency_user u on u.id = s.subject_id where s.kind = 'agency' and u.email = 'm2@hafen.example'`.execute(
        db,
      ),
    );
    expect((await ask('DELETE', `/agentur/sitzungen/${found[0]?.id}`, token)).status).toBe(404);
  });
});
