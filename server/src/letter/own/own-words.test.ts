import { problemText, texts } from '@weitersagen/contract/texts/texts';
import { describe, expect, test } from 'vitest';
import type { Mandant } from '#platform/context.ts';
import { type OwnWords, readOwnWords } from './own-words.ts';
import type { KnownNames } from './placeholders.ts';

const mandant = {
  name: 'Stadtwerke',
  config: {
    mandantUrl: 'https://empfehlen.stadtwerke.de',
    supportEmail: 'hilfe@stadtwerke.de',
    mailLinkHosts: ['shop.partner.com'],
  },
} as unknown as Mandant;

const names: KnownNames = {
  values: ['vorname', 'produkt', 'betrag'],
  parts: ['inhalt', 'knopf', 'betragGross', 'danach'],
  needs: [['knopf'], ['betragGross', 'betrag']],
};

const good: OwnWords = {
  subject: '{betrag} für Sie, {vorname}',
  text: 'Hallo {vorname},\n\n{betragGross}\n\n{knopf}\n\nBis bald: https://www.empfehlen.stadtwerke.de/de/faq',
  html: '<h2>Hallo {vorname}</h2><p>Danke &amp; <strong>gern</strong>.<br>Mehr im <a href="https://shop.partner.com/x?a=1&amp;b=2">Shop</a>.</p><ul><li>eins</li><li>zwei</li></ul><blockquote><p>Zitat</p></blockquote><hr>{betragGross}<p> {knopf} </p>',
};
const codesOf = async (change: Partial<OwnWords>): Promise<string[]> =>
  (await readOwnWords(mandant, names, { ...good, ...change })).problems.map(({ field, code }) => `${field} ${code}`);

test('words that keep the rules have no problem', async () => {
  expect(await codesOf({})).toEqual([]);
});

const needed = '<p>{betrag}</p><p>{knopf}</p>';
/** What stands before what is needed. */
const html = (start: string): Partial<OwnWords> => ({ html: start + needed });
const text = (start: string): Partial<OwnWords> => ({ text: `${start}\n\n{betrag}\n\n{knopf}` });

const bad: readonly (readonly [what: string, change: Partial<OwnWords>, problem: string])[] = [
  ['nothing', { subject: ' ' }, 'betreff required'],
  ['an unknown placeholder', text('{vornam}'), 'text mail-placeholder-unknown'],
  ['a placeholder of an object', html('<p>{constructor}</p>'), 'html mail-placeholder-unknown'],
  ['a token', html('<p>{token}</p>'), 'html mail-placeholder-unknown'],
  ['a brace left over', text('{ vorname }'), 'text mail-placeholder-broken'],
  ['a placeholder cut by an element', html('<p>{<strong>vorname</strong>}</p>'), 'html mail-placeholder-broken'],
  ['no button', { text: '{betrag}' }, 'text mail-placeholder-missing'],
  ['no button in HTML', { html: '<p>{betragGross}</p>' }, 'html mail-placeholder-missing'],
  [
    'a placeholder in an attribute',
    html('<p><a href="https://shop.partner.com/{vorname}">x</a></p>'),
    'html mail-placeholder-in-tag',
  ],
  ['a placeholder as a tag', html('<p><{vorname}></p>'), 'html mail-placeholder-in-tag'],
  [
    'a placeholder in a link',
    html('<p><a href="https://shop.partner.com/">{vorname}</a></p>'),
    'html mail-placeholder-in-link',
  ],
  ['a part among words', text('Hier: {knopf}'), 'text mail-part-alone'],
  ['a part in a list', html('<ul><li>{knopf}</li></ul>'), 'html mail-part-alone'],
  ['a part in the subject', { subject: '{knopf}' }, 'betreff mail-part-in-subject'],
  ['a second line', { subject: 'Hallo\nBcc: all@example.org' }, 'betreff mail-subject-lines'],
  ['a line of another kind', { subject: 'Hallo\u2028Bcc' }, 'betreff mail-subject-lines'],
  ['a long subject', { subject: 'x'.repeat(151) }, 'betreff mail-length'],
  ['a long text', text('x'.repeat(20_001)), 'text mail-length'],
  ['a long HTML', html(`<p>${'x'.repeat(20_001)}</p>`), 'html mail-length'],
  ['a picture', html('<img src="https://empfehlen.stadtwerke.de/p.png">'), 'html mail-picture'],
  ['any source', html('<p src="x">x</p>'), 'html mail-picture'],
  ['a page inside', html('<iframe></iframe>'), 'html mail-picture'],
  ['a form', html('<form><input></form>'), 'html mail-form'],
  ['a program', html('<script>alert(1)</script>'), 'html mail-script'],
  ['a program in an attribute', html('<p onclick="a()">x</p>'), 'html mail-script'],
  ['a sheet', html('<style>p{display:none}</style>'), 'html mail-script'],
  ['hidden words', html('<p style="display:none">x</p>'), 'html mail-style'],
  ['small words', html('<p style="font-size:0">x</p>'), 'html mail-style'],
  ['a class', html('<p class="soft">x</p>'), 'html mail-attribute'],
  ['an id', html('<p id="x">x</p>'), 'html mail-attribute'],
  ['a target', html('<p><a href="https://shop.partner.com/" target="_blank">x</a></p>'), 'html mail-attribute'],
  ['an element nobody asked for', html('<div>x</div>'), 'html mail-tag'],
  ['the one of the prototype', html('<constructor>x</constructor>'), 'html mail-tag'],
  ['a list without items', html('<ul><p>x</p></ul>'), 'html mail-nesting'],
  [
    'a link in a link',
    html('<p><a href="https://shop.partner.com/">x<strong><a href="https://shop.partner.com/">y</a></strong></a></p>'),
    'html mail-nesting',
  ],
  ['no end', html('<p><strong>x</p>'), 'html mail-unbalanced'],
  ['no beginning', html('<p>x</strong></p>'), 'html mail-unbalanced'],
  ['a paragraph that ends by itself', html('<p>one<p>two</p>'), 'html mail-unbalanced'],
  ['depth', html('<strong>'.repeat(50) + '</strong>'.repeat(50)), 'html mail-depth'],
  ['a comment that a mail program reads', html('<!--[if mso]><p>x</p><![endif]-->'), 'html mail-comment'],
  ['an instruction', html('<?xml version="1.0"?>'), 'html mail-comment'],
  ['words nobody sees', text('Hallo\u200b'), 'text mail-invisible'],
  ['words that turn round', html('<p>&#x202e;moc</p>'), 'html mail-invisible'],
  ['letters of tags', { subject: 'Hallo \u{e0041}' }, 'betreff mail-invisible'],
  ['half a sign', { subject: 'Hallo \ud800' }, 'betreff mail-invisible'],
  ['a foreign host', html('<p><a href="https://evil.com/">x</a></p>'), 'html mail-link-host'],
  ['a foreign port', html('<p><a href="https://shop.partner.com:8443/">x</a></p>'), 'html mail-link-host'],
  [
    'a host that only begins like ours',
    html('<p><a href="https://empfehlen.stadtwerke.de.evil.com/">x</a></p>'),
    'html mail-link-host',
  ],
  ['slashes that lean', html('<p><a href="https:\\\\evil.com\\">x</a></p>'), 'html mail-link-host'],
  [
    'a host of look-alike letters',
    html('<p><a href="https://shop.partn\u0435r.com/">x</a></p>'),
    'html mail-link-host',
  ],
  [
    'a name before the host',
    html('<p><a href="https://shop.partner.com@evil.com/">x</a></p>'),
    'html mail-link-broken',
  ],
  ['a program as a link', html('<p><a href="java\tscript:alert(1)">x</a></p>'), 'html mail-link-scheme'],
  ['a page as a link', html('<p><a href="data:text/html,x">x</a></p>'), 'html mail-link-scheme'],
  ['a link without a lock', html('<p><a href="http://shop.partner.com/">x</a></p>'), 'html mail-link-scheme'],
  ['half an address', html('<p><a href="/de/faq">x</a></p>'), 'html mail-link-broken'],
  ['no address', html('<p><a>x</a></p>'), 'html mail-link-broken'],
  ['a link of nothing', html('<p><a href="https://shop.partner.com/"> </a></p>'), 'html mail-link-broken'],
  [
    'words that name another host',
    html('<p><a href="https://shop.partner.com/">empfehlen.stadtwerke.de</a></p>'),
    'html mail-link-text',
  ],
  [
    'words in pieces that do',
    html('<p><a href="https://shop.partner.com/">www.st<strong>adtwerke.de</strong></a></p>'),
    'html mail-link-text',
  ],
  ['a host in the text', text('Mehr auf https://evil.com/x'), 'text mail-link-host'],
  ['a bare host', text('Mehr auf evil.com!'), 'text mail-link-host'],
  ['a bare host in pieces', html('<p>evil<strong>.com</strong></p>'), 'html mail-link-host'],
  ['a host of wide dots', text('evil\u3002com'), 'text mail-link-host'],
  ['a host with a sign between', text('evil\u200d.com'), 'text mail-link-host'],
  ['a foreign mailbox', text('Schreiben Sie an gewinn@evil.com'), 'text mail-link-host'],
  ['a number as a host', text('http://203.0.113.7/'), 'text mail-link-host'],
  ['a host in the subject', { subject: 'evil.com' }, 'betreff mail-link-host'],
  ['a host in a variable', { ...text('{seite}'), variables: { seite: 'evil.com' } }, 'text mail-link-host'],
];

describe('a mail does not go live with', () => {
  test.each(bad)('%s', async (_what, change, problem) => {
    expect(await codesOf(change)).toContain(problem);
  });
});

test('the own mailbox and own variables may be named', async () => {
  expect(await codesOf({ ...text('{hotline}: hilfe@stadtwerke.de'), variables: { hotline: '030 1234' } })).toEqual([]);
});

test('every problem has its sentence in both languages, with what it is about', async () => {
  const found = await Promise.all(bad.map(([, change]) => readOwnWords(mandant, names, { ...good, ...change })));
  const problems = found.flatMap((one) => one.problems);
  const kinds = Object.keys(texts('de').problems).filter((code) => code.startsWith('mail-'));
  expect([...new Set(problems.map(({ code }) => code))].filter((code) => code !== 'required').toSorted()).toEqual(
    kinds.toSorted(),
  );
  for (const problem of problems) {
    const [german, english] = ['de', 'en'].map((locale) => problemText(locale, problem));
    expect(german).not.toBe(english);
    expect(`${german} ${english}`).not.toMatch(/\{(?:label|name|host|max)\}|undefined/);
  }
});

// Whoever compares each with each does not end within the time of a test.
test('words of very many unknown placeholders are judged, each one once', async () => {
  const many = Array.from({ length: 60_000 }, (_, place) => `{x${place}}`).join('');
  expect((await readOwnWords(mandant, names, { ...good, text: many })).problems.length).toBeGreaterThan(60_000);
});
