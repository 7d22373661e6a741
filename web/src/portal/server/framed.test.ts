import { expect, test } from 'vitest';
import { fits, keeping } from '../../page-script/frame/address.ts';
import { framedLinks, neverFramedOf } from './framed.ts';

const paths = { recipientBankData: '/bankdaten', rewardData: '/praemie/:praemieid', rewardChoice: '/praemie/' };
const asked = { framing: { type: 'widget', isFramed: true, origins: [] }, locale: 'de', url: '/de?widget=1' } as const;
const linked = (...addresses: string[]): string => addresses.map((href) => `<a class="x" href="${href}">`).join('');

test('links to another site, into the shop and to bank forms open in the whole window', () => {
  const away = [
    'https://wa.me/?text=x',
    '//shop.example',
    '/api/v1/spbdevk/empfehlen/click/1',
    '/de/bankdaten',
    '/de/praemie/7?token=x',
  ];
  for (const address of away)
    expect(framedLinks(asked, paths, linked(address))).toBe(`<a class="x" href="${address}" target="_top">`);
  expect(neverFramedOf(paths)).toEqual(['/bankdaten', '/praemie/:praemieid']);
});

test('links within the portal keep the flag, the others stay as they are', () => {
  expect(framedLinks(asked, paths, linked('/de/praemie/?token=x', '/en', '/de#fragen'))).toBe(
    linked('/de/praemie/?token=x&amp;widget=1', '/en?widget=1', '/de?widget=1#fragen'),
  );
  const same = `${linked('#a', 'mailto:a@b.example', '/assets/x.svg', 'data:,')}<a href="/de" target="_blank">`;
  expect(framedLinks(asked, paths, same)).toBe(same);
  expect(framedLinks({ ...asked, framing: undefined }, paths, linked('https://a.example', '/de'))).toBe(
    linked('https://a.example', '/de'),
  );
});

test('an integrated portal needs no flag, and keeps the channel', () => {
  const framing = { ...asked.framing, type: 'integrated' } as const;
  expect(framedLinks({ ...asked, framing }, paths, linked('/de/agb'))).toBe(linked('/de/agb'));
  expect(framedLinks({ ...asked, framing, url: '/de?channel=wa%22' }, paths, linked('/de/agb'))).toBe(
    linked('/de/agb?channel=wa%22'),
  );
});

test.each([
  ['/de', '/de?widget=1'],
  ['/de?a=1#b', '/de?a=1&widget=1#b'],
  ['/de?widget=0', '/de?widget=0'],
  ['/de?xwidget=1', '/de?xwidget=1&widget=1'],
])('%s with the flag is %s', (address, expected) => {
  expect(keeping(address, { widget: '1' })).toBe(expected);
});

test.each([
  ['/praemie/:praemieid', '/praemie/7', true],
  ['/praemie/:praemieid', '/PRAEMIE/7/', true],
  ['/praemie/:praemieid', '/praemie/', false],
  ['/praemie/:praemieid', '/praemie/7/8', false],
  ['/agentur/:tab?', '/agentur', true],
  ['/bankdaten', '/bankdaten', true],
  ['/bankdaten', '/bankdatenx', false],
])('the path %s and the address %s fit: %s', (pattern, below, expected) => {
  expect(fits(pattern, below)).toBe(expected);
});
