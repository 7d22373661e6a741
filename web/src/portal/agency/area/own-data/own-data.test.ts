/** What a person of an agency sees of the own data, takes along and ends (GDPR art. 15, 17 and 20). */
import { deleteAgencyUser } from '@weitersagen/contract/agency/own-data/endpoints';
import { expect, test } from 'vitest';
import { agencyUser } from '../../../../testing/sample-agency.ts';
import { Refused, sampleApi } from '../../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../../testing/shown-page.ts';

const page = '/de/agentur/stammdaten';
const open = (path: string, user = agencyUser) => shown(path, { agencyUser: user });
const unconfirmed = new Refused(409, {
  Fehler: [{ Feld: 'bestaetigt', Code: 'delete-unconfirmed', Message: 'Bitte' }],
});

test('what is known is read on a page and saved as a file that says the same', async () => {
  const { text } = await open(`${page}?auskunft=1`);
  const main = mainOf(text);
  for (const said of ['Clara Brandt', 'DE02 1203 0000 0000 2020 51', 'Eine Einladung von Ihnen', 'ada@gast.example'])
    expect(main).toContain(said);
  const [, file = ''] =
    /href="data:application\/json;base64,([^"]+)" download="spbdevk-meine-daten.json"/.exec(main) ?? [];
  expect(JSON.parse(Buffer.from(file, 'base64').toString())).toMatchObject({
    Person: { Vorname: 'Clara', Email: 'clara@agentur.example' },
    Agentur: { Firma: 'Agentur Krämer & Brandt' },
    Einladungen: [{ Name: 'Ada Adler' }],
  });
});

test('master data lead to the own data and to their end, and support comes to neither', async () => {
  const own = mainOf((await open(page)).text);
  for (const mark of ['auskunft', 'loeschen']) expect(own).toContain(`${page}?${mark}=1`);
  const support = { ...agencyUser, support: { operator: 'Eva', until: new Date('2026-03-01T11:00:00Z') } } as never;
  for (const path of [page, `${page}?auskunft=1`, `${page}?loeschen=1`]) {
    const main = mainOf((await open(path, support)).text);
    expect(main).not.toContain('meine-daten.json');
    expect(main).not.toContain('loeschen=1');
    expect(main).not.toContain('endgültig');
  }
});

test('whoever deletes the access types the own address, is signed out, and the login says goodbye', async () => {
  const sends = async (email: string) => {
    const { api, calls } = sampleApi([[deleteAgencyUser, { isDeleted: true }]]);
    const form = [
      ['_form', 'delete'],
      ['email', email],
    ] as const;
    const answer = await shown(`${page}?loeschen=1`, { agencyUser, api, form });
    return { ...answer, asked: calls.filter(({ endpoint }) => endpoint === deleteAgencyUser) };
  };
  const done = await sends(' Clara@Agentur.example ');
  expect(done.asked.map(({ query }) => query)).toEqual([{ isConfirmed: true }]);
  expect([done.status, done.redirect]).toEqual([303, '/de/agentur/login?geloescht=1']);
  const { text } = await shown('/de/agentur/login?geloescht=1');
  expect(mainOf(text)).toContain('Ihr Zugang und Ihre Angaben sind gelöscht.');
});

test('another address deletes nothing', async () => {
  const { api, calls } = sampleApi([[deleteAgencyUser, unconfirmed]]);
  const form = [
    ['_form', 'delete'],
    ['email', 'dirk@agentur.example'],
  ] as const;
  const { text } = await shown(`${page}?loeschen=1`, { agencyUser, api, form });
  expect(calls.filter(({ query }) => (query as { isConfirmed?: boolean } | undefined)?.isConfirmed)).toEqual([]);
  expect(mainOf(text)).toContain('Zugang endgültig löschen');
});

test('who has to stay is told why, and has nothing to press', async () => {
  const asked = (refusal: Refused) =>
    shown(`${page}?loeschen=1`, { agencyUser, api: sampleApi([[deleteAgencyUser, refusal]]).api });
  expect(mainOf((await asked(unconfirmed)).text)).toContain('Zugang endgültig löschen');
  const stays = new Refused(409, {
    Fehler: [{ Feld: 'bestaetigt', Code: 'agency-owner-stays', Message: 'Sie sind Inhaber einer Agentur.' }],
  });
  const main = mainOf((await asked(stays)).text);
  expect(main).toContain('Sie sind Inhaber einer Agentur.');
  expect(main).not.toContain('Zugang endgültig löschen');
});

test('the account of the bank asks for the password once the sign-in is old, in place of the form that changes it', async () => {
  const resting = { ...agencyUser, isFresh: false };
  const fields = (text: string) => mainOf(text).match(/name="current"/g)?.length ?? 0;
  expect(mainOf((await open(page)).text)).toContain('name="iban"');
  const old = (await open(page, resting)).text;
  expect([mainOf(old).includes('name="iban"'), fields(old)]).toEqual([false, 1]);
  expect(mainOf(old)).toContain(`${page}?bank=1`);
  const asks = (await open(`${page}?bank=1`, resting)).text;
  expect([mainOf(asks).includes('name="iban"'), fields(asks), mainOf(asks).includes('name="password"')]).toEqual([
    true,
    1,
    false,
  ]);
});
