import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findAgencyByNumber, lockAgency, moveAgency } from '#agency/agency.ts';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { type Came, companyAllowed, goThere, openCompany, trust, type Wish } from '#testing/sso/company.ts';
import { type World, world } from '#testing/world.ts';
import type { IdentityProvider } from '../../demo/identity-provider/identity-provider.ts';
import {
  type CompanyPerson,
  companyPeople,
  companyRoles,
  departmentWithAgency,
} from '../../demo/identity-provider/people.ts';

let w: World;
let company: IdentityProvider;
let hafen: TestAgency;

beforeAll(async () => {
  w = await world(companyAllowed);
  company = await openCompany();
  hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
  await trust(w, company, hafen.agencyNumber);
});
afterEach(() => {
  company.mood = 'gut';
});
afterAll(async () => {
  await company.close();
  await w.app.close();
});

let count = 0;
/** Somebody new at the company. */
function somebody(more: Partial<CompanyPerson> = {}): string {
  const id = `neu-${++count}`;
  const [one] = companyPeople;
  if (!one) throw new Error('nobody works there');
  company.people.push({ ...one, id, email: `${id}@unternehmen.example`, role: companyRoles.employee, ...more });
  return id;
}
const change = (id: string, more: Partial<CompanyPerson>): void => {
  Object.assign(company.people.find((one) => one.id === id) ?? {}, more);
};

const put = ({ code, verifier, nonce, state }: Came, mandant: Slug = 'spbdevk', locale = 'de') =>
  w.app.call('PUT', '/agentur/sso', {
    body: { Code: code, Verifier: verifier, ...(nonce !== null && { Nonce: nonce }), State: state },
    mandant,
    locale,
  });
const come = async (wish: Wish) => put(await goThere(company.issuer, wish), wish.mandant);
const rows = (email: string) =>
  w.as().read(({ db }) => db.selectFrom('agency_user').selectAll().where('email', '=', email).execute());
const events = async (id: number | undefined) =>
  (
    await w.as().read(({ db }) =>
      db
        .selectFrom('event')
        .select(['event', 'reason'])
        .where('object', '=', 'agencyUser')
        .where('object_id', '=', id ?? 0)
        .orderBy('id')
        .execute(),
    )
  ).map(({ event, reason }) => [event, reason]);

describe('what a browser needs', () => {
  test('is told to anybody, and leads back to one page of the mandant [S7-C131][S7-C132]', async () => {
    const { status, body } = await w.app.call('GET', '/agentur/sso/parameter', { locale: 'en' });
    expect([status, body]).toEqual([
      200,
      {
        AuthorizeUrl: `${company.issuer}/auth`,
        ClientId: 'weitersagen-spbdevk',
        RedirectUri: 'http://spbdevk.localhost:3000/de/sso',
        Scope: 'openid department az_basic',
        ResponseType: 'code',
        CodeChallengeMethod: 'S256',
        Issuer: company.issuer,
      },
    ]);
  });

  test('is nothing where the mandant trusts no provider, and nobody comes in so', async () => {
    const asked = await w.app.call('GET', '/agentur/sso/parameter', { mandant: 'versicherung' });
    const came = await come({ person: somebody(), mandant: 'versicherung' });
    expect([asked.status, came.status]).toEqual([403, 403]);
    expect([asked.body.PsoErrorCode, came.body.PsoErrorCode]).toEqual(['PSOF0105', 'PSOF0105']);
  });
});

describe('who comes with a code', () => {
  test('of an owner is let in with the rights of one, and made known the first time [S7-C088]', async () => {
    const person = somebody({ role: companyRoles.owner });
    const { status, body } = await come({ person });
    expect([status, body]).toMatchObject([
      200,
      {
        Email: `${person}@unternehmen.example`,
        Vorname: 'Ingrid',
        Nachname: 'Harms',
        Rollen: ['AgenturInhaber'],
        Agenturnummer: hafen.agencyNumber,
        Firma: 'Agentur hafen',
        AgenturStatus: 'Aktiv',
        RollenGeaendert: false,
      },
    ]);
    expect((await w.app.call('GET', '/agentur/user', { token: body.Token })).body.Email).toBe(body.Email);
    expect((await w.app.call('GET', '/agentur/mitarbeiter', { token: body.Token })).status).toBe(200);
    const [row] = await rows(body.Email);
    expect(row).toMatchObject({ status: 'active', sso_subject: person, password_hash: null });
    expect(row?.email_confirmed_at).not.toBeNull();
    expect(await events(row?.id)).toEqual([['G11', null]]);
    expect((await come({ person })).status).toBe(200);
    expect(await rows(body.Email)).toHaveLength(1);
  });

  test('without nonce and state is let in, if the provider was asked without', async () => {
    const { code, verifier } = await goThere(company.issuer, { person: somebody(), nonce: null });
    const { status } = await w.app.call('PUT', '/agentur/sso', { body: { Code: code, Verifier: verifier } });
    expect(status).toBe(200);
  });

  test.each([
    ['Code', { Verifier: 'v'.repeat(43) }, '[S7-C125]'],
    ['Verifier', { Code: 'c' }, '[S7-C126]'],
    ['Verifier', { Code: 'c', Verifier: 'zu-kurz' }, ''],
  ])('has to bring %s: %j %s', async (Feld, body, _id) => {
    const answer = await w.app.call('PUT', '/agentur/sso', { body });
    expect([answer.status, answer.body.Fehler]).toMatchObject([400, [{ Feld }]]);
  });

  test('is a wrong verifier, a code used twice or somebody else’s nonce: refused, each in words [S7-C088]', async () => {
    const person = somebody();
    const first = await goThere(company.issuer, { person });
    const wrong = await put({ ...first, verifier: 'w'.repeat(43) });
    expect([wrong.status, wrong.body.PsoErrorCode, wrong.body.Message]).toEqual([
      400,
      'PSOF0201',
      'Die Anmeldung ist fehlgeschlagen: Sie ist abgelaufen oder wurde schon verwendet. Bitte melden Sie sich noch einmal an.',
    ]);
    const second = await goThere(company.issuer, { person });
    expect((await put(second)).status).toBe(200);
    const again = await put(second, 'spbdevk', 'en');
    expect([again.status, again.body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
    expect(again.body.Message).toContain('used before');
    const other = await put({ ...(await goThere(company.issuer, { person })), nonce: 'andere' });
    expect([other.status, other.body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
    expect(other.body.Message).toContain('gehört nicht zu dieser Anmeldung');
    // The browser asked with a nonce and did not look at what came: it cannot be its answer.
    const unseen = await put({ ...(await goThere(company.issuer, { person })), nonce: null });
    expect([unseen.status, unseen.body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
  });

  test.each(['fremderSchluessel', 'andereNonce', 'andererEmpfaenger', 'abgelaufen'] as const)(
    'gets nowhere where the provider answers with a wrong token: %s',
    async (mood) => {
      const person = somebody();
      const came = await goThere(company.issuer, { person });
      company.mood = mood;
      const { status, body } = await put(came);
      expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
      expect(body.Message).toContain('gehört nicht zu dieser Anmeldung');
      expect(await rows(`${person}@unternehmen.example`)).toEqual([]);
    },
  );

  test('of another mandant is refused, and a token is good for its own mandant alone', async () => {
    await trust(w, company, hafen.agencyNumber, 'versicherung').catch(() => undefined);
    const person = somebody();
    const foreign = await goThere(company.issuer, { person, mandant: 'versicherung' });
    expect((await put(foreign)).status).toBe(400);
    const there = await come({ person, mandant: 'versicherung' });
    expect([there.status, there.body.Rollen, there.body.Agenturnummer]).toEqual([200, [], null]);
    expect((await w.app.call('GET', '/agentur/user', { token: there.body.Token })).status).toBe(401);
  });
});

describe('a provider that does not answer', () => {
  test('is told to be away: nobody is signed out of anything else, and it works again afterwards', async () => {
    const came = await goThere(company.issuer, { person: somebody() });
    company.mood = 'aus';
    const { status, body } = await put(came);
    expect([status, body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
    expect(body.Message).toContain('antwortet gerade nicht');
    company.mood = 'gut';
    expect((await put(came)).status).toBe(200);
  });

  test('is waited for five seconds, not longer', async () => {
    const came = await goThere(company.issuer, { person: somebody() });
    company.mood = 'langsam';
    const startedMs = performance.now();
    const { status, body } = await put(came);
    expect(performance.now() - startedMs).toBeLessThan(7500);
    expect([status, body.Message]).toEqual([400, expect.stringContaining('antwortet gerade nicht')]);
  }, 15_000);
});

describe('what the company says of somebody', () => {
  test('no known agency, or no role: let in without any right', async () => {
    const outside = await come({ person: somebody({ department: 'Buchhaltung' }) });
    expect([outside.status, outside.body]).toMatchObject([200, { Rollen: [], Rechte: [], Agenturnummer: null }]);
    const without = await come({ person: somebody({ role: null }) });
    expect([without.status, without.body]).toMatchObject([
      200,
      { Rollen: [], Rechte: [], Agenturnummer: hafen.agencyNumber },
    ]);
    expect((await w.app.call('GET', '/agentur/stammdaten', { token: outside.body.Token })).status).toBe(403);
  });

  test('another role counts from the next sign-in on, is told and written down', async () => {
    const person = somebody();
    const before = await come({ person });
    change(person, { role: companyRoles.owner });
    const { body } = await come({ person });
    expect(body).toMatchObject({ Rollen: ['AgenturInhaber'], RollenGeaendert: true });
    // The session of before is the same person's, so it has the role of today, too.
    expect((await w.app.call('GET', '/agentur/user', { token: before.body.Token })).body.Rollen).toEqual([
      'AgenturInhaber',
    ]);
    const [row] = await rows(body.Email);
    expect(await events(row?.id)).toEqual([
      ['G11', null],
      ['rolesBySso', `${hafen.agencyNumber}, AgenturMitarbeiter → ${hafen.agencyNumber}, AgenturInhaber`],
    ]);
    change(person, { department: 'Buchhaltung' });
    expect((await come({ person })).body).toMatchObject({ Rollen: [], Agenturnummer: null, RollenGeaendert: true });
  });
});

describe('somebody who has an access already', () => {
  test('is known again by an address that the company vouches for, in the same agency', async () => {
    const person = somebody({ email: 'm1@hafen.example', role: companyRoles.employee });
    change(person, { isEmailVerified: false });
    const unsure = await come({ person });
    expect([unsure.status, unsure.body.PsoErrorCode]).toEqual([400, 'PSOF0201']);
    expect(unsure.body.Message).toContain('gibt es schon einen Zugang');
    change(person, { isEmailVerified: true });
    expect((await come({ person })).body).toMatchObject({ Email: 'm1@hafen.example', Mitarbeiternummer: 'M1' });
    // One address, two people at the company: the second one is somebody else.
    const other = somebody({ email: 'm1@hafen.example' });
    expect((await come({ person: other })).body.Message).toContain('gibt es schon einen Zugang');
  });

  test('is somebody of this provider: whom another one called so is somebody else, and known by the address alone', async () => {
    const person = somebody();
    const { body } = await come({ person });
    const [before] = await rows(body.Email);
    const other = { sso_issuer: 'https://frueher.example' };
    await w.as().write(({ db }) => db.updateTable('agency_user').set(other).where('email', '=', body.Email).execute());
    const stranger = `andere-${person}@unternehmen.example`;
    change(person, { email: stranger });
    expect((await come({ person })).body.Email).toBe(stranger);
    expect((await rows(stranger)).map(({ id }) => id)).not.toEqual([before?.id]);
    const same = somebody({ email: body.Email });
    expect((await come({ person: same })).body.Email).toBe(body.Email);
    expect(await rows(body.Email)).toMatchObject([{ id: before?.id, sso_issuer: company.issuer, sso_subject: same }]);
  });

  test('of an employee without a number gets the next free one, keeps it, and sees and does what employees do', async () => {
    const [one, two] = [somebody(), somebody()];
    const both = await Promise.all([come({ person: one }), come({ person: two })]);
    const numbers = both.map(({ body }) => body.Mitarbeiternummer);
    expect([new Set(numbers).size, numbers.every((number) => /^S\d+$/.test(number))]).toEqual([2, true]);
    const again = await come({ person: one });
    const list = await w.app.call('PUT', '/agentur/auftraege', { token: again.body.Token, body: {} });
    expect([again.body.Mitarbeiternummer, list.status, list.body.Content]).toEqual([numbers[0], 200, []]);
    const boss = await come({ person: somebody({ role: companyRoles.owner }) });
    expect(boss.body.Mitarbeiternummer).toBeNull();
    const { body } = await w.app.call('DELETE', `/agentur/mitarbeiter/${numbers[1]}`, { token: boss.body.Token });
    expect(body.Status).toBe('Gesperrt');
  });

  test('who is invited comes in without a password, and the invitation is over', async () => {
    const person = { Anrede: 'Herr', Vorname: 'Dirk', Nachname: 'Krämer' };
    const email = 'neuer@hafen.example';
    await w.app.call('POST', '/agentur/mitarbeiter', {
      token: hafen.owner.token,
      body: { ...person, Email: email, Mitarbeiternummer: 'M7' },
    });
    const came = await come({ person: somebody({ email }) });
    expect([came.status, came.body.Mitarbeiternummer]).toEqual([200, 'M7']);
    const [row] = await rows(email);
    expect(await events(row?.id)).toEqual([
      ['G9', null],
      ['G11', null],
    ]);
  });

  test('who was removed by the owner does not come back by the company', async () => {
    const email = 'geht@hafen.example';
    const person = somebody({ email });
    const body = { Anrede: 'Herr', Vorname: 'Dirk', Nachname: 'Krämer', Email: email, Mitarbeiternummer: 'M8' };
    await w.app.call('POST', '/agentur/mitarbeiter', { token: hafen.owner.token, body });
    expect((await come({ person })).status).toBe(200);
    await w.app.call('DELETE', '/agentur/mitarbeiter/M8', { token: hafen.owner.token });
    const gone = await come({ person });
    expect([gone.status, gone.body.PsoErrorCode]).toEqual([400, 'PSOF0203']);
    expect(gone.body.Message).toContain('wurde beendet');
    // Under another address he is the same to the company.
    change(person, { email: 'geht.anders@hafen.example' });
    expect((await come({ person })).body.PsoErrorCode).toBe('PSOF0203');
  });

  test('who was removed does not come back over another department either', async () => {
    const email = 'umweg@hafen.example';
    const person = somebody({ email });
    expect((await come({ person })).status).toBe(200);
    const [row] = await rows(email);
    await w.as().write(({ db }) =>
      db
        .updateTable('agency_user')
        .set({ status: 'locked', removed_at: new Date() })
        .where('id', '=', row?.id ?? 0)
        .execute(),
    );
    change(person, { department: 'Buchhaltung' });
    expect((await come({ person })).body).toMatchObject({ Rollen: [], Agenturnummer: null });
    change(person, { department: departmentWithAgency });
    expect((await come({ person })).body.PsoErrorCode).toBe('PSOF0203');
  });

  test('whom the company alone signs in gets no password past it, and is told nothing else than others', async () => {
    const { body } = await come({ person: somebody() });
    await w.app.post();
    const asked = await w.app.call('GET', `/agentur/resetPassword/${body.Email}`);
    const boxes = { AgbAkzeptiert: true, DatenschutzAkzeptiert: true };
    const person = { Firma: 'Noch eine', Vorname: 'Ute', Nachname: 'Neu', Telefon: '0221 123456', ...boxes };
    const registered = await w.app.call('POST', '/agentur/registrieren', {
      body: { ...person, Email: body.Email, EmailWiederholung: body.Email },
    });
    expect([asked, registered].map((one) => [one.status, one.body.MailVersendet])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect((await w.app.post()).filter(({ to }) => to === body.Email)).toEqual([]);
  });

  test('whose agency is not active is told so, and its owner looks all the same', async () => {
    const still = await anAgency(w, 'still');
    const department = 'Vertrieb Still';
    await w.as().write(({ db }) =>
      db
        .updateTable('agency_sso')
        .set({ departments: `Vertrieb Hamburg = ${hafen.agencyNumber}\n${department} = ${still.agencyNumber}` })
        .execute(),
    );
    const employee = somebody({ department });
    expect((await come({ person: employee })).status).toBe(200);
    await w.as('spbdevk', { kind: 'job', name: 'test' }).write(async (tx) => {
      const { id } = (await findAgencyByNumber(tx.db, still.agencyNumber)) ?? expect.fail();
      const agency = (await lockAgency(tx.db, id)) ?? expect.fail();
      await moveAgency(tx, agency, { event: 'deactivate', reason: 'Vertrag beendet' });
    });
    const refused = await come({ person: employee });
    expect([refused.status, refused.body.PsoErrorCode]).toEqual([400, 'PSOF0203']);
    expect(refused.body.Message).toContain('zurzeit nicht aktiv');
    const owner = await come({ person: somebody({ department, role: companyRoles.owner }) });
    expect([owner.status, owner.body.Rollen]).toEqual([200, ['AgenturInhaber_inaktiv']]);
  });
});

test('signing out leads on to the provider, for whoever came from there alone', async () => {
  const { body } = await come({ person: somebody() });
  const out = await w.app.call('POST', '/agentur/logout', { token: body.Token });
  const address = new URL(out.body.AbmeldeUrl);
  expect(`${address.origin}${address.pathname}`).toBe(`${company.issuer}/session/end`);
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://spbdevk.localhost:3000/de/agentur/login');
  expect(address.searchParams.get('client_id')).toBe('weitersagen-spbdevk');
  expect((await fetch(address, { redirect: 'manual' })).status).toBe(200);
  expect((await w.app.call('GET', '/agentur/user', { token: body.Token })).status).toBe(401);
  const byPassword = await w.app.call('POST', '/agentur/logout', { token: hafen.owner.token });
  expect(byPassword.body).toEqual({ Abgemeldet: true, AbmeldeUrl: null });
});

test('every sign-in stands among the security events, and nothing of a code does', async () => {
  const came = await goThere(company.issuer, { person: somebody() });
  await put(came);
  await put(came);
  await w.app.app.system.security.flush();
  const found = await w
    .as()
    .read(({ db }) =>
      db.selectFrom('security_event').selectAll().where('what', '=', 'Einmalanmeldung').orderBy('at').execute(),
    );
  expect(found.slice(-2).map(({ outcome, actor_kind }) => [outcome, actor_kind])).toEqual([
    ['done', 'agency'],
    ['wrong', 'agency'],
  ]);
  expect(JSON.stringify(found)).not.toContain(came.code);
});
