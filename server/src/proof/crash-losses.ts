/** What the database says of a crash, beside what the clients were told. */
import { sql } from 'kysely';
import type { Database } from '#platform/database/db.ts';
import type { Acknowledged } from './crash-clients.ts';

/** What is missing, doubled or out of balance; empty when everything is as it was said. */
export async function findLosses(database: Database, mandantId: number, acknowledged: Acknowledged): Promise<string[]> {
  const made: string[] = [];
  const losses = await database.transaction({ mandantId, role: 'app', readOnly: true }, async (db) => {
    const found: string[] = [];
    const clicks = await sql<{
      channel: string;
      count: number;
    }>`select channel, count(*)::int as count from click group by channel`.execute(db);
    const clicked = new Map(clicks.rows.map((row) => [row.channel, row.count]));
    for (const { marker, ledTo, ms, kills } of acknowledged.clicks) {
      const count = clicked.get(marker) ?? 0;
      const told = `answered after ${ms} ms before kill ${kills + 1}${ledTo === undefined ? '' : `, led to ${ledTo}`}`;
      if (count !== 1 || ledTo !== undefined) found.push(`click ${marker} is there ${count} times: ${told}`);
    }

    const recommended = await sql<{
      email: string;
      numbers: string[];
    }>`select a.email, array_agg(r.number) as numbers from recommendation r join account a on a.id = r.account_id where a.email like 'crash.%' group by a.email`.execute(
      db,
    );
    const numbers = new Map(recommended.rows.map((row) => [row.email, row.numbers]));
    for (const [email, number] of acknowledged.created)
      if (numbers.get(email)?.join() !== number)
        found.push(`recommendation ${number} of ${email}: ${numbers.get(email)?.join() ?? 'none'}`);
    for (const [email, all] of numbers) if (all.length !== 1) found.push(`${email} has ${all.length} recommendations`);
    const own = await sql<{ number: string }>`select number from recommendation`.execute(db);
    made.push(...own.rows.map(({ number }) => number));
    const mails = await sql<{
      number: string;
    }>`select min(r.number) as number from recommendation r where r.root_id = r.id group by r.account_id
       having count(*) <> (select count(*) from mail m where m.template = 'M02' and m.object = 'account' and m.object_id = r.account_id)`.execute(
      db,
    );
    for (const { number } of mails.rows) found.push(`recommendation ${number} has not one mail`);

    const collections = await sql<{
      count: number;
    }>`select count(*)::int as count from reward where status = 'collected'`.execute(db);
    const collected = collections.rows[0]?.count ?? 0;
    if (collected < acknowledged.collected.length)
      found.push(`${acknowledged.collected.length} rewards were collected, ${collected} are`);
    const balance = await sql<{ id: number; cents: number; account: string }>`
      select id, account, sum(cents)::bigint as cents from (
        select subject_id as id, debit as account, -amount_cents as cents from posting where subject_kind = 'reward'
        union all select subject_id, credit, amount_cents from posting where subject_kind = 'reward') s
      where account in ('AuszahlungOffen', 'VerbindlichkeitPraemien') group by id, account`.execute(db);
    const rewards = await db.selectFrom('reward').select(['id', 'status', 'amount_cents']).execute();
    const of = (id: number, account: string): number =>
      balance.rows.find((row) => row.id === id && row.account === account)?.cents ?? 0;
    for (const { id, status, amount_cents } of rewards) {
      if (of(id, 'AuszahlungOffen') !== (status === 'collected' ? amount_cents : 0))
        found.push(`reward ${id} is ${status} and has ${of(id, 'AuszahlungOffen')} cents to transfer`);
      if (of(id, 'VerbindlichkeitPraemien') !== (status === 'ready' ? amount_cents : 0))
        found.push(`reward ${id} is ${status} and owes ${of(id, 'VerbindlichkeitPraemien')} cents`);
    }
    return found;
  });
  // Codes lie at home, and there before what they lead to.
  const links = await database.transaction({ mandantId: null, role: 'app', readOnly: true }, (db) =>
    sql<{ number: string }>`select number from link_code where mandant_id = ${mandantId}`.execute(db),
  );
  const linked = new Set(links.rows.map(({ number }) => number));
  const unlinked = made.filter((number) => !linked.has(number));
  return [...losses, ...unlinked.map((number) => `recommendation ${number} has no link`)];
}
