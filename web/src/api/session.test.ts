import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKept, hasLeft, loseSessions } from './session.ts';

/** Storage of a browser: its keys are its own. */
const storage = (entries: Record<string, string>) =>
  Object.defineProperties(entries, {
    getItem: { value: (key: string) => entries[key] ?? null },
    removeItem: { value: (key: string) => void delete entries[key] },
  });

const kept = {
  'typed./de/empfehlen/101': '{}',
  'token.praemierung': 'abc',
  'token.kundennummer': 'abc',
  'token.stopp.abc': 'abc',
  'token.ablehnen.abc': 'abc',
  'token.empfaenger': 'def',
  other: '1',
};
let tab: Record<string, string>;

beforeEach(() => {
  tab = storage({ ...kept });
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', storage({ token: 'a.b.c' }));
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test('who signs out leaves nothing typed and no token of the own mails in the tab, nor what the page would still keep', () => {
  expect(hasLeft()).toBe(false);
  forgetKept();
  expect([Object.keys(tab), hasLeft()]).toEqual([['token.empfaenger', 'other'], true]);
});

test('a session that is over takes the tokens of mails along; what was typed waits for the person', () => {
  expect(loseSessions()).toBe(true);
  expect([Object.keys(tab), hasLeft()]).toEqual([['typed./de/empfehlen/101', 'token.empfaenger', 'other'], false]);
});

test('a guest whose call is refused keeps the tokens of mails', () => {
  vi.stubGlobal('localStorage', storage({}));
  expect([loseSessions(), Object.keys(tab)]).toEqual([false, Object.keys(kept)]);
});

test('while a form is on its way nothing is taken: its answer says what becomes of the session', () => {
  document.documentElement.dataset.sent = '1';
  expect([loseSessions(), localStorage.getItem('token'), Object.keys(tab)]).toEqual([
    false,
    'a.b.c',
    Object.keys(kept),
  ]);
});
