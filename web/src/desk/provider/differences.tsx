/** How the products of a load differ from what is offered: the odd ones first, then by kind, each with before and after. */

import { encode } from '@weitersagen/contract/basics/wire';
import type { Difference } from '@weitersagen/contract/provider/desk';
import { differenceKind } from '@weitersagen/contract/provider/status';
import { useLocation } from 'react-router';
import { TextFilter } from '../../form/filter-fields.tsx';
import { Filters } from '../../form/filters.tsx';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/work/table.tsx';
import { Tabs } from '../../ui/work/tabs.tsx';
import { ListStatus } from '../../work/list/list-status.tsx';
import { Ways } from '../../work/list/ways.tsx';
import { Changes } from './changes.tsx';
import type { Loaded } from './load-screen.tsx';
import styles from './provider.module.css';

const kinds = ['changed', 'gone', 'added'] as const;
const wordOf = (kind: (typeof kinds)[number]): string => encode(differenceKind, kind) as string;

export function Differences({ loaded: { found, kind, page } }: { loaded: Loaded }) {
  const t = useT();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const text = new URLSearchParams(search).get('text') ?? undefined;
  const total = found.added + found.changed + found.gone;
  if (total === 0 || found.status === 'failed') return null;
  const shown = kind ?? 'odd';
  const title = text
    ? t(`desk.provider.tabOf.${shown}`)
    : t(`desk.provider.countOf.${shown}`, { count: number(found[shown], locale) });
  return (
    <section className={layout.stack} aria-labelledby="differences">
      <h2 id="differences">{t('desk.provider.differences')}</h2>
      <Kinds found={found} kind={kind} />
      <Filters reset={t('work.list.reset')} resetHref={kind === null ? pathname : `${pathname}?art=${wordOf(kind)}`}>
        {kind !== null && <input type="hidden" name="art" value={wordOf(kind)} />}
        <TextFilter name="text" label={t('desk.provider.externalId')} value={text} />
      </Filters>
      <ListStatus ends={page} shown={page.rows.length}>
        {title}
      </ListStatus>
      <Table
        caption={title}
        rows={page.rows}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={t('desk.provider.noRows')}>
            {t(found.isCleared ? 'desk.provider.cleared' : 'desk.provider.noRowsText')}
          </EmptyState>
        }
        columns={[
          { head: t('desk.provider.product'), kind: 'name', cell: (row) => <Product row={row} /> },
          { head: t('desk.provider.what'), cell: (row) => <What row={row} /> },
          { head: t('desk.provider.changes'), cell: ({ changes }) => <Changes changes={changes} /> },
        ]}
      />
      <Ways ends={page} />
    </section>
  );
}

function Kinds({ found, kind }: Pick<Loaded, 'found' | 'kind'>) {
  const t = useT();
  const locale = useLocale();
  const { pathname } = useLocation();
  const tab = (one: (typeof kinds)[number] | 'odd', href: string, isCurrent: boolean) =>
    found[one] === 0
      ? []
      : [{ name: t(`desk.provider.tabOf.${one}`), href, count: number(found[one], locale), isCurrent }];
  return (
    <Tabs
      label={t('desk.provider.differences')}
      tabs={[
        ...tab('odd', pathname, kind === null),
        ...kinds.flatMap((one) => tab(one, `${pathname}?art=${wordOf(one)}`, kind === one)),
      ]}
    />
  );
}

const Product = ({ row: { name, externalId } }: { row: Difference }) => (
  <>
    <b>
      <bdi>{name}</bdi>
    </b>
    <small>
      <bdi>{externalId}</bdi>
    </small>
  </>
);

const looks = { added: 'info', changed: 'open', gone: 'bad' } as const;

function What({ row: { kind, oddity } }: { row: Difference }) {
  const t = useT();
  return (
    <div className={styles.badges}>
      <Badge kind={looks[kind]}>{t(`desk.provider.differenceOf.${kind}`)}</Badge>
      {oddity !== null && <Badge kind="warn">{t(`desk.provider.oddityOf.${oddity}`)}</Badge>}
    </div>
  );
}
