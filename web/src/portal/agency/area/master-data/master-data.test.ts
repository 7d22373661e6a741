/** What the forms of the master data send, and what they refuse (rules 2.3). */
import { endAgencySession, listAgencySessions } from '@weitersagen/contract/agency/endpoints';
import { changeMasterData } from '@weitersagen/contract/agency/own-endpoints';
import { describe, expect, test } from 'vitest';
import { agencyUser, masterData } from '../../../../testing/sample-agency.ts';
import { Refused, sampleApi } from '../../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../../testing/shown-page.ts';

async function sends(fields: Record<string, string>) {
  const { api, calls } = sampleApi([[changeMasterData, masterData]]);
  const page = await shown('/de/agentur/stammdaten', { agencyUser, api, form: Object.entries(fields) });
  return { ...page, sent: calls.find(({ endpoint }) => endpoint === changeMasterData)?.body };
}
const agency = {
  company: 'Agentur Hafen',
  legalForm: '',
  street: 'Hafenstraße',
  houseNumber: '7',
  postcode: '50668',
  city: 'Köln',
  phone: '0221 123456',
  taxId: 'DE123456788',
  buyerReference: ' ',
};

test('what was emptied and may be empty is known no more', async () => {
  const { status, sent } = await sends({ _form: 'agency', ...agency });
  expect(status).toBe(303);
  expect(sent).toMatchObject({ company: 'Agentur Hafen', clears: ['legalForm', 'buyerReference'] });
  const own = await sends({
    _form: 'person',
    salutation: '',
    firstName: 'Clara',
    lastName: 'Brandt',
    ownPhone: '',
    language: 'de',
  });
  expect(own.sent).toMatchObject({ firstName: 'Clara', clears: ['salutation', 'ownPhone'] });
});

describe('a session that is to end', () => {
  const of = (id: string) => ({ id, browser: 'Firefox', signedInAt: new Date(0), seenAt: new Date(0), isThis: false });
  const ends = (status: number) => {
    const answers = [
      [listAgencySessions, [of('a'), of('b'), of('c')]],
      [endAgencySession, new Refused(status, { Message: 'Das geht gerade nicht.' })],
    ] as const;
    const form = Object.entries({ _form: 'session-b', id: 'b' });
    return shown('/de/agentur/stammdaten', { agencyUser, api: sampleApi(answers).api, form });
  };

  test('and cannot says so at its row alone', async () => {
    const { status, text } = await ends(503);
    const told = (mainOf(text).match(/<li>.*?<\/li>/gs) ?? []).filter((row) => row.includes('Das geht gerade nicht.'));
    expect([status, told.length, mainOf(text).split('Das geht gerade nicht.').length]).toEqual([503, 1, 2]);
    expect(told[0]).toContain('name="id" value="b"');
  });

  test('and has ended by itself is over all the same', async () => {
    expect(await ends(404)).toMatchObject({ status: 303, redirect: '/de/agentur/stammdaten?gesagt=sessionEnded' });
  });
});

test.each([
  ['agency', { ...agency, company: '', taxId: '' }, ['company', 'taxId']],
  ['person', { firstName: '', lastName: 'Brandt' }, ['firstName']],
  ['bank', { holder: '', iban: '' }, ['holder', 'iban']],
] as const)('the form of the %s says what is missing, and nothing is sent', async (_form, fields, missing) => {
  const { status, text, sent } = await sends({ _form, ...fields });
  expect([status, sent]).toEqual([400, undefined]);
  const named = [...mainOf(text).matchAll(/<li><a href="#(\w+)"/g)].map(([, name]) => name);
  expect(named).toEqual([...missing]);
});
