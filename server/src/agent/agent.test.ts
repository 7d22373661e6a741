import { setTimeout as wait } from 'node:timers/promises';
import { AgentList } from '@weitersagen/contract/agent/schemas';
import { decode } from '@weitersagen/contract/basics/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { products } from '#testing/mandant-files.ts';
import { mailTo } from '#testing/walk.ts';
import { world } from '#testing/world.ts';
import { addAgents, deleteAgent, findAgent, putAgents, saveAgent } from './agent.ts';

const { app, anna, ben, as } = await world();
afterAll(() => app.close());

const mandant = 'versicherung';
const search = async (query: string) => (await app.call('GET', `/Produkt/berater${query}`, { mandant })).body;
const names = async (query: string): Promise<string[]> =>
  (await search(`?query=${encodeURIComponent(query)}&pagesize=50`)).Content.map(
    ({ LastName }: { LastName: string }) => LastName,
  );

describe('the list of agents', () => {
  test('has six a page where nobody says how many [S3-E115] [S3-E121] [S3-E122] [S3-E123] [S3-E124] [S7-C118] [S7-C119]', async () => {
    const first = await search('');
    expect(decode(AgentList, first).ok).toBe(true);
    expect(first).toMatchObject({ HasNext: true, PageCount: 3, TotalCount: 14 });
    expect(first.Content).toHaveLength(6);
    expect(await search('?page=1&pagesize=6')).toEqual(first);
    expect(await search('?query=&page=1')).toEqual(first);
  });

  test('names of each who it is, where, and how to know the face [S3-E116] [S3-E117] [S3-E118] [S3-E119] [S3-E120] [S7-C079]', async () => {
    const { Content } = await search('?query=Oldenburg');
    expect(Content).toEqual([
      { ExterneId: 'B-1008', LastName: 'Janssen', FirstName: 'Olaf', ZipCode: '26122', City: 'Oldenburg', Photo: null },
    ]);
  });

  test('is read to its end, by name, and a page beyond it is empty', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search(`?page=${page}`)));
    const all = pages.flatMap(({ Content }) => Content.map(({ LastName }: { LastName: string }) => LastName));
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, 'de')));
    expect(new Set(all).size).toBe(14);
    expect(pages.map(({ HasNext }) => HasNext)).toEqual([true, true, false]);
    expect(await search('?page=4')).toEqual({ Content: [], HasNext: false, PageCount: 3, TotalCount: 14 });
  });

  test('as a whole has everybody [S7-C080]', async () => {
    const { status, body } = await app.call('GET', '/Produkt/agents', { mandant });
    expect([status, body.length]).toEqual([200, 14]);
    expect(body.slice(0, 6)).toEqual((await search('')).Content);
  });

  test.each(['?page=0', '?page=x', '?pagesize=0', '?pagesize=51', `?query=${'a'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await app.call('GET', `/produkt/berater${query}`, { mandant })).status).toBe(400);
    },
  );
});

describe('a search', () => {
  test.each([
    ['Müller', ['Müller']],
    ['mueller', ['Müller']],
    ['MÜLLER', ['Müller']],
    ['muller', ['Müller']],
    ['WEISS', ['Weiß']],
    ['weiß', ['Weiß']],
    ['aydin', ['Aydın']],
    ['lübeck', ['Brandt', 'Lüders']],
    ['LUEBECK', ['Brandt', 'Lüders']],
    ['öder', ['Schröder-Voss']],
    ['heid', ['von der Heide']],
    ['homburg', ['von der Heide']],
    ['bad hom', ['von der Heide']],
    ['235', ['Brandt', 'Lüders']],
    ['3552', []],
    ['23552 brandt', ['Brandt']],
    ['petra ahlers', ['Ahlers']],
    ['petra', []],
    ['Petra Brandt', []],
    ['zzzz', []],
    ["'; drop table agent; --", []],
    ['%', []],
    ['\\', []],
  ])('for %j finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('puts those first whose name begins so', async () => {
    await as(mandant).write((tx) =>
      addAgents(tx, [
        { ...entry, externalId: 'B-2', lastName: 'Anderson', city: 'Kehl' },
        { ...entry, externalId: 'B-3', lastName: 'Kiesel', city: 'Aalen' },
      ]),
    );
    expect(await names('ki')).toEqual(['Kiesel', 'Petersen', 'Schröder-Voss', 'Kowalski']);
    await as(mandant).write(async (tx) => {
      await deleteAgent(tx, 'B-2');
      await deleteAgent(tx, 'B-3');
    });
  });

  test('for somebody who is not there counts none [S8-X016]', async () => {
    expect(await search('?query=zzzz')).toEqual({ Content: [], HasNext: false, PageCount: 0, TotalCount: 0 });
  });
});

const entry = {
  externalId: 'B-1',
  lastName: 'Neu',
  firstName: 'Nora',
  postcode: '20095',
  city: 'Hamburg',
  photo: null,
  photoConsentOn: null,
  photoConsentHow: null,
  email: null,
  phone: null,
  agencyNumber: null,
  employeeNumber: null,
  isActive: true,
};

test('who comes, changes, is switched off or deleted is another search at once', async () => {
  const ctx = as(mandant);
  expect(await names('neu')).toEqual([]);
  expect(await ctx.write((tx) => putAgents(tx, [entry]))).toMatchObject({ added: [entry], changed: [], same: 0 });
  expect(await names('neu')).toEqual(['Neu']);
  expect(await ctx.write((tx) => putAgents(tx, [entry]))).toMatchObject({ added: [], changed: [], same: 1 });
  await ctx.write((tx) => putAgents(tx, [{ ...entry, lastName: 'Alt' }]));
  expect([await names('neu'), await names('alt')]).toEqual([[], ['Alt']]);
  await ctx.write((tx) => putAgents(tx, [{ ...entry, isActive: false }]));
  expect(await names('neu')).toEqual([]);
  await ctx.write((tx) => deleteAgent(tx, 'B-1'));
  await expect(ctx.write((tx) => deleteAgent(tx, 'B-1'))).rejects.toMatchObject({ refusal: 'unknown' });
});

test('a mandant has its own agents, and none without the module [S3-E013] [S1-F038]', async () => {
  for (const path of ['/produkt/berater', '/produkt/agents']) {
    const { status, body } = await app.call('GET', path);
    expect([status, body.PsoErrorCode]).toEqual([403, 'PSOF0105']);
  }
  expect((await app.call('GET', '/')).body.ModuleAgentRecommendation).toBe(false);
  expect((await app.call('GET', '/', { mandant })).body.ModuleAgentRecommendation).toBe(true);
  await configure(app, 'spbdevk', { agentRecommendation: true });
  await as('spbdevk').write((tx) => putAgents(tx, [{ ...entry, lastName: 'Fremd' }]));
  expect((await app.call('GET', '/produkt/berater')).body.Content).toMatchObject([{ LastName: 'Fremd' }]);
  expect(await names('fremd')).toEqual([]);
  expect((await app.call('GET', '/produkt/agents')).body).toHaveLength(1);
  await configure(app, 'spbdevk', { agentRecommendation: false });
  expect((await app.call('GET', '/produkt/berater')).status).toBe(403);
});

test('of two who add one number at the same moment the second is told that it is there', async () => {
  const ctx = as(mandant);
  const begun = Promise.withResolvers<void>();
  let second: Promise<unknown> | undefined;
  // Two connections that are there already.
  await Promise.all([ctx.read((tx) => findAgent(tx, 'B-1')), ctx.read((tx) => findAgent(tx, 'B-1'))]);
  await ctx.write(async (tx) => {
    await saveAgent(tx, entry, null);
    second = ctx
      .write(async (other) => {
        await findAgent(other, 'B-1');
        begun.resolve();
        await saveAgent(other, { ...entry, lastName: 'Anders' }, null);
      })
      .catch((error) => error);
    // On the embedded database it begins when this one is over.
    await Promise.race([begun.promise, wait(100)]);
    await wait(30);
  });
  expect(await second).toMatchObject({ details: { problems: [{ field: 'ExterneId', code: 'agent-known' }] } });
  expect(await names('neu')).toEqual(['Neu']);
  await ctx.write((tx) => deleteAgent(tx, entry.externalId));
});

describe('who shall serve', () => {
  test('stands on the page of the link and on that of whoever shares it, and nowhere once switched off or deleted', async () => {
    const ctx = as(mandant);
    await ctx.write((tx) => putAgents(tx, [entry]));
    const link = await anna.recommends({ mandant, product: products.agent, agent: 'B-1' });
    const shown = async () => (await app.call('GET', `/empfehlen/${link.number}/${link.hash}`, { mandant })).body;
    const shared = async (proof = `?h=${link.hash}`) =>
      (await app.call('GET', `/empfehlen/${link.number}${proof}`, { mandant })).body;
    expect((await shared()).Berater).toMatchObject({ ExterneId: 'B-1', LastName: 'Neu' });
    expect(await shared('')).not.toHaveProperty('Berater');
    expect(await shown()).toMatchObject({ Berater: { ExterneId: 'B-1', LastName: 'Neu' }, ShopLinkVorhanden: false });
    await ctx.write((tx) => putAgents(tx, [{ ...entry, isActive: false }]));
    expect((await shown()).Berater).toBeNull();
    expect(await shared()).not.toHaveProperty('Berater');
    await ctx.write((tx) => putAgents(tx, [entry]));
    expect((await shown()).Berater).toMatchObject({ LastName: 'Neu' });
    await ctx.write((tx) => deleteAgent(tx, 'B-1'));
    expect((await shown()).Berater).toBeNull();
    expect(await shared()).not.toHaveProperty('Berater');
  });

  test('hears of the contact with what it takes to get in touch, and the order is of the agency', async () => {
    const link = await anna.recommends({ mandant, product: products.agent, agent: 'B-1001' });
    await app.post();
    const { body } = await ben.completes(link, {}, {}, { mandant });
    const mail = mailTo(await app.post(), 'b-1001@berater.example');
    expect(mail?.subject).toBe('Neuer Interessent');
    const text = mail?.text ?? '';
    expect(text).toContain('ben@example.org');
    expect(text).not.toContain('1990');
    expect(text).not.toMatch(/https?:\/\/\S*(?:token|agentur)/);
    const order = await as(mandant).read(({ db }) =>
      db
        .selectFrom('orders')
        .select(['status', 'agency_number'])
        .where('number', '=', body.Auftragsnummer)
        .executeTakeFirst(),
    );
    expect(order).toEqual({ status: 'received', agency_number: '100001' });
  });

  test('without an e-mail address gets no mail', async () => {
    const link = await anna.recommends({
      mandant,
      product: products.agent,
      agent: 'B-1014',
      as: { firstName: 'Ida', lastName: 'Muster', email: 'ida@example.org' },
    });
    await app.post();
    await ben.completes(link, { email: 'bea@example.org' }, {}, { mandant });
    expect((await app.post()).map(({ to }) => to).toSorted()).toEqual(['bea@example.org', 'ida@example.org']);
  });
});
