import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openByToken } from './token-page.ts';

const here = 'https://portal.example';
const tab = new Map<string, string>();
let jumps: string[] = [];
let shown = '';

/** As much of a page as is looked at: what the server wrote at `html` and `main`, and the address. */
function page(path: string, { root = {}, content = {} }: Record<'root' | 'content', object> | Record<string, object>) {
  jumps = [];
  shown = path;
  vi.stubGlobal('document', {
    documentElement: { dataset: { status: '200', ...root } },
    getElementById: () => ({ dataset: content }),
  });
  const { href, search } = new URL(path, here);
  vi.stubGlobal('location', { href, search, replace: (to: URL) => void jumps.push(to.href.slice(here.length)) });
}

beforeEach(() => {
  tab.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => {
      shown = to.href.slice(here.length);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const reward = { content: { tokenStore: 'praemierung', refusalName: 'stopp' } };
const missing = { ...reward, root: { status: '404' } };

test('a page of a token hides it, and takes it out of the tab when it is opened again', () => {
  page('/de/praemie/?token=abc', reward);
  openByToken();
  expect([shown, jumps, [...tab]]).toEqual(['/de/praemie/', [], [['token.praemierung', 'abc']]]);
  page('/de/praemie/', missing);
  openByToken();
  expect(jumps).toEqual(['/de/praemie/?token=abc']);
});

test('a token that opens nothing is tried once', () => {
  tab.set('token.praemierung', 'abc');
  page('/de/praemie/?token=abc', missing);
  openByToken();
  expect(jumps).toEqual([]);
});

test('the token of "Das war ich nicht" leaves its end in the address, and is no token of the reward', () => {
  page('/de/praemie/?stopp=a-one-time-token', reward);
  openByToken();
  expect([shown, [...tab]]).toEqual(['/de/praemie/?stopp=me-token', [['token.stopp.me-token', 'a-one-time-token']]]);
  page('/de/praemie/?stopp=me-token', missing);
  openByToken();
  expect(jumps).toEqual(['/de/praemie/?stopp=a-one-time-token']);
});

test('of two such mails in one tab each address keeps its own token', () => {
  for (const token of ['the-token-of-one', 'the-token-of-two']) {
    page(`/de/praemie/?stopp=${token}`, reward);
    openByToken();
  }
  for (const end of ['n-of-one', 'n-of-two', '', 'anything']) {
    page(`/de/praemie/?stopp=${end}`, missing);
    openByToken();
    expect([end, jumps]).toEqual([end, end.includes('of') ? [`/de/praemie/?stopp=the-toke${end}`] : []]);
  }
});

test('the page shown in place of one of a token leads back to it, and stays where the tab has none', () => {
  const login = { root: { wantedStore: 'praemierung', wanted: '/de/praemie/7' } };
  page('/de/login?redirect=PraemieDaten', login);
  openByToken();
  expect(jumps).toEqual([]);
  tab.set('token.praemierung', 'abc');
  openByToken();
  expect(jumps).toEqual(['/de/praemie/7?token=abc']);
});

test('what the server names no page of a token for is left alone, whatever the tab keeps', () => {
  tab.set('token.praemierung', 'abc');
  page('/de/login?redirect=PraemieDanke', {});
  openByToken();
  expect(jumps).toEqual([]);
});
