import { expect, test } from 'vitest';
import { codesOf } from '../basics/label.ts';
import { hasFile } from './rules.ts';
import { payoutStatus } from './status.ts';

test('a bank file is there from the export on, and no longer when its run is discarded', () => {
  expect(codesOf(payoutStatus).filter((status) => hasFile({ status }))).toEqual(['exported', 'confirmed']);
});
