/** What is told before an IBAN is sent: that a new one waits, until which day, and when the money is on the account. */
import { day as written } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';

export function NewIban({ at }: { at: Date | undefined }) {
  const t = useT();
  const locale = useLocale();
  return at && <p className={`${layout.small} ${layout.soft}`}>{t('bank.newIban', { day: written(at, locale) })}</p>;
}

/** Beside the button. */
export function OnAccountBy({ day }: { day: string | null | undefined }) {
  const t = useT();
  const locale = useLocale();
  return day ? <p className={layout.small}>{t('bank.onAccountBy', { day: written(day, locale) })}</p> : null;
}
