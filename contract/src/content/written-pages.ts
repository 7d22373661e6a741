/**
 * Pages that a mandant file may bring as texts of a language, under `page.` and the name of the page (`Sprachen[].Texte`): plain
 * text with four marks (`## ` begins a heading, `- ` and `1. ` an item of a list, an empty line a paragraph). They become pages
 * of the CMS, which are Markdown.
 */

interface WrittenPage {
  slug: string;
  title: Readonly<Record<'de' | 'en', string>>;
}

const pages: Readonly<Record<string, WrittenPage>> = {
  imprint: { slug: 'impressum', title: { de: 'Impressum', en: 'Imprint' } },
  privacy: { slug: 'datenschutz', title: { de: 'Datenschutz', en: 'Data protection' } },
  accessibility: {
    slug: 'barrierefreiheitserklaerung',
    title: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  },
  welcome: { slug: 'willkommen', title: { de: 'Willkommen', en: 'Welcome' } },
};

/** The page of a key of the language table; none for any other text. */
export const writtenPage = (key: string): WrittenPage | undefined =>
  key.startsWith('page.') ? Object.entries(pages).find(([name]) => key === `page.${name}`)?.[1] : undefined;

/** The slug of the page that shows the terms in force. */
export const termsSlug = 'agb';

/** The same text as Markdown: what has a meaning there and had none here is written as a sign. */
export const markdownOf = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => {
      const [, mark = '', rest = ''] = /^(## |- |\d{1,3}\. )?(.*)$/s.exec(line) ?? [];
      const said = rest.trim();
      return said === '' ? '' : mark + escapedStart(said.replace(/[\\`*_[\]<>|~]|!(?=\[)|\{(?=\^)/g, '\\$&'), mark);
    })
    .join('\n');

/** At the beginning of a line more signs have a meaning. */
const escapedStart = (line: string, mark: string): string =>
  mark === '## '
    ? line.replace(/(#+)$/, '\\$1')
    : line.replace(/^(#{1,6}|[-+=]+)(?=\s|$)|^(\d{1,9})(?=[.)](?:\s|$))/, escape1);

const escape1 = (whole: string): string => (/^\d/.test(whole) ? `${whole}\\` : `\\${whole}`);
