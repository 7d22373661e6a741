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
import { products, today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { addressOf } from './inputs.ts';

const ofInactiveOwner = [
  ...['Rechnungen', 'Verwaltung', 'AuftragsReport', 'EmpfehlerReport', 'Praemien', 'Praemienplan', 'StatistikReport'],
  ...['Stammdaten', 'AddPraemienplan', 'DeletePraemienplan'],
];
/** §6: what each role may. */
const rightsOf: Readonly<Record<string, readonly string[]>> = {
  AgenturInhaber: ['Mitarbeiter', 'Einladungstool', ...ofInactiveOwner],
  AgenturInhaber_inaktiv: ofInactiveOwner,
  AgenturMitarbeiter: [
    ...['Einladungstool', 'Verwaltung', 'AuftragsReport', 'EmpfehlerReport', 'Praemien', 'Praemienplan'],
    ...['StatistikReport', 'Stammdaten'],
  ],
  KeineRolle: [],
};

/** The right that a call asks for; none is needed for the own sign-in. */
const table: Readonly<Record<string, string | null>> = {
  'GET /agentur/user': null,
  'POST /agentur/logout': null,
  'GET /agentur/sitzungen': null,
  'DELETE /agentur/sitzungen/:id': null,
  'PUT /agentur/resetPasswordWithoutToken': null,
  'GET /agentur/daten': null,
  'DELETE /agentur/benutzer': null,
  'PUT /aktion/:aktionsId/zustimmung': null,
  'PUT /agentur/registrieren/daten': 'Stammdaten',
  'GET /agentur/stammdaten': 'Stammdaten',
  'PUT /agentur/stammdaten': 'Stammdaten',
  'GET /agentur/mitarbeiter': 'Mitarbeiter',
  'POST /agentur/mitarbeiter': 'Mitarbeiter',
  'PUT /agentur/mitarbeiter/:mitarbeiternummer': 'Mitarbeiter',
  'DELETE /agentur/mitarbeiter/:mitarbeiternummer': 'Mitarbeiter',
  ...ofList('auftraege', 'AuftragsReport'),
  ...ofList('empfehlungen', 'EmpfehlerReport'),
  ...ofList('leads', 'EmpfehlerReport'),
  ...ofList('einladungen', 'Einladungstool'),
  ...ofList('praemien', 'Praemien'),
  'PUT /agentur/dashboard': 'StatistikReport',
  'PUT /agentur/dashboard/:mitarbeiternummer': 'StatistikReport',
  'PUT /agentur/auftraege/vorschau': 'AuftragsReport',
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': 'AuftragsReport',
  'GET /agentur/suche': 'Verwaltung',
  'GET /empfehler/empfehlungen': 'EmpfehlerReport',
  'PUT /einladung': 'Einladungstool',
  'PUT /einvitation': 'Einladungstool',
  'GET /einladung/daten': 'Einladungstool',
  'PUT /einladung/:id/widerrufen': 'Einladungstool',
  'PUT /einladung/:id/erneut': 'Einladungstool',
  'GET /agentur/praemienplan': 'Praemienplan',
  'POST /agentur/praemienplan': 'AddPraemienplan',
  'DELETE /agentur/praemienplan/:id': 'DeletePraemienplan',
  'GET /agentur/rechnungen': 'Rechnungen',
  'GET /agentur/rechnungen/:nr': 'Rechnungen',
  'GET /agentur/rechnungen/:nr/dateien/:art': 'Rechnungen',
};
function ofList(kind: string, right: string): Record<string, string> {
  return {
    [`PUT /agentur/${kind}`]: right,
    [`PUT /agentur/${kind}/:mitarbeiternummer`]: right,
    [`GET /agentur/${kind}/csv`]: right,
  };
}

/** Which requirement a right of a role is, told by one call of it. */
const ids: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /agentur/mitarbeiter': {
    AgenturInhaber: '[S6-P024]',
    AgenturInhaber_inaktiv: '[S6-P056]',
    AgenturMitarbeiter: '[S6-P058]',
  },
  'GET /einladung/daten': {
    AgenturInhaber: '[S6-P025]',
    AgenturInhaber_inaktiv: '[S6-P057]',
    AgenturMitarbeiter: '[S6-P048]',
  },
  'GET /agentur/praemienplan': {
    AgenturInhaber: '[S6-P026][S6-P033]',
    AgenturInhaber_inaktiv: '[S6-P043]',
    AgenturMitarbeiter: '[S6-P053]',
  },
  'GET /agentur/rechnungen': {
    AgenturInhaber: '[S6-P028]',
    AgenturInhaber_inaktiv: '[S6-P038]',
    AgenturMitarbeiter: '[S6-P059]',
  },
  'GET /agentur/suche': {
    AgenturInhaber: '[S6-P029]',
    AgenturInhaber_inaktiv: '[S6-P039]',
    AgenturMitarbeiter: '[S6-P049]',
  },
  'PUT /agentur/auftraege': {
    AgenturInhaber: '[S6-P030]',
    AgenturInhaber_inaktiv: '[S6-P040]',
    AgenturMitarbeiter: '[S6-P050]',
  },
  'PUT /agentur/empfehlungen': {
    AgenturInhaber: '[S6-P031]',
    AgenturInhaber_inaktiv: '[S6-P041]',
    AgenturMitarbeiter: '[S6-P051]',
  },
  'PUT /agentur/praemien': {
    AgenturInhaber: '[S6-P032]',
    AgenturInhaber_inaktiv: '[S6-P042]',
    AgenturMitarbeiter: '[S6-P052]',
  },
  'PUT /agentur/dashboard': {
    AgenturInhaber: '[S6-P034]',
    AgenturInhaber_inaktiv: '[S6-P044]',
    AgenturMitarbeiter: '[S6-P054]',
  },
  'GET /agentur/stammdaten': {
    AgenturInhaber: '[S6-P035]',
    AgenturInhaber_inaktiv: '[S6-P045]',
    AgenturMitarbeiter: '[S6-P055]',
  },
  'POST /agentur/praemienplan': {
    AgenturInhaber: '[S6-P036]',
    AgenturInhaber_inaktiv: '[S6-P046]',
    AgenturMitarbeiter: '[S6-P060]',
  },
  'DELETE /agentur/praemienplan/:id': {
    AgenturInhaber: '[S6-P037]',
    AgenturInhaber_inaktiv: '[S6-P047]',
    AgenturMitarbeiter: '[S6-P061]',
  },
};
/** What asks for more than a right: releasing takes an active role (P-08), the data of an agency its owner. */
const alsoRefused: Readonly<Record<string, readonly string[]>> = {
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': ['AgenturInhaber_inaktiv'],
  'PUT /agentur/registrieren/daten': ['AgenturMitarbeiter'],
};
/** How whoever may is answered where it is not 200: what was sent is not enough, names nothing, or there is nothing left to do. */
const otherwise: Readonly<Record<string, number | Readonly<Record<string, number>>>> = {
  'DELETE /agentur/benutzer': 409,
  'DELETE /agentur/mitarbeiter/:mitarbeiternummer': 404,
  'DELETE /agentur/sitzungen/:id': 404,
  'GET /agentur/rechnungen/:nr': 404,
  'GET /agentur/rechnungen/:nr/dateien/:art': 404,
  'POST /agentur/mitarbeiter': 400,
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': 400,
  'PUT /agentur/mitarbeiter/:mitarbeiternummer': 400,
  'PUT /agentur/registrieren/daten': { AgenturInhaber: 409 },
  'PUT /agentur/resetPasswordWithoutToken': 400,
  'PUT /aktion/:aktionsId/zustimmung': 400,
};
const mayCall = (role: string, call: string): boolean => {
  const right = table[call] ?? null;
  return (right === null || rightsOf[role]?.includes(right) === true) && !alsoRefused[call]?.includes(role);
};
const answerTo = (role: string, call: string): number => {
  const other = otherwise[call] ?? 200;
  return typeof other === 'number' ? other : (other[role] ?? 200);
};

const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const calls = Object.values(endpoints).filter(({ access }) => access.includes('agency'));
/** Whoever is signed in may do more there than somebody who is not; everybody may call it. */
const ofEverybody = calls.filter(({ access }) => access.includes('anyone')).map(callOf);

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
  await anAgency(w, 'fern', { company: 'Agentur Fernweh', mandant: 'versicherung' });
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
  ofNord = await forAgency(w, nord, named('Nordlicht'));
  await invitedBy(w, hafen, { by: 'm1@hafen.example', email: 'erstens-neu@example.org', employee: 'M1' });
  await invitedBy(w, hafen, { by: 'm2@hafen.example', email: 'zweitens-neu@example.org', employee: 'M2' });
  await invitedBy(w, nord, { by: 'clara@nord.example', email: 'nordlicht-neu@example.org' });
});
afterAll(() => w.app.close());

const tokenOf = (role: string) => enterAgency(w, emails[role] ?? '');
const ask = (
  method: string,
  path: string,
  token: string,
  { body = {} as unknown, mandant = 'spbdevk' as const } = {},
) => w.app.call(method as 'GET', path, { token, mandant, ...(method === 'GET' ? {} : { body }) });

test('the table names every call of agencies that there is', () => {
  const told = [...Object.keys(table), ...ofEverybody];
  expect(calls.map(callOf).toSorted()).toEqual(told.toSorted());
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
};
const invitationFor = (role: string): Promise<number> =>
  agencyOf(role) === hafen
    ? anInvitation(hafen, 'm1@hafen.example', 'M1')
    : anInvitation(agencyOf(role), emails[role] ?? '');

const rows = Object.keys(rightsOf).flatMap((role) =>
  calls
    .filter((one) => !ofEverybody.includes(callOf(one)))
    .map((endpoint) => [role, callOf(endpoint), ids[callOf(endpoint)]?.[role] ?? '', endpoint] as const),
);
describe('who may', () => {
  test.each(rows)('%s: %s %s', async (role, call, _ids, { method, path, access }) => {
    const { path: address = addressOf(path.replace(':mitarbeiternummer', 'alle')), body: sent = {} } =
      (await wishes[call]?.(role)) ?? {};
    // Somebody of another mandant is nobody here.
    const abroad = await enterAgency(w, 'clara@fern.example', 'versicherung');
    expect((await ask(method, address, abroad, { body: sent })).status).toBe(401);
    if (!access.includes('anyone')) expect((await ask(method, address, '', { body: sent })).status).toBe(401);
    const { status, body } = await ask(method, address, await tokenOf(role), { body: sent });
    if (mayCall(role, call)) expect([status, body?.PsoErrorCode === 'PSOF0202']).toEqual([answerTo(role, call), false]);
    else expect([status, body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  });
});

/** What an answer may not hold, whoever of the agency asks, and what only an employee may not read. */
const ofOthers = [/nordlicht/i, /fernweh|@fern\./i];
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
          .replace(':nr', ofNord.orderNumber)
          .replace(/:\w+/g, '1');
        const query = call === 'GET /agentur/suche' ? '?text=rosa' : '';
        const found = await ask(method, `${address}${query}`, await tokenOf(role), {
          body: reads ? { Nummern: [ofNord.orderNumber] } : {},
        });
        expect([role, found.status]).toEqual([role, mayCall(role, call) ? answerTo(role, call) : 403]);
        for (const secret of role === 'AgenturInhaber' ? ofOthers : [...ofOthers, ...ofColleague])
          expect([role, secret, secret.test(found.text)]).toEqual([role, secret, false]);
        if (isList) expect([role, /erstens/i.test(found.text)]).toEqual([role, true]);
      }
    },
  );
});

/** Calls with the number of a thing that an employee may have: an address of each owner's. */
type Owned = 'own' | 'of a colleague' | 'of another agency';
const things: Readonly<Record<string, { address: (whose: Owned) => Promise<string>; body?: object }>> = {
  'PUT /agentur/auftragfreigeben/:nr/:entscheidung': {
    address: async (whose) =>
      `/agentur/auftragfreigeben/${{ own: of1, 'of a colleague': of2, 'of another agency': ofNord }[whose].orderNumber}/ablehnen`,
    body: { Grund: 'Probe' },
  },
  'PUT /einladung/:id/widerrufen': { address: async (whose) => `/einladung/${await invitationOf(whose)}/widerrufen` },
  'PUT /einladung/:id/erneut': { address: async (whose) => `/einladung/${await invitationOf(whose)}/erneut` },
};
/** Calls of what nobody of the agency has alone, or of the person who asks. */
const ofNoEmployee = [
  ...['DELETE /agentur/praemienplan/:id', 'DELETE /agentur/sitzungen/:id', 'PUT /aktion/:aktionsId/zustimmung'],
  ...['GET /agentur/rechnungen/:nr', 'GET /agentur/rechnungen/:nr/dateien/:art'],
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

  test.each(Object.entries(things))('%s', async (call, { address, body }) => {
    const [method = ''] = call.split(' ');
    const status = async (role: string, whose: Owned) =>
      (await ask(method, await address(whose), await tokenOf(role), { body: body ?? {} })).status;
    expect(await status('AgenturMitarbeiter', 'of a colleague')).toBe(404);
    for (const role of ['AgenturMitarbeiter', 'AgenturInhaber'])
      expect([role, await status(role, 'of another agency')]).toEqual([role, 404]);
    expect(await status('AgenturInhaber', 'of a colleague')).toBe(200);
    expect(await status('AgenturMitarbeiter', 'own')).toBe(200);
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
