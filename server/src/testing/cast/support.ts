/** Every session of a person as one of support; some operator has to sit at the desk. */
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

export const isOfSupport = (ctx: Ctx, email: string, { mayWrite = true } = {}): Promise<unknown> =>
  ctx.write(async ({ db, home }) => {
    const { rows } = await home((own) =>
      sql<{ id: string; operatorId: number }>`
        select s.id, s.operator_id as "operatorId" from operator_session s join operator on operator.id = s.operator_id
        where operator.status = 'active' order by s.created_at desc limit 1`.execute(own),
    );
    const [found] = rows;
    if (!found) return;
    await sql`
      update session set support_operator_id = ${found.operatorId}, support_operator_session = ${found.id}, support_may_write = ${mayWrite}
      where subject_id = (select id from account where email = ${email})`.execute(db);
  });
