/** Everything that can be decided about what is written as a draft: the next step, and behind a button all others. */
import type { DraftState } from '@weitersagen/contract/draft/desk';
import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/t.ts';
import { Question } from '../../work/decision/question.tsx';
import { MomentFields, Note } from '../content/editor/moment-fields.tsx';
import { Steps } from '../content/editor/steps.tsx';
import type { Decision, Questions } from './decisions.ts';

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

interface Standing {
  state: DraftState;
  obstacles: readonly unknown[];
  plans: readonly { deed: 'publish' | 'unpublish' }[];
  wasPublic: boolean;
  /** What waits for another person, of a kind that takes one. */
  approvals?: readonly unknown[];
}

interface Props {
  standing: Standing;
  /** Somebody else has written meanwhile. */
  isTwofold: boolean;
  /** What is public of its kind is never taken off. */
  staysOn?: boolean;
  questions: Questions;
  labelOf: (decision: Decision) => string;
  /** What a decision means, for whoever takes it. */
  thenOf: (decision: Decision) => ReactNode;
}

export function DraftDeeds({ standing, isTwofold, staysOn = false, questions, labelOf, thenOf }: Props) {
  const obstacle = obstaclesOf(standing, { isTwofold, staysOn });
  return (
    <>
      <Steps
        first="publish"
        others={further.filter((decision) => obstacle[decision] === undefined)}
        questions={questions}
        labelOf={labelOf}
        obstacle={obstacle.publish}
      />
      {(Object.keys(questions) as Decision[]).map((decision) => (
        <Question
          key={decision}
          name={questions[decision]}
          title={`${labelOf(decision)}?`}
          submit={labelOf(decision)}
          isDangerous={decision === 'remove' || decision === 'discard'}
          isHeld={obstacle[decision] !== undefined}
          consequence={thenOf(decision)}
        >
          {fields[decision]}
        </Question>
      ))}
    </>
  );
}

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

function obstaclesOf(
  { state, obstacles, plans, wasPublic, approvals = [] }: Standing,
  { isTwofold, staysOn }: { isTwofold: boolean; staysOn: boolean },
): Record<Decision, TextKey | undefined> {
  const why = (is: boolean, name: 'public' | 'incomplete' | 'waits' | 'notPublic' | 'conflict') =>
    is ? (`desk.edit.why.${name}` as const) : undefined;
  const goesPublic =
    why(isTwofold, 'conflict') ??
    why(state === 'published', 'public') ??
    why(obstacles.length > 0, 'incomplete') ??
    why(approvals.length > 0, 'waits');
  const ends = why(staysOn || state === 'draft' || state === 'off', 'notPublic');
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
