/** What stands where a screen cannot: unknown address, missing permission, a fault with its number. Each says what helps. */
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import type { Trouble } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Spot } from '../../ui/spot.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { Bar } from './bar.tsx';
import styles from './desk-layout.module.css';

export function TroublePage() {
  const t = useT();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const told = isRouteErrorResponse(error) ? error : undefined;
  const status = told?.status ?? 500;
  const { message, requestId } = (told?.data ?? {}) as Partial<Trouble>;
  const isOffline = !navigator.onLine;
  const words = {
    403: { title: t('desk.denied'), lead: t('desk.deniedLead') },
    404: { title: t('desk.unknown'), lead: t('desk.unknownLead') },
  }[status] ?? {
    title: t(isOffline ? 'desk.offline' : 'fault.title'),
    lead: isOffline ? t('desk.offlineLead') : message || t('fault.text'),
  };
  return (
    <div className={layout.wide}>
      {isOffline && <Spot name="offline" />}
      <PageHead {...words} />
      {status >= 500 && requestId && <p className={layout.soft}>{t('fault.number', { number: requestId })}</p>}
      <div className={layout.row}>
        {status >= 500 && (
          <button
            type="button"
            className={button.button}
            aria-busy={state !== 'idle' || undefined}
            onClick={() => void revalidate()}
          >
            {t('desk.again')}
          </button>
        )}
        <a className={`${button.button} ${button.second}`} href="/verwaltung">
          {t('desk.toStart')}
        </a>
      </div>
    </div>
  );
}

/** Where there is no desk around it: nobody could even be asked who sits there. */
export const AlonePage = () => (
  <>
    <Bar />
    <main id="content" className={`${styles.page} ${styles.alone}`} tabIndex={-1}>
      <TroublePage />
    </main>
  </>
);
