/** What operators call each other: only those who may work on the same mandants hear a name, and each changes the own one. */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import * as sql from '../sql.ts';
import { operatorOf } from '../user-kind.ts';

type Place = Pick<sql.OperatorRow, 'mandants'>;

export const areColleagues = (one: Place, other: Place): boolean =>
  one.mandants === null || other.mandants === null || one.mandants.some((slug) => other.mandants?.includes(slug));

/** The log keeps both names, so that it can be read under each of them. The same name again is no change. */
export const renameSelf = (ctx: Ctx, name: string | null): Promise<{ name: string | null }> =>
  ctx.write(async (tx) => {
    const { operatorId: id } = operatorOf(tx);
    const own = (await tx.home((db) => sql.lockOperator(db, id))) ?? refuse('access.denied');
    if (own.name === name) return { name };
    await tx.home((db) => sql.updateOperator(db, id, { name }));
    await recordEvent(tx, {
      object: 'operator',
      id,
      event: 'rename',
      from: own.status,
      to: own.status,
      reason: `${own.name ?? '–'} → ${name ?? '–'}`,
    });
    return { name };
  });
