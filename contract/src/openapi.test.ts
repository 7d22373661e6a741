import { expect, test } from 'vitest';
import { Asked } from './approval/schemas.ts';
import type { Endpoint } from './basics/endpoint.ts';
import { wireFields } from './basics/wire.ts';
import { endpoints } from './endpoints.ts';
import { openApi } from './openapi.ts';
import { partnerDocument } from './partner/document.ts';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
  security: Json[];
}
type Json = Record<string, unknown>;

const document = openApi();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as unknown as Operation,
  })),
);
const operationOf = (name: string): Operation => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found.operation;
};

test('every endpoint is one operation, under its own name', () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    Object.keys(endpoints).toSorted(),
  );
});

test('every chapter says what it is about, for clients in words of their own', () => {
  expect(document.tags.filter(({ name, description }) => description === name)).toEqual([]);
  const account = partnerDocument().tags.find(({ name }) => name === 'account');
  expect(account?.description).toContain('customer numbers');
});

test('a file with columns says what they are called', () => {
  const { requestBody } = operationOf('importOrders');
  expect(requestBody?.content['text/csv']?.schema.description).toContain('`ExterneAuftragsnummer`, `Ereignis`');
});

test('every endpoint says who may call it, and operators by role where it matters', () => {
  expect(Object.values(endpoints).filter(({ access }) => access.length === 0)).toEqual([]);
});

test.each(Object.entries(endpoints))(
  'the path of %s has exactly the parameters it declares',
  (_name, { path, params }: Endpoint) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = params ? Object.values(wireFields(params) ?? {}).map(([name]) => name) : [];
    expect(declared).toEqual(inPath);
  },
);

test('every operation documents its failures with the one error body', () => {
  const ofEveryCall = document.components.responses as Record<string, Operation['responses'][string]>;
  for (const { operation } of operations) {
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '404', '408', '431', '500']));
    for (const [status, response] of Object.entries(operation.responses)) {
      const { content } = ofEveryCall[`_${status}`] ?? response;
      if (Number(status) >= 400) {
        expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Error' });
      }
    }
  }
});

test('names are German on the wire, their code names stand beside them', () => {
  const body = operationOf('createRecipient').requestBody?.content['application/json']?.schema as Json & {
    properties: Json;
  };
  expect(Object.keys(body.properties)).toContain('EmailWiederholung');
  expect(body['x-code-names']).toMatchObject({ EmailWiederholung: 'emailRepeated' });
});

test('a reply has every field, but those that only some callers get', () => {
  const reply = operationOf('showSharedRecommendation').responses['200']?.content?.['application/json']?.schema as {
    required: string[];
  };
  expect(reply.required).toEqual(['Empfehlungsnummer', 'Status', 'Produkt', 'GueltigBis', 'Abgelaufen']);
});

test('states are the German labels', () => {
  const reply = operationOf('giveBankData').responses['200']?.content?.['application/json']?.schema;
  expect(JSON.stringify(reply)).toContain(
    '["Offen","Bereitgestellt","Abgeholt","Ausgezahlt","Storniert","Abgelaufen"]',
  );
});

test('a redirect, a file and a stream are described as such', () => {
  expect(Object.keys(operationOf('followClick').responses)).toContain('302');
  expect(operationOf('downloadPayoutFile').responses['200']?.content).toHaveProperty(['application/xml']);
  expect(operationOf('importOrders').requestBody?.content).toHaveProperty(['text/csv']);
  expect(Object.keys(operationOf('importOrders').responses)).toEqual(expect.arrayContaining(['200', '202']));
});

test('202 stands where something may wait for another person, or goes on in the background, and nowhere else', () => {
  const mayBeAsked = ({ reply }: Endpoint): boolean =>
    ((reply?._zod.def as { options?: readonly unknown[] } | undefined)?.options ?? []).includes(Asked);
  const all = Object.entries(endpoints as Record<string, Endpoint>);
  const asking = all.filter(([, one]) => mayBeAsked(one)).map(([name]) => name);
  expect(asking.length).toBeGreaterThan(10);
  const described = all.map(([name]) => name).filter((name) => operationOf(name).responses['202']);
  expect(described.toSorted()).toEqual([...asking, 'importOrders', 'importTried', 'startImport'].toSorted());
});

test('what may be left out is not required', () => {
  expect(operationOf('createRecommendation').requestBody?.required).toBe(false);
  expect(operationOf('createRecipient').requestBody?.required).toBe(true);
  expect(operationOf('createRecommendation').security).toEqual([{}, { recommender: [] }, { agency: [] }]);
});

test('an Idempotency-Key is taken by create, registering, payout runs, goodwill, claims, invitations and the contact form, and by nothing else', () => {
  const taking = operations.filter(({ operation }) =>
    operation.parameters.some(({ $ref }) => $ref?.endsWith('idempotencyKey')),
  );
  expect(taking.map(({ operation }) => operation.operationId).toSorted()).toEqual([
    'createAccount',
    'createPayout',
    'createRecommendation',
    'fileClaim',
    'grantGoodwill',
    'invite',
    'reviveReward',
    'sendContactRequest',
  ]);
});

test('a filter is described with the states and views of its list, and as nothing else', () => {
  const body = operationOf('listOrders').requestBody?.content['application/json']?.schema as {
    properties: Record<string, { pattern: string }>;
  };
  const fits = (value: string): boolean => new RegExp(body.properties.Filter?.pattern ?? '', 'u').test(value);
  for (const taken of [
    '',
    'muster',
    'Status:Bestaetigt;Von:2026-01-01;Text:Anna Muster',
    'Ansicht:Freigebbar;Wartet:ja',
  ])
    expect([taken, fits(taken)]).toEqual([taken, true]);
  for (const refused of ['Status:Vielleicht', 'Ansicht:Gestoppt', 'Von:2026-31-12', 'Bis:gestern', 'a\u0000b'])
    expect([refused, fits(refused)]).toEqual([refused, false]);
});

test('any language may be asked for: the document names two letters and refuses nothing else', () => {
  const { language } = document.components.parameters as Record<string, { description: string; schema: Json }>;
  expect(language).toMatchObject({
    schema: { type: 'string' },
    description: expect.stringMatching(/for any other value$/),
  });
  expect(Object.keys(language?.schema ?? {})).toEqual(['type']);
});
