/** What visitors decided about cookies, the newest first: evidence that names nobody, found by the number a visitor reads out. */
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type ConsentRow,
  consentExtent,
  downloadConsents,
  downloadConsentTexts,
  pageConsents,
} from '@weitersagen/contract/consent/desk';
import { optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { consentSource } from '@weitersagen/contract/consent/schemas';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../api/client.ts';
import { wordsOf } from '../../form/filter-words.ts';
import { moment } from '../../i18n/format.ts';
import { type T, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Badge, type BadgeKind } from '../../ui/state/badge.tsx';
import { Parted } from '../../ui/work/parted.tsx';
import { FileLink } from '../../work/list/file-link.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { LeadLink } from '../../work/row/lead-link.tsx';
import { languageName } from '../content/names.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load } from '../screen.ts';

export type Row = Value<typeof ConsentRow>;

const kind: ListKind = { status: consentExtent, views: consentSource, columns: { at: 'Am' } };

export const load = (given: Load) => loadList(given, kind, pageConsents);

export default function ConsentListScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const loaded = useLoaderData<typeof load>();
  return (
    <HeadedList
      words="desk.consent"
      kind={kind}
      loaded={loaded}
      file={downloadConsents}
      actions={<FileLink href={addressOf(mandant.slug, downloadConsentTexts)}>{t('desk.consent.texts')}</FileLink>}
      columns={columnsOf}
      keyOf={({ id }) => id}
      lead="desk.consent.lead"
      statusKey="desk.consent.extentOf"
      viewKey="desk.consent.source"
      tabs={wordsOf(consentExtent).map(([word, code]) => ({
        name: t(`desk.consent.extentOf.${code as Row['extent']}`),
        fields: { status: word },
      }))}
    >
      {loaded.page.asker === 'aus' && <Notice>{t('desk.consent.nobodyAsks')}</Notice>}
    </HeadedList>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<Row>[] => [
  {
    head: t('desk.consent.number'),
    kind: 'lead',
    cell: ({ id, number }) => (
      <LeadLink href={deskPath(slug, 'einwilligungen', id)}>
        <Parted text={number} />
      </LeadLink>
    ),
  },
  {
    head: t('desk.consent.extent'),
    kind: 'name',
    cell: (row) => (
      <>
        <ExtentBadge extent={row.extent} />
        {row.extent === 'some' && <small>{givenText(row, t)}</small>}
      </>
    ),
  },
  { head: t('desk.consent.at'), sortedBy: 'at', cell: ({ at }) => moment(at, locale) },
  { head: t('desk.consent.source.label'), cell: ({ source }) => t(`desk.consent.source.${source}`) },
  {
    head: t('desk.consent.wording'),
    cell: ({ language }) =>
      language === null ? (
        <span className={layout.soft}>{t('desk.consent.ofThirdParty')}</span>
      ) : (
        languageName(language, locale)
      ),
  },
];

/** "Statistik, Marketing" */
export const givenText = (row: Row, t: T): string =>
  optionalPurposes
    .filter((purpose) => row[purpose])
    .map((purpose) => t(`desk.consent.purposeOf.${purpose}`))
    .join(', ') || t('desk.consent.nothing');

const looks: Readonly<Record<Row['extent'], BadgeKind>> = { all: 'good', some: 'info', none: 'open' };

export function ExtentBadge({ extent }: Pick<Row, 'extent'>) {
  const t = useT();
  return <Badge kind={looks[extent]}>{t(`desk.consent.extentOf.${extent}`)}</Badge>;
}
