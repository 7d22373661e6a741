import { endpoints } from '@weitersagen/contract/endpoints';
import { openApi } from '@weitersagen/contract/openapi';
import { partnerDocument } from '@weitersagen/contract/partner/document';
import { examples } from '@weitersagen/contract/partner/examples';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../escape-html.ts';
import { type ReadableDocument, toPage } from './page.ts';

const clients = partnerDocument() as unknown as ReadableDocument;
const all = openApi() as unknown as ReadableDocument;
const page = toPage(clients, '/api/partner.json', false);

test('every field that a client sends or gets stands on the page with what it means', () => {
  const told = Object.values(clients.components.schemas).flatMap(({ properties = {} }) => Object.entries(properties));
  expect(told.length).toBeGreaterThan(60);
  expect(told.filter(([name, { description = '' }]) => !hasRow(name, description))).toEqual([]);
});

function hasRow(name: string, description: string): boolean {
  const sentence = escapeHtml(description).replace(/`([^`]+)`/g, '<code>$1</code>');
  const rows = page.split('<dt>').filter((row) => row.startsWith(`<code>${name}</code>`));
  return description !== '' && rows.some((row) => row.includes(`<p>${sentence}</p>`));
}

test('what a value looks like is said in words: kinds, choices, bounds, and whether it may be left out', () => {
  expect(page).toContain('one of <code>eingegangen</code> <code>bestaetigt</code>');
  expect(page).toContain('query, optional, whole number, 1 to 500');
  expect(page).toContain(
    '<code>ProduktExterneId</code></dt><dd><div>text, 60 characters at most or null, optional</div>',
  );
  expect(page).toContain('<code>Auftragsdatum</code></dt><dd><div>text, a day or null, optional</div>');
  expect(page).toContain('list of <a href="#Premium">Premium</a>');
});

test('every example stands on the page as it goes over the line', () => {
  for (const { summary, answer } of examples) {
    expect(page).toContain(`<small>${escapeHtml(summary)}</small>`);
    expect(page).toContain(escapeHtml(JSON.stringify(answer, null, 2)));
  }
  expect(page).toContain('GET /api/v1/{mandant}/partner/auftrag/V-2026-0815');
});

test.each([
  ['clients', clients, false],
  ['everything', all, true],
])('every link on the page of %s leads somewhere on it, and every call has a place', (_of, document, hasCodeNames) => {
  const html = toPage(document as ReadableDocument, '/api/openapi.json', hasCodeNames as boolean);
  const places = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const led = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(places).size).toBe(places.length);
  expect(led.filter((id) => !places.includes(id))).toEqual([]);
  for (const methods of Object.values((document as ReadableDocument).paths))
    for (const { operationId } of Object.values(methods)) expect(places).toContain(operationId);
});

test('names in code stand beside those on the wire for us, and not for clients', () => {
  expect(Object.keys(endpoints).length).toBeGreaterThan(300);
  expect(toPage(all, '/api/openapi.json', true)).toContain('in code <code>externalNumber</code>');
  expect(page).not.toContain('in code');
});
