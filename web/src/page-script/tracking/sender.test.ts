import { lifeSeconds } from '@weitersagen/contract/consent/cookies';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listen = (event: { detail?: unknown; target?: unknown; button?: number }) => void;

let heard: Map<string, Listen[]>;
let sent: URL[];
let cookies: Map<string, string>;
let lives: Map<string, number>;
let address: string | undefined;
const tell = (name: string, event: Parameters<Listen>[0]): void => {
  for (const listen of heard.get(name) ?? []) listen(event);
};

interface Visit {
  dataset?: Record<string, string>;
  search?: string;
  referrer?: string;
  isFramed?: boolean;
  type?: 'navigate' | 'reload' | 'back_forward';
  cookie?: string;
}

/** As much of a browser as the module asks, with the module loaded in it. */
async function visit({
  dataset = {},
  search = '',
  referrer = '',
  isFramed = false,
  type = 'navigate',
  cookie,
}: Visit = {}) {
  if (cookie) cookies.set(...(cookie.split('=') as [string, string]));
  vi.stubGlobal('document', {
    referrer,
    documentElement: {
      lang: 'de',
      dataset: { site: '128', page: 'Empfehlen', path: '/empfehlen/:produktId', consent: 'analytical', ...dataset },
    },
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split('; ')[0] ?? '').split('=');
      cookies.set(name, value);
      lives.set(name, Number(/Max-Age=(\d+)/.exec(line)?.[1]));
    },
  });
  vi.stubGlobal('location', {
    origin: 'https://portal.example',
    protocol: 'https:',
    search,
    href: `https://portal.example/de${search}`,
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (...given: unknown[]) => {
      address = String(given[2]);
    },
  });
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('parent', isFramed ? {} : globalThis);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  vi.stubGlobal('addEventListener', (name: string, listen: Listen) =>
    heard.set(name, [...(heard.get(name) ?? []), listen]),
  );
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(new URL(address, 'https://portal.example'));
  });
  vi.resetModules();
  await import('./sender.ts');
}
beforeEach(() => {
  [heard, sent, cookies, lives, address] = [new Map(), [], new Map(), new Map(), undefined];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const valuesOf = (hit: URL | undefined): Record<string, string> => Object.fromEntries(hit?.searchParams ?? []);
const goalsSent = (): (string | null)[] =>
  sent.map(({ searchParams }) => searchParams.get('idgoal')).filter((goal) => goal !== null);

test('a page view says its name and its path without values, and nothing else', async () => {
  await visit({
    referrer: 'https://search.example/?q=anna',
    dataset: { tracker: 'https://matomo.example/matomo.php' },
  });
  expect(sent.map(({ origin, pathname }) => origin + pathname)).toEqual(['https://matomo.example/matomo.php']);
  expect(valuesOf(sent[0])).toEqual({
    idsite: '128',
    rec: '1',
    apiv: '1',
    send_image: '0',
    rand: expect.stringMatching(/^\d+$/),
    url: 'https://portal.example/de/empfehlen/:produktId',
    action_name: 'Empfehlen',
    pv_id: expect.stringMatching(/^[0-9a-z]{6}$/),
    urlref: 'https://search.example',
    _id: expect.stringMatching(/^[0-9a-f]{16}$/),
    cookie: '1',
  });
});

test('a visitor keeps an id for the lifetimes that the question names', async () => {
  await visit({ dataset: { campaign: 'mai' } });
  expect(Object.fromEntries(lives)).toEqual({
    _pk_ref: lifeSeconds('_pk_ref'),
    _pk_id: lifeSeconds('_pk_id'),
    _pk_ses: lifeSeconds('_pk_ses'),
  });
  const { _id, _rcn, url } = valuesOf(sent[0]);
  expect([_rcn, url]).toEqual(['mai', 'https://portal.example/de/empfehlen/:produktId?pk_campaign=mai']);
  sent = [];
  await visit();
  expect(valuesOf(sent[0])).toMatchObject({ _id, _rcn: 'mai' });
});

test('where nobody asks nothing is kept and nothing leaves the portal', async () => {
  await visit({ dataset: { cookieless: '', consent: '', tracker: 'https://matomo.example/matomo.php' } });
  expect(sent.map(({ origin }) => origin)).toEqual(['https://portal.example']);
  expect(cookies.size).toBe(0);
  expect(valuesOf(sent[0])).toMatchObject({ cookie: '0' });
  expect(valuesOf(sent[0])).not.toHaveProperty('_id');
});

test('in a page of a client nothing is kept either', async () => {
  await visit({ isFramed: true, dataset: { frame: 'widget' } });
  expect([sent.length, cookies.size]).toEqual([1, 0]);
});

test('whoever takes the consent back is counted no more, and no cookie comes again', async () => {
  await visit();
  tell('consent', { detail: [] });
  cookies.clear();
  sent = [];
  tell('goal', { detail: 'login' });
  tell('navigated', { detail: { to: '/faq', from: '/', name: 'Faq' } });
  expect([sent, cookies.size]).toEqual([[], 0]);
  tell('consent', { detail: ['analytical'] });
  tell('goal', { detail: 'login' });
  expect(goalsSent()).toEqual(['23']);
});

test('it waits for what the page script reads in the cookies, and begins once', async () => {
  const undecided = { dataset: { consent: undefined as never, goal: '23' } };
  await visit(undecided);
  tell('navigated', { detail: { to: '/faq', from: '/', name: 'Faq' } });
  tell('goal', { detail: 'login' });
  expect([sent, cookies.size]).toEqual([[], 0]);
  tell('consent', { detail: ['functional'] });
  expect(sent).toEqual([]);
  for (const _ of ['page script', 'settings']) tell('consent', { detail: ['analytical'] });
  expect(sent).toHaveLength(2);
  expect(goalsSent()).toEqual(['23']);
});

test('what the document says was reached is told once, and not when it is loaded again', async () => {
  await visit({ dataset: { goal: '1.102' }, search: '?erreicht=1.2&x=3' });
  expect(goalsSent()).toEqual(['1', '102']);
  expect(address).toBe('https://portal.example/de?x=3');
  for (const type of ['reload', 'back_forward'] as const) {
    sent = [];
    await visit({ dataset: { goal: '1.2' }, type });
    expect(goalsSent()).toEqual([]);
  }
});

test('what is reached without a new document is told under the number of the installation', async () => {
  await visit({ dataset: { goals: '{"contact":119}' } });
  for (const detail of ['contact', 'login', 'toString', 'consentDeclined']) tell('goal', { detail });
  expect(goalsSent()).toEqual(['119', '23']);
});

test('the page that was loaded is one view, and each that follows without a document another one', async () => {
  await visit();
  tell('navigated', { detail: { to: '/', from: undefined, name: 'Home' } });
  expect(sent).toHaveLength(1);
  document.documentElement.dataset.page = 'Faq';
  tell('navigated', { detail: { to: '/faq', from: '/', name: 'Faq' } });
  expect(sent.map(({ searchParams }) => searchParams.get('action_name'))).toEqual(['Empfehlen', 'Faq']);
  expect(new Set(sent.map(({ searchParams }) => searchParams.get('pv_id'))).size).toBe(2);
});

/** Something pressed within a place that has a goal. */
const pressed = (
  goal: string | undefined,
  { localName = 'a', isShop = false, folds = false, isOpen = false } = {},
) => ({
  target: {
    closest: () => ({
      localName,
      parentElement: { open: isOpen },
      matches: () => isShop,
      closest: () => goal && { dataset: { goal }, querySelector: () => (folds ? {} : null) },
    }),
  },
});

test('what is pressed reaches the goal of its place, and the way into the shop its own', async () => {
  await visit();
  tell('click', { ...pressed('whatsapp'), button: 0 });
  tell('auxclick', { ...pressed('gmail'), button: 1 });
  tell('auxclick', { ...pressed('gmail'), button: 2 });
  tell('click', { ...pressed(undefined, { isShop: true }), button: 0 });
  tell('click', { ...pressed('sms'), button: 0 });
  tell('click', { target: { closest: () => null }, button: 0 });
  expect(goalsSent()).toEqual(['8', '5', '13']);
});

test('of a question it is the opening that counts', async () => {
  await visit();
  tell('click', { ...pressed('faq', { folds: true, localName: 'summary' }), button: 0 });
  tell('click', { ...pressed('faq', { folds: true, localName: 'summary', isOpen: true }), button: 0 });
  tell('click', { ...pressed('faq', { folds: true }), button: 0 });
  expect(goalsSent()).toEqual(['20']);
});

test('a tracker that is away, or a browser that lets nothing be sent, is no fault of the page', async () => {
  await visit();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  tell('goal', { detail: 'login' });
  await new Promise((resolve) => setTimeout(resolve));
});
