/** The last column: opens a row beside the list, and closes it again. */
import type { T } from '../../i18n/t.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import type { Column } from '../../ui/work/table.tsx';
import styles from './panel.module.css';
import type { Panel } from './use-panel.ts';

export function peekColumn<Row>(panel: Panel, keyOf: (row: Row) => string | number, t: T): Column<Row> {
  return {
    head: t('work.panel.label'),
    shownHead: <span className={layout.hush}>{t('work.panel.label')}</span>,
    kind: 'peek',
    cell: (row) => {
      const key = String(keyOf(row));
      const isOpen = panel.row === key;
      return (
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={t('work.panel.of', { row: key })}
          onClick={() => (isOpen ? panel.close() : panel.open(key))}
        >
          <Icon name={isOpen ? 'close' : 'right'} />
        </button>
      );
    },
  };
}
