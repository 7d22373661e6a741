/**
 * A screen that is a list: its heading with the whole of it as a file, what a screen has to say first, the list itself.
 * A screen names what it lists and says what a row looks like; its words are the texts `<words>.…`.
 */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import type { Api } from '@weitersagen/contract/page/page';
import type { ReactNode } from 'react';
import { need } from '../../api/need.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import type { StateOf } from '../history/state-words.ts';
import { PageHead } from '../page-head.tsx';
import type { Preview } from '../panel/side-panel.tsx';
import { useSitting } from '../work-area.ts';
import { FileLink } from './file-link.tsx';
import { type ListColumn, ListPage, type Page } from './list-page.tsx';
import { bodyOf, fileAddress, type ListBody, type ListKind } from './list-query.ts';
import type { ListTab } from './list-tabs.tsx';

/** For whom a row is written: in which language, with the rows of which mandant. */
export interface Reader {
  t: T;
  locale: string;
  slug: string;
}

interface Props<Row, D extends Definition = Definition> {
  /** What the keys of its words begin with. */
  words: `desk.${'agency' | 'agent' | 'approval' | 'campaign' | 'case' | 'claim' | 'consent' | 'content' | 'invoice' | 'log' | 'mail' | 'order' | 'payout' | 'premium' | 'product' | 'provider' | 'recommendation' | 'recommender' | 'returned' | 'reward' | 'security'}`;
  /** Whose states its rows can be narrowed by. */
  statesOf?: StateOf;
  /** Where the states are its own: what the keys of their words begin with. */
  statusKey?: string;
  kind: ListKind;
  loaded: { body: ListBody; page: Page<Row> };
  /** Where the whole list is a file; without it there is none. */
  file?: Endpoint<D>;
  columns: (reader: Reader) => readonly ListColumn<Row>[];
  keyOf: (row: Row) => string | number;
  /** Where `<words>.title` is the title of a single one. */
  title?: TextKey;
  lead?: TextKey;
  /** The way to what it is a part of. */
  back?: ReactNode;
  viewKey?: string;
  /** Filters of its own, under the names of its further fields. */
  filters?: ReactNode;
  hasNoDays?: boolean;
  /** A row is one line: what does not fit is cut. */
  isOneLine?: boolean;
  /** Its views as tabs, without the whole, which is the first. */
  tabs?: readonly ListTab[];
  /** What else belongs to the whole of it, beside the file. */
  actions?: ReactNode;
  /** What can be done with rows that somebody chose. */
  deeds?: ReactNode;
  /** What a row shows beside the list. */
  preview?: Preview;
  /** Between the heading and the list. */
  children?: ReactNode;
}

interface Asked {
  api: Api;
  query: URLSearchParams;
}

/** The part of the list that the address asks for. */
export async function loadList<D extends Definition>({ api, query }: Asked, kind: ListKind, rows: Endpoint<D>) {
  const body = bodyOf(query, kind);
  return { body, page: need(await api(rows, { body: { ...body, ...body.own } })) };
}

export function HeadedList<Row, D extends Definition = Definition>(props: Props<Row, D>) {
  const {
    words,
    statesOf,
    statusKey = statesOf && `work.state.${statesOf}`,
    kind,
    loaded,
    file,
    columns,
    keyOf,
    title = `${words}.title`,
    lead,
    back,
    viewKey,
    filters,
    hasNoDays = false,
    isOneLine,
    tabs,
    actions,
    deeds,
    preview,
    children,
  } = props;
  const t = useT();
  const locale = useLocale();
  const { slug } = useSitting();
  return (
    <>
      <PageHead
        title={t(title)}
        lead={lead && t(lead)}
        back={back}
        actions={
          <>
            {actions}
            {file && <FileLink href={fileAddress(slug, file, loaded.body)} />}
          </>
        }
      />
      {children}
      <ListPage
        {...loaded}
        kind={kind}
        columns={columns({ t, locale, slug })}
        keyOf={keyOf}
        statusKey={statusKey}
        viewKey={viewKey}
        searchLabel={t(`${words}.search`)}
        hasDays={!hasNoDays}
        isOneLine={isOneLine}
        tabs={tabs && [{ name: t('work.list.all'), fields: {} }, ...tabs]}
        filters={filters}
        empty={{ title: t(`${words}.empty`), text: t(`${words}.emptyText`) }}
        countKey={`${words}.count`}
        deeds={deeds}
        preview={preview}
      />
    </>
  );
}
