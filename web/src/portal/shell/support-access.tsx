/** Stands above every page while an operator looks at somebody's account, or at the area of an agency (P-04). */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { SupportBar } from '../../ui/support-bar.tsx';
import { useFrame } from '../page/page-frame.ts';
import { PageLink } from './link/page-link.tsx';

export function SupportAccess() {
  const t = useT();
  const { person, agencyUser } = useFrame();
  const isOfPerson = Boolean(person?.support);
  const who = isOfPerson ? person : agencyUser;
  if (!who?.support) return null;
  const name = fullName(who.firstName, who.lastName) || who.email;
  return (
    <SupportBar
      title={t('shell.support')}
      end={<PageLink to={isOfPerson ? 'logout' : 'agencyLogout'}>{t('shell.supportEnd')}</PageLink>}
    >
      {t(who.support.mayWrite ? 'shell.supportWrites' : 'shell.supportReads', { name })}
    </SupportBar>
  );
}
