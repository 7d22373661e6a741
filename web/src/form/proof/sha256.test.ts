import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { zeroBitsOf } from './sha256.ts';

test('a hash begins with as many zero bits as that of everybody else, however long the text', () => {
  for (let length = 0; length < 200; length++) {
    const beginning = 'Aufgäbe.'.repeat(25).slice(0, length);
    const zeroBits = zeroBitsOf(beginning);
    for (const number of [0, 7, 12_345, 987_654_321]) {
      const first = createHash('sha256').update(`${beginning}${number}`).digest().readUInt32BE(0);
      expect(zeroBits(number), `${beginning}${number}`).toBe(Math.clz32(first));
    }
  }
});
