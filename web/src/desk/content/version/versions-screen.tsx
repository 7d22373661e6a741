/** What of an item was ever public: who published it when, two versions side by side, and an older one brought back as a draft. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import { listVersions, restoreContent, showContent, showVersion } from '@weitersagen/contract/content/desk';
import type { Version } from '@weitersagen/contract/content/desk-shapes';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { Filters, SelectFilter } from '../../../form/filters.tsx';
import { moment } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../../ui/work/table.tsx';
import { Ask, Question } from '../../../work/decision/question.tsx';
import { questionOf } from '../../../work/decision/question-address.ts';
import { PageHead } from '../../../work/page-head.tsx';
import { useSeat } from '../../desk-context.ts';
import { BackToList } from '../../layout/back-to-list.tsx';
import type { Load, Submit } from '../../screen.ts';
import { itemPath } from '../names.tsx';
import { Compare } from './compare.tsx';

const draft = 'entwurf';
const question = (version: number): string => `zurueckholen-${version}`;

/** The two that are compared: those of the address, else the newest one and what came of it. */
function chosen(query: URLSearchParams, versions: readonly Version[], hasDraft: boolean): readonly [string, string] {
  const [newest, before] = versions.map(({ version }) => String(version));
  const usual = hasDraft ? [newest, draft] : [before ?? newest, newest];
  return [query.get('von') ?? usual[0] ?? draft, query.get('nach') ?? usual[1] ?? draft];
}

export async function load({ api, params, query }: Load) {
  const id = params.id ?? '';
  const [detailed, listed] = await Promise.all([
    api(showContent, { params: { id } }),
    api(listVersions, { params: { id } }),
  ]);
  const [detail, versions] = [need(detailed), need(listed)];
  const [from, to] = chosen(query, versions, detail.state !== 'published');
  const dataOf = async (name: string): Promise<ItemData> =>
    name === draft || !/^\d{1,7}$/.test(name)
      ? detail.data
      : (need(await api(showVersion, { params: { id, version: Number(name) } })).data ?? {});
  const [before, after] = versions.length === 0 ? [{}, {}] : await Promise.all([dataOf(from), dataOf(to)]);
  return { detail, versions, from, to, before, after };
}

export async function submit({ api, form, params, query, mandant, done, t }: Submit) {
  const [, number] = /^zurueckholen-(\d{1,7})$/.exec(questionOf(query) ?? '') ?? [];
  if (!number) throw new Error('this page asks nothing of that name');
  const id = params.id ?? '';
  const { revision } = need(await api(showContent, { params: { id } }));
  return form.send(restoreContent, { params: { id, version: Number(number) }, instead: { revision } }, () =>
    done(t('desk.version.restored', { number }), itemPath(mandant.slug, id)),
  );
}

const nameOf = (t: T, name: string): string =>
  name === draft ? t('desk.version.draft') : t('desk.version.named', { number: name });

export default function ContentVersionsScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { detail, versions, from, to, before, after } = useLoaderData<typeof load>();
  const options = [draft, ...versions.map(({ version }) => String(version))].map(
    (name) => [name, nameOf(t, name)] as const,
  );
  const title = detail.title || t('desk.content.unnamed');
  return (
    <>
      <PageHead
        back={<BackToList href={itemPath(slug, detail.id)}>{title}</BackToList>}
        title={t('desk.version.of', { title })}
        lead={t('desk.version.lead')}
      />
      <Table
        caption={t('desk.version.count', { count: versions.length })}
        rows={versions}
        keyOf={({ version }) => version}
        empty={
          <EmptyState level="h2" title={t('desk.version.none')}>
            {t('desk.version.noneText')}
          </EmptyState>
        }
        columns={useColumns()}
      />
      {versions.length > 0 && (
        <section className={layout.card} aria-labelledby="compare">
          <h2 id="compare">{t('desk.version.compare')}</h2>
          <Filters
            show={t('desk.version.compare')}
            reset={t('work.list.reset')}
            resetHref={`${itemPath(slug, detail.id)}/fassungen`}
          >
            <SelectFilter
              key={`from-${from}`}
              name="von"
              label={t('desk.version.from')}
              value={from}
              options={options}
            />
            <SelectFilter key={`to-${to}`} name="nach" label={t('desk.version.to')} value={to} options={options} />
          </Filters>
          <p role="status">{t('desk.version.between', { from: nameOf(t, from), to: nameOf(t, to) })}</p>
          <Compare kind={detail.kind} languages={detail.languages} before={before} after={after} />
        </section>
      )}
      {versions
        .filter(({ isTakenAway }) => !isTakenAway)
        .map(({ version }) => (
          <Question
            key={version}
            name={question(version)}
            title={t('desk.version.restoreAsk', { number: version })}
            submit={t('desk.version.restore')}
            consequence={<p>{t('desk.version.restoreThen')}</p>}
          />
        ))}
    </>
  );
}

function useColumns(): Column<Version>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      head: t('desk.version.number'),
      kind: 'name',
      cell: ({ version, isTakenAway }) => (
        <>
          {t('desk.version.named', { number: version })}
          {isTakenAway && <small>{t('desk.version.takenAway')}</small>}
        </>
      ),
    },
    {
      head: t('desk.version.at'),
      cell: ({ at, by }) => (
        <>
          {moment(at, locale)}
          {by !== null && <small>{t('desk.content.by', { by })}</small>}
        </>
      ),
    },
    { head: t('desk.version.note'), cell: ({ note }) => note ?? t('desk.version.noNote') },
    {
      head: t('desk.version.action'),
      kind: 'action',
      cell: ({ version, isTakenAway }) =>
        !isTakenAway && (
          <Ask name={question(version)} isSmall>
            {t('desk.version.restore')}
            <span className={layout.hush}> – {t('desk.version.named', { number: version })}</span>
          </Ask>
        ),
    },
  ];
}
