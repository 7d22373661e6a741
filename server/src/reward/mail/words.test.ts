import { expect, test } from 'vitest';
import { wordsIn } from '#platform/mail/words.ts';
import type { ClaimedBackMail } from './mails.ts';
import { claimedBack } from './payment-words.ts';

const told: Omit<ClaimedBackMail, 'isOrderCancelled'> = {
  number: '400000000006',
  attempt: 1,
  amountCents: 7000,
  collectUntil: null,
  product: 'Zuhause L',
  firstName: 'Anna',
  isGoodwill: true,
  last4: '2051',
  reason: 'Doppelt ausgezahlt',
};

test.each([
  ['de', 'besteht nicht mehr. Grund: Doppelt ausgezahlt', 'Wir fordern die Prämie zurück'],
  ['en', 'no longer exists. Reason: Doppelt ausgezahlt', 'We claim back the reward'],
])('in %s a claim says that the order is no more only where it is cancelled (M35)', (language, over, stands) => {
  const said = (isOrderCancelled: boolean) =>
    wordsIn(claimedBack, language)
      .paragraphs({ ...told, isOrderCancelled })
      .join(' ');
  expect(said(true)).toContain(over);
  expect(said(false)).toContain(stands);
  expect(said(false)).not.toMatch(/besteht nicht mehr|no longer exists/);
});
