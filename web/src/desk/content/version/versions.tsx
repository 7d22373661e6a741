/** Everything of one thing that was ever public: who published it when, two versions side by side, and one to bring back. */

import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { Version } from '@weitersagen/contract/content/desk-shapes';
import { SelectFilter } from '../../../form/filter-fields.tsx';
import { Filters } from '../../../form/filters.tsx';
import { moment } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Parted } from '../../../ui/work/parted.tsx';
import { type Column, Table } from '../../../ui/work/table.tsx';
import { nameOf as colleague } from '../../../work/colleagues.ts';
import { Ask, Question } from '../../../work/decision/question.tsx';
import { questionOf } from '../../../work/decision/question-address.ts';
import { PageHead } from '../../../work/page-head.tsx';
import { BackToList } from '../../layout/back-to-list.tsx';
import type { ProductNames } from '../../premium/product-names.ts';
import type { EditedKind } from '../field/edited.ts';
import { Compare } from './compare.tsx';

const draft = 'entwurf';
const question = (version: number): string => `zurueckholen-${version}`;

/** The version that is to be brought back, by the question of the address. */
export function restoredVersion(query: URLSearchParams): number {
  const [, number] = /^zurueckholen-(\d{1,7})$/.exec(questionOf(query) ?? '') ?? [];
  if (!number) throw new Error('this page asks nothing of that name');
  return Number(number);
}

/** The two that are compared: those of the address, else the newest one and what came of it. Each a number, or the draft. */
export function versionsAsked(query: URLSearchParams, versions: readonly Version[], hasDraft: boolean) {
  const [newest, before] = versions.map(({ version }) => String(version));
  const usual = hasDraft ? [newest, draft] : [before ?? newest, newest];
  return { from: query.get('von') ?? usual[0] ?? draft, to: query.get('nach') ?? usual[1] ?? draft };
}

const nameOf = (t: T, name: string): string =>
  name === draft ? t('desk.version.draft') : t('desk.version.named', { number: name });

interface Props {
  kind: EditedKind;
  languages: readonly string[];
  title: string;
  /** Where it is written. */
  href: string;
  versions: readonly Version[];
  from: string;
  to: string;
  before: ItemData;
  after: ItemData;
  /** Of the products that both name. */
  names?: ProductNames;
}

export function Versions({ title, href, versions, from, to, ...compared }: Props) {
  const t = useT();
  const options = [draft, ...versions.map(({ version }) => String(version))].map(
    (name) => [name, nameOf(t, name)] as const,
  );
  return (
    <>
      <PageHead
        back={<BackToList href={href}>{title}</BackToList>}
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
          <Filters show={t('desk.version.compare')} reset={t('work.list.reset')} resetHref={`${href}/fassungen`}>
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
          <Compare {...compared} />
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
          {by !== null && (
            <small>
              <Parted text={t('desk.content.by', { by: colleague(by) })} />
            </small>
          )}
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
