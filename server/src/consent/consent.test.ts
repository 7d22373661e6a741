/** Decisions about cookies (G-11, S-06): evidence without a person, and the cookies that say it. */
import { consentList } from '@weitersagen/contract/consent/cookies';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { files } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
beforeEach(() => configure(w.app, 'spbdevk'));

interface Decision {
  Funktional?: boolean;
  Analytisch?: boolean;
  Marketing?: boolean;
  Quelle?: string;
  Liste?: string;
  Nummer?: string | null;
  Kanal?: string | null;
}
const day = 86_400;
const none = { Funktional: false, Analytisch: false, Marketing: false };
const decides = (decision: Decision, { locale = 'de', isOwn = true } = {}) =>
  w.app.call('POST', '/einwilligung/cookies', {
    locale,
    headers: { 'sec-fetch-site': isOwn ? 'same-origin' : 'cross-site' },
    body: { ...none, Quelle: 'Portal', Liste: consentList, ...decision },
  });
const setBy = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat() as string[];
const valuesOf = (lines: string[]): Record<string, string> =>
  Object.fromEntries(
    lines.filter((line) => !line.includes('Max-Age=0')).map((line) => (line.split(';')[0] as string).split('=')),
  );
const evidence = () =>
  w.as().read(({ db }) =>
    db
      .selectFrom('consent_evidence as e')
      .leftJoin('consent_text as t', (on) =>
        on.onRef('t.id', '=', 'e.text_id').onRef('t.mandant_id', '=', 'e.mandant_id'),
      )
      .select(['number', 'source', 'functional', 'analytical', 'marketing', 'words', 'locale'])
      .orderBy('e.id')
      .execute(),
  );

test('what was agreed to is 1, what was declined 0, for 60 days [S9-K003] [S4-T033]', async () => {
  const answer = await decides({ Analytisch: true });
  expect(answer.status).toBe(200);
  const lines = setBy(answer).filter((line) => !line.includes('Max-Age=0'));
  expect(valuesOf(lines)).toEqual({
    consent_required: '1',
    consent_functional: '0',
    consent_analytical: '1',
    consent_marketing: '0',
    consent_nachweis: `${consentList}.${answer.body.Nummer}`,
  });
  for (const line of lines) expect(line).toContain(`Max-Age=${60 * day}`);
  expect(Date.parse(answer.body.EndetAm) - Date.parse(answer.body.Am)).toBe(60 * day * 1000);
});

test('whoever declines everything gets no number to be known by, and loses what was set before', async () => {
  const lines = setBy(await decides({}));
  expect(valuesOf(lines)).toMatchObject({ consent_analytical: '0', consent_nachweis: consentList });
  const gone = lines.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0]);
  expect(gone).toEqual(expect.arrayContaining(['channel', '_pk_id', '_pk_ses', '_pk_ref', '_ga', '_gid']));
});

test('evidence holds the words as they were shown, once, and nothing of a person', async () => {
  const before = (await evidence()).length;
  const { body } = await decides({ Marketing: true });
  await decides({ Analytisch: true, Nummer: body.Nummer }, { locale: 'en' });
  await decides({ Nummer: body.Nummer });
  const rows = (await evidence()).slice(before);
  expect(rows).toMatchObject([
    { number: body.Nummer, source: 'portal', marketing: true, analytical: false, locale: 'de' },
    { number: body.Nummer, analytical: true, marketing: false, locale: 'en' },
    { number: body.Nummer, analytical: false, marketing: false, functional: false, locale: 'de' },
  ]);
  expect(rows[0]?.words).toContain('Alle akzeptieren');
  expect(rows[1]?.words).toContain('Accept all');
  expect(rows[2]?.words).toBe(rows[0]?.words);
  const texts = await w.as().read(({ db }) => db.selectFrom('consent_text').select('hash').execute());
  expect(new Set(texts.map(({ hash }) => hash)).size).toBe(texts.length);
});

test('in a language of the mandant without words of ours those of its default language are kept, as they are shown', async () => {
  await decides({ Analytisch: true }, { locale: 'fr' });
  expect((await evidence()).at(-1)?.words).toContain('Alle akzeptieren');
});

test('of a manager of a third party the words are its own', async () => {
  await decides({ Quelle: 'Usercentrics', Analytisch: true });
  expect((await evidence()).at(-1)).toMatchObject({ source: 'usercentrics', words: null });
});

describe('a campaign', () => {
  const channelIn = (lines: string[]) => lines.find((line) => line.startsWith('channel='));

  test('that was waiting is kept for 730 days as soon as somebody agrees [S2-R211] [S9-K002]', async () => {
    const line = channelIn(setBy(await decides({ Analytisch: true, Kanal: 'sommer' })));
    expect(line).toContain('channel=sommer;');
    expect(line).toContain('Max-Age=63072000');
  });

  test('is kept of nobody who declines', async () => {
    expect(channelIn(setBy(await decides({ Marketing: true, Kanal: 'sommer' })))).toContain('Max-Age=0');
  });
});

describe('nothing is kept of', () => {
  const refused: readonly [string, Decision, number][] = [
    ['a list that is not this one', { Liste: '00000000' }, 409],
    ['a list that is none', { Liste: 'alle' }, 400],
    ['a number that is none', { Nummer: '1' }, 400],
    ['a manager nobody knows', { Quelle: 'Irgendwer' }, 400],
    ['half a decision', { Marketing: 'ja' as unknown as boolean }, 400],
  ];
  test.each(refused)('%s', async (_what, decision, status) => {
    const before = (await evidence()).length;
    const answer = await decides(decision);
    expect([answer.status, setBy(answer)]).toEqual([status, []]);
    expect((await evidence()).length).toBe(before);
  });

  test('a mandant where nobody asks', async () => {
    await configure(w.app, 'spbdevk', {
      features: { ...files.spbdevk.config.features, externalConsentManager: false, ownConsentManager: false },
    });
    const before = (await evidence()).length;
    expect((await decides({ Analytisch: true })).status).toBe(409);
    expect((await evidence()).length).toBe(before);
  });
});

test('a page of another site gets no cookie', async () => {
  expect(setBy(await decides({ Analytisch: true }, { isOwn: false }))).toEqual([]);
});

test('evidence of one mandant is none of another', async () => {
  await decides({ Analytisch: true });
  const other = await w.as('versicherung').read(({ db }) => db.selectFrom('consent_evidence').select('id').execute());
  expect(other).toEqual([]);
});

test('nobody changes evidence, and none goes before its time', async () => {
  await decides({ Analytisch: true });
  const write = (statement: RawBuilder<unknown>) => w.as().write(({ db }) => statement.execute(db));
  await expect(write(sql`update consent_evidence set analytical = false`)).rejects.toThrow();
  await expect(write(sql`delete from consent_evidence`)).rejects.toThrow(/kept for three years/);
});
