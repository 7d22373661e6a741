/**
 * Under which names a campaign travels in an address; the first that says something counts. Alone, for scripts that hand it on as
 * it is: whoever keeps it cleans it (campaign.ts).
 */
const names = ['channel', 'c', 'pk_campaign', 'mtm_campaign'] as const;
const something = /[\w.-]/;

export const campaignAsked = (read: (name: string) => unknown): string | undefined => {
  for (const name of names) {
    const value = read(name);
    if (typeof value === 'string' && something.test(value)) return value;
  }
  return undefined;
};
