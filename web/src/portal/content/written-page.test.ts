import { expect, test } from 'vitest';
import { pageRequest, withMandant } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';

const mainOf = (html = ''): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const shown = async (...given: Parameters<typeof pageRequest>): Promise<string> =>
  mainOf((await render(pageRequest(...given))).html).replace(/<!-- -->/g, '');
const texts = (locale: Record<string, string>, fallback: Record<string, string> = locale) => ({
  texts: { locale, fallback },
});

test.each([
  ['/de/datenschutz', 'page.privacy'],
  ['/de/impressum', 'page.imprint'],
  ['/de/barrierefreiheitserklaerung', 'page.accessibility'],
])('%s says what the mandant wrote, and nothing in it is markup', async (path, key) => {
  const main = await shown(path, texts({ [key]: '## Wer wir sind\n<b>Fett</b> & info@brand.example' }));
  expect(main).toContain('<h2 id="part-1">Wer wir sind</h2>');
  expect(main).toContain('&lt;b&gt;Fett&lt;/b&gt; &amp; <a href="mailto:info@brand.example">info@brand.example</a>');
});

test.each(['datenschutz', 'barrierefreiheitserklaerung'])(
  '%s without a text says so and names who answers',
  async (path) => {
    const main = await shown(`/de/${path}`);
    expect(main).toMatch(/Hier (?:stehen|steht) noch keine/);
    expect(main).toContain('Partner GmbH, Musterweg 1, 12345 Musterstadt');
    expect(main).toContain('href="mailto:service@partner.example"');
  },
);

test('an imprint without a text is what the configuration says', async () => {
  expect(await shown('/de/impressum')).toContain('Partner GmbH, Musterweg 1, 12345 Musterstadt');
});

test('a text that is there in another language only is shown in it, with a note and for listeners marked as such', async () => {
  const main = await shown('/en/datenschutz', texts({}, { 'page.privacy': 'Wir speichern wenig.' }));
  expect(main).toContain('This text is not available in English yet.');
  expect(main).toMatch(/<div class="[^"]*" lang="de"><p[^>]*>Wir speichern wenig\.<\/p>/);
});

test('a list of its headings stands in front of a long text, and not of a short one', async () => {
  const part = (count: number): string =>
    Array.from({ length: count }, (_, at) => `## Teil ${at + 1}\nText`).join('\n\n');
  expect(await shown('/de/datenschutz', texts({ 'page.privacy': part(6) }))).not.toContain('<nav');
  const long = await shown('/de/datenschutz', texts({ 'page.privacy': part(7) }));
  expect(long).toContain('<a href="#part-7">Teil 7</a>');
  expect(long.indexOf('<nav')).toBeLessThan(long.indexOf('<h2 id="part-1"'));
});

test('with ModuleAdv the imprint leads to the start', async () => {
  const { status, redirect } = await render(pageRequest('/de/impressum', withMandant({ imprintElsewhere: true })));
  expect([status, redirect]).toEqual([302, '/de']);
});

test('terms are shown word for word, their numbers as those of a list', async () => {
  const terms = { text: 'Ich nehme teil.\n\n1. Alles ist freiwillig.\n2. Nichts verpflichtet.', version: '2026-01' };
  const main = await shown('/de/agb', { terms });
  expect(main).toContain('Stand 2026-01');
  expect(main).toContain('<ol start="1"><li>Alles ist freiwillig.</li><li>Nichts verpflichtet.</li></ol>');
});
