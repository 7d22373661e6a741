/** Numbers of agencies: six digits, not in order, so that nobody counts a mandant's agencies (rules 1.7). */
import { randomInt } from 'node:crypto';
import { numberTries } from '#platform/random.ts';

/** Draws numbers until `insert` gives something; it gives nothing where the number is taken. */
export async function withAgencyNumber<T>(insert: (number: string) => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < numberTries * 10; tried++) {
    const made = await insert(String(randomInt(100_000, 1_000_000)));
    if (made !== undefined) return made;
  }
  throw new Error('no free number of an agency');
}
