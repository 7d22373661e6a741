/** What stands between a draft and the public: what is missing, what is planned, and everything that can be decided. */

import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import type { ReactNode } from 'react';
import { SelectField } from '../../../form/field/select-field.tsx';
import { moment } from '../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../i18n/t.ts';
import { Notice } from '../../../ui/notice.tsx';
import { nameOf as colleague } from '../../../work/colleagues.ts';
import { Question } from '../../../work/decision/question.tsx';
import { OpenApprovals } from '../../approval/open-approvals.tsx';
import { useSeat } from '../../desk-context.ts';
import type { Edited } from '../field/edited.ts';
import { fieldLabel } from '../field/field-name.ts';
import { languageName } from '../names.tsx';
import { type Decision, questions } from './decisions.ts';
import styles from './editor.module.css';
import type { Kept } from './keeping/keeper.ts';
import { placeOf } from './keeping/values.ts';
import { MomentFields, Note } from './moment-fields.tsx';
import { Steps } from './steps.tsx';

/** Beside the state of what is typed: the next step, and behind a button all others. */
export function Deeds({ kept }: { kept: Kept }) {
  const t = useT();
  const { detail, theirs } = kept;
  const obstacle = obstaclesOf(detail, theirs !== undefined);
  const { mandants } = useSeat().operator;
  const others = further.filter(
    (decision) => obstacle[decision] === undefined && (decision !== 'copy' || mandants.length > 1),
  );
  const first = detail.state === 'archived' ? 'revive' : 'publish';
  return (
    <>
      <Steps
        first={first}
        obstacle={obstacle[first]}
        others={others}
        questions={questions}
        labelOf={(decision) => nameOf(t, decision, detail.kind)}
      />
      {(Object.keys(questions) as Decision[]).map((decision) => (
        <Decide
          key={decision}
          decision={decision}
          kind={detail.kind}
          needsAnother={detail.needsAnother}
          isHeld={obstacle[decision] !== undefined}
        />
      ))}
    </>
  );
}

/** What waits for another person, what is planned, and what is missing. */
export function Standing({ detail }: { detail: ContentDetail }) {
  return (
    <>
      <OpenApprovals approvals={detail.approvals} />
      <Plans detail={detail} />
      <Obstacles detail={detail} />
    </>
  );
}

/** Behind the button for everything else, in this order. */
const further = [
  'plan',
  'takeBack',
  'planBack',
  'unplan-publish',
  'unplan-unpublish',
  'discard',
  'copy',
  'archive',
  'remove',
] as const satisfies readonly Decision[];

type Why = 'waits' | 'public' | 'incomplete' | 'archived' | 'notPublic' | 'conflict';

function obstaclesOf(
  { state, obstacles, plans, published, approvals }: ContentDetail,
  isTwofold: boolean,
): Partial<Record<Decision, `desk.edit.why.${Why}`>> {
  const why = (is: boolean, name: Why) => (is ? (`desk.edit.why.${name}` as const) : undefined);
  const isArchived = state === 'archived';
  const goesPublic =
    why(isTwofold, 'conflict') ??
    why(isArchived, 'archived') ??
    why(state === 'published', 'public') ??
    why(obstacles.length > 0, 'incomplete') ??
    why(approvals.length > 0, 'waits');
  const comesBack = why(published === null || isArchived, 'notPublic');
  const all: Record<Decision, `desk.edit.why.${Why}` | undefined> = {
    publish: goesPublic,
    plan: goesPublic,
    takeBack: comesBack,
    planBack: comesBack,
    'unplan-publish': why(!plans.some(({ deed }) => deed === 'publish'), 'notPublic'),
    'unplan-unpublish': why(!plans.some(({ deed }) => deed === 'unpublish'), 'notPublic'),
    discard: why(state !== 'changed', 'public'),
    archive: why(isArchived, 'archived'),
    revive: why(!isArchived, 'public'),
    copy: undefined,
    remove: undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, reason]) => reason !== undefined));
}

export function Obstacles({ detail: { obstacles, kind } }: { detail: Pick<Edited, 'obstacles' | 'kind'> }) {
  const t = useT();
  const locale = useLocale();
  if (obstacles.length === 0) return null;
  return (
    <section className={styles.obstacles} aria-label={t('desk.edit.obstacles')}>
      <p>
        <b>{t('desk.edit.obstacles')}</b>
      </p>
      <ul>
        {obstacles.map(({ field, message }) => {
          const place = placeOf(field);
          const language = place.part === 'iv' ? '' : ` (${languageName(place.part, locale)})`;
          return (
            <li key={field}>
              <a href={`#${field}`}>{`${fieldLabel(t, kind, place.field)}${language}`}</a>: {message}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Plans({ detail: { plans } }: { detail: Pick<Edited, 'plans'> }) {
  const t = useT();
  const locale = useLocale();
  return plans.map(({ deed, at, askedBy, failure }) => (
    <Notice key={deed} kind={failure === null ? 'info' : 'bad'}>
      {t(`desk.edit.planOf.${deed}`, { date: moment(at, locale) })}
      {askedBy !== null && ` – ${t('desk.content.by', { by: colleague(askedBy) })}`}
      {failure !== null && `. ${t('desk.edit.planFailed', { why: failure })}`}
    </Notice>
  ));
}

interface DecideProps {
  decision: Decision;
  kind: ContentDetail['kind'];
  needsAnother: boolean;
  isHeld: boolean;
}

function Decide({ decision, kind, needsAnother, isHeld }: DecideProps) {
  const t = useT();
  const fields: Partial<Record<Decision, ReactNode>> = {
    publish: <Note />,
    plan: (
      <>
        <MomentFields />
        <Note />
      </>
    ),
    takeBack: <Note />,
    planBack: (
      <>
        <MomentFields />
        <Note />
      </>
    ),
    copy: <Brands />,
  };
  return (
    <Question
      name={questions[decision]}
      title={`${nameOf(t, decision, kind)}?`}
      submit={nameOf(t, decision, kind)}
      isDangerous={decision === 'remove' || decision === 'discard'}
      isHeld={isHeld}
      consequence={
        <>
          <p>{t(thenOf(decision, kind))}</p>
          {needsAnother && (decision === 'publish' || decision === 'plan') && <p>{t('desk.approval.needs')}</p>}
        </>
      }
    >
      {fields[decision]}
    </Question>
  );
}

const ofMails = ['publish', 'takeBack', 'planBack', 'archive', 'remove'] as const;
type OfMails = (typeof ofMails)[number];

/** Where a mail has no own words, the program speaks. */
const thenOf = (decision: Decision, kind: ContentDetail['kind']) =>
  kind === 'mails' && (ofMails as readonly Decision[]).includes(decision)
    ? (`desk.ownMail.then.${decision as OfMails}` as const)
    : (`desk.edit.then.${decision}` as const);

const nameOf = (t: T, decision: Decision, kind: ContentDetail['kind']): string =>
  t(kind === 'mails' && decision === 'takeBack' ? 'desk.ownMail.takeBack' : `desk.edit.do.${decision}`);

function Brands() {
  const t = useT();
  const { operator, mandant } = useSeat();
  const others = operator.mandants.filter(({ slug }) => slug !== mandant.slug);
  return (
    <SelectField
      name="mandant"
      label={t('desk.edit.brand')}
      options={others.map(({ slug, name }) => [slug, name] as const)}
    />
  );
}
