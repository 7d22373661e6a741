/**
 * Whose programme it is, where to, who is signed in, and in which language. Below 1024 px the navigation is the browser's
 * popover behind "Menü": it opens and closes without script. The own name, or the login, stays outside of it. All but the
 * language stays as the server made it.
 */
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { useMatches } from 'react-router';
import { fullName } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import styles from '../../../ui/header.module.css';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { logoOf } from '../../../ui/themes/brand.ts';
import { AgencyWhereTo } from '../../agency/area/agency-header.tsx';
import { useAddress, useFrame, withLocale } from '../../page/page-frame.ts';
import { OwnPages } from '../link/own-pages.tsx';
import { Still } from '../still.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** A quiet button of the header, and where it stands. */
const quietAt = (place: string | undefined): string =>
  `${button.button} ${button.quiet} ${button.small} ${styles.quiet} ${place}`;

export const Header = () => (
  <header className={styles.head}>
    <div className={layout.wrap}>
      <Still className={styles.still}>{import.meta.env.SSR && <Ways />}</Still>
      <LanguageSwitch label={useT()('shell.language')} />
      <Still className={styles.still}>{import.meta.env.SSR && <Menu />}</Still>
    </div>
  </header>
);

/** The way past them is in a landmark, too: the question for consent, which has links, stands before it. */
const Ways = () => (
  <>
    <a className={layout.skip} href="#content">
      {useT()('shell.skip')}
    </a>
    <Places />
  </>
);

/** In the area of an agency its own places stand there. */
function Places() {
  const { agencyUser } = useFrame();
  const match = useMatches().at(-1);
  const page = match?.id as RouteKey | undefined;
  if (!agencyUser || page === undefined || routes[page]?.login !== 'agency') return <WhereTo />;
  return <AgencyWhereTo current={page === 'agencyInvoice' ? 'rechnungen' : match?.params.tab} />;
}

function WhereTo() {
  const t = useT();
  const { mandant, shelves } = useFrame();
  const locale = useLocale();
  const logo = logoOf(mandant.id);
  const home = withLocale(locale, '/');
  return (
    <>
      <a className={styles.logo} href={home}>
        {logo ? <img src={logo} alt={t('shell.home', { name: mandant.name })} height="32" /> : mandant.name}
      </a>
      <nav className={styles.nav} id="menu" popover="auto" aria-label={t('shell.navigation')}>
        {shelves ? (
          <button type="button" popoverTarget="shelves">
            {t('shell.products')}
          </button>
        ) : (
          <a href={`${home}#produkte`}>{t('shell.products')}</a>
        )}
        <a href={`${home}#ablauf`}>{t('shell.how')}</a>
        <a href={`${home}#fragen`}>{t('shell.questions')}</a>
        <OwnPages menu="header" />
        <SignOut className={styles.within} />
      </nav>
      <Account />
      <SignOut className={quietAt(styles.beside)} />
    </>
  );
}

function Menu() {
  const t = useT();
  return (
    <button className={quietAt(styles.burger)} type="button" popoverTarget="menu">
      <Icon name="menu" />
      {t('shell.menu')}
    </button>
  );
}

/** The own name leads to the personal area; a guest finds the login here, where there is one. */
function Account() {
  const t = useT();
  const { person } = useFrame();
  const [personalArea, login] = [useAddress('personalArea'), useAddress('login')];
  const name = person && (fullName(person.firstName, person.lastName) || person.email);
  const address = person ? personalArea : login;
  if (address === undefined && name === null) return null;
  const label = name === null ? t('shell.signIn') : t('shell.accountOf', { name });
  return (
    <a className={quietAt(styles.account)} href={address} aria-label={address && label}>
      <Icon name="user" />
      <span>{name ?? t('shell.signIn')}</span>
    </a>
  );
}

function SignOut({ className }: { className: string | undefined }) {
  const t = useT();
  const { person } = useFrame();
  const address = useAddress('logout');
  if (!person || address === undefined) return null;
  return (
    <a className={className} href={address} aria-label={t('shell.signOut')}>
      <Icon name="logout" />
      <span>{t('shell.signOut')}</span>
    </a>
  );
}
