import { type ApiScope, apiScope } from '@weitersagen/contract/basics/endpoint';
import { codesOf } from '@weitersagen/contract/basics/label';
import { endpoints } from '@weitersagen/contract/endpoints';
import { expect, test } from 'vitest';
import { tryingCall } from './trying-call.ts';

test.each(codesOf(apiScope))('a key that may %s alone is tried by a call that it may make, or by none', (scope) => {
  const text = tryingCall([scope as ApiScope])?.('http://a.example/api/v1/spbdevk');
  if (!text) return expect(['readRecommendations', 'writeCustomers']).toContain(scope);
  const path = /spbdevk(\/[\w/]+)/.exec(text)?.[1];
  const method = text.includes('--data') ? 'POST' : 'GET';
  const call = Object.values(endpoints).find((one) => one.path === path && one.method === method);
  expect(call?.scope).toBe(scope);
  if (method === 'POST') expect(text).toContain('probe=true');
});
