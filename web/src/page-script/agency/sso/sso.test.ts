import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keep, take } from './kept.ts';
import { type Case, finish } from './return.ts';
import { begin, type Parameter } from './start.ts';

const parameter: Parameter = {
  authorizeUrl: 'https://login.example/auth?p=policy',
  clientId: 'weitersagen',
  redirectUri: 'https://portal.example/de/sso',
  scope: 'openid department az_basic',
  responseType: 'code',
  codeChallengeMethod: 'S256',
  issuer: 'https://login.example',
};
const tab = new Map<string, string>();
beforeEach(() => {
  tab.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => JSON.parse(tab.get('sso') ?? '{}');

describe('the button', () => {
  test('makes a verifier of 43 to 128 characters and keeps it in the tab [S7-C127]', async () => {
    await begin(parameter, '/de/agentur/');
    expect(stored().verifier).toMatch(/^[\w.~-]{43,128}$/);
    const first = stored().verifier;
    await begin(parameter, '/de/agentur/');
    expect(stored().verifier).not.toBe(first);
  });

  test('goes with the challenge of the verifier [S7-C128]', async () => {
    const { searchParams } = new URL(await begin(parameter, '/de/agentur/'));
    expect(searchParams.get('code_challenge')).toBe(createHash('sha256').update(stored().verifier).digest('base64url'));
    expect(searchParams.get('code_challenge_method')).toBe('S256');
  });

  test('goes with a state and a nonce that the tab knows, and with what the server says [S7-C130][S7-C131][S7-C132]', async () => {
    const { origin, searchParams } = new URL(await begin(parameter, '/de/agentur/'));
    const { state, nonce } = stored();
    expect([origin, ...new Set([state, nonce])]).toHaveLength(3);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      p: 'policy',
      client_id: 'weitersagen',
      redirect_uri: 'https://portal.example/de/sso',
      response_type: 'code',
      scope: 'openid department az_basic',
      state,
      nonce,
    });
  });
});

test('what the tab knows is there after a reload, and once only [S3-E221]', async () => {
  await begin(parameter, '/de/agentur/');
  const text = tab.get('sso');
  expect(text).toBeDefined();
  expect(take()).toEqual(JSON.parse(text ?? ''));
  expect(take()).toBeUndefined();
});

interface Part {
  hidden: boolean;
  dataset: Record<string, string>;
  querySelector: (selector: string) => Record<string, unknown> | null;
}
const cases: readonly Case[] = ['wait', 'state', 'left', 'denied', 'away', 'refused', 'agency', 'role', 'changed'];

/** As much of the page as is looked at. */
function page(search: string, answer?: () => Promise<object>) {
  const said = { textContent: '' };
  const link = { href: '' };
  const parts = cases.map(
    (one): Part => ({
      hidden: true,
      dataset: { ssoCase: one },
      querySelector: (selector) => (selector.includes('text') ? said : link),
    }),
  );
  const back = { hidden: true };
  const without = { hidden: false };
  const seen = { address: search, gone: '', calls: [] as { url: string; body: object }[], goals: [] as unknown[] };
  const place = {
    dataset: { mandant: 'spbdevk' },
    querySelectorAll: () => parts,
    querySelector: (selector: string) => (selector.includes('back') ? back : without),
  };
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'de' }, querySelector: () => place });
  vi.stubGlobal('location', {
    search,
    pathname: '/de/sso',
    replace: (to: string) => {
      seen.gone = to;
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => {
      seen.address = to;
    },
  });
  vi.stubGlobal('dispatchEvent', ({ detail }: CustomEvent) => seen.goals.push(detail));
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    seen.calls.push({ url, body: JSON.parse(body) });
    if (!answer) throw new TypeError('no line');
    return answer();
  });
  const shown = () => parts.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.ssoCase);
  return { seen, said, link, back, without, shown };
}
const kept = {
  state: 's',
  nonce: 'n',
  verifier: 'v'.repeat(43),
  challenge: 'c',
  issuer: 'https://login.example',
  to: '/de/agentur/auftraege',
};
const user =
  (more: object = {}) =>
  async () => ({
    ok: true,
    json: async () => ({ Rollen: ['AgenturInhaber'], Agenturnummer: '100001', RollenGeaendert: false, ...more }),
  });

describe('the page people come back to', () => {
  test('has the code exchanged once, takes it out of the address and goes on to the wanted page [S7-C132]', async () => {
    keep(kept);
    const { seen } = page('?code=abc&state=s&iss=https%3A%2F%2Flogin.example', user());
    await finish();
    expect(seen).toEqual({
      address: '/de/sso',
      gone: '/de/agentur/auftraege',
      calls: [
        {
          url: '/api/v1/spbdevk/agentur/sso',
          body: { Code: 'abc', Verifier: kept.verifier, Nonce: 'n', State: 's' },
        },
      ],
      goals: ['login'],
    });
  });

  test.each([
    ['another state [S7-C129]', '?code=abc&state=x', 'state'],
    ['no state', '?code=abc', 'state'],
    ['another sender', '?code=abc&state=s&iss=https%3A%2F%2Fevil.example', 'state'],
    ['no code', '?state=s', 'state'],
    ['somebody who left the sign-in', '?error=access_denied&state=s', 'left'],
    ['a provider that refuses', '?error=invalid_scope&state=s', 'denied'],
  ])('asks nobody about %s, and says so', async (_what, search, which) => {
    keep(kept);
    const { seen, shown, back, without } = page(search, user());
    await finish();
    expect(without.hidden).toBe(true);
    expect([shown(), back.hidden, seen.calls, seen.gone]).toEqual([[which], false, [], '']);
    expect(take()).toBeUndefined();
  });

  test('asks nobody in a tab that never went to the provider', async () => {
    const { seen, shown } = page('?code=abc&state=s', user());
    await finish();
    expect([shown(), seen.calls]).toEqual([['state'], []]);
  });

  test('says what the server says', async () => {
    keep(kept);
    const { said, shown, seen } = page('?code=abc&state=s', async () => ({
      ok: false,
      json: async () => ({ Message: 'Der Anmeldedienst antwortet gerade nicht.' }),
    }));
    await finish();
    expect([shown(), said.textContent, seen.gone]).toEqual([
      ['refused'],
      'Der Anmeldedienst antwortet gerade nicht.',
      '',
    ]);
  });

  test('says that no answer came', async () => {
    keep(kept);
    const { shown } = page('?code=abc&state=s');
    await finish();
    expect(shown()).toEqual(['away']);
  });

  test.each([
    ['no agency', { Rollen: [], Agenturnummer: null }, 'agency'],
    ['no role', { Rollen: [] }, 'role'],
    ['another role', { RollenGeaendert: true }, 'changed'],
  ])('stays to tell somebody of %s', async (_what, more, which) => {
    keep(kept);
    const { shown, seen, link } = page('?code=abc&state=s', user(more));
    await finish();
    expect([shown(), seen.gone, link.href]).toEqual([[which], '', which === 'changed' ? kept.to : '']);
  });
});
