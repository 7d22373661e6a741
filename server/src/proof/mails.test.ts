/** Every mail there is, made by the real template from sample values: what each has to have, whatever it says. */
import { afterAll, describe, expect, test } from 'vitest';
import { type Brand, brandOf } from '#brand/brand.ts';
import { darkOf } from '#letter/mail-colours.ts';
import { type Letter, listSamples, type SampleOf, writeKept } from '#platform/mail/template.ts';
import { demoSlugs } from '../demo/brands.ts';
import { today } from '../testing/mandant-files.ts';
import { world } from '../testing/world.ts';

const { app, as } = await world();
afterAll(() => app.close());

const { templates } = app.app.system;
const samples = listSamples(templates.values(), today);
const languages = ['de', 'en'] as const;
const letterOf = async ({ template, parameters }: SampleOf, language: string): Promise<Letter> =>
  writeKept(template, as(), parameters, language);

/** What a person reads of the HTML, in one line. */
const readable = (html: string): string =>
  decoded(
    html
      .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#847;|&zwnj;|&nbsp;|&rarr;/g, ' '),
  ).replace(/\s+/g, ' ');
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign: string) => signs[sign] ?? '');
const linksIn = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => decoded(link));
const amountsIn = (text: string): string[] => text.match(/€\s?[\d.,]*\d|\d[\d.,]*\s€/g) ?? [];

test('every template has a sample', () => {
  expect([...new Set(samples.map(({ template }) => template.id))].toSorted()).toEqual([...templates.keys()].toSorted());
});

const table = samples.flatMap((sample) =>
  languages.map((language) => [sample.template.id, sample.title, language, sample] as const),
);

describe.each(table)('%s, %s, in %s', (_template, _title, language, sample) => {
  test('says everything it was given, and nothing that is not there', async () => {
    const { subject, text, html } = await letterOf(sample, language);
    for (const words of [subject, text, readable(html)]) {
      expect(words.trim()).not.toBe('');
      expect(words).not.toMatch(/undefined|null|\bNaN\b|\[object|\{\w+\}|<[a-z/]/);
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(text).toContain(as().mandant.config.imprintLine);
    const { firstName, product, amountCents } = sample.parameters as Record<string, unknown>;
    if (typeof firstName === 'string') expect(text).toContain(firstName);
    if (typeof product === 'string') expect(text + subject).toContain(product);
    if (typeof amountCents === 'number')
      expect(amountsIn(text).join()).toContain(String(amountCents / 100).split('.')[0]);
  });

  test('has every link and every sum of the HTML in its text, too', async () => {
    const { text, html } = await letterOf(sample, language);
    const links = linksIn(html);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^https?:\/\//);
      expect(text).toContain(link);
    }
    const sums = amountsIn(text).map((sum) => sum.replace(/\s/g, ' '));
    for (const sum of amountsIn(readable(html))) expect(sums).toContain(sum.replace(/\s/g, ' '));
  });

  test('says its language also where only what stands in its body is left', async () => {
    const { html } = await letterOf(sample, language);
    const parts = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1]?.match(/^<(?:div|table)\b[^>]*>/gm) ?? [];
    const outer = parts.filter((tag) => !tag.includes('class="box"'));
    expect(outer.length).toBeGreaterThan(0);
    for (const tag of outer) expect(tag).toContain(` lang="${language}"`);
  });

  test('loads nothing from anywhere: its one picture is inside', async () => {
    const { html } = await letterOf(sample, language);
    expect(html).not.toMatch(/<(?:script|link|iframe|object|form)\b|url\(|@import/i);
    for (const [, source] of html.matchAll(/src="([^"]+)"/g)) expect(source).toBe('cid:logo');
  });

  test('shows what a person typed as text', async () => {
    const evil = '<img src=x onerror="a()">\'&';
    const parameters = Object.fromEntries(
      Object.entries(sample.parameters).map(([key, value]) => [
        key,
        typeof value === 'string' &&
        !/^\d{4}-\d\d-\d\d$/.test(value) &&
        !/number|hash|salutation|change|^what$|^role$|^talk$/i.test(key)
          ? evil
          : value,
      ]),
    );
    const { html } = await letterOf({ ...sample, parameters }, language);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('onerror="');
  });
});

test.each(samples.map((sample) => [sample.template.id, sample.title, sample] as const))(
  '%s, %s, is another letter in English',
  async (_template, _title, sample) => {
    const [german, english] = await Promise.all(languages.map((language) => letterOf(sample, language)));
    expect(english?.text).not.toBe(german?.text);
  },
);

test('the logo is a picture of double size inside the mail', async () => {
  const { attachments = [] } = await letterOf(samples[0] ?? expect.fail(), 'de');
  const [logo] = attachments;
  expect([logo && 'cid' in logo && logo.cid, logo?.contentType]).toEqual(['logo', 'image/png']);
  expect(logo?.content.readUInt32BE(20)).toBe(56);
});

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const darkPairs = (brand: Brand) => {
  const { ground: _ground, box, tint, text, soft, link, button, buttonInk } = darkOf(brand);
  return [
    [text, box],
    [soft, box],
    [link, box],
    [text, tint],
    [link, tint],
    [buttonInk, button],
  ] as const;
};

test.each([...demoSlugs, 'a-mandant-without-a-brand'])('%s is read in the dark as well as by day', (slug) => {
  for (const [one, other] of darkPairs(brandOf(slug)))
    expect(contrast(one, other), `${one} on ${other}`).toBeGreaterThan(4.5);
});
