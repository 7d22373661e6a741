/**
 * A list of a work area: filter, number of rows, table, and the way on. The address says what is shown; a screen says what a
 * row looks like.
 */
import { countMax, foundMax, partMin } from '@weitersagen/contract/basics/list';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Filters, SelectFilter, SortFilter, TextFilter } from '../../form/filters.tsx';
import { number } from '../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { addressWith, isFiltered, type ListBody, type ListKind, wordsOf } from './list-query.ts';
import { ListStatus } from './list-status.tsx';
import styles from './tiles.module.css';
import { type Ends, Ways } from './ways.tsx';

export interface ListColumn<Row> extends Column<Row> {
  /** Code name of the column in the list's kind, where it can be sorted by. */
  sortedBy?: string;
}

export interface Page<Row> extends Ends {
  rows: readonly Row[];
  totalCount: number | null;
}

interface Props<Row> {
  kind: ListKind;
  body: ListBody;
  page: Page<Row>;
  columns: readonly ListColumn<Row>[];
  /** A row as a tile: then there is no table, and the columns only say what it can be sorted by. */
  tile?: (row: Row) => ReactNode;
  keyOf: (row: Row) => string | number;
  /** Text keys of the words of its filters: `work.state.reward` + code name. */
  statusKey?: string | undefined;
  viewKey?: string | undefined;
  /** What its states are called, where they are none. */
  statusLabel?: TextKey;
  /** What may be typed into the search; without it there is no search. */
  searchLabel?: string;
  hasDays?: boolean;
  /** Filters of the list's own, beside the others. */
  filters?: ReactNode;
  /** What stands here as long as there is nothing at all. */
  empty: { title: string; text: ReactNode };
  /** What the rows are, in a sentence: `desk.reward.count`, with `count`. */
  countKey: TextKey;
  /** What can be done with rows, between the filter and them. */
  deeds?: ReactNode;
}

export function ListPage<Row>(props: Props<Row>) {
  const { kind, body, page, columns, tile, keyOf, empty, countKey, deeds, ...narrowing } = props;
  const t = useT();
  const locale = useLocale();
  const { search, pathname } = useLocation();
  const query = new URLSearchParams(search);
  const count =
    page.totalCount === null
      ? t('work.list.many', { max: number(body.filter.text === null ? countMax : foundMax, locale) })
      : t(countKey, { count: page.totalCount });
  return (
    <>
      <ListFilters
        kind={kind}
        query={query}
        columns={columns}
        hasTiles={tile !== undefined}
        path={pathname}
        {...narrowing}
      />
      <ListStatus ends={page} shown={page.rows.length}>
        {count}
      </ListStatus>
      {deeds}
      {tile && page.rows.length > 0 ? (
        <ul className={styles.tiles}>
          {page.rows.map((row) => (
            <li key={keyOf(row)}>{tile(row)}</li>
          ))}
        </ul>
      ) : (
        <Table
          caption={count}
          columns={columns.map((column) => ({ ...column, ...sortOf(column, kind, body, query) }))}
          rows={page.rows}
          keyOf={keyOf}
          empty={<NothingThere isFiltered={isFiltered(body)} path={pathname} empty={empty} />}
        />
      )}
      <Ways ends={page} />
    </>
  );
}

interface NothingProps {
  isFiltered: boolean;
  path: string;
  empty: Props<never>['empty'];
}

function NothingThere({ isFiltered, path, empty }: NothingProps) {
  const t = useT();
  if (!isFiltered)
    return (
      <EmptyState level="h2" title={empty.title}>
        {empty.text}
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

interface FilterProps<Row>
  extends Pick<
    Props<Row>,
    'kind' | 'columns' | 'statusKey' | 'statusLabel' | 'viewKey' | 'searchLabel' | 'hasDays' | 'filters'
  > {
  query: URLSearchParams;
  hasTiles: boolean;
  path: string;
}

function ListFilters<Row>(props: FilterProps<Row>) {
  const { kind, query, columns, hasTiles, path, statusKey, statusLabel, viewKey, searchLabel, hasDays, filters } =
    props;
  const t = useT();
  const form = useFieldsOf(query.toString());
  const value = (name: string) => query.get(name) ?? undefined;
  // Tiles have no heads to sort by.
  const Sorter = hasTiles ? SelectFilter : SortFilter;
  const options = (words: ListKind['status'], prefix: string) => [
    ['', t('work.list.all')] as const,
    ...wordsOf(words).map(([word, code]) => [word, t(`${prefix}.${code}` as TextKey)] as const),
  ];
  const { length } = value('text')?.trim() ?? '';
  const shortFinds = length > 0 && length < partMin ? kind.shortFinds : undefined;
  const hint = shortFinds && { id: 'filter-text-hint', text: t(`work.list.short.${shortFinds}`) };
  const sorts = columns.flatMap(({ head, sortedBy }) => {
    const name = sortedBy && kind.columns[sortedBy];
    return name
      ? [
          [`-${name}`, t('work.list.down', { column: head })] as const,
          [name, t('work.list.up', { column: head })] as const,
        ]
      : [];
  });
  return (
    <Filters ref={form} show={t('work.list.show')} reset={t('work.list.reset')} resetHref={path} hint={hint}>
      {searchLabel && <TextFilter name="text" label={searchLabel} value={value('text')} describedBy={hint?.id} />}
      {statusKey && (
        <SelectFilter
          name="status"
          label={t(statusLabel ?? 'work.list.status')}
          value={value('status')}
          options={options(kind.status, statusKey)}
        />
      )}
      {viewKey && (
        <SelectFilter
          name="ansicht"
          label={t(`${viewKey}.label` as TextKey)}
          value={value('ansicht')}
          options={options(kind.views, viewKey)}
        />
      )}
      {filters}
      {hasDays && (
        <>
          <TextFilter name="von" label={t('work.list.from')} type="date" value={value('von')} />
          <TextFilter name="bis" label={t('work.list.to')} type="date" value={value('bis')} />
        </>
      )}
      {sorts.length > 0 && (
        <Sorter
          name="sortierung"
          label={t('work.list.sorting')}
          value={value('sortierung')}
          options={[['', t(kind.usual ?? 'work.list.newest')], ...sorts]}
        />
      )}
    </Filters>
  );
}

/** The fields show what the address says, after every way to another one; they stay, and so does the focus in them. */
function useFieldsOf(search: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const query = new URLSearchParams(search);
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement) field.value = query.get(field.name) ?? '';
      if (field instanceof HTMLSelectElement)
        field.selectedIndex = Math.max(
          0,
          [...field.options].findIndex(({ value }) => value === query.get(field.name)),
        );
    }
  }, [search]);
  return form;
}
