/**
 * A list of a work area: filter, number of rows, table, and the way on. The address says what is shown; a screen says what a
 * row looks like.
 */
import { countMax, foundMax } from '@weitersagen/contract/basics/list';
import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { number } from '../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { useHeldFocus } from '../focus-heading.ts';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useListKeys } from '../keys/use-list-keys.ts';
import { peekColumn } from '../panel/peek-column.tsx';
import { type Preview, SidePanel } from '../panel/side-panel.tsx';
import { type Panel, usePanel } from '../panel/use-panel.ts';
import { DensitySwitch, useDensity } from './density.tsx';
import { ListFilters, type Narrowing } from './list-filters.tsx';
import styles from './list-page.module.css';
import { addressWith, isFiltered, type ListBody, type ListKind } from './list-query.ts';
import { ListStatus } from './list-status.tsx';
import { chosenBy, type ListTab, ListTabs } from './list-tabs.tsx';
import { type Ends, Ways } from './ways.tsx';

export interface ListColumn<Row> extends Column<Row> {
  /** Code name of the column in the list's kind, where it can be sorted by. */
  sortedBy?: string;
}

export interface Page<Row> extends Ends {
  rows: readonly Row[];
  totalCount: number | null;
}

interface Props<Row> extends Narrowing {
  kind: ListKind;
  body: ListBody;
  page: Page<Row>;
  columns: readonly ListColumn<Row>[];
  /** A row is one line: what does not fit is cut. */
  isOneLine?: boolean | undefined;
  /** Its views as tabs, the whole first. */
  tabs?: readonly ListTab[] | undefined;
  /** A row as a tile: then there is no table, and the columns only say what it can be sorted by. */
  tile?: (row: Row) => ReactNode;
  keyOf: (row: Row) => string | number;
  /** What stands here as long as there is nothing at all. */
  empty: { title: string; text: ReactNode };
  /** What the rows are, in a sentence: `desk.reward.count`, with `count`. */
  countKey: TextKey;
  /** What can be done with rows, between the filter and them. */
  deeds?: ReactNode;
  /** What a row shows beside the list. */
  preview?: Preview | undefined;
}

export function ListPage<Row>(props: Props<Row>) {
  const { kind, body, page, columns, tile, keyOf, empty, countKey, deeds, isOneLine, tabs, preview, ...narrowing } =
    props;
  const t = useT();
  const locale = useLocale();
  const density = useDensity();
  const list = useRef<HTMLDivElement>(null);
  const panel = usePanel(preview ? page.rows.map((row) => String(keyOf(row))) : []);
  useListKeys(list, preview && panel);
  useHeldFocus(page);
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const count =
    page.totalCount === null
      ? t('work.list.many', { max: number(body.filter.text === null ? countMax : foundMax, locale) })
      : t(countKey, { count: page.totalCount });
  return (
    <div ref={list} className={styles.list} data-list>
      <div className={styles.head} data-tabs={tabs !== undefined || undefined}>
        {tabs && <ListTabs tabs={tabs} query={query} />}
        <div className={styles.told}>
          <ListStatus ends={page} shown={page.rows.length}>
            {count}
          </ListStatus>
          {!tile && <KeysDialog />}
          {!tile && <DensitySwitch />}
        </div>
      </div>
      <ListFilters
        kind={kind}
        query={query}
        columns={columns}
        hasTiles={tile !== undefined}
        chosenByTabs={chosenBy(tabs)}
        path={pathname}
        {...narrowing}
      />
      <Beside preview={preview} panel={panel} page={page} deed={deedOf(props, panel)}>
        {tile && page.rows.length > 0 ? (
          <ul className={styles.tiles}>
            {page.rows.map((row) => (
              <li key={keyOf(row)}>{tile(row)}</li>
            ))}
          </ul>
        ) : (
          <Table
            caption={<span className={layout.hush}>{count}</span>}
            columns={[
              ...columns.map((column) => ({ ...column, ...sortOf(column, kind, body, query) })),
              ...(preview && panel ? [peekColumn(panel, keyOf, t)] : []),
            ]}
            current={panel?.row}
            rows={page.rows}
            keyOf={keyOf}
            density={density}
            isOneLine={isOneLine}
            empty={<NothingThere body={body} path={pathname} empty={empty} />}
          />
        )}
        <Ways ends={page} />
      </Beside>
      {deeds}
    </div>
  );
}

function deedOf<Row>({ columns, page, keyOf }: Props<Row>, panel: Panel | undefined): ReactNode {
  const open = page.rows.find((row) => String(keyOf(row)) === panel?.row);
  return open && columns.find(({ kind }) => kind === 'action')?.cell(open);
}

interface BesideProps {
  preview: Preview | undefined;
  panel: Panel | undefined;
  page: unknown;
  /** The next step of the row that is open, which has no room in the list then. */
  deed: ReactNode;
  children: ReactNode;
}

/** The rows, and beside them the one that is open; whoever stands in a row stays there when it opens or closes. */
const Beside = ({ preview, panel, page, deed, children }: BesideProps) => {
  const row = preview && panel?.row;
  return (
    <div className={row === undefined ? undefined : styles.beside}>
      <div className={styles.list} data-beside={row === undefined ? undefined : ''}>
        {children}
      </div>
      {preview && panel && row !== undefined && (
        <SidePanel {...preview} row={row} page={page} deed={deed} onClose={panel.close} />
      )}
    </div>
  );
};

interface NothingProps {
  body: ListBody;
  path: string;
  empty: Props<never>['empty'];
}

function NothingThere({ body, path, empty }: NothingProps) {
  const t = useT();
  if (!isFiltered(body))
    return (
      <EmptyState level="h2" title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  // One of its tabs.
  if (!isFiltered({ ...body, filter: { ...body.filter, status: null, view: null } }))
    return (
      <EmptyState level="h2" spot="nothing" title={t('work.list.emptyView')}>
        {t('work.list.emptyViewText')}
      </EmptyState>
    );
  return (
    <EmptyState
      level="h2"
      title={t('work.list.nothing')}
      action={
        <a className={`${button.button} ${button.second}`} href={path}>
          {t('work.list.reset')}
        </a>
      }
    >
      {t('work.list.nothingText')}
    </EmptyState>
  );
}

/** The other way round where it sorts already; dates and sums begin with the newest, the largest. */
function sortOf<Row>({ sortedBy }: ListColumn<Row>, { columns }: ListKind, body: ListBody, query: URLSearchParams) {
  const name = sortedBy && columns[sortedBy];
  if (!name) return {};
  const isCurrent = body.orderBy === sortedBy;
  const next = isCurrent && body.descending ? name : `-${name}`;
  const direction = isCurrent ? (body.descending ? 'descending' : 'ascending') : undefined;
  return { sort: { href: addressWith(query, { sortierung: next }), direction } as const };
}
