/** Recovery codes of an operator (rules 2.1): made ten at a time, shown once, kept as keyed hashes, good once each. */
import { randomInt } from 'node:crypto';
import { partedCode, recoveryCodeCount } from '@weitersagen/contract/operator/recovery-code';
import type { System } from '#platform/context.ts';
import type { Db } from '#platform/database/db.ts';
import * as sql from './sql.ts';

const purpose = 'operator-recovery-code';
/** A code opens the way of its own operator only. */
const bound = (operatorId: number, code: string): string => `${operatorId} ${code}`;

/** In place of those there were. */
export async function makeRecoveryCodes(
  { vault }: Pick<System, 'vault'>,
  db: Db,
  operatorId: number,
  now: Date,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(String(randomInt(10 ** 12)).padStart(12, '0'));
  const hashes = [...codes].map((code) => vault.hash(bound(operatorId, code), purpose));
  await sql.replaceCodes(db, operatorId, hashes, now);
  return [...codes].map(partedCode);
}

/** Uses one up; false for any other, and for one that was used. */
export const takeRecoveryCode = (
  { vault }: Pick<System, 'vault'>,
  db: Db,
  { operatorId, code, now }: { operatorId: number; code: string; now: Date },
): Promise<boolean> => sql.useCode(db, operatorId, vault.hashes(bound(operatorId, code), purpose), now);
