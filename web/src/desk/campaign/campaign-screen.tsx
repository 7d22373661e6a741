/** One campaign: its form, what is decided about it, who agreed. It keeps itself while somebody writes. */

import { saveCampaign, showCampaign } from '@weitersagen/contract/campaign/desk';
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { nameOf } from '../../work/colleagues.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { Obstacles, Plans } from '../content/editor/deeds.tsx';
import { Editor } from '../content/editor/editor.tsx';
import type { Calls } from '../content/editor/keeping/use-keeper.ts';
import { loadNames } from '../content/editor/suggestions.ts';
import { useSeat } from '../desk-context.ts';
import { decisionOf } from '../draft/decisions.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { Agreements } from './agreements.tsx';
import { campaignQuestions, decideCampaign } from './decisions.ts';
import { CampaignDeeds } from './deeds.tsx';
import { type EditedCampaign, editedCampaign } from './edited-campaign.ts';
import { entryOf } from './fields.ts';
import { CampaignBadges, campaignPath } from './names.tsx';

export async function load({ api, params }: Load) {
  const [campaign, names] = await Promise.all([api(showCampaign, { params: { id: params.id ?? '' } }), loadNames(api)]);
  return { campaign: need(campaign), names };
}

export function submit(given: Submit) {
  const decision = decisionOf(campaignQuestions, questionOf(given.query));
  if (!decision) throw new Error('this page asks nothing of that name');
  return decideCampaign(given, decision);
}

const edited = <T extends Parameters<typeof editedCampaign>[0]>(outcome: Outcome<T>): Outcome<EditedCampaign> =>
  outcome.ok ? { ...outcome, value: editedCampaign(outcome.value) } : outcome;

const calls: Calls<EditedCampaign> = {
  load: async (api: Api, { campaign: { id } }) => edited(await api(showCampaign, { params: { id } })),
  save: async (api: Api, { campaign: { id } }, data, revision) =>
    edited(await api(saveCampaign, { params: { id }, body: { revision, entry: entryOf(data) } as never })),
};

export default function CampaignScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { campaign, names } = useLoaderData<typeof load>();
  return (
    <Editor
      key={campaign.id}
      loaded={editedCampaign(campaign)}
      calls={calls}
      names={names}
      back={<BackToList href={deskPath(slug, 'aktionen')}>{t('desk.campaign.title')}</BackToList>}
      badge={(detail) => <CampaignBadges campaign={detail.campaign} />}
      deeds={(kept) => <CampaignDeeds kept={kept} />}
      standing={(detail) => (
        <>
          <Plans detail={detail} />
          <Obstacles detail={detail} />
        </>
      )}
      seenAt={({ campaign: { id } }) => ({ path: '', anchor: `campaign-${id}-title` })}
      below={(detail) => (
        <>
          <Agreements campaign={detail.campaign} />
          <About detail={detail} />
        </>
      )}
    />
  );
}

function About({ detail: { campaign, changedAt, changedBy } }: { detail: EditedCampaign }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const by = changedBy === null ? '' : ` ${t('desk.content.by', { by: nameOf(changedBy) })}`;
  return (
    <section className={layout.card} aria-labelledby="facts">
      <h2 id="facts">{t('desk.edit.facts')}</h2>
      <Facts facts={[[t('desk.edit.changed'), `${moment(changedAt, locale)}${by}`]]} />
      <p>
        <a href={`${campaignPath(slug, campaign.id)}/fassungen`}>{t('desk.edit.versions')}</a>
      </p>
    </section>
  );
}
