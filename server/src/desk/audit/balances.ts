/** The balances of an audit: what the database adds up month by month, and whether the lines that were written are all of it. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { type AccountName, accounts } from '@weitersagen/contract/ledger/ledger';
import type { Ctx } from '#platform/context.ts';
import * as sql from './sql.ts';
import type { AccountLine } from './tables.ts';

/** What an account was moved by. */
export interface Moved {
  debitCents: number;
  creditCents: number;
  count: number;
}

export function movedOf(moved: Map<string, Moved>, account: string): Moved {
  const of = moved.get(account) ?? { debitCents: 0, creditCents: 0, count: 0 };
  moved.set(account, of);
  return of;
}

/** Every account with its balance before, what moved it, and so its balance after. */
export async function balanceSheet(
  ctx: Ctx,
  days: sql.Days,
  written: ReadonlyMap<string, Moved>,
): Promise<AccountLine[]> {
  const first = (await ctx.read((tx) => sql.findFirstDay(tx.db))) ?? days.from;
  const before = await addUp(ctx, { from: first, to: plusDays(days.from, -1) });
  const moved = await addUp(ctx, days);
  return Object.values(accounts).map((account) => {
    const of = movedOf(moved, account);
    const lines = written.get(account) ?? { debitCents: 0, creditCents: 0, count: 0 };
    if (of.debitCents !== lines.debitCents || of.creditCents !== lines.creditCents || of.count !== lines.count)
      throw new Error(`the postings of the audit are not those of the account ${account}`);
    const { debitCents, creditCents } = movedOf(before, account);
    return { account, about: meanings[account], openingCents: debitCents - creditCents, ...of };
  });
}

/** Month by month, so that no statement has to read years. */
async function addUp(ctx: Ctx, { from, to }: sql.Days): Promise<Map<string, Moved>> {
  const moved = new Map<string, Moved>();
  for (let start = from; start <= to; ) {
    const next = plusDays(`${start.slice(0, 8)}28`, 4)
      .slice(0, 8)
      .concat('01');
    const end = plusDays(next, -1) < to ? plusDays(next, -1) : to;
    const month = { from: start, to: end };
    for (const { debit, credit, cents, count } of await ctx.read((tx) => sql.sumPostings(tx.db, month))) {
      movedOf(moved, debit).debitCents += cents;
      movedOf(moved, debit).count += count;
      movedOf(moved, credit).creditCents += cents;
      movedOf(moved, credit).count += count;
    }
    start = next;
  }
  return moved;
}

/** rules 4.2, in the words of a bookkeeper. */
const meanings: Record<AccountName, string> = {
  PraemienVorgemerkt: 'Vormerkung offener Prämien (statistisch)',
  PraemienOffen: 'Gegenkonto der Vormerkung (statistisch)',
  PraemienAufwand: 'Aufwand für bereitgestellte Prämien',
  VerbindlichkeitPraemien: 'Verbindlichkeit aus bereitgestellten, nicht abgeholten Prämien',
  AuszahlungOffen: 'Abgeholte Prämien, die noch zu überweisen sind',
  GutscheinBestand: 'Ausgegebene Gutscheine',
  Bank: 'Überweisungen vom Auszahlungskonto',
  PraemienErtrag: 'Ertrag aus verfallenen Prämien',
  ForderungPersonen: 'Forderungen aus zurückgeforderten Prämien',
  ForderungAgentur: 'Forderungen aus Rechnungen und Abrechnungen an Agenturen',
  Erloese: 'Erlöse aus Gebühren der Agenturen, netto',
  Umsatzsteuer: 'Umsatzsteuer auf Gebühren der Agenturen',
};
