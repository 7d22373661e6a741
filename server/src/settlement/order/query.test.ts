/** What a client's system asks, and that every example of its document is what really happens. */
import { Readable } from 'node:stream';
import { checkDigit } from '@weitersagen/contract/basics/number';
import { openApi } from '@weitersagen/contract/openapi';
import { isForPartners, partnerDocument } from '@weitersagen/contract/partner/document';
import { exampleFile, exampleImport, exampleRecommendation, examples } from '@weitersagen/contract/partner/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumeImports } from '#order-import/order-import.ts';
import { takeFile } from '#order-import/upload.ts';
import type { Tx } from '#platform/context.ts';
import { testDatabaseKind } from '#testing/database/database.ts';
import { apiKeyOf, type Slug } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { applyReport } from './report.ts';

let all: World;
beforeAll(async () => {
  all = await world();
});
afterAll(() => all.app.close());

const ask = (path: string, mandant: Slug = 'spbdevk', locale = 'de') =>
  all.app.call('GET', `/partner${path}`, { mandant, apiKey: apiKeyOf(mandant), locale });
const since = async (no: number, count = 500) => (await ask(`/auftrag?seit=${no}&anzahl=${count}`)).body;
const numbers = ({ Content }: { Content: { ExterneAuftragsnummer: string }[] }): string[] =>
  Content.map((one) => one.ExterneAuftragsnummer);

async function ordered(order: string): Promise<string> {
  const link = await all.anna.recommends({ share: 50 });
  const { body } = await all.ben.registers(link);
  await all.ben.confirms(body.Empfaengernummer);
  await all.client.reports({ order, number: link.number });
  return link.number;
}

/** What is another one each time, and has to have the form that the example shows. */
const forms = [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, /^[0-9a-f]{16}$/];

/** The answer with the numbers that were drawn as the example has them; what is drawn twice has to be the same one. */
function asInExample(got: unknown, example: unknown, drawn: Map<unknown, unknown>): unknown {
  if (Array.isArray(got) && Array.isArray(example)) return got.map((one, nth) => asInExample(one, example[nth], drawn));
  if (typeof got === 'object' && got !== null && typeof example === 'object' && example !== null)
    return Object.fromEntries(
      Object.entries(got).map(([name, one]) => [name, asInExample(one, (example as never)[name], drawn)]),
    );
  if (example === exampleImport) return drawn.get(got) ?? got;
  if (typeof got !== 'string' || typeof example !== 'string') return got;
  if (forms.some((form) => form.test(got) && form.test(example))) return example;
  if (!/^[13]\d{11}$/.test(example)) return got;
  if (!drawn.has(got)) drawn.set(got, example);
  return drawn.get(got);
}

test('every example of the document for clients is what really happens', async () => {
  const link = await all.anna.recommends({ share: 50 });
  const { body: made } = await all.ben.registers(link);
  await all.ben.confirms(made.Empfaengernummer);
  const taken = await takeFile(all.as(), Readable.from([Buffer.from(exampleFile)]), {
    source: 'partner',
    createdBy: 'partner',
    isProbe: false,
    atOnce: false,
  });
  await resumeImports(all.as());
  const { importId } = taken as { importId: number };
  const drawn = new Map<unknown, unknown>([
    [link.number, exampleRecommendation],
    [importId, exampleImport],
  ]);
  const [got, said]: [unknown[], unknown[]] = [[], []];
  const real = <T>(sent: T): T =>
    JSON.parse(
      JSON.stringify(sent)
        .replaceAll(exampleRecommendation, link.number)
        .replaceAll(`"${exampleImport}"`, `"${importId}"`),
    ) as T;
  for (const { name, call, params = {}, query, body, status, answer, goesOn } of examples) {
    const path = call.path.replace(/:(\w+)/g, (_whole, part: string) => encodeURIComponent(real(params)[part] ?? ''));
    const reply = await all.app.call(call.method, `${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      apiKey: apiKeyOf('spbdevk'),
      ...(body === undefined ? {} : { body: real(body) }),
    });
    const begun = goesOn ? reply.body.slice(0, (answer as unknown[]).length) : reply.body;
    got.push([name, reply.status, asInExample(begun, answer, drawn)]);
    said.push([name, status, answer]);
  }
  expect(got).toEqual(said);
  expect(exampleRecommendation.at(-1)).toBe(checkDigit(exampleRecommendation.slice(0, -1)));
});

test('the document has every call of a key with an example, names of its shapes, and nothing of anybody else', () => {
  const { paths, components } = partnerDocument();
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(calls.length).toBe(9);
  const shown = new Set(examples.map(({ call }) => call.path));
  expect(
    all.app.app.http
      .endpoints()
      .filter(isForPartners)
      .filter(({ path }) => !shown.has(path)),
  ).toEqual([]);
  expect(Object.keys(components.schemas as object)).toEqual(
    expect.arrayContaining(['OrderReport', 'PartnerOrder', 'Error']),
  );
  const text = JSON.stringify(partnerDocument());
  for (const noise of ['9007199254740991', '$defs', 'recommender":[', 'operator":['])
    expect([noise, text.includes(noise)]).toEqual([noise, false]);
  expect(text).toContain('Decides whose order it is');
  const { responses } = (openApi().paths['/api/v1/{mandant}/partner/auftrag/import']?.post ?? {}) as never as {
    responses: Record<string, { content: Record<string, { schema: unknown }> }>;
  };
  expect(['200', '202'].map((status) => responses[status]?.content['application/json']?.schema)).toEqual([
    { $ref: '#/components/schemas/ImportResult' },
    { $ref: '#/components/schemas/ImportAccepted' },
  ]);
});

test('the page for clients is there, and the document is served', async () => {
  const asked = (url: string) => all.app.app.http.fastify.inject({ url });
  expect((await asked('/api/partner.json')).json().info.title).toBe('Weitersagen for clients');
  const page = await asked('/api/partner');
  expect([
    page.statusCode,
    page.body.includes('GET /api/v1/{mandant}/partner/auftrag/V-2026-0815'),
    page.body.includes('/admin/'),
  ]).toEqual([200, true, false]);
});

test('an order that is nowhere is 404, one of another mandant too, and without a key 401', async () => {
  await ordered('Q-own');
  expect((await ask('/auftrag/Q-own')).status).toBe(200);
  expect((await ask('/auftrag/Q-own', 'versicherung')).status).toBe(404);
  expect((await ask('/auftrag/Q-none')).body.PsoErrorCode).toBe('PSOF0101');
  expect((await all.app.call('GET', '/partner/auftrag/Q-own')).status).toBe(401);
});

test('a recommendation says how far it is and nothing of a person', async () => {
  const number = await ordered('Q-rec');
  const { body } = await ask(`/empfehlung/${number}`);
  expect(body).toMatchObject({ Angenommen: true, Abgelaufen: false, Auftraege: [{ ExterneAuftragsnummer: 'Q-rec' }] });
  expect(JSON.stringify(body)).not.toMatch(/anna|ben|@|https?:/i);
  expect((await ask(`/empfehlung/${number}`, 'versicherung')).status).toBe(404);
});

test('the link of a follow-up is over when that of its root is', async () => {
  const link = await all.anna.recommends({ share: 50 });
  await all.ben.registers(link, { Email: 'ben.root@example.org' });
  const { body } = await all.ben.registers(link, { Email: 'bea.follows@example.org' });
  const isOver = async () => (await ask(`/empfehlung/${body.Empfehlungsnummer}`)).body.Abgelaufen;
  expect(await isOver()).toBe(false);
  await all
    .as()
    .write(({ db, now }) =>
      db.updateTable('recommendation').set({ locked_at: now }).where('number', '=', link.number).execute(),
    );
  expect(await isOver()).toBe(true);
});

test('changes come in order, each once, and again when an order has changed', async () => {
  const { Nach: start } = await since(0);
  await ordered('Q-1');
  await ordered('Q-2');
  const first = await since(start, 1);
  expect([numbers(first), first.HasNext]).toEqual([['Q-1'], true]);
  const second = await since(first.Nach, 1);
  expect([numbers(second), second.HasNext]).toEqual([['Q-2'], false]);
  expect(await since(second.Nach)).toEqual({ Content: [], HasNext: false, Nach: second.Nach });
  await all.client.reports({ order: 'Q-1', event: 'abgelehnt' });
  const third = await since(second.Nach);
  expect(third.Content).toMatchObject([
    { ExterneAuftragsnummer: 'Q-1', Status: 'Abgelehnt', Grund: { Code: 'decided' } },
  ]);
  expect(numbers(await since(start))).toEqual(['Q-2', 'Q-1']);
});

test('why an order is rejected stands in the answer of its report, in the language of the request', async () => {
  const link = await all.anna.recommends({ share: 50 });
  const report = { order: 'Q-self', number: link.number, email: 'anna@example.org' };
  expect((await all.client.reports(report)).body.Grund).toEqual({ Code: 'self', Message: 'Selbstempfehlung' });
  expect((await all.client.reports(report, { locale: 'en' })).body.Grund).toMatchObject({
    Message: 'Self-recommendation',
  });
});

if (testDatabaseKind === 'postgres') {
  /** A change that is made, and committed when it is told to. */
  function holding(change: (tx: Tx) => Promise<unknown>) {
    const [made, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done = all.as('spbdevk', { kind: 'apiKey', name: 'partner' }).write(async (tx) => {
      await change(tx);
      made.resolve();
      await mayCommit.promise;
    });
    const commit = (): Promise<void> => {
      mayCommit.resolve();
      return done;
    };
    return { made: Promise.race([made.promise, done]), commit };
  }
  const touch = (order: string) => (tx: Tx) =>
    tx.db.updateTable('orders').set({ changed_at: tx.now }).where('external_number', '=', order).execute();

  test('an order that was written first and committed last is not left out', async () => {
    const { Nach: start } = await since(0);
    // Another recommender: two orders of one wait for each other.
    const link = await all.anna.recommends({
      share: 50,
      as: { firstName: 'Andrea', lastName: 'Erste', email: 'anna.first@example.org' },
    });
    const { body } = await all.ben.registers(link, { Email: 'ben.first@example.org' });
    await all.ben.confirms(body.Empfaengernummer);
    const first = holding((tx) =>
      applyReport(tx, 'partner', {
        externalNumber: 'F-first',
        event: 'received',
        recommendationNumber: link.number,
        recipientNumber: body.Empfaengernummer,
        productExternalId: null,
        orderedOn: '2026-03-02',
        reason: null,
        email: null,
      }),
    );
    await first.made;
    await ordered('F-later');
    const seen = await since(start);
    expect(numbers(seen)).toEqual(['F-later']);
    await first.commit();
    expect(numbers(await since(seen.Nach))).toEqual(['F-first']);
  });

  test('a change that is committed while others read comes to each of them', async () => {
    await ordered('F-changed');
    await ordered('F-other');
    const { Nach: start } = await since(0);
    const changed = holding(touch('F-changed'));
    await changed.made;
    await all.as().write(touch('F-other'));
    const seen = await since(start);
    expect(numbers(seen)).toEqual(['F-other']);
    await changed.commit();
    expect(numbers(await since(seen.Nach))).toEqual(['F-changed']);
    expect(numbers(await since(start))).toEqual(['F-other', 'F-changed']);
  });

  test('whoever follows the cursor while many write has the last state of each order in the end', async () => {
    const names = Array.from({ length: 6 }, (_, nth) => `F-many-${nth}`);
    for (const name of names) await ordered(name);
    let { Nach: cursor } = await since(0);
    const seen = new Map<string, number>();
    let isWriting = true;
    const read = async () => {
      const page = await since(cursor, 3);
      for (const { ExterneAuftragsnummer, GeaendertAm } of page.Content)
        seen.set(ExterneAuftragsnummer, Date.parse(GeaendertAm));
      cursor = page.Nach;
      return page.HasNext;
    };
    const writers = names.map(async (name) => {
      for (let round = 0; round < 25; round++) await all.as().write(touch(name));
    });
    const reader = (async () => {
      while (isWriting) await read();
    })();
    await Promise.all(writers);
    isWriting = false;
    await reader;
    while (await read());
    const last = await all
      .as()
      .read(({ db }) =>
        db
          .selectFrom('orders')
          .select(['external_number', 'changed_at'])
          .where('external_number', 'in', names)
          .execute(),
      );
    expect(Object.fromEntries(seen)).toMatchObject(
      Object.fromEntries(last.map((row) => [row.external_number, row.changed_at.getTime()])),
    );
  });
}
