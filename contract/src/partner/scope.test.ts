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

type Json = Record<string, unknown>;

/** Where a field or parameter has no sentence; shapes with a name are looked at where they stand. */
function unsaid(json: unknown, path: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  if (Array.isArray(json)) return json.flatMap((one, at) => unsaid(one, `${path}[${at}]`));
  const node = json as Json;
  const fields = Object.entries((node.properties as Json | undefined) ?? {});
  const own = fields.filter(([, one]) => !(one as Json).description).map(([name]) => `${path}.${name}`);
  const isMute = typeof node.in === 'string' && !node.description && !(node.schema as Json).description;
  return [
    ...own,
    ...(isMute ? [`${path}?${node.name}`] : []),
    // What examples say is no shape.
    ...Object.entries(node).flatMap(([key, one]) => (key.startsWith('example') ? [] : unsaid(one, `${path}.${key}`))),
  ];
}

test("every field and parameter of a client's calls says what it means", () => {
  const { paths, components } = partnerDocument();
  expect(Object.keys(paths).length).toBeGreaterThan(5);
  expect(Object.keys(components.schemas as Json)).toContain('PartnerOrder');
  expect([...unsaid(paths, 'paths'), ...unsaid(components, '')]).toEqual([]);
});
