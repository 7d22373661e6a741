/** What a list is narrowed by, in one row: its search, its states, its days, and what is its own. */
import { partMin } from '@weitersagen/contract/basics/list';
import { type ReactNode, useEffect, useRef } from 'react';
import { SelectFilter, TextFilter } from '../../form/filter-fields.tsx';
import { wordsOf } from '../../form/filter-words.ts';
import { Filters, isTyping, SortFilter } from '../../form/filters.tsx';
import { type T, type TextKey, useT } from '../../i18n/t.ts';
import type { ListKind } from './list-query.ts';
import type { ViewField } from './list-tabs.tsx';
import { PeriodFilter } from './period-filter.tsx';

export interface Narrowing {
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
}

interface Props extends Narrowing {
  kind: ListKind;
  query: URLSearchParams;
  columns: readonly { head: string; sortedBy?: string }[];
  hasTiles: boolean;
  /** What the tabs choose, the form only keeps. */
  chosenByTabs: readonly ViewField[];
  path: string;
}

export function ListFilters(props: Props) {
  const {
    kind,
    query,
    columns,
    hasTiles,
    chosenByTabs,
    path,
    statusKey,
    statusLabel,
    viewKey,
    searchLabel,
    hasDays,
    filters,
  } = props;
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
  const sorts = sortsOf(columns, kind, t);
  return (
    <Filters ref={form} reset={t('work.list.reset')} resetHref={path} hint={hint}>
      {searchLabel && <TextFilter name="text" label={searchLabel} value={value('text')} describedBy={hint?.id} />}
      {statusKey && !chosenByTabs.includes('status') && (
        <SelectFilter
          name="status"
          label={t(statusLabel ?? 'work.list.status')}
          value={value('status')}
          options={options(kind.status, statusKey)}
        />
      )}
      {chosenByTabs.map(
        (field) => value(field) && <input key={field} type="hidden" name={field} value={value(field)} readOnly />,
      )}
      {viewKey && !chosenByTabs.includes('ansicht') && (
        <SelectFilter
          name="ansicht"
          label={t(`${viewKey}.label` as TextKey)}
          value={value('ansicht')}
          options={options(kind.views, viewKey)}
        />
      )}
      {filters}
      {hasDays && <PeriodFilter query={query} />}
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

/** Both ways of each column that can be sorted by. */
const sortsOf = (columns: Props['columns'], kind: ListKind, t: T) =>
  columns.flatMap(({ head, sortedBy }) => {
    const name = sortedBy && kind.columns[sortedBy];
    return name
      ? [
          [`-${name}`, t('work.list.down', { column: head })] as const,
          [name, t('work.list.up', { column: head })] as const,
        ]
      : [];
  });

/**
 * The fields show what the address says, after every way to another one; they stay, and so does the focus in them. What
 * somebody is typing stays, too: it will be the address.
 */
export function useFieldsOf(search: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current) return;
    const query = new URLSearchParams(search);
    const isBusy = isTyping(form.current);
    for (const field of form.current.elements) {
      if (field instanceof HTMLInputElement && field.name !== '') showIn(field, query.get(field.name) ?? '', isBusy);
      if (field instanceof HTMLSelectElement && field.name !== '')
        field.selectedIndex = Math.max(
          0,
          [...field.options].findIndex(({ value }) => value === query.get(field.name)),
        );
    }
  }, [search]);
  return form;
}

/** The address has no space at its end, where somebody may just have typed one. */
function showIn(field: HTMLInputElement, text: string, isBusy: boolean): void {
  const isTyped = field.type === 'search' && (isBusy || field.value.trim() === text);
  if (!isTyped) field.value = text;
}
