/** Whether the runs and the account Bank agree about what was paid, as they were compared last. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { BankCheck } from '@weitersagen/contract/payout/desk';
import { bankDifference } from '@weitersagen/contract/payout/rules';
import { moment, money } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';

export function BankNotice({ bank }: { bank: Value<typeof BankCheck> | null }) {
  const t = useT();
  const locale = useLocale();
  if (!bank) return null;
  const difference = bankDifference(bank);
  const values = {
    at: moment(bank.checkedAt, locale),
    paid: money(bank.transferredCents - bank.returnedCents, locale),
    booked: money(bank.bookedCents, locale),
    difference: money(Math.abs(difference), locale),
  };
  return difference === 0 ? (
    <Notice kind="good">{t('desk.payout.bankAgrees', values)}</Notice>
  ) : (
    <Notice kind="bad">{t('desk.payout.bankDiffers', values)}</Notice>
  );
}
