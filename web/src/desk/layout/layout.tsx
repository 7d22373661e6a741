/** Bar, navigation and the page. While something is loaded a line runs on top. */
import { useMemo } from 'react';
import { Outlet, useNavigation } from 'react-router';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { SittingContext } from '../../work/work-area.ts';
import { type Seat, useSeat } from '../desk-context.ts';
import { FewCodes } from '../recovery/recovery-section.tsx';
import { Bar } from './bar.tsx';
import styles from './desk-layout.module.css';
import { Navigation } from './navigation.tsx';
import { SessionEndNotice } from './session-end.tsx';

export function Layout() {
  const t = useT();
  const seat = useSeat();
  const isBusy = useNavigation().state !== 'idle';
  const sitting = useMemo(
    () => ({ personId: seat.operator.id, slug: seat.mandant.slug, today: seat.operator.today }),
    [seat],
  );
  return (
    <SittingContext value={sitting}>
      <Bar seat={seat} />
      <div className={`${layout.wrap} ${styles.desk}`}>
        <Navigation {...seat} />
        <main
          id="content"
          className={styles.page}
          tabIndex={-1}
          aria-label={t('desk.name')}
          aria-busy={isBusy || undefined}
        >
          <Sandbox />
          <Closed mandants={seat.operator.closedMandants} />
          <MissingCells cells={seat.operator.missingCells} />
          <FewCodes />
          <Outlet />
        </main>
      </div>
      <Busy isBusy={isBusy} />
      <SessionEndNotice />
    </SittingContext>
  );
}

/** Nothing here is real, which whoever decides about money has to see on every page. */
function Sandbox() {
  const t = useT();
  const { mandant } = useSeat();
  return mandant.isSandbox && <Notice kind="warn">{t('desk.sandbox')}</Notice>;
}

/** A mandant that answers nobody: whoever may work on it has to know, at whatever desk. */
function Closed({ mandants }: { mandants: Seat['operator']['closedMandants'] }) {
  const t = useT();
  return mandants.map(({ slug, name, fields }) => (
    <Notice key={slug} kind="bad">
      {t('desk.closedMandant', { name, slug, fields: fields.join(', ') })}
    </Notice>
  ));
}

/** A database may hold hundreds, and the page below has to stay in sight. */
const mandantsNamed = 5;

/** What is told of the others goes on, and nobody takes it for all there is. */
export function MissingCells({ cells }: { cells: Seat['operator']['missingCells'] }) {
  const t = useT();
  return cells.map(({ name, mandants }) => (
    <Notice key={name} kind="bad">
      {t('desk.missingCell', {
        name,
        mandants: mandants.slice(0, mandantsNamed).join(', '),
        more: Math.max(mandants.length - mandantsNamed, 0),
      })}
    </Notice>
  ));
}

function Busy({ isBusy }: { isBusy: boolean }) {
  const t = useT();
  return (
    <div role="status" className={isBusy ? styles.busy : undefined}>
      {isBusy && <span className={layout.hush}>{t('desk.busy')}</span>}
    </div>
  );
}
