/** The top of every page of the desk: what this is, for which mandant, who sits here, in which language. */
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import header from '../../ui/header.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { logoOf } from '../../ui/themes/brand.ts';
import { initialsOf, nameOf } from '../../work/colleagues.ts';
import { type Seat, useDesk } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { SearchButton } from '../search/search-button.tsx';
import { signOut } from '../session.ts';
import styles from './desk-layout.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuButton } from './navigation.tsx';
import { ValueMenu } from './value-menu.tsx';

export function Bar({ seat }: { seat?: Seat }) {
  const t = useT();
  return (
    // It has a name, and so has the page below: a preview brings another banner and another main.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the header of a page is a banner
    <header className={`${header.head} ${styles.bar}`} data-company={seat?.mandant.slug} aria-label={t('desk.name')}>
      <a className={layout.skip} href="#content">
        {t('desk.skip')}
      </a>
      <div className={layout.wrap}>
        <a className={seat ? `${styles.name} ${styles.wide}` : styles.name} href="/verwaltung">
          {t('desk.name')}
        </a>
        {seat && <Mandants {...seat} />}
        {seat && <SearchButton />}
        <div className={seat && styles.wide}>
          <LanguageSwitch />
        </div>
        {seat && <Account {...seat} />}
        {seat && <MenuButton />}
      </div>
    </header>
  );
}

/** The same part of the desk for another mandant; a single record is only known to one. */
function Mandants({ operator, mandant }: Seat) {
  const t = useT();
  const part = useLocation().pathname.split('/')[3] ?? '';
  if (operator.mandants.length < 2)
    return (
      <div className={styles.company}>
        <Company {...mandant} />
      </div>
    );
  return (
    <ValueMenu name={t('desk.mandant')} value={<Company {...mandant} />}>
      {operator.mandants.map(({ slug, name }) => (
        <a
          key={slug}
          href={part ? deskPath(slug, part) : deskPath(slug)}
          aria-current={slug === mandant.slug ? 'true' : undefined}
        >
          {name}
          {slug === mandant.slug && <Icon name="check" />}
        </a>
      ))}
    </ValueMenu>
  );
}

/** In whose money somebody is: logo and name, above the line in its colour. */
const Company = ({ slug, name }: Seat['mandant']) => (
  <>
    {logoOf(slug) && <img className={styles.logo} src={logoOf(slug)} alt="" height="24" />}
    <b>{name}</b>
  </>
);

function Account({ operator, mandant }: Seat) {
  const t = useT();
  const { say } = useDesk();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isFailed, setFailed] = useState(false);
  const leave = async () => {
    setFailed(false);
    if (!(await signOut(mandant.slug, locale))) return setFailed(true);
    await navigate('/verwaltung/anmelden');
    say(t('desk.signedOut'));
  };
  return (
    <ValueMenu
      name={t('desk.account')}
      value={
        <>
          {operator.name === null ? (
            <Icon name="user" />
          ) : (
            <span className={styles.initials} aria-hidden="true">
              {initialsOf(operator.name)}
            </span>
          )}
          <span className={layout.hush}>{nameOf(operator.email)}</span>
        </>
      }
    >
      <p className={styles.who}>
        <b>{operator.name === null ? operator.email : <bdi>{operator.name}</bdi>}</b>
        {operator.name !== null && <span className={layout.small}>{operator.email}</span>}
        <span className={layout.soft}>{t(`work.role.${operator.role}`)}</span>
      </p>
      <a href={deskPath(mandant.slug, 'sitzungen')}>{t('desk.operator.mine')}</a>
      <button
        type="button"
        onClick={(event) => {
          // The menu stays open until it is known what came of it.
          event.stopPropagation();
          void leave();
        }}
      >
        {t('desk.signOut')}
      </button>
      <div role="alert" className={styles.failed}>
        {isFailed && <Notice kind="bad">{t('desk.signOutFailed')}</Notice>}
      </div>
    </ValueMenu>
  );
}
