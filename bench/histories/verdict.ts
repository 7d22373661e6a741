/** What the product has made of a life: whether somebody looks at it, and why. */
import { sql } from 'kysely';
import type { World } from '../../server/src/testing/world.ts';

export interface Verdict {
  /** A form that was refused, or points enough for a case. */
  isSeen: boolean;
  /** Held because both sides gave one IBAN, whatever the points are. */
  isSameIban: boolean;
  rules: string[];
  score: number;
  /** What the product said no to, for whoever writes histories. */
  refused: string[];
}

export async function lookInto(
  w: World,
  { isRefusedForm, threshold }: { isRefusedForm: boolean; threshold: number },
): Promise<Omit<Verdict, 'refused'>> {
  const { rows } = await w.as().read(({ db }) =>
    sql<{ review: number; sameIban: number; score: number | null; rules: string[] }>`
      select (select max(score) from cases)::int as score,
        (select count(*) from reward_hold where kind = 'review')::int as review,
        (select count(*) from reward_hold where kind = 'sameIban')::int as "sameIban",
        array(select distinct rule || ' ' || points from signal order by 1) as rules`.execute(db),
  );
  const { review, sameIban, score, rules } = rows[0] as NonNullable<(typeof rows)[0]>;
  return {
    isSeen: review > 0 || (score ?? 0) >= threshold || isRefusedForm,
    isSameIban: sameIban > 0,
    rules,
    score: score ?? 0,
  };
}
