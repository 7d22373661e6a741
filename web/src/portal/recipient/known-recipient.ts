/** Whoever already gave the data in this browser (S-07), and how somebody came. */
import { isNumber } from '@weitersagen/contract/basics/number';
import { recipientExists } from '@weitersagen/contract/recipient/endpoints';
import { recipientCookie } from '@weitersagen/contract/recipient/rules';
import type { Load } from '../page/screen.ts';

/** Whether this browser's recipient of the link still exists; a number that leads nowhere is forgotten (S-07). */
export async function isKnown(number: string, { api, cookies }: Pick<Load, 'api' | 'cookies'>): Promise<boolean> {
  const recipient = cookies.get(recipientCookie(number));
  if (!recipient) return false;
  if (isNumber('recipient', recipient)) {
    const found = await api(recipientExists, {
      params: { number: recipient },
      query: { recommendationNumber: number },
    });
    if (found.ok && found.value.exists) return true;
  }
  cookies.remove(recipientCookie(number));
  return false;
}

/** What the link brought along goes on with the person, in addresses alone; it has chosen among the names of a campaign. */
export const cameBy = (query: URLSearchParams) => ({
  channel: query.get('channel'),
  einsprungsquelle: query.get('einsprungsquelle'),
});
