import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskLocales, textsOfDesk } from '../../i18n/desk-catalogue.ts';
import { TextContext, textsOf } from '../../i18n/t.ts';
import { MissingCells } from './layout.tsx';

const shown = (locale: string, cells: Parameters<typeof MissingCells>[0]['cells']): string => {
  const value = textsOf(locale, textsOfDesk(locale, { warn: (problem: unknown) => expect.fail(String(problem)) }));
  return renderToStaticMarkup(createElement(TextContext, { value }, createElement(MissingCells, { cells })));
};

test('every cell that is away is named with its mandants, and nothing where none is', () => {
  const cells = [
    { name: 'a', mandants: ['spbdevk', 'rahmen'] },
    { name: 'b', mandants: ['versicherung'] },
  ];
  for (const locale of deskLocales) {
    const html = shown(locale, cells);
    expect(html.match(/<p>/g)).toHaveLength(2);
    expect(html).toMatch(/\ba\b[^<]*spbdevk, rahmen[^<]*<\/p>.*\bb\b[^<]*versicherung/);
    expect(shown(locale, [])).toBe('');
  }
});

test('of a cell with many mandants some are named and the others counted', () => {
  const many = (count: number) => [
    { name: 'a', mandants: Array.from({ length: count }, (_, place) => `mandant${place + 1}`) },
  ];
  expect(shown('de', many(5))).toContain('mandant4, mandant5. E-Mails');
  expect(shown('de', many(6))).toContain('mandant5 und ein weiterer Mandant. E-Mails');
  expect(shown('en', many(300))).toContain('mandant5 and 295 more mandants. Their mails');
  expect(shown('en', many(300))).not.toContain('mandant6');
});
