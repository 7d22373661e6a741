/** What runs now, in memory: which versions a page shows to whoever asks, who saw them, and who reached the aim. */
import { type Aim, aimOfGoal, stateOf, type Version, versions } from '@weitersagen/contract/ab-test/rules';
import { today } from '#platform/clock.ts';
import type { System } from '#platform/context.ts';
import { createVisitorHashes, type Hits, type TellGoal } from '#tracking/tracking.ts';
import * as sql from './sql.ts';
import { type Asking, knownAs, nameOf } from './version.ts';

export const topic = 'ab-test';

export const namesOf = (id: number): readonly string[] => versions.map((version) => nameOf(id, version));

/** A test that runs, and how whoever asks stands to it. */
export interface Tested {
  test: sql.AbTest;
  /** A also for whoever is not counted. */
  version: Version;
  /** Nothing for whoever is not counted. */
  visitor: string | undefined;
}

export interface AbTests {
  /** All that run for a mandant now. */
  on(mandantId: number, asking: Asking): Promise<readonly Tested[]>;
  seen(mandantId: number, tested: Tested): void;
  reached(mandantId: number, tested: Tested): void;
  /** What only the hits of a browser tell. */
  tellGoal: TellGoal;
}

export function createAbTests(system: System, hits: Hits): AbTests {
  const hashes = createVisitorHashes(system);
  const on = async (mandantId: number, asking: Asking): Promise<Tested[]> => {
    const at = system.clock.now();
    const running = await readRunning(system, mandantId);
    const known = (test: sql.AbTest) => knownAs(test, asking, { hashes, at });
    return Promise.all(
      running.map(async (test) => ({ test, version: 'A' as const, visitor: undefined, ...(await known(test)) })),
    );
  };
  const count = (mandantId: number, kind: 'seen' | 'reached', { test, version, visitor }: Tested): void => {
    if (visitor === undefined) return;
    hits.countTested(mandantId, kind, nameOf(test.id, version), { visitor, at: system.clock.now() });
  };
  const tell = async (mandantId: number, aim: Aim, asking: Asking): Promise<void> => {
    for (const tested of await on(mandantId, asking)) if (tested.test.aim === aim) count(mandantId, 'reached', tested);
  };
  return {
    on,
    seen: (mandantId, tested) => count(mandantId, 'seen', tested),
    reached: (mandantId, tested) => count(mandantId, 'reached', tested),
    tellGoal: (mandantId, goal, { number, ...origin }) => {
      const aim = aimOfGoal(goal);
      if (aim === undefined || origin.ahead !== undefined) return;
      tell(mandantId, aim, { origin, number }).catch((err: unknown) =>
        system.log.warn({ err, mandantId }, 'an aim of an A/B test not counted'),
      );
    },
  };
}

/** After its last day nobody has to end it. */
async function readRunning(system: System, mandantId: number): Promise<sql.AbTest[]> {
  const day = today(system.clock.now());
  const read = (): Promise<sql.AbTest[]> =>
    system.database.transaction({ mandantId, role: 'app', readOnly: true }, (db) => sql.listOpen(db, day));
  const open = await system.kept
    .get(topic, mandantId, read)
    // Who cannot be told goes on by what is known, or sees A.
    .catch(() => system.kept.last<sql.AbTest[]>(topic, mandantId) ?? []);
  return open.filter((test) => stateOf(test, day) === 'running');
}
