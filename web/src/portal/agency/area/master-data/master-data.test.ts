/** What the forms of the master data send, and what they refuse (rules 2.3). */
import { changeMasterData } from '@weitersagen/contract/agency/own-endpoints';
import { expect, test } from 'vitest';
import { agencyUser, masterData } from '../../../../testing/sample-agency.ts';
import { sampleApi } from '../../../../testing/sample-world.ts';
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
