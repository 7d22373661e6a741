/** Everything that can be decided about a thing of the catalogue: the next step, and behind a button all others. */
import type { ReactNode } from 'react';
import { type TextKey, useT } from '../../i18n/t.ts';
import { Question } from '../../work/decision/question.tsx';
import type { Kept } from '../content/editor/keeping/keeper.ts';
import { MomentFields, Note } from '../content/editor/moment-fields.tsx';
import { Steps } from '../content/editor/steps.tsx';
import { type Decision, questions } from './decisions.ts';
import type { EditedThing, Noun, ThingDetail } from './thing.ts';

const further = [
  'plan',
  'takeBack',
  'planBack',
  'unplan-publish',
  'unplan-unpublish',
  'discard',
  'remove',
] as const satisfies readonly Decision[];

interface Props {
  kept: Kept<EditedThing<ThingDetail>>;
  noun: Noun;
  /** What there is to say of a decision about this one beside what holds for all. */
  more?: Partial<Record<Decision, ReactNode>>;
}

export function ThingDeeds({ kept: { detail, theirs }, noun, more = {} }: Props) {
  const t = useT();
  const obstacle = obstaclesOf(detail.thing, theirs !== undefined);
  return (
    <>
      <Steps
        first="publish"
        others={further.filter((decision) => obstacle[decision] === undefined)}
        questions={questions}
        labelOf={(decision) => t(labelOf(detail.thing, decision))}
        obstacle={obstacle.publish}
      />
      {(Object.keys(questions) as Decision[]).map((decision) => (
        <Decide
          key={decision}
          decision={decision}
          noun={noun}
          label={t(labelOf(detail.thing, decision))}
          isHeld={obstacle[decision] !== undefined}
          more={more[decision]}
        />
      ))}
    </>
  );
}

/** What was taken off is put back. */
const labelOf = ({ state }: ThingDetail, decision: Decision): TextKey =>
  decision === 'publish' && state === 'off' ? 'desk.thing.do.putBack' : `desk.thing.do.${decision}`;

function obstaclesOf(
  { state, obstacles, plans, wasPublic }: ThingDetail,
  isTwofold: boolean,
): Record<Decision, TextKey | undefined> {
  const why = (is: boolean, name: 'public' | 'incomplete' | 'notPublic' | 'conflict') =>
    is ? (`desk.edit.why.${name}` as const) : undefined;
  const goesPublic =
    why(isTwofold, 'conflict') ?? why(state === 'published', 'public') ?? why(obstacles.length > 0, 'incomplete');
  const ends = why(state === 'draft' || state === 'off', 'notPublic');
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
  noun: Noun;
  label: string;
  isHeld: boolean;
  more: ReactNode;
}

function Decide({ decision, noun, label, isHeld, more }: DecideProps) {
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
  return (
    <Question
      name={questions[decision]}
      title={`${label}?`}
      submit={label}
      isDangerous={decision === 'remove' || decision === 'discard'}
      isHeld={isHeld}
      consequence={
        <>
          <p>{t(`desk.thing.then.${decision}`, { noun })}</p>
          {more}
        </>
      }
    >
      {fields[decision]}
    </Question>
  );
}
