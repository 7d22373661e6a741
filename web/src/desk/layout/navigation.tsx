/** The parts of the desk this operator may use, beside the page; on a small screen behind "Menü". */
import { waitingMax } from '@weitersagen/contract/overview/desk';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Seat } from '../desk-context.ts';
import { useCounts } from '../overview/counts.ts';
import { groups, routes } from '../routes.ts';
import { deskPath } from '../screen.ts';
import styles from './desk-layout.module.css';
import { LanguageSwitch } from './language-switch.tsx';

const id = 'desk-navigation';

export function MenuButton() {
  const t = useT();
  return (
    <button type="button" className={`${styles.drop} ${styles.burger}`} popoverTarget={id}>
      <Icon name="menu" />
      {t('desk.menu')}
    </button>
  );
}

export function Navigation({ operator, mandant }: Seat) {
  const t = useT();
  const current = useLocation().pathname.split('/')[3] ?? '';
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is open then
  useEffect(() => showCurrent(nav.current), [current]);
  const counts = useCounts({ operator, mandant });
  const mine = routes.filter(({ roles }) => roles.includes(operator.role));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link chosen by key is a click, too
    <nav
      ref={nav}
      id={id}
      popover="auto"
      className={styles.nav}
      aria-label={t('desk.navigation')}
      onToggle={() => showCurrent(nav.current)}
      onClick={(event) => {
        const { currentTarget: menu, target } = event;
        if ((target as Element).closest('a') && menu.matches(':popover-open')) menu.hidePopover();
      }}
    >
      {groups.map((group) => (
        <ul key={group} className={styles.group}>
          {mine.map(
            ({ path, nav }) =>
              nav?.group === group && (
                <li key={path}>
                  <a
                    href={path ? deskPath(mandant.slug, path) : deskPath(mandant.slug)}
                    aria-current={path === current ? 'page' : undefined}
                    aria-describedby={counts[path] ? `waits-${path}` : undefined}
                  >
                    {t(nav.text)}
                  </a>
                  {counts[path] !== undefined && <Count path={path} count={counts[path]} />}
                </li>
              ),
          )}
        </ul>
      ))}
      <div className={styles.below}>
        <LanguageSwitch />
      </div>
    </nav>
  );
}

/** Beside the name of a part and no part of it: whoever listens hears it after the name. */
function Count({ path, count }: { path: string; count: number }) {
  const t = useT();
  const locale = useLocale();
  const shown =
    count >= waitingMax ? t('desk.start.many', { count: number(waitingMax, locale) }) : number(count, locale);
  return (
    <span>
      <span aria-hidden="true">{count >= waitingMax ? `${number(waitingMax, locale)}+` : shown}</span>
      <span id={`waits-${path}`} hidden>
        {t('desk.nav.waits', { count: shown })}
      </span>
    </span>
  );
}

/** A low window has no room for all parts at once: the one that is open is among those it shows. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector<HTMLElement>('[aria-current]');
  if (!nav || !link) return;
  if (link.offsetTop < nav.scrollTop || link.offsetTop + link.offsetHeight > nav.scrollTop + nav.clientHeight)
    nav.scrollTop = link.offsetTop - nav.clientHeight / 2;
}
