/** What a page may load and run: nothing of others, but for a consent manager that the mandant named (G-11). */
import { expect, test } from 'vitest';
import { pageHeaders } from './headers.ts';

const policyOf = (more: Partial<Parameters<typeof pageHeaders>[0]>): Record<string, string> =>
  Object.fromEntries(
    (pageHeaders({ nonce: 'abc', frameHosts: [], isPersonal: false, ...more })['content-security-policy'] ?? '')
      .split('; ')
      .map((rule) => rule.split(/ (.*)/, 2) as [string, string]),
  );

test('a page runs and asks nothing of others, and has Trusted Types', () => {
  const policy = policyOf({});
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'nonce-abc'",
    'connect-src': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
  expect(policy).not.toHaveProperty('frame-src');
});

test('a consent manager is let in by its hosts, with styles in the page and without Trusted Types', () => {
  const policy = policyOf({ managerHosts: ['https://*.manager.example'] });
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self' https://*.manager.example",
    'style-src': "'self' 'unsafe-inline' https://*.manager.example",
    'img-src': "'self' data: https://*.manager.example",
    'connect-src': "'self' https://*.manager.example",
    'frame-src': 'https://*.manager.example',
    'form-action': "'self'",
  });
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  expect(policyOf({ managerHosts: ['https://m.example'], framed: 'https://captcha.example' })['frame-src']).toBe(
    'https://captcha.example https://m.example',
  );
});
