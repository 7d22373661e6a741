/** Header, main and footer around every screen. */
import { Outlet, useMatches } from 'react-router';
import { useT } from '../../i18n/t.ts';
import styles from '../../ui/layout.module.css';
import type { Screen } from '../screen.ts';
import { useArrival } from './arrival.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Layout() {
  const t = useT();
  useArrival();
  const screen = useMatches().at(-1)?.handle as Partial<Screen> | undefined;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('shell.skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} data-token-store={screen?.tokenStore}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
