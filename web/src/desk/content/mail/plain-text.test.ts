import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('the text part says the same, a paragraph by itself, with the address of each link', () => {
  const html = `<h2>Hallo {vorname}</h2>
<p>Ihre <strong>Prämie</strong>: <a href="https://shop.example/">zum Shop</a></p>
<p>{knopf}</p>
<ul>
<li>eins</li>
<li>zwei
<ol>
<li>innen</li>
</ol></li>
</ul>
<p>Freundliche Grüße<br>{mandant}</p>`;
  expect(plainText(html)).toBe(
    'Hallo {vorname}\n\nIhre Prämie: zum Shop: https://shop.example/\n\n{knopf}\n\n- eins\n- zwei\n  1. innen\n\nFreundliche Grüße\n{mandant}',
  );
});

test('there is none where the formatted part has what no mail may have', () => {
  expect(plainText('<p><img src="https://evil.example/x.png"></p>')).toBeUndefined();
});
