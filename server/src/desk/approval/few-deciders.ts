/** Where too few may decide about money, for whoever watches over the process (rules 3.12). */
import { decidersMin } from '@weitersagen/contract/approval/rules';
import { listHouse } from '#operator/operator.ts';
import { globally, type Mandant, type System } from '#platform/context.ts';
import type { Hint } from '#platform/http/health.ts';
import { isDecider } from './another.ts';

/** Two statements on small tables, whatever the number of mandants. */
export async function hintAtFewDeciders(
  system: System,
  mandants: readonly Pick<Mandant, 'slug'>[],
): Promise<Hint | undefined> {
  if (!system.config.fourEyes) return undefined;
  const deciders = (await globally(system, listHouse)).filter(isDecider);
  const ofAll = deciders.filter((one) => one.mandants === null).length;
  const own = new Map<string, number>();
  for (const slug of deciders.flatMap((one) => one.mandants ?? [])) own.set(slug, (own.get(slug) ?? 0) + 1);
  const short = mandants.map(({ slug }) => slug).filter((slug) => ofAll + (own.get(slug) ?? 0) < decidersMin);
  if (short.length === 0) return undefined;
  return { Code: 'WenigeEntscheider', ...(deciders.length >= decidersMin && { Mandanten: short }) };
}
