/** Before an IBAN is sent: that a new one waits, and until which day. */
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';

export function NewIban({ at }: { at: Date | undefined }) {
  const t = useT();
  const locale = useLocale();
  return at && <p className={`${layout.small} ${layout.soft}`}>{t('bank.newIban', { day: day(at, locale) })}</p>;
}
