/**
 * Says by when a mail comes that has to wait for its turn (rules 1.8). The form that caused it leads on with the moment; a
 * mail that goes at once says nothing here.
 */
import { useLocation } from 'react-router';
import { moment } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Notice } from '../../../ui/notice.tsx';
import { mark } from './mail-mark.ts';

export function MailWaits() {
  const t = useT();
  const locale = useLocale();
  const until = new Date(new URLSearchParams(useLocation().search).get(mark) ?? '');
  if (Number.isNaN(until.getTime())) return null;
  return <Notice>{t('mailWaits.text', { moment: moment(until, locale) })}</Notice>;
}
