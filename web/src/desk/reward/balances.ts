/** What a reward leaves on each account: debit minus credit. The sum over all of them is nought, always (rules 4.2). */
export interface Posting {
  debit: string;
  credit: string;
  amountCents: number;
}

/** Accounts that have something left, in the order in which they were first touched. */
export function balancesOf(postings: readonly Posting[]): { account: string; cents: number }[] {
  const balances = new Map<string, number>();
  const add = (account: string, cents: number) => balances.set(account, (balances.get(account) ?? 0) + cents);
  for (const { debit, credit, amountCents } of postings) {
    add(debit, amountCents);
    add(credit, -amountCents);
  }
  return [...balances].filter(([, cents]) => cents !== 0).map(([account, cents]) => ({ account, cents }));
}
