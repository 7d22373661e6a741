/** Everything that can be decided about a campaign, and what each decision means for those who see it and those who agreed. */
import type { CampaignDetail } from '@weitersagen/contract/campaign/desk';
import { day, number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import type { Kept } from '../content/editor/keeping/keeper.ts';
import { useSeat } from '../desk-context.ts';
import { DraftDeeds } from '../draft/deeds.tsx';
import { agreedIn } from './agreements.tsx';
import { campaignQuestions } from './decisions.ts';
import type { EditedCampaign } from './edited-campaign.ts';

export function CampaignDeeds({ kept: { detail, theirs } }: { kept: Kept<EditedCampaign> }) {
  const t = useT();
  const { campaign } = detail;
  return (
    <DraftDeeds
      standing={campaign}
      isTwofold={theirs !== undefined}
      questions={campaignQuestions}
      labelOf={(decision) => t(`desk.campaign.do.${decision}`)}
      thenOf={(decision) => (
        <>
          <p>{t(`desk.campaign.then.${decision}`)}</p>
          {(decision === 'publish' || decision === 'plan') && <Published campaign={campaign} />}
          {(decision === 'takeBack' || decision === 'planBack') && <Ended campaign={campaign} />}
        </>
      )}
    />
  );
}

/** When it is seen, and whether those who agreed until now still have. */
function Published({ campaign: { entry, agreements } }: { campaign: CampaignDetail }) {
  const t = useT();
  const locale = useLocale();
  const { today } = useSeat().operator;
  const { from, until, needsAgreement } = entry;
  const anew = agreedIn(agreements.filter(({ isAskedAnew }) => isAskedAnew));
  const stay = agreedIn(agreements) - anew;
  return (
    <>
      {until !== null && until < today ? (
        <p>{t('desk.campaign.when.over', { date: day(until, locale) })}</p>
      ) : (
        from !== null && from > today && <p>{t('desk.campaign.when.coming', { date: day(from, locale) })}</p>
      )}
      {anew > 0 && (
        <p>
          <b>{t('desk.campaign.terms.anew', { count: anew })}</b>
        </p>
      )}
      {stay > 0 && (
        <p>{t(needsAgreement ? 'desk.campaign.terms.stay' : 'desk.campaign.terms.none', { count: stay })}</p>
      )}
    </>
  );
}

function Ended({ campaign: { agreed } }: { campaign: CampaignDetail }) {
  const t = useT();
  const locale = useLocale();
  if (agreed === 0) return null;
  return <p>{t('desk.campaign.terms.ended', { count: agreed, number: number(agreed, locale) })}</p>;
}
