/** What the product has made of a life: whether somebody looks at it, and why. */
import { sql } from 'kysely';
import type { World } from '../../server/src/testing/world.ts';

export interface Verdict {
  /** Somebody looks: a case, a reward that is held, or a form that was refused. */
  isSeen: boolean;
  rules: string[];
  score: number;
  /** What the product said no to, for whoever writes histories. */
  refused: string[];
}

export async function lookInto(w: World, isRefusedForm: boolean): Promise<Omit<Verdict, 'refused'>> {
  const { rows } = await w.as().read(({ db }) =>
    sql<{ cases: number; held: number; score: number | null; rules: string[] }>`
      select (select count(*) from cases)::int as cases, (select max(score) from cases)::int as score,
        (select count(*) from reward_hold where kind in ('review', 'sameIban'))::int as held,
        array(select distinct rule || ' ' || points from signal order by 1) as rules`.execute(db),
  );
  const { cases, held, score, rules } = rows[0] as NonNullable<(typeof rows)[0]>;
  return { isSeen: cases > 0 || held > 0 || isRefusedForm, rules, score: score ?? 0 };
}
