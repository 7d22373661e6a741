/**
 * A screen that is a list: its heading with the whole of it as a file, what a screen has to say first, the list itself.
 * A screen names what it lists and says what a row looks like; its words are the texts `desk.<of>.…`.
 */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import type { Api } from '@weitersagen/contract/page/page';
import type { ReactNode } from 'react';
import { need } from '../../api/need.ts';
import { type T, type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { PageHead } from '../page-head.tsx';
import { useSitting } from '../work-area.ts';
import { FileLink } from './file-link.tsx';
import { type ListColumn, ListPage, type Page } from './list-page.tsx';
import { bodyOf, fileAddress, type ListBody, type ListKind } from './list-query.ts';

/** For whom a row is written: in which language, at the desk of which mandant. */
export interface Reader {
  t: T;
  locale: string;
  slug: string;
}

interface Props<Row, D extends Definition> {
  of: 'log' | 'mail' | 'order' | 'payout' | 'recommendation' | 'recommender' | 'reward';
  kind: ListKind;
  loaded: { body: ListBody; page: Page<Row> };
  /** Where the whole list is a file. */
  file: Endpoint<D>;
  columns: (reader: Reader) => readonly ListColumn<Row>[];
  keyOf: (row: Row) => string | number;
  /** Where `desk.<of>.title` is the title of a single one. */
  title?: TextKey;
  lead?: TextKey;
  viewKey?: string;
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
  return { body, page: need(await api(rows, { body })) };
}

export function HeadedList<Row, D extends Definition>(props: Props<Row, D>) {
  const { of, kind, loaded, file, columns, keyOf, title = `desk.${of}.title`, lead, viewKey, children } = props;
  const t = useT();
  const locale = useLocale();
  const { slug } = useSitting();
  return (
    <>
      <PageHead
        title={t(title)}
        lead={lead && t(lead)}
        actions={<FileLink href={fileAddress(slug, file, loaded.body)} />}
      />
      {children}
      <ListPage
        {...loaded}
        kind={kind}
        columns={columns({ t, locale, slug })}
        keyOf={keyOf}
        statusKey={kind.status && `desk.state.${of === 'recommender' ? 'account' : of}`}
        viewKey={viewKey}
        searchLabel={t(`desk.${of}.search`)}
        hasDays
        empty={{ title: t(`desk.${of}.empty`), text: t(`desk.${of}.emptyText`) }}
        countKey={`desk.${of}.count`}
      />
    </>
  );
}
