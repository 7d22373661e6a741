/**
 * Statements of jobs that read a big table wider than a request may: name of the statement → what it reads and why that is
 * right. No request has one. One that nobody needs any more fails the proof, and so does one that is added.
 */
export const exceptions: Readonly<Record<string, { reads: readonly string[]; why: string }>> = {
  'recommendation/entry-sql.ts deleteClicks': {
    reads: ['click as a whole'],
    why: 'By key in parts of some thousand, looked up one by one by what it sets for its transaction, which the plan here knows nothing of.',
  },
};
