/** Stands above every page while an operator looks at somebody's account (P-04). */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { SupportBar } from '../../ui/support-bar.tsx';
import { useFrame } from '../page/page-frame.ts';
import { PageLink } from './link/page-link.tsx';

export function SupportAccess() {
  const t = useT();
  const { person } = useFrame();
  if (!person?.support) return null;
  const name = fullName(person.firstName, person.lastName) || person.email;
  return (
    <SupportBar title={t('shell.support')} end={<PageLink to="logout">{t('shell.supportEnd')}</PageLink>}>
      {t(person.support.mayWrite ? 'shell.supportWrites' : 'shell.supportReads', { name })}
    </SupportBar>
  );
}
