import { expect, test } from 'vitest';
import { acceptedStep, codeAt, newTotpSecret } from './second-factor.ts';

test('a code counts once, within one step to either side', () => {
  const secret = newTotpSecret();
  const at = new Date('2026-03-02T09:00:15Z');
  const step = Math.floor(at.getTime() / 30_000);
  expect(acceptedStep(secret, codeAt(secret, at), at, null)).toBe(step);
  expect(acceptedStep(secret, codeAt(secret, at), at, step)).toBeUndefined();
  expect(acceptedStep(secret, codeAt(secret, at), new Date(at.getTime() + 30_000), null)).toBe(step);
  expect(acceptedStep(secret, codeAt(secret, at), new Date(at.getTime() + 90_000), null)).toBeUndefined();
});
