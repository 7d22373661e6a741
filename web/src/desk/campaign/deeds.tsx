/** Everything that can be decided about a campaign, and what each decision means for those who see it and those who agreed. */
import type { CampaignDetail } from '@weitersagen/contract/campaign/desk';
import type { ReactNode } from 'react';
import { day, number } from '../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { Question } from '../../work/decision/question.tsx';
import type { Kept } from '../content/editor/keeping/keeper.ts';
import { MomentFields, Note } from '../content/editor/moment-fields.tsx';
import { Steps } from '../content/editor/steps.tsx';
import { useSeat } from '../desk-context.ts';
import { agreedIn } from './agreements.tsx';
import { type Decision, questions } from './decisions.ts';
import type { EditedCampaign } from './edited-campaign.ts';

/** Behind the button for everything else, in this order. */
const further = [
  'plan',
  'takeBack',
  'planBack',
  'unplan-publish',
  'unplan-unpublish',
  'discard',
  'remove',
] as const satisfies readonly Decision[];

export function CampaignDeeds({ kept: { detail, theirs } }: { kept: Kept<EditedCampaign> }) {
  const t = useT();
  const { campaign } = detail;
  const obstacle = obstaclesOf(campaign, theirs !== undefined);
  return (
    <>
      <Steps
        first="publish"
        others={further.filter((decision) => obstacle[decision] === undefined)}
        questions={questions}
        labelOf={(decision) => t(`desk.campaign.do.${decision}`)}
        obstacle={obstacle.publish}
      />
      {(Object.keys(questions) as Decision[]).map((decision) => (
        <Decide key={decision} decision={decision} campaign={campaign} isHeld={obstacle[decision] !== undefined} />
      ))}
    </>
  );
}

function obstaclesOf(
  { state, obstacles, plans, wasPublic }: CampaignDetail,
  isTwofold: boolean,
): Record<Decision, TextKey | undefined> {
  const why = (is: boolean, name: 'public' | 'incomplete' | 'notPublic' | 'conflict') =>
    is ? (`desk.edit.why.${name}` as const) : undefined;
  const goesPublic =
    why(isTwofold, 'conflict') ?? why(state === 'published', 'public') ?? why(obstacles.length > 0, 'incomplete');
  const ends = why(state === 'draft', 'notPublic');
  return {
    publish: goesPublic,
    plan: goesPublic,
    takeBack: ends,
    planBack: ends,
    'unplan-publish': why(!plans.some(({ deed }) => deed === 'publish'), 'notPublic'),
    'unplan-unpublish': why(!plans.some(({ deed }) => deed === 'unpublish'), 'notPublic'),
    discard: why(state !== 'changed', 'public'),
    remove: why(wasPublic, 'public'),
  };
}

interface DecideProps {
  decision: Decision;
  campaign: CampaignDetail;
  isHeld: boolean;
}

function Decide({ decision, campaign, isHeld }: DecideProps) {
  const t = useT();
  const planned = (
    <>
      <MomentFields />
      <Note />
    </>
  );
  const fields: Partial<Record<Decision, ReactNode>> = {
    publish: <Note />,
    plan: planned,
    takeBack: <Note />,
    planBack: planned,
  };
  const label = t(`desk.campaign.do.${decision}`);
  return (
    <Question
      name={questions[decision]}
      title={`${label}?`}
      submit={label}
      isDangerous={decision === 'remove' || decision === 'discard'}
      isHeld={isHeld}
      consequence={
        <>
          <p>{t(`desk.campaign.then.${decision}`)}</p>
          {(decision === 'publish' || decision === 'plan') && <Published campaign={campaign} />}
          {(decision === 'takeBack' || decision === 'planBack') && <Ended campaign={campaign} />}
        </>
      }
    >
      {fields[decision]}
    </Question>
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
