/**
 * What a row is about, beside its list: what the page of the row tells; of what can be decided there, the obvious next step. It
 * is asked for when the row is opened, and anew when the list is.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import work from '../../ui/work/work.module.css';
import { CopyNumber, type Numbered } from '../copy-number.tsx';
import styles from './panel.module.css';

export interface Preview {
  /** The page of a row, by the key of the row. */
  hrefOf: (row: string) => string;
  /** What stands in the panel; nothing, where it could not be read. */
  read: (row: string) => Promise<ReactNode>;
}

interface Props extends Preview {
  row: string;
  /** Another one, when the list was loaded anew. */
  page: unknown;
  /** Its next step, where there is an obvious one. */
  deed: ReactNode;
  onClose: () => void;
}

export function SidePanel({ row, page, deed, hrefOf, read, onClose }: Props) {
  const t = useT();
  const shown = useShown(row, page, read);
  return (
    <aside className={styles.panel} aria-label={t('work.panel.label')} aria-busy={shown === undefined} data-panel>
      <div className={styles.top}>
        <a className={`${button.button} ${button.second} ${button.small}`} href={hrefOf(row)}>
          {t('work.panel.whole')}
        </a>
        {deed}
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('work.panel.close')}>
          <Icon name="close" />
        </button>
      </div>
      {shown === undefined ? (
        <Skeleton label={t('work.panel.loading')} />
      ) : (
        (shown ?? <Notice kind="bad">{t('work.panel.failed')}</Notice>)
      )}
    </aside>
  );
}

/** Whoever goes through rows quickly stays at the last one: the others are not asked for. */
const restMs = 120;

/** Undefined while it is on its way; what was read of another row is not shown for this one. */
function useShown(row: string, page: unknown, read: Preview['read']): ReactNode | undefined {
  const [found, put] = useState<{ row: string; shown: ReactNode }>();
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was loaded anew may show something else
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const shown = await reading.current(row);
      if (!isOver) put({ row, shown: shown ?? null });
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [row, page]);
  return found?.row === row ? found.shown : undefined;
}

interface BodyProps {
  title: string;
  state: ReactNode;
  /** Nothing where it is known by no number. */
  number?: Numbered;
  children: ReactNode;
}

/** What is in it: what the row is, as the page says it, then what is known. */
export function PanelBody({ title, state, number, children }: BodyProps) {
  const t = useT();
  return (
    <>
      <p role="status" className={layout.hush}>
        {t('work.panel.shown', { title })}
      </p>
      <div className={work.apart}>
        <h2 tabIndex={-1}>{title}</h2>
        {state}
      </div>
      {number && <CopyNumber {...number} />}
      {children}
    </>
  );
}
