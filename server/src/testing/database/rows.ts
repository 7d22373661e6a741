/** What stands in the database, for what no call shows: `const rows = rowsOf(as())`. */
import { sql } from 'kysely';
import type { Ctx } from '#platform/context.ts';

const tables = {
  recommendation: 'recommendation',
  recipient: 'recipient',
  order: 'orders',
  reward: 'reward',
  claim: 'claim',
  account: 'account',
} as const;
type ObjectName = keyof typeof tables;

export interface Rows {
  recipient(number: string): Promise<Record<string, unknown>>;
  recommendation(number: string): Promise<Record<string, unknown>>;
  /** Empfehlerhash of the account of an e-mail. */
  hashOf(email: string): Promise<string>;
  /** `R1 → unconfirmed`, `E5 open → ok (reason)`, in order. */
  events(object: ObjectName, number: string): Promise<string[]>;
  /** Status of every order of a recommendation, with why it was rejected. */
  orders(recommendationNumber: string): Promise<string[]>;
  /** `recipient open 3500`, by role. */
  rewards(recommendationNumber: string): Promise<string[]>;
  count(
    table: 'recipient' | 'recommendation' | 'mail' | 'event' | 'orders' | 'reward' | 'permission_evidence',
  ): Promise<number>;
}

export const rowsOf = (ctx: Ctx): Rows => {
  const one = async (table: string, column: string, value: string): Promise<Record<string, unknown>> =>
    ctx.read(async ({ db }) => {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(db);
      if (!rows[0]) throw new Error(`no ${table} ${value}`);
      return rows[0];
    });
  const idOf = async (object: ObjectName, number: string): Promise<number> =>
    (await one(tables[object], object === 'account' ? 'hash' : 'number', number)).id as number;
  return {
    recipient: (number) => one('recipient', 'number', number),
    recommendation: (number) => one('recommendation', 'number', number),
    hashOf: async (email) => (await one('account', 'email', email)).hash as string,
    events: async (object, number) => {
      const id = await idOf(object, number);
      const rows = await ctx.read(({ db }) =>
        db
          .selectFrom('event')
          .selectAll()
          .where('object', '=', object)
          .where('object_id', '=', id)
          .orderBy('id')
          .execute(),
      );
      return rows.map(({ event, from_status, to_status, reason }) =>
        [event, ...(from_status ? [from_status] : []), '→', to_status, ...(reason ? [`(${reason})`] : [])].join(' '),
      );
    },
    orders: async (number) => {
      const id = await idOf('recommendation', number);
      const rows = await ctx.read(({ db }) =>
        db.selectFrom('orders').selectAll().where('recommendation_id', '=', id).orderBy('id').execute(),
      );
      return rows.map(({ status, rejection }) => [status, ...(rejection ? [rejection] : [])].join(': '));
    },
    rewards: async (number) => {
      const id = await idOf('recommendation', number);
      const rows = await ctx.read(({ db }) =>
        db.selectFrom('reward').selectAll().where('recommendation_id', '=', id).orderBy('role').execute(),
      );
      return rows.map(({ role, status, amount_cents }) => `${role} ${status} ${amount_cents}`);
    },
    count: async (table) =>
      ctx.read(async ({ db }) =>
        Number((await db.selectFrom(table).select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count),
      ),
  };
};
