/** Every session of a person as one of support; some operator has to sit at the desk. */
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export const isOfSupport = (ctx: Ctx, email: string, { mayWrite = true } = {}): Promise<unknown> =>
  ctx.write(({ db }) =>
    sql`update session set support_operator_id = o.operator_id, support_operator_session = o.id, support_may_write = ${mayWrite}
      from (select s.id, s.operator_id from operator_session s join operator on operator.id = s.operator_id
        where operator.status = 'active' order by s.created_at desc limit 1) o
      where subject_id = (select id from account where email = ${email})`.execute(db),
  );
