/** All campaigns: whom each is for, its days, how it stands, and how many agreed; a new one begins here. */
import {
  type CampaignRow,
  campaignPhase,
  campaignState,
  createCampaign,
  listCampaigns,
} from '@weitersagen/contract/campaign/desk';
import { showContentOverview } from '@weitersagen/contract/content/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { day, moment, number } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import { HeadedList, loadList, type Reader } from '../../work/list/headed-list.tsx';
import type { ListColumn } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { Changed } from '../content/names.tsx';
import type { Load, Submit } from '../screen.ts';
import { audiences, entryOf } from './fields.ts';
import { CampaignBadges, campaignPath } from './names.tsx';

const list: ListKind = {
  status: campaignState,
  views: campaignPhase,
  columns: { changedAt: 'GeaendertAm' },
  usual: 'desk.content.usual',
};
const newQuestion = 'neu';

export const load = (given: Load) => loadList(given, list, listCampaigns);

/** It begins with its title, in the language that may lack nothing; all else is entered in the editor. */
export async function submit({ api, form, mandant, done, t }: Submit) {
  const { title = '', audience: word } = form.values;
  if (title.trim() === '') return form.refuse('title', t('problem.required', { label: t('desk.campaign.name') }));
  const [master = 'de'] = need(await api(showContentOverview)).languages;
  const entry = entryOf({ Zielgruppe: { iv: word }, Titel: { [master]: title.trim() } });
  return form.send(createCampaign, { instead: { entry } }, ({ id }) =>
    done(t('desk.campaign.new.done'), campaignPath(mandant.slug, id)),
  );
}

export default function CampaignListScreen() {
  return (
    <HeadedList
      words="desk.campaign"
      lead="desk.campaign.lead"
      statusKey="desk.content.stateOf"
      viewKey="desk.campaign.phaseOf"
      kind={list}
      loaded={useLoaderData<typeof load>()}
      columns={columnsOf}
      keyOf={({ id }) => id}
    >
      <NewCampaign />
    </HeadedList>
  );
}

function NewCampaign() {
  const t = useT();
  return (
    <div className={layout.row}>
      <Ask name={newQuestion} isFirst>
        {t('desk.campaign.new.title')}
      </Ask>
      <Question
        name={newQuestion}
        title={t('desk.campaign.new.title')}
        submit={t('desk.content.new.make')}
        consequence={<p>{t('desk.campaign.new.then')}</p>}
      >
        <TextField name="title" label={t('desk.campaign.name')} autoComplete="off" />
        <SelectField
          name="audience"
          label={t('desk.campaign.audience')}
          options={audiences().map(([word, code]) => [word, t(`desk.campaign.audienceOf.${code}` as never)] as const)}
        />
      </Question>
    </div>
  );
}

const columnsOf = ({ t, locale, slug }: Reader): ListColumn<CampaignRow>[] => [
  {
    head: t('desk.campaign.name'),
    kind: 'name',
    cell: ({ id, title }) => (
      <a href={campaignPath(slug, id)}>
        <bdi>{title || t('desk.content.unnamed')}</bdi>
      </a>
    ),
  },
  {
    head: t('desk.content.state'),
    cell: (row) => (
      <>
        <CampaignBadges campaign={row} />
        {row.plannedAt && <small>{t('desk.content.plannedAt', { date: moment(row.plannedAt, locale) })}</small>}
      </>
    ),
  },
  {
    head: t('desk.campaign.days'),
    cell: ({ from, until }) =>
      from === null && until === null
        ? t('desk.campaign.noDays')
        : t('desk.campaign.fromUntil', {
            from: from === null ? '?' : day(from, locale),
            until: until === null ? '?' : day(until, locale),
          }),
  },
  { head: t('desk.campaign.audience'), cell: ({ audience: whose }) => t(`desk.campaign.audienceOf.${whose}`) },
  {
    head: t('desk.campaign.agreed'),
    kind: 'sum',
    cell: ({ needsAgreement, agreed }) =>
      needsAgreement || agreed > 0 ? number(agreed, locale) : t('desk.campaign.asksNobody'),
  },
  {
    head: t('desk.content.changed'),
    sortedBy: 'changedAt',
    cell: (row) => <Changed {...row} />,
  },
];
