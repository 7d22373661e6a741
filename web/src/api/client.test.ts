import { showProduct } from '@weitersagen/contract/product/endpoints';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { collectReward, listRewards } from '@weitersagen/contract/reward/endpoints';
import { expect, test, vi } from 'vitest';
import { browserApi, timeoutMs } from './client.ts';

interface Sent {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
}

function answering(status: number, body: unknown, userToken?: string) {
  const sent: Sent[] = [];
  const api = browserApi({
    mandant: 'spbdevk',
    locale: 'en',
    userToken: () => userToken,
    fetch: async (url, init) => {
      sent.push({ url: String(url), init: init as Sent['init'] });
      return new Response(body === undefined ? 'no json' : JSON.stringify(body), { status });
    },
  });
  return { api, sent };
}

test('a call names itself, the language of the page, and no token when there is none [S7-C004][S7-C005][S6-P066]', async () => {
  const { api, sent } = answering(404, { PsoErrorCode: 'PSOF0101', Message: 'x', Fehler: [], TraceId: '1' });
  await api(showProduct, { params: { id: 101 } });
  expect(sent[0]?.url).toBe('/api/v1/spbdevk/produkt/101');
  expect(sent[0]?.init.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', 'X-Accept-Language': 'en' });
});

test('the token of a page goes in both headers, before the token of whoever is signed in [S6-P062][S6-P063][S6-P064][S6-P065][S7-C006][S7-C007]', async () => {
  const { api, sent } = answering(200, [], 'user');
  await api(listRewards, { token: 'reward', query: { details: true } });
  await api(listRewards);
  expect(sent.map(({ url, init }) => [url, init.headers.Authorization, init.headers['X-Authorization']])).toEqual([
    ['/api/v1/spbdevk/praemierung?details=true', 'Bearer reward', 'Bearer reward'],
    ['/api/v1/spbdevk/praemierung', 'Bearer user', 'Bearer user'],
  ]);
});

test('a body is German on the wire, with the key that makes a repetition harmless', async () => {
  const { api, sent } = answering(400, { PsoErrorCode: 'PSOF0100', Message: 'x', Fehler: [], TraceId: '1' });
  const body = { recommender: { firstName: 'Anna' } };
  await api(createRecommendation, { body, idempotencyKey: 'k1' });
  expect(sent[0]?.init.body).toBe('{"Empfehler":{"Vorname":"Anna"}}');
  expect(sent[0]?.init.headers['Idempotency-Key']).toBe('k1');
});

test('a refusal is handed on as it is; an answer that is none, or none at all, is a fault', async () => {
  const refused = answering(409, { PsoErrorCode: 'PSOF0401', Message: 'nein', Fehler: [], TraceId: '1' });
  expect(await refused.api(collectReward)).toMatchObject({
    ok: false,
    status: 409,
    error: { PsoErrorCode: 'PSOF0401' },
  });
  expect(await answering(200, undefined).api(listRewards)).toMatchObject({
    ok: false,
    status: 500,
    error: { PsoErrorCode: 'PSOF0001' },
  });
  expect(await answering(200, [{ Id: 1 }]).api(listRewards)).toMatchObject({ ok: false, status: 500 });
  const away = browserApi({ mandant: 'm', locale: 'de', fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await away(listRewards)).toMatchObject({ ok: false, status: 500, error: { PsoErrorCode: 'away' } });
});

test('a call without an answer ends after 300 seconds [S7-C003][S9-K004]', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await answering(200, []).api(listRewards);
  expect(timeout).toHaveBeenCalledWith(300_000);
  expect(timeoutMs).toBe(300_000);
  timeout.mockRestore();
});

test.each([
  [401, undefined],
  [401, { PsoErrorCode: 'PSOF0204', Message: 'x', Fehler: [], TraceId: '1' }],
  [400, { PsoErrorCode: 'PSOF0204', Message: 'x', Fehler: [], TraceId: '1' }],
  [200, { PsoErrorCode: 'PSOF0204', Message: 'x', Fehler: [], TraceId: '1' }],
])('an answer %s with %o tells that a session is lost, once', async (status, body) => {
  const onSessionLost = vi.fn();
  const answer = async () => new Response(body === undefined ? '' : JSON.stringify(body), { status });
  const outcome = await browserApi({ mandant: 'spbdevk', locale: 'de', onSessionLost, fetch: answer })(listRewards);
  expect(outcome.ok).toBe(false);
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test('any other refusal loses no session, and says how long to wait', async () => {
  const onSessionLost = vi.fn();
  const body = JSON.stringify({ PsoErrorCode: 'PSOF0104', Message: 'x', Fehler: [], TraceId: '1' });
  const answer = async () => new Response(body, { status: 429, headers: { 'retry-after': '600' } });
  const outcome = await browserApi({ mandant: 'spbdevk', locale: 'de', onSessionLost, fetch: answer })(listRewards);
  expect([outcome, onSessionLost.mock.calls]).toMatchObject([{ ok: false, status: 429, retryAfter: 600 }, []]);
});
