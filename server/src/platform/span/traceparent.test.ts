import { expect, test } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

test.each([
  ['as the standard shows it', `00-${traceId}-${spanId}-01`],
  ['not kept by its caller', `00-${traceId}-${spanId}-00`],
  ['of a later version of the same form', `cc-${traceId}-${spanId}-09`],
])('a traceparent %s is taken over', (_what, header) => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId });
});

test.each<[string, string | string[] | undefined]>([
  ['none', undefined],
  ['an empty one', ''],
  ['a short one', `00-${traceId}-${spanId}-1`],
  ['a long one', `00-${traceId}-${spanId}-01-x`],
  ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
  ['the version that is forbidden', `ff-${traceId}-${spanId}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
  ['no caller', `00-${traceId}-${'0'.repeat(16)}-01`],
  ['something else of that length', 'x'.repeat(55)],
  ['a line break in it', `00-${traceId}-${spanId}-0\n`],
  ['two of them', [`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`]],
  ['two of them in one line', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
])('%s is no traceparent', (_what, header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

test('what is said to others names us, and asks them to keep it only where we do', () => {
  expect(writeTraceparent({ traceId, spanId, isSent: false })).toBe(`00-${traceId}-${spanId}-00`);
  expect(writeTraceparent({ traceId, spanId, isSent: true })).toBe(`00-${traceId}-${spanId}-01`);
});
