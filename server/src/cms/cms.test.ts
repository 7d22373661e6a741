import { type ContentKind, contentSchemas, menus } from '@weitersagen/contract/content/content-schemas';
import { afterAll, describe, expect, test } from 'vitest';
import { findDraft, schedule } from '#draft/draft.ts';
import type { Tx } from '#platform/context.ts';
import { world } from '#testing/world.ts';
import {
  addClient,
  archiveItem,
  endsWithApp,
  findAppMandant,
  findDeliverySecret,
  findItem,
  findItemByKey,
  findLanguages,
  isSame,
  itemKind,
  listClients,
  listItems,
  publishItems,
  putApp,
  removeApp,
  removeClient,
  removeItem,
  reviveItem,
  rotateClient,
  saveItem,
  unpublishItem,
} from './cms.ts';

const { app, as, mandants } = await world();
const { system } = app.app;
afterAll(() => app.close());

const { footnotes, questions } = contentSchemas;
const rules: { refused?: string | undefined; changes: (string | null)[] } = { changes: [] };
const kind = itemKind(Object.values(contentSchemas), {
  problems: async () => (rules.refused ? [{ field: rules.refused, code: 'invalid' }] : []),
  changed: async (_tx, { data }) => void rules.changes.push(data && JSON.stringify(data)),
});
const eva = { kind: 'operator', operatorId: 7, email: 'eva@x', role: '', sessionId: '', authAt: new Date() } as const;
const write = <T>(steps: (tx: Tx) => Promise<T>): Promise<T> => as('spbdevk', eva).write(steps);
const placeOf = (of: ContentKind) => ({ app: 'brand', schema: contentSchemas[of].name });
const place = placeOf('footnotes');
const footnote = (identifier: string, more: object = {}) => ({
  Identifier: { iv: identifier },
  Inhalt: { de: `Text ${identifier}`, en: `Words ${identifier}` },
  ...more,
});
const save = (data: unknown, more: { id?: string; revision?: number; app?: string } = {}) =>
  write((tx) => saveItem(tx, kind, { ...place, data, ...more }));
const publish = (...ids: string[]) => write((tx) => publishItems(tx, kind, ids));
const made = async (data: unknown): Promise<string> => {
  const { itemId } = await save(data);
  await publish(itemId);
  return itemId;
};
const idsOf = async (query: Parameters<typeof listItems>[2] = {}): Promise<string[]> =>
  (await write((tx) => listItems(tx, place, query))).items.map(({ id }) => id);

await write((tx) => putApp(tx, kind, 'brand', ['de', 'en']));

describe('an app', () => {
  test('belongs to one mandant, and its name to no other', async () => {
    expect(await findAppMandant(system, 'brand')).toBe(mandants.spbdevk.id);
    expect(await findAppMandant(system, 'nobody')).toBeUndefined();
    await expect(as('versicherung', eva).write((tx) => putApp(tx, kind, 'brand', ['de']))).rejects.toThrow(
      'state.not-allowed',
    );
    expect(await as('versicherung', eva).read((tx) => findLanguages(tx, 'brand'))).toBeUndefined();
  });

  test('ends with everything in it, after what that is was said', async () => {
    await write((tx) => putApp(tx, kind, 'passing', ['de']));
    await write((tx) => addClient(tx, 'passing', { name: 'pages', role: 'delivery' }));
    const { itemId } = await save(footnote('passing'), { app: 'passing' });
    await publish(itemId);
    expect(await write((tx) => endsWithApp(tx, 'passing'))).toEqual({
      items: [{ schema: 'fussnoten', status: 'published', count: 1 }],
      clients: ['pages'],
    });
    await write((tx) => removeApp(tx, kind, 'passing'));
    expect(await findAppMandant(system, 'passing')).toBeUndefined();
    expect(await write((tx) => findItem(tx, 'passing', itemId, true))).toBeUndefined();
    await as('versicherung', eva).write((tx) => putApp(tx, kind, 'passing', ['de']));
  });

  test('with another language has what is sent made anew', async () => {
    await write((tx) => putApp(tx, kind, 'growing', ['de']));
    const { itemId } = await save(footnote('growing'), { app: 'growing' });
    await publish(itemId);
    const body = async (): Promise<unknown> =>
      JSON.parse(
        (await write((tx) => tx.db.selectFrom('cms_item').select('body').where('id', '=', itemId).execute()))[0]
          ?.body as string,
      ).data.Inhalt;
    expect(await body()).toEqual({ de: 'Text growing' });
    await write((tx) => putApp(tx, kind, 'growing', ['de', 'en', 'fr']));
    expect(await body()).toEqual({ de: 'Text growing', en: 'Words growing', fr: 'Text growing' });
  });
});

describe('a client', () => {
  test('gets a secret that pages read again if it is public, and another one ends the old', async () => {
    const secret = await write((tx) => addClient(tx, 'brand', { name: 'pages', role: 'delivery' }));
    expect(await write((tx) => findDeliverySecret(tx, 'brand', 'pages'))).toBe(secret);
    await write((tx) => addClient(tx, 'brand', { name: 'desk', role: 'editor' }));
    expect(await write((tx) => findDeliverySecret(tx, 'brand', 'desk'))).toBeUndefined();
    const next = await write((tx) => rotateClient(tx, 'brand', 'pages'));
    expect(next).not.toBe(secret);
    expect(await write((tx) => findDeliverySecret(tx, 'brand', 'pages'))).toBe(next);
    expect(await write((tx) => listClients(tx, 'brand'))).toMatchObject([
      { name: 'desk', role: 'editor', generation: 1 },
      { name: 'pages', role: 'delivery', generation: 2 },
    ]);
    await expect(write((tx) => addClient(tx, 'brand', { name: 'desk', role: 'system' }))).rejects.toThrow(
      'input.invalid',
    );
    await write((tx) => removeClient(tx, 'brand', 'desk'));
    await expect(write((tx) => removeClient(tx, 'brand', 'desk'))).rejects.toThrow('unknown');
    await expect(write((tx) => rotateClient(tx, 'brand', 'desk'))).rejects.toThrow('unknown');
  });
});

describe('an item', () => {
  test('is seen as a draft by editors only, until it is published, and is told to all processes', async () => {
    const told: (string | null)[] = [];
    system.signals.on('cms', (mandant) => told.push(mandant));
    const { itemId, revision } = await save(footnote('f1', { Gruppe: { iv: 'a' } }));
    expect(revision).toBe(1);
    expect(await write((tx) => findItem(tx, 'brand', itemId))).toBeUndefined();
    expect(await write((tx) => findItem(tx, 'brand', itemId, true))).toMatchObject({
      status: 'draft',
      isChanged: true,
    });
    expect(told).toEqual([]);
    await publish(itemId);
    expect(told[0]).toBe(String(mandants.spbdevk.id));
    const item = await write((tx) => findItemByKey(tx, place, 'f1'));
    expect(item).toMatchObject({
      id: itemId,
      schema: 'fussnoten',
      status: 'published',
      createdBy: 'subject:7',
      changedBy: 'subject:7',
      version: 2,
      data: footnote('f1', { Gruppe: { iv: 'a' } }),
    });
    await save(footnote('f1', { Gruppe: { iv: 'b' } }), { id: itemId, revision: 2 });
    expect(await idsOf({ filter: isSame(footnotes, 'Gruppe', 'a') })).toContain(itemId);
    expect(await idsOf({ filter: isSame(footnotes, 'Gruppe', 'b') })).not.toContain(itemId);
    expect(await idsOf({ filter: isSame(footnotes, 'Gruppe', 'b'), withDrafts: true })).toContain(itemId);
    await write((tx) => unpublishItem(tx, kind, itemId));
    expect(await idsOf()).not.toContain(itemId);
    expect(rules.changes.at(-1)).toBeNull();
  });

  test.each([
    ['a field that is not there', { Unknown: { iv: 'x' } }, 'Unknown', 'not-known'],
    ['a language in a field of all', { Identifier: { de: 'x' } }, 'Identifier.de', 'not-known'],
    ['what is no language', { Inhalt: { deu: 'x' } }, 'Inhalt.deu', 'not-known'],
    ['a number for a text', { Gruppe: { iv: 5 } }, 'Gruppe.iv', 'invalid'],
    ['a text for a field', { Gruppe: 'x' }, 'Gruppe', 'invalid'],
    ['lines in a line', { Gruppe: { iv: 'a\nb' } }, 'Gruppe.iv', 'invalid'],
    ['what no database takes', { Inhalt: { de: 'a\u0000' } }, 'Inhalt.de', 'invalid'],
    ['half a character', { Inhalt: { de: '\ud800' } }, 'Inhalt.de', 'invalid'],
    ['too long a text', { Gruppe: { iv: 'x'.repeat(61) } }, 'Gruppe.iv', 'too-long'],
    ['a list', [], 'fussnoten', 'invalid'],
  ])('is refused with %s', async (_what, data, field, code) => {
    await expect(save(data)).rejects.toMatchObject({ details: { problems: [{ field, code }] } });
  });

  test('of a choice takes one of its options, a picture one id', async () => {
    const bad = { ...placeOf('pages'), data: { menue: { iv: 'links' } } };
    await expect(write((tx) => saveItem(tx, kind, bad))).rejects.toMatchObject({
      details: { problems: [{ field: 'menue.iv', code: 'not-among', values: { allowed: menus.join(', ') } }] },
    });
    const pictures = { ...placeOf('keyVisuals'), data: { bild: { iv: ['a', 'b'] } } };
    await expect(write((tx) => saveItem(tx, kind, pictures))).rejects.toMatchObject({
      details: { problems: [{ field: 'bild.iv', code: 'invalid' }] },
    });
  });

  test('without what is needed stays a draft, and the product may add rules', async () => {
    const { itemId } = await save({ Identifier: { iv: 'half' }, Inhalt: { en: 'only English' } });
    await expect(publish(itemId)).rejects.toMatchObject({
      details: { problems: [{ field: 'Inhalt.de', code: 'required' }] },
    });
    await save(footnote('half'), { id: itemId });
    rules.refused = 'Inhalt.de';
    await expect(publish(itemId)).rejects.toMatchObject({ details: { problems: [{ field: 'Inhalt.de' }] } });
    rules.refused = undefined;
    await publish(itemId);
  });

  test('has its name alone among those that are not archived, drafts and public ones', async () => {
    const one = await made(footnote('named'));
    const taken = { details: { problems: [{ field: 'Identifier.iv', code: 'repeated' }] } };
    await expect(save(footnote('named'))).rejects.toMatchObject(taken);
    await save(footnote('renamed'), { id: one });
    await expect(save(footnote('named'))).rejects.toMatchObject(taken);
    await expect(save(footnote('renamed'))).rejects.toMatchObject(taken);
    const both = await Promise.allSettled([save(footnote('at once')), save(footnote('at once'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await write((tx) => archiveItem(tx, kind, one));
    expect(await idsOf({ withDrafts: true })).not.toContain(one);
    expect(await idsOf({ withDrafts: true, withArchived: true })).toContain(one);
    await made(footnote('renamed'));
    await expect(write((tx) => reviveItem(tx, kind, one))).rejects.toMatchObject(taken);
    await expect(save(footnote('x'), { id: one })).rejects.toThrow('state.not-allowed');
  });

  test('comes out of the archive as a draft, and is removed for good', async () => {
    const one = await made(footnote('revived'));
    await write((tx) => archiveItem(tx, kind, one));
    await write((tx) => reviveItem(tx, kind, one));
    expect(await write((tx) => findItemByKey(tx, place, 'revived', true))).toMatchObject({ id: one, status: 'draft' });
    await publish(one);
    await write((tx) => removeItem(tx, kind, one));
    expect(await write((tx) => findItem(tx, 'brand', one, true))).toBeUndefined();
    expect(await write((tx) => findDraft(tx, kind, one))).toBeUndefined();
    await made(footnote('revived'));
  });

  test('goes live with others or not at all', async () => {
    const [good, bad] = [await save(footnote('together')), await save({ Identifier: { iv: 'alone' } })];
    await expect(publish(good.itemId, bad.itemId)).rejects.toThrow('input.invalid');
    expect(await write((tx) => findItem(tx, 'brand', good.itemId))).toBeUndefined();
  });

  test('goes live at its moment', async () => {
    const { itemId } = await save(footnote('moment'));
    const at = new Date(system.clock.now().getTime() + 60_000);
    await write((tx) => schedule(tx, kind, itemId, { deed: 'publish', at }));
    system.clock.set(new Date(at.getTime() + 1000));
    await app.app.jobs.runDue('draft.publish');
    expect(await write((tx) => findItem(tx, 'brand', itemId))).toMatchObject({ status: 'published' });
  });

  test('of one mandant is nothing to another, by id or in a list', async () => {
    const one = await made(footnote('isolated'));
    const other = as('versicherung', eva);
    expect(await other.read((tx) => findItem(tx, 'brand', one, true))).toBeUndefined();
    expect((await other.read((tx) => listItems(tx, place, { withDrafts: true }))).total).toBe(0);
    await expect(other.write((tx) => publishItems(tx, kind, [one]))).rejects.toThrow('unknown');
    await expect(other.write((tx) => removeItem(tx, kind, one))).rejects.toThrow('unknown');
  });
});

describe('a list', () => {
  test('has the last changed first, in pages, with how many there are', async () => {
    await write((tx) => putApp(tx, kind, 'listed', ['de', 'en']));
    const ids: string[] = [];
    for (let number = 1; number <= 5; number++) {
      const data = {
        gruppe: { iv: number % 2 ? 'odd' : 'even' },
        frage: { de: `Frage ${number}?` },
        antwort: { de: 'Ja' },
        sortierung: { iv: 10 - number },
      };
      const { itemId } = await write((tx) => saveItem(tx, kind, { app: 'listed', schema: 'faq', data }));
      await publish(itemId);
      ids.unshift(itemId);
      system.clock.set(new Date(system.clock.now().getTime() + 1000));
    }
    const list = async (query: Parameters<typeof listItems>[2]) => {
      const { items, total } = await write((tx) => listItems(tx, { app: 'listed', schema: 'faq' }, query));
      return [items.map(({ id }) => ids.indexOf(id)), total];
    };
    expect(await list({})).toEqual([[0, 1, 2, 3, 4], 5]);
    expect(await list({ top: 2 })).toEqual([[0, 1], 5]);
    expect(await list({ top: 2, withoutTotal: true })).toEqual([[0, 1], null]);
    expect(await list({ top: 2, skip: 4 })).toEqual([[4], 5]);
    expect(await list({ top: 2, skip: 9 })).toEqual([[], 5]);
    expect(await list({ ids: [ids[3] as string, ids[1] as string] })).toEqual([[3, 1], 2]);
    const odd = isSame(questions, 'gruppe', 'odd');
    expect(await list({ filter: odd })).toEqual([[0, 2, 4], 3]);
    expect(await list({ filter: odd, top: 1 })).toEqual([[0], 3]);
    expect(await list({ filter: { test: 'and', of: [odd, isSame(questions, 'sortierung', 7)] } })).toEqual([[2], 1]);
    expect(await list({ search: 'frage 3' })).toEqual([[2], 1]);
    expect(await list({ search: `'; drop table cms_item; --` })).toEqual([[], 0]);
    const path = { of: 'data', field: 'sortierung', partition: 'iv', type: 'number' } as const;
    expect(await list({ order: [{ path, isDescending: false }] })).toEqual([[0, 1, 2, 3, 4], 5]);
    expect(await list({ order: [{ path, isDescending: true }], top: 1 })).toEqual([[4], 5]);
  });
});
