/** All content at a glance: how much there is of each kind, the pages as a tree, and a search through everything. */
import {
  exportContent,
  listContent,
  listFaults,
  searchContent,
  showContentOverview,
} from '@weitersagen/contract/content/desk';
import type { ContentRow } from '@weitersagen/contract/content/desk-shapes';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { need } from '../../api/need.ts';
import { TextFilter } from '../../form/filter-fields.tsx';
import { Filters } from '../../form/filters.tsx';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/work/table.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { bodyOf } from '../../work/list/list-query.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load } from '../screen.ts';
import { ContentTabs } from './content-tabs.tsx';
import { FoundContent } from './found-content.tsx';
import { listPath } from './names.tsx';
import { PageTree } from './page-tree.tsx';

export async function load({ api, query }: Load) {
  const words = query.get('worte')?.trim() ?? '';
  const [overview, pages, faults, found] = await Promise.all([
    api(showContentOverview),
    allPages(api),
    api(listFaults),
    words === '' ? null : api(searchContent, { query: { words } }),
  ]);
  return {
    overview: need(overview),
    pages,
    faultCount: need(faults).length,
    words,
    found: found && need(found),
  };
}

/** So many calls at most; whoever has more pages looks for them in the list. */
const callsMax = 20;

async function allPages(api: Load['api']): Promise<ContentRow[]> {
  const rows: ContentRow[] = [];
  let after: string | null = null;
  for (let call = 0; call < callsMax; call++) {
    const body: object = { ...bodyOf(new URLSearchParams(), { columns: {} }), pageSize: 100, after };
    const page = need(await api(listContent, { params: { kind: 'pages' }, body: body as never }));
    rows.push(...page.rows);
    if (!page.hasNext) break;
    after = page.after;
  }
  return rows;
}

export default function ContentOverviewScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { overview, pages, faultCount, words, found } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        title={t('desk.content.title')}
        lead={t('desk.content.lead')}
        actions={
          <>
            <FileLink href={addressOf(mandant.slug, exportContent)}>{t('desk.content.file.export')}</FileLink>
            <a
              className={`${button.button} ${button.second} ${button.small}`}
              href={deskPath(mandant.slug, 'inhalte', 'datei')}
            >
              {t('desk.content.file.import')}
            </a>
          </>
        }
      />
      {overview.isElsewhere && <Notice kind="warn">{t('desk.content.elsewhere')}</Notice>}
      <ContentTabs current="overview" faultCount={faultCount} />
      <Filters
        show={t('desk.content.find.do')}
        reset={t('work.list.reset')}
        resetHref={deskPath(mandant.slug, 'inhalte')}
      >
        <TextFilter name="worte" label={t('desk.content.find.label')} value={words || undefined} />
      </Filters>
      {found ? (
        <FoundContent rows={found} words={words} />
      ) : (
        <>
          <Kinds kinds={overview.kinds} />
          <section className={layout.card} aria-labelledby="pages">
            <h2 id="pages">{t('desk.content.tree.title')}</h2>
            <PageTree pages={pages} />
            <p className={layout.small}>
              <a href={listPath(mandant.slug, 'pages')}>{t('desk.content.tree.more')}</a>
            </p>
          </section>
        </>
      )}
    </>
  );
}

function Kinds({ kinds }: Pick<ReturnType<typeof useLoaderData<typeof load>>['overview'], 'kinds'>) {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const counted = (count: number, href: string) => (count === 0 ? '–' : <a href={href}>{number(count, locale)}</a>);
  return (
    <Table
      caption={t('desk.content.kinds')}
      rows={kinds}
      keyOf={({ kind }) => kind}
      empty={null}
      columns={[
        {
          head: t('desk.content.kind'),
          kind: 'name',
          cell: ({ kind }) => (
            <>
              <a href={listPath(mandant.slug, kind)}>{t(`desk.content.kindOf.${kind}`)}</a>
              <small>{t(`desk.content.about.${kind}`)}</small>
            </>
          ),
        },
        { head: t('desk.content.number'), kind: 'sum', cell: ({ count }) => number(count, locale) },
        {
          head: t('desk.content.drafts'),
          kind: 'sum',
          cell: ({ kind, drafts }) => counted(drafts, `${listPath(mandant.slug, kind)}?ansicht=MitArbeitskopie`),
        },
        {
          head: t('desk.content.untranslated'),
          kind: 'sum',
          cell: ({ kind, untranslated }) =>
            counted(untranslated, `${listPath(mandant.slug, kind)}?ansicht=Unuebersetzt`),
        },
      ]}
    />
  );
}
