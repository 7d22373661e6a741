import { expect, test } from 'vitest';
import { isHeld } from '../format.ts';
import { mailFormat } from './mail-format.ts';
import { treeOfHtml } from './read-html.ts';

const format = mailFormat(() => undefined);
const again = (html: string): string => format.textOf(format.docOf(html) ?? {});

const mail = `<h2>Hallo {vorname}</h2>
<p>Ihre <strong>Prämie</strong> von <em>{betrag}</em> wartet. <a href="https://shop.example/?a=1&amp;b=%22">Zum <strong>Shop</strong></a></p>
<p>{knopf}</p>
<ul>
<li>eins</li>
<li>zwei
<ol>
<li>innen</li>
</ol></li>
</ul>
<blockquote>
<p>1 &lt; 2 &amp; &quot;mehr&quot;</p>
</blockquote>
<hr>
<p>Freundliche Grüße<br>{mandant}</p>`;

test('the HTML of a mail is edited with formatting and written as it was', () => {
  expect(again(mail)).toBe(mail);
  expect(isHeld(mail, format)).toBe(true);
});

test('room in the source is no room in the text, and what stands loose becomes a paragraph', () => {
  expect(again('  Hallo\n  <strong> du </strong>!\n<p>\n  eins <br>\n zwei\n</p>\n\n')).toBe(
    '<p>Hallo <strong> du </strong>!</p>\n<p>eins<br>zwei</p>',
  );
  expect(again('<ul><li><p>eins</p></li><li><p>zwei</p><p>noch</p></li></ul>')).toBe(
    '<ul>\n<li><p>eins</p></li>\n<li><p>zwei</p>\n<p>noch</p></li>\n</ul>',
  );
});

test.each([
  ['another element', '<div>a</div>'],
  ['a picture', '<p><img src="https://evil.example/x.png"></p>'],
  ['an attribute', '<p style="display:none">a</p>'],
  ['an attribute beside the address', '<p><a href="https://a.example" onclick="b()">a</a></p>'],
  ['a link without an address', '<p><a>a</a></p>'],
  ['what is not closed', '<p>a'],
  ['what is closed crosswise', '<p><strong><em>a</strong></em></p>'],
  ['an end without a beginning', 'a</p>'],
  ['a comment', '<p>a<!-- b --></p>'],
  ['a lone sign', '<p>1 < 2</p>'],
  ['a sign by a name nobody knows', '<p>&zwnj;</p>'],
  ['a block in a line', '<p><ul><li>a</li></ul></p>'],
])('%s is edited as it is written', (_, html) => {
  expect(treeOfHtml(html)).toBeUndefined();
  expect(isHeld(html, format)).toBe(false);
});

test('an address that nobody may follow is edited as it is written, so that it is not lost', () => {
  expect(isHeld('<p><a href="javascript:alert(1)">a</a></p>', format)).toBe(false);
});
