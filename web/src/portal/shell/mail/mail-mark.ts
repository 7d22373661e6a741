/** What the address of the next page says of a mail that waits (rules 1.8). */
export const mark = 'mailbis';

export const mailMark = (expectedAt: Date | null | undefined): Record<string, string> =>
  expectedAt ? { [mark]: expectedAt.toISOString() } : {};
