/** What an agency touches stands under it (E-14): a recommendation with everything that comes of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { wishOf } from '#testing/cast/anna.ts';
import { benBeispiel } from '#testing/cast/ben.ts';
import { person } from '#testing/cast/person.ts';
import { configure } from '#testing/mandant.ts';
import { products, terms } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
let stadt: TestAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M-2'] });
  stadt = await anAgency(w, 'stadt');
});
afterAll(() => w.app.close());

const formOf = (Email: string) => ({
  ...benBeispiel,
  Email,
  EmailWiederholung: Email,
  AgbText: terms,
  AgbAkzeptiert: true,
});

let count = 0;
const somebody = () => ({ firstName: 'Anna', lastName: 'Muster', email: `a${++count}@example.org` });

/** Made as who has the token, naming the number. */
async function recommends(named: string | null, token?: string, as = somebody(), product: number = products.home) {
  const body = wishOf({ as, product }, { 'Empfehlung.Agentennummer': named });
  const made = await w.app.call('POST', '/empfehlen/create', { body, ...(token && { token }) });
  expect([made.status, made.text]).toEqual([200, expect.anything()]);
  return { number: made.body.Empfehlungsnummer as string, hash: made.body.Hash as string, email: as.email };
}
const standing = (number: string) =>
  w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('recommendation')
        .select(['agency_number as agency', 'employee_number as employee', 'origin'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    );
const belongs = (email: string) =>
  w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('account')
        .select(['agency_number as agency', 'employee_number as employee'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
    );

describe('a number of an agency', () => {
  test('assigns the recommendation and a new recommender to agency and employee [S3-E083]', async () => {
    const made = await recommends(`${hafen.agencyNumber}-M1`);
    const expected = { agency: hafen.agencyNumber, employee: 'M1' };
    expect(await standing(made.number)).toEqual({ ...expected, origin: 'portal' });
    expect(await belongs(made.email)).toEqual(expected);
  });

  test('may name the agency alone, and an employee with a hyphen', async () => {
    expect(await standing((await recommends(hafen.agencyNumber)).number)).toMatchObject({
      agency: hafen.agencyNumber,
      employee: null,
    });
    expect(await standing((await recommends(`${hafen.agencyNumber}-M-2`)).number)).toMatchObject({ employee: 'M-2' });
  });

  test('of an employee who is not there is of the agency alone', async () => {
    expect(await standing((await recommends(`${hafen.agencyNumber}-M9`)).number)).toMatchObject({
      agency: hafen.agencyNumber,
      employee: null,
    });
  });

  test.each(['999999', 'Hafen', '12345', '-M1'])('that nobody has is passed over: %s', async (named) => {
    expect(await standing((await recommends(named)).number)).toMatchObject({ agency: null, employee: null });
  });

  test('of an agency that is not active is passed over', async () => {
    const fresh = await anAgency(w, 'neu', { until: 'inReview' });
    expect(await standing((await recommends(fresh.agencyNumber)).number)).toMatchObject({ agency: null });
  });

  test('of an agency that went into another one leads there, and so does what an account says', async () => {
    const old = await anAgency(w, 'alt', { employees: ['A1'] });
    const before = await recommends(`${old.agencyNumber}-A1`);
    await w.as().write(async ({ db }) => {
      const into = await db
        .selectFrom('agency')
        .select('id')
        .where('agency_number', '=', hafen.agencyNumber)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('agency')
        .set({ status: 'merged', merged_into: into.id })
        .where('agency_number', '=', old.agencyNumber)
        .execute();
    });
    expect(await standing((await recommends(old.agencyNumber)).number)).toMatchObject({ agency: hafen.agencyNumber });
    const again = await recommends(null, undefined, { ...somebody(), email: before.email });
    expect(await standing(again.number)).toMatchObject({ agency: hafen.agencyNumber, employee: 'A1' });
  });

  test('of another mandant is unknown', async () => {
    const made = await w.app.call('POST', '/empfehlen/create', {
      mandant: 'versicherung',
      body: wishOf({ as: somebody() }, { 'Empfehlung.Agentennummer': hafen.agencyNumber }),
    });
    expect(made.status).toBe(200);
    const { agency } = await w
      .as('versicherung')
      .read(({ db }) =>
        db
          .selectFrom('recommendation')
          .select('agency_number as agency')
          .where('number', '=', made.body.Empfehlungsnummer)
          .executeTakeFirstOrThrow(),
      );
    expect(agency).toBeNull();
  });
});

describe('the own agency of an account', () => {
  test('wins over every number that is named, and over who makes the recommendation', async () => {
    const { email } = await recommends(`${hafen.agencyNumber}-M1`);
    const as = { ...somebody(), email };
    const expected = { agency: hafen.agencyNumber, employee: 'M1' };
    expect(await standing((await recommends(stadt.agencyNumber, undefined, as)).number)).toMatchObject(expected);
    expect(await standing((await recommends(null, stadt.owner.token, as)).number)).toMatchObject(expected);
    expect(await belongs(email)).toEqual(expected);
  });

  test('is none of somebody who was known before: the recommendation stands there, the account stays free', async () => {
    const known = await person(w.app, { email: `a${++count}@example.org` });
    const made = await recommends(hafen.agencyNumber, known.token, { ...somebody(), email: known.email });
    expect(await standing(made.number)).toMatchObject({ agency: hafen.agencyNumber });
    expect(await belongs(known.email)).toEqual({ agency: null, employee: null });
  });
});

describe('whoever works there', () => {
  test('recommends for the own agency and number, whatever number is named', async () => {
    const made = await recommends(stadt.agencyNumber, hafen.employees.M1?.token);
    const expected = { agency: hafen.agencyNumber, employee: 'M1' };
    expect(await standing(made.number)).toEqual({ ...expected, origin: 'agency' });
    expect(await belongs(made.email)).toEqual(expected);
    const other = await recommends(`${hafen.agencyNumber}-M-2`, hafen.employees.M1?.token);
    expect(await standing(other.number)).toMatchObject(expected);
  });

  test('and owns it may name one of the own people', async () => {
    const made = await recommends(`${hafen.agencyNumber}-M-2`, hafen.owner.token);
    expect(await standing(made.number)).toMatchObject({ agency: hafen.agencyNumber, employee: 'M-2' });
    const plain = await recommends(null, hafen.owner.token);
    expect(await standing(plain.number)).toMatchObject({ agency: hafen.agencyNumber, employee: null });
  });

  test('only looks where the agency is not active: 403', async () => {
    const fresh = await anAgency(w, 'wartend', { until: 'inReview' });
    const body = wishOf({ as: somebody() });
    const { status, body: said } = await w.app.call('POST', '/empfehlen/create', { body, token: fresh.owner.token });
    expect([status, said.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  });
});

test('what comes later through the link, and by a code, stands there too, after the employee has left', async () => {
  await configure(w.app, 'spbdevk', { createLimit: { perEmail: 1000, perAddress: 1000, minutes: 60 } });
  const agency = await anAgency(w, 'rand', { employees: ['R1'] });
  const made = await recommends(`${agency.agencyNumber}-R1`);
  const asked = await w.app.call('POST', '/account/createEmpfehler', {
    body: { Vorname: 'Anna', Nachname: 'Muster', Email: made.email },
  });
  const left = await w.app.call('DELETE', '/agentur/mitarbeiter/R1', { token: agency.owner.token });
  expect(left.status).toBe(200);
  const expected = { agency: agency.agencyNumber, employee: 'R1' };
  // E4 of the first, E2 of the second who comes.
  const [first, second] = [
    await w.ben.registers(made, { Email: `b${++count}@example.org` }),
    await w.ben.registers(made, { Email: `b${++count}@example.org` }),
  ];
  expect(second.body.Empfehlungsnummer).not.toBe(first.body.Empfehlungsnummer);
  expect(await standing(second.body.Empfehlungsnummer)).toMatchObject(expected);
  // E21
  const seen = (await w.app.call('GET', `/empfehlung/empfehlungscode/${asked.body.Empfehlungscode}`)).body;
  const third = await w.app.call(
    'POST',
    `/empfaenger/create/${seen.Empfehlungsnummer}?h=${seen.Hash}&reservierung=${seen.Reservierung}`,
    { body: formOf(`b${++count}@example.org`) },
  );
  expect([third.status, third.text]).toEqual([200, expect.anything()]);
  expect(await standing(third.body.Empfehlungsnummer)).toEqual({ ...expected, origin: 'offline' });
  // E1 of the person, who stays with the agency.
  const later = await recommends(null, undefined, { ...somebody(), email: made.email });
  expect(await standing(later.number)).toMatchObject(expected);
  const leads = await w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('recipient')
        .select(['agency_number as agency', 'employee_number as employee'])
        .where('agency_number', '=', agency.agencyNumber)
        .execute(),
    );
  expect(leads).toEqual([expected, expected, expected]);
});

describe('a contact of an agent', () => {
  test('stands under the agency and the employee of the agent, whoever recommended, and the form says so', async () => {
    const kueste = await anAgency(w, 'kueste', { mandant: 'versicherung', employees: ['K1'] });
    const ufer = await anAgency(w, 'ufer', { mandant: 'versicherung', company: 'Ufer & Söhne' });
    await w
      .as('versicherung')
      .write(({ db }) =>
        db
          .updateTable('agent')
          .set({ agency_number: kueste.agencyNumber, employee_number: 'K1' })
          .where('external_id', '=', 'B-1001')
          .execute(),
      );
    const body = (agent: string) =>
      wishOf({ as: somebody(), product: products.agent, agent }, { 'Empfehlung.Agentennummer': ufer.agencyNumber });
    const made = async (agent: string) => {
      const reply = await w.app.call('POST', '/empfehlen/create', { mandant: 'versicherung', body: body(agent) });
      const link = { number: reply.body.Empfehlungsnummer, hash: reply.body.Hash };
      const form = await w.app.call('GET', `/empfehlen/${link.number}/${link.hash}`, { mandant: 'versicherung' });
      const sent = { email: `b${++count}@example.org` };
      const done = await w.ben.completes(link, sent, {}, { mandant: 'versicherung' });
      expect([done.status, done.text]).toEqual([200, expect.anything()]);
      const stands = await w.as('versicherung').read(async ({ db }) => {
        const rows = await Promise.all(
          (['recipient', 'orders', 'reward'] as const).map((table) =>
            db
              .selectFrom(table)
              .innerJoin('recommendation', 'recommendation.id', `${table}.recommendation_id`)
              .select([`${table}.agency_number as agency`, `${table}.employee_number as employee`])
              .where('recommendation.number', '=', link.number)
              .execute(),
          ),
        );
        return rows.map(([first]) => [first?.agency, first?.employee]);
      });
      return { agency: form.body.Agentur, stands };
    };
    const own = [kueste.agencyNumber, 'K1'];
    expect(await made('B-1001')).toEqual({ agency: 'Agentur kueste', stands: [own, own, own] });
    // An agent of no agency: the recommender's gets them.
    const theirs = [ufer.agencyNumber, null];
    expect(await made('B-1004')).toEqual({ agency: 'Ufer & Söhne', stands: [theirs, theirs, theirs] });
  });

  test('of nobody’s recommendation goes to no agency', async () => {
    const made = await recommends(null);
    const { body } = await w.app.call('GET', `/empfehlen/${made.number}/${made.hash}`);
    expect(body.Agentur).toBeNull();
    const own = await recommends(hafen.agencyNumber);
    expect((await w.app.call('GET', `/empfehlen/${own.number}/${own.hash}`)).body.Agentur).toBe('Agentur hafen');
  });
});
