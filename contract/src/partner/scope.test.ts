import { expect, test } from 'vitest';
import type { Endpoint } from '../basics/endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { isForPartners, partnerDocument } from './document.ts';

test("every call of a client's system names the scope that its key needs, and no other call has one", () => {
  const all: [string, Endpoint][] = Object.entries(endpoints);
  expect(all.filter(([, one]) => isForPartners(one) !== (one.scope !== undefined)).map(([name]) => name)).toEqual([]);
});

test('the document says with each call which scope it takes', () => {
  const { paths } = partnerDocument();
  expect(paths['/api/v1/{mandant}/partner/praemie']?.get).toMatchObject({
    description: "For the client's system with its key. Needs the scope `katalog:lesen`.",
    security: [{ apiKey: [] }],
    'x-scope': 'katalog:lesen',
  });
});
