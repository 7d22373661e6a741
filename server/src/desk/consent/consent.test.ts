/** Evidence of consent at the desk: found by its number, with its words, taken along as files, and of nobody by name. */
import { hash } from 'node:crypto';
import { consentList } from '@weitersagen/contract/consent/cookies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { files } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const { app, as, days } = await world({ RATE_LIMITS: '0' });
afterAll(() => app.close());

interface Row {
  Id: number;
  Nummer: string;
  Quelle: string;
  Umfang: string;
  Wortlaut: string | null;
  Sprache: string | null;
  Funktional: boolean;
}
interface Decision {
  Funktional?: boolean;
  Analytisch?: boolean;
  Marketing?: boolean;
  Quelle?: string;
  Nummer?: string;
}
const decides = async (decision: Decision, locale = 'de'): Promise<string> => {
  const body = { Funktional: false, Analytisch: false, Marketing: false, Quelle: 'Portal', Liste: consentList };
  const answer = await app.call('POST', '/einwilligung/cookies', { locale, body: { ...body, ...decision } });
  expect(answer.status).toBe(200);
  return answer.body.Nummer;
};
const everything = { Funktional: true, Analytisch: true, Marketing: true };

let eva: string;
let all: string;
let some: string;
let none: string;
let foreign: string;
beforeAll(async () => {
  await configure(app, 'spbdevk');
  all = await decides(everything);
  some = await decides({ Analytisch: true }, 'en');
  none = await decides({});
  foreign = await decides({ Marketing: true, Quelle: 'Usercentrics' });
  await days(1);
  eva = await operator(app);
  await decides({ Nummer: all });
});

interface Asked {
  token?: string;
  mandant?: string;
  OrderBy?: string;
  Descending?: boolean;
  Pagesize?: number;
  Nach?: string;
}
const ask = (filter = '', { token = eva, mandant = 'spbdevk', ...more }: Asked = {}) =>
  app.call('PUT', '/admin/einwilligungen', { token, mandant, body: { Filter: filter, Pagesize: 50, ...more } });
const newestFirst = { OrderBy: 'Am', Descending: true };
const list = async (filter = '', more: Asked = {}): Promise<Row[]> =>
  (await ask(filter, { ...newestFirst, ...more })).body.Content;
const numbers = async (filter: string): Promise<string[]> => (await list(filter)).map(({ Nummer }) => Nummer);
const show = (id: number | string, { token = eva, mandant = 'spbdevk' } = {}) =>
  app.call('GET', `/admin/einwilligungen/${id}`, { token, mandant });
const file = (path: string, { token = eva } = {}) => app.call('GET', `/admin/einwilligungen${path}`, { token });
/** Every cell, without the mark that a spreadsheet reads first. */
const linesOf = (csv: string): string[] => csv.replace('\ufeff', '').split('\r\n').filter(Boolean);

test('the newest stand first, with how much was agreed to, who asked, and which words were shown', async () => {
  expect((await list()).map(({ Nummer, Umfang, Quelle, Sprache }) => [Nummer, Umfang, Quelle, Sprache])).toEqual([
    [all, 'Nichts', 'Portal', 'de'],
    [foreign, 'Auswahl', 'Usercentrics', null],
    [none, 'Nichts', 'Portal', 'de'],
    [some, 'Auswahl', 'Portal', 'en'],
    [all, 'Alles', 'Portal', 'de'],
  ]);
});

test('pages go on by key', async () => {
  const first = await ask('', { ...newestFirst, Pagesize: 2 });
  const second = await ask('', { ...newestFirst, Pagesize: 2, Nach: first.body.Nach });
  expect([first.body.TotalCount, first.body.HasNext]).toEqual([5, true]);
  expect(second.body.Content.map(({ Nummer }: Row) => Nummer)).toEqual([none, some]);
});

test('a list is narrowed by days, by who asked and by how much was agreed to', async () => {
  const { Am } = (await ask('', newestFirst)).body.Content[0];
  const today = Am.slice(0, 10);
  expect(await numbers(`Von:${today}`)).toEqual([all]);
  expect((await numbers(`Bis:${today}`)).length).toBe(5);
  expect(await numbers('Ansicht:Usercentrics')).toEqual([foreign]);
  expect(await numbers('Status:Alles')).toEqual([all]);
  expect(await numbers('Status:Auswahl;Ansicht:Portal')).toEqual([some]);
  expect(await numbers('Status:Nichts')).toEqual([all, none]);
});

test('a whole number finds all that was decided under it, however it is written; a part of one finds nothing', async () => {
  expect(await numbers(`Text: ${all.toUpperCase()} `)).toEqual([all, all]);
  expect(await numbers(`Text:${all.slice(0, 8)}`)).toEqual([]);
});

test('the search of the desk finds decisions by a whole number, in their mandant alone', async () => {
  const found = async (Text: string, mandant = 'spbdevk'): Promise<string[]> => {
    const { body } = await app.call('PUT', '/admin/suche', { token: eva, mandant, body: { Text } });
    return body.Einwilligungen.Content.map(({ Nummer }: Row) => Nummer);
  };
  expect(await found(all)).toEqual([all, all]);
  expect(await found(all.slice(0, 8))).toEqual([]);
  expect(await found(all, 'versicherung')).toEqual([]);
});

test('one decision tells its words, and what was decided under its number in order', async () => {
  const [changed, agreed] = await list(`Text:${all}`);
  const { body } = await show(agreed?.Id ?? '');
  expect(body).toMatchObject({ Nummer: all, Umfang: 'Alles', Liste: consentList, ListeGilt: true, HasMore: false });
  expect(body.Worte.Text).toContain('Alle akzeptieren');
  expect(body.Worte).toMatchObject({ Sprache: 'de', Wortlaut: hash('sha256', `de\n${body.Worte.Text}`, 'hex') });
  expect(body.Entscheidungen.map(({ Id }: Row) => Id)).toEqual([agreed?.Id, changed?.Id]);
});

test('of very many under one number the latest stand beside it', async () => {
  const number = await decides(everything);
  for (let nth = 0; nth < 50; nth++) await decides({ Nummer: number });
  const [latest] = await list(`Text:${number}`);
  const { body } = await show(latest?.Id ?? '');
  expect([body.Entscheidungen.length, body.HasMore]).toEqual([50, true]);
  expect(body.Entscheidungen.at(-1).Id).toBe(latest?.Id);
});

test('of a third party the words are its own', async () => {
  const [row] = await list(`Text:${foreign}`);
  expect((await show(row?.Id ?? '')).body).toMatchObject({ Quelle: 'Usercentrics', Wortlaut: null, Worte: null });
});

test('a decision about a list that was changed since says so', async () => {
  const number = '00000000-0000-4000-8000-000000000001';
  await as().write(({ db }) =>
    db
      .insertInto('consent_evidence')
      .values({
        number,
        at: new Date(),
        source: 'portal',
        functional: false,
        analytical: false,
        marketing: false,
        list: '0a0a0a0a',
      })
      .execute(),
  );
  const [row] = await list(`Text:${number}`);
  expect((await show(row?.Id ?? '')).body).toMatchObject({ Liste: '0a0a0a0a', ListeGilt: false });
});

describe('files', () => {
  test('decisions and wordings together prove what was agreed to', async () => {
    const { text, headers } = await file(`/csv?Filter=${encodeURIComponent(`Text:${all}`)}&OrderBy=Am&Descending=true`);
    expect(headers['content-disposition']).toContain('einwilligungen-spbdevk.csv');
    const [head, ...lines] = linesOf(text);
    expect(head).toBe('Id;Nummer;Am;Quelle;Umfang;Funktional;Analytisch;Marketing;Liste;Wortlaut;Sprache');
    expect(lines.length).toBe(2);
    expect(lines[1]).toContain(`;${all};`);
    expect(lines[1]).toContain(';Portal;Alles;ja;ja;ja;');
    const named = lines[1]?.split(';').at(-2) ?? '';
    const texts = await file('/wortlaute/csv');
    expect(texts.headers['content-disposition']).toContain('einwilligungen-wortlaute-spbdevk.csv');
    const told = texts.text.split('\r\n').find((line) => line.startsWith(named)) ?? '';
    const words = /"(.*)"$/s.exec(told)?.[1]?.replaceAll('""', '"') ?? '';
    expect(hash('sha256', `de\n${words}`, 'hex')).toBe(named);
  });

  test('what a spreadsheet would take for a formula stays text', async () => {
    const row = { hash: 'f'.repeat(64), locale: 'de', words: '=1+1', since: new Date() };
    await as().write(({ db }) => db.insertInto('consent_text').values(row).execute());
    const { text } = await file('/wortlaute/csv');
    expect(text).toContain(`;'=1+1\r\n`);
  });

  test('taking one along is a security event', async () => {
    await file('/csv');
    const events = await app.call('PUT', '/admin/sicherheit', {
      token: eva,
      body: { Filter: 'Ansicht:Datei', Pagesize: 50, ...newestFirst },
    });
    expect(events.body.Content.map(({ Was }: { Was: string }) => Was).join(' ')).toContain('inwilligung');
  });
});

describe('they are refused to', () => {
  test('who works on what pages say', async () => {
    const token = await operator(app, { email: 'rita@betreiber.example', role: 'BetreiberRedaktion' });
    const [row] = await list();
    const answers = [await ask('', { token }), await show(row?.Id ?? '', { token }), await file('/csv', { token })];
    expect([...answers, await file('/wortlaute/csv', { token })].map(({ status }) => status)).toEqual([
      403, 403, 403, 403,
    ]);
  });

  test('whoever asks as another mandant', async () => {
    const [row] = await list();
    expect((await list('', { mandant: 'versicherung' })).length).toBe(0);
    expect((await show(row?.Id ?? '', { mandant: 'versicherung' })).status).toBe(404);
  });
});

test('who asks at present stands beside the list', async () => {
  const asker = async (external: boolean, own: boolean) => {
    const { features } = files.spbdevk.config;
    await configure(app, 'spbdevk', {
      features: { ...features, externalConsentManager: external, ownConsentManager: own },
    });
    return (await ask()).body.Fragt;
  };
  expect([await asker(true, true), await asker(false, true), await asker(false, false)]).toEqual([
    'Drittanbieter',
    'Portal',
    'Niemand',
  ]);
});
