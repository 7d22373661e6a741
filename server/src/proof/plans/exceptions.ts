/**
 * Statements that read a big table wider than they should, or have to: name of the statement → what it reads and why that is
 * right. The list only ever becomes shorter: one that nobody needs any more fails the proof, and so does one that is added.
 */
export const exceptions: Readonly<Record<string, { reads: readonly string[]; why: string }>> = {
  'settlement/sql.ts sumBank': {
    reads: ['payout_item of a mandant by payout_item_pkey', 'posting as a whole'],
    why: 'The daily reconciliation adds up every transfer and every booking itself: a sum that was kept could hide what it is to find.',
  },
};
