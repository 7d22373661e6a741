/** Header, main and footer around every screen; inside a page of the mandant main alone (G-07). */
import { Outlet, useMatches } from 'react-router';
import { useT } from '../../i18n/t.ts';
import styles from '../../ui/layout.module.css';
import { useFrame } from '../page/page-frame.ts';
import type { Screen } from '../page/screen.ts';
import { useArrival } from './arrival.ts';
import { Footer } from './navigation/footer.tsx';
import { Header } from './navigation/header.tsx';
import { SupportAccess } from './support-access.tsx';

export function Layout() {
  const t = useT();
  useArrival();
  const { integratedFrame: isFrame, isSandbox } = useFrame().mandant;
  const screen = useMatches().at(-1)?.handle as Partial<Screen> | undefined;
  return (
    <div className={styles.frame}>
      {isSandbox && <p className={styles.sandbox}>{t('shell.sandbox')}</p>}
      <SupportAccess />
      {!isFrame && <Header />}
      <main id="content" tabIndex={-1} data-token-store={screen?.tokenStore} data-refusal-name={screen?.refusalName}>
        <Outlet />
      </main>
      {!isFrame && <Footer />}
    </div>
  );
}
