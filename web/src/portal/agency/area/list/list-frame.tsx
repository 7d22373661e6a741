/** What stands around the rows of every list: filters that are the address, filters kept by name, the file, the ways to other pages. */
import { partMin } from '@weitersagen/contract/basics/list';
import type { ReactNode } from 'react';
import { SelectFilter, TextFilter } from '../../../../form/filter-fields.tsx';
import { Filters, SortFilter } from '../../../../form/filters.tsx';
import formStyles from '../../../../form/form.module.css';
import { number } from '../../../../i18n/format.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { KeyPages } from '../../../../ui/work/paging.tsx';
import { type Column, Table } from '../../../../ui/work/table.tsx';
import { Said } from '../../../shell/said.tsx';
import styles from '../area.module.css';
import type { Place } from '../places.ts';
import { type Asked, addressWith, filterIn, isFiltered, pageSize, periods } from './asked.ts';
import { Box, Choice } from './choice.tsx';

export interface Paged<Row> {
  rows: readonly Row[];
  hasNext: boolean;
  totalCount: number | null;
  after: string | null;
  before: string | null;
}

export interface AreaColumn<Row> extends Column<Row> {
  /** Its name on the wire, where the list can be sorted by it. */
  sortedBy?: string;
}

export type Options = readonly (readonly [value: string, text: string])[];

interface Props<Row> {
  place: Place;
  asked: Asked;
  /** The question of the address, as it stands there. */
  search: string;
  page: Paged<Row>;
  columns: readonly AreaColumn<Row>[];
  /** By which a row is chosen, too: what the call of its file names it by. */
  keyOf: (row: Row) => string | number;
  /** "{count} Aufträge", by how many there are; null where nobody counted. */
  caption: (count: number | null) => string;
  /** What else is said of the rows of this page. */
  alsoSaid?: string | undefined;
  statuses: Options;
  /** Who works there; none for somebody who sees only the own. */
  employees: Options;
  /** The first is the order without another, the second its column the other way round. */
  sorts: Options;
  /** Says what the field of the text finds. */
  textLabel: string;
  hasPeriod?: boolean;
  /** What stands there where there is nothing at all yet. */
  empty: { title: string; text: string; action?: ReactNode };
  /** What the box of a row says that it chooses. */
  chooses: (row: Row) => string;
  /** What is done with chosen rows beside their file. */
  deeds?: ReactNode;
}

export function ListFrame<Row>(props: Props<Row>) {
  const { place, asked, search, page, columns, keyOf, empty, deeds } = props;
  const t = useT();
  const caption = useCaption(props);
  if (page.rows.length === 0 && !isFiltered(asked) && asked.after === null)
    return (
      <EmptyState title={empty.title} level="h2" action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  const nothing = (
    <EmptyState title={t('agencyList.none')} level="h2" action={<a href="?">{t('agencyList.reset')}</a>}>
      {t('agencyList.noneText')} {asked.text !== '' && asked.text.length < partMin && t('agencyList.short')}
    </EmptyState>
  );
  return (
    <>
      {asked.isNotSaved && <Said kind="bad">{t('agencyList.notSaved')}</Said>}
      <ListFilters {...props} />
      <SavedFilters place={place} search={filterIn(search)} isFiltered={isFiltered(asked)} />
      {page.rows.length > 0 && <Choice place={place} asked={asked} deeds={deeds} />}
      <Table
        caption={caption}
        columns={columns.map((column, at) => ({
          ...column,
          ...sortOf(column, props),
          ...(at === 0 && { cell: (row: Row) => <First row={row} {...props} /> }),
        }))}
        rows={page.rows}
        keyOf={keyOf}
        empty={nothing}
      />
      <Ways page={page} asked={asked} search={search} />
    </>
  );
}

/** A row begins with its box. */
function First<Row>({ row, columns: [column], keyOf, chooses }: Props<Row> & { row: Row }) {
  return (
    <span className={styles.first}>
      <Box value={keyOf(row)} label={chooses(row)} />
      {column?.cell(row)}
    </span>
  );
}

/** "38 Einladungen, hier 26 bis 38". */
function useCaption<Row>({ caption, page, asked, alsoSaid }: Props<Row>): string {
  const t = useT();
  const { rows, totalCount } = page;
  const from = firstRowOf(page, asked);
  const isPart = from !== null && (totalCount === null || totalCount > rows.length);
  return [caption(totalCount), isPart && t('agencyList.part', { from: from + 1, to: from + rows.length }), alsoSaid]
    .filter(Boolean)
    .join(', ');
}

/** How many rows stand before the first of the page, where that can be told. */
function firstRowOf<Row>({ rows, totalCount }: Paged<Row>, { fromEnd, passed }: Asked): number | null {
  if (!fromEnd) return passed;
  return totalCount === null ? null : totalCount - rows.length;
}

/**
 * A head sorts by its column, and the other way round when it does already. Days begin with the newest, which is the order without
 * another; names begin with A.
 */
function sortOf<Row>({ sortedBy }: AreaColumn<Row>, { asked, search, sorts }: Props<Row>) {
  if (sortedBy === undefined) return {};
  const usual = sorts[1]?.[0] ?? '';
  const now = asked.sort || `-${usual}`;
  const isCurrent = now.replace(/^-/, '') === sortedBy;
  const isDescending = isCurrent && now.startsWith('-');
  const backwards = sortedBy === usual ? null : `-${sortedBy}`;
  const next = (isCurrent ? !isDescending : sortedBy === usual) ? backwards : sortedBy;
  const direction = isCurrent ? (isDescending ? 'descending' : 'ascending') : undefined;
  return { sort: { href: addressWith(search, { sort: next }), direction } as const };
}

function ListFilters<Row>({ asked, statuses, employees, sorts, textLabel, hasPeriod = true }: Props<Row>) {
  const t = useT();
  const any = ['', t('agencyList.all')] as const;
  return (
    <Filters show={t('agencyList.show')} reset={t('agencyList.reset')} resetHref="?">
      <TextFilter name="text" label={textLabel} value={asked.text} />
      <SelectFilter name="status" label={t('agencyList.status')} value={asked.status} options={[any, ...statuses]} />
      {employees.length > 0 && (
        <SelectFilter name="ma" label={t('agencyList.employee')} value={asked.employee} options={[any, ...employees]} />
      )}
      {hasPeriod && (
        <SelectFilter
          name="zeit"
          label={t('agencyList.period')}
          value={asked.period}
          options={[
            ['', t('agencyList.periodOf.any')],
            ...periods.map((one) => [one, t(`agencyList.periodOf.${one}`)] as const),
          ]}
        />
      )}
      <SortFilter name="sort" label={t('agencyList.sort')} value={asked.sort} options={sorts} />
    </Filters>
  );
}

/**
 * Kept in this browser by the script of the area; without it there are none. What is filtered by now can be kept; where nothing is
 * filtered and nothing kept, nothing stands here.
 */
interface SavedProps {
  place: Place;
  /** What is kept. */
  search: string;
  isFiltered: boolean;
}

function SavedFilters({ place, search, isFiltered: mayKeep }: SavedProps) {
  const t = useT();
  return (
    <div
      className={styles.saved}
      data-saved-filters={place}
      data-filter={search}
      data-remove={t('agencyList.savedRemove', { name: '#' })}
      hidden
    >
      <ul aria-label={t('agencyList.saved')} />
      {mayKeep && (
        <form>
          <label htmlFor="filter-name">{t('agencyList.savedName')}</label>
          <input className={formStyles.input} id="filter-name" maxLength={40} autoComplete="off" />
          <button type="submit" className={`${button.button} ${button.second} ${button.small}`}>
            {t('agencyList.savedAdd')}
          </button>
        </form>
      )}
    </div>
  );
}

function Ways<Row>({ page, asked, search }: { page: Paged<Row>; asked: Asked; search: string }) {
  const t = useT();
  const isFirst = asked.after === null && asked.before === null && !asked.fromEnd;
  if (isFirst && !page.hasNext) return null;
  const from = firstRowOf(page, asked);
  const passed = (rows: number): string | null => (from === null ? null : String(Math.max(0, from + rows)));
  const to = (fields: Readonly<Record<string, string | null>>) => addressWith(search, fields);
  return (
    <KeyPages
      label={t('agencyList.pages')}
      first={{ name: t('agencyList.first'), href: isFirst ? undefined : to({}) }}
      previous={{
        name: t('agencyList.previous'),
        href: page.before ? to({ vor: page.before, ab: passed(-pageSize) }) : undefined,
      }}
      next={{
        name: t('agencyList.next'),
        href: page.after ? to({ nach: page.after, ab: passed(page.rows.length) }) : undefined,
      }}
      last={{ name: t('agencyList.last'), href: page.hasNext ? to({ ende: 'ja' }) : undefined }}
    />
  );
}

/** "2.000", or "mehr als 10.000" where nobody counts further. */
export function useCount(): (count: number | null) => string {
  const t = useT();
  const locale = useLocale();
  return (count) => (count === null ? t('agencyList.many') : number(count, locale));
}
