import { afterAll, expect, test } from 'vitest';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app } = w;
afterAll(() => app.close());

const registers = (domain: string) =>
  app.call('POST', '/agentur/registrieren', {
    body: {
      Firma: `Kontor ${domain}`,
      Anrede: 'Frau',
      Vorname: 'Clara',
      Nachname: 'Brandt',
      Telefon: '0221 123456',
      Email: `clara@${domain}.example`,
      EmailWiederholung: `clara@${domain}.example`,
      AgbAkzeptiert: true,
      DatenschutzAkzeptiert: true,
    },
  });
const night = () => app.app.jobs.runNow('person.forget', w.mandants.spbdevk);
const agencies = () =>
  w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('agency')
        .select(['agency_number as number', 'company', 'status', 'email', 'phone', 'search_key as key'])
        .execute(),
    );
const users = () =>
  w
    .as()
    .read(({ db }) =>
      db.selectFrom('agency_user').select(['email', 'last_name as name', 'status']).orderBy('id').execute(),
    );

test('a registration nobody confirms goes after 84 days, with the office that was typed', async () => {
  expect((await registers('nie')).status).toBe(200);
  const [before] = await agencies();
  await w.days(83);
  expect(await night()).toBe(0);
  expect((await users())[0]).toMatchObject({ email: 'clara@nie.example', status: 'invited' });
  await w.days(2);
  expect(await night()).toBe(1);
  expect(await users()).toEqual([{ email: '', name: null, status: 'locked' }]);
  const [after] = await agencies();
  expect(after).toMatchObject({ status: 'rejected', email: '', phone: null });
  expect(JSON.stringify(after)).not.toMatch(/kontor|nie|brandt/i);
  const { body } = await app.call('GET', `/admin/agenturen/${before?.number}`, { token: await operator(app) });
  expect(body.Verlauf.map(({ Ereignis }: { Ereignis: string }) => Ereignis)).toEqual(['registriert', 'abgelehnt']);
  expect(await night()).toBe(0);
});

test('whoever is sent a link again meanwhile has time until that is over, and may register anew afterwards', async () => {
  await registers('wieder');
  await w.days(80);
  await registers('wieder');
  await w.days(5);
  expect(await night()).toBe(0);
  await w.days(3);
  expect(await night()).toBe(1);
  expect((await registers('wieder')).status).toBe(200);
  expect((await users()).at(-1)).toEqual({ email: 'clara@wieder.example', name: 'Brandt', status: 'invited' });
});

test('whoever came stays, with an agency that waits for its data; an employee who never came goes alone', async () => {
  const hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
  await anAgency(w, 'kai', { until: 'registered' });
  const { body } = await app.call('POST', '/agentur/mitarbeiter', {
    token: hafen.owner.token,
    body: { Anrede: 'Herr', Vorname: 'Nils', Nachname: 'Nie', Email: 'nils@hafen.example', Mitarbeiternummer: 'M9' },
  });
  expect(body.Mitarbeiternummer).toBe('M9');
  const living = async () => (await users()).filter(({ status }) => status === 'active').length;
  const count = await living();
  await w.days(200);
  await night();
  expect(await living()).toBe(count);
  expect((await users()).filter(({ email }) => email.startsWith('nils@'))).toEqual([]);
  expect((await agencies()).filter(({ company }) => /hafen|kai/.test(company)).map(({ status }) => status)).toEqual([
    'active',
    'registered',
  ]);
});
