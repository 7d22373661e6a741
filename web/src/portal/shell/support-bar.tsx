/** Stands above every page while an operator looks at somebody's account (P-04). */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import styles from '../../ui/support-bar.module.css';
import { useFrame } from '../page-frame.ts';
import { PageLink } from './page-link.tsx';

export function SupportBar() {
  const t = useT();
  const { person } = useFrame();
  if (!person?.support) return null;
  const name = fullName(person.firstName, person.lastName) ?? person.email;
  return (
    <section className={styles.bar} aria-label={t('shell.support')}>
      <div className={layout.wrap}>
        <Icon name="warn" />
        <p>
          <b>{t('shell.support')}</b>{' '}
          {t(person.support.mayWrite ? 'shell.supportWrites' : 'shell.supportReads', { name })}
        </p>
        <PageLink to="logout">{t('shell.supportEnd')}</PageLink>
      </div>
    </section>
  );
}
