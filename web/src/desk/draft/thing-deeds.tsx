/** The deeds of a thing of the catalogue: what was taken off is put back. */
import type { ReactNode } from 'react';
import { type TextKey, useT } from '../../i18n/t.ts';
import type { Kept } from '../content/editor/keeping/keeper.ts';
import { type Decision, thingQuestions } from './decisions.ts';
import { DraftDeeds } from './deeds.tsx';
import type { EditedThing, Noun, ThingDetail } from './thing.ts';

interface Props {
  kept: Kept<EditedThing<ThingDetail>>;
  noun: Noun;
  /** What there is to say of a decision about this one beside what holds for all. */
  more?: Partial<Record<Decision, ReactNode>>;
  /** Things of its kind are never taken off. */
  staysOn?: boolean;
}

export function ThingDeeds({ kept: { detail, theirs }, noun, more = {}, staysOn = false }: Props) {
  const t = useT();
  const { thing } = detail;
  return (
    <DraftDeeds
      standing={thing}
      isTwofold={theirs !== undefined}
      staysOn={staysOn}
      questions={thingQuestions}
      labelOf={(decision) => t(labelOf(thing, decision))}
      thenOf={(decision) => (
        <>
          <p>{t(`desk.thing.then.${decision}`, { noun })}</p>
          {more[decision]}
        </>
      )}
    />
  );
}

const labelOf = ({ state }: ThingDetail, decision: Decision): TextKey =>
  decision === 'publish' && state === 'off' ? 'desk.thing.do.putBack' : `desk.thing.do.${decision}`;
