/**
 * Which version somebody sees, computed and never kept. By the day it follows from what a visitor is known by on it, by consent from the
 * number that a browser keeps which agreed to analytical cookies: the one by which a tracker knows it, so that no further cookie is needed.
 */
import { hash } from 'node:crypto';
import { type Version, versions } from '@weitersagen/contract/ab-test/rules';
import type { Origin } from '#platform/context.ts';
import { kindOf, type VisitorHashes } from '#tracking/tracking.ts';
import type { AbTest } from './sql.ts';

export interface Asking {
  origin: Pick<Origin, 'ip' | 'userAgent' | 'ahead'>;
  /** Of a browser that agreed to be known again. */
  number: string | undefined;
}

export interface Known {
  version: Version;
  /** By what it is counted once: it ends with the day. */
  visitor: string;
}

/** Undefined for programs, and for whoever has not agreed where that is asked for: they see A and are not counted. */
export async function knownAs(
  { id, split }: Pick<AbTest, 'id' | 'split'>,
  { origin: { ip, userAgent }, number }: Asking,
  { hashes, at }: { hashes: VisitorHashes; at: Date },
): Promise<Known | undefined> {
  if (kindOf({ userAgent, ahead: undefined }) !== 'person') return undefined;
  if (split === 'consent') {
    if (number === undefined) return undefined;
    const visitor = await hashes.of('', '', at, `ab ${id} ${number}`);
    return { version: halfOf(`${id} ${number}`), visitor };
  }
  const visitor = await hashes.of(ip, userAgent, at, `ab ${id}`);
  return { version: halfOf(visitor), visitor };
}

const halfOf = (text: string): Version => versions[(hash('sha256', text, 'buffer')[0] as number) & 1] as Version;

/** Under what a version is counted. */
export const nameOf = (id: number, version: Version): string => `${id}${version}`;
