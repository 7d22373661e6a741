/** A card of what may be decided: the next step filled, what else is open outlined, the rest with its reason behind one word. */
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { type HeldAction, MoreActions } from './more-actions.tsx';
import { Ask, Question } from './question.tsx';

export interface Choice
  extends Pick<ComponentProps<typeof Question>, 'name' | 'isDangerous' | 'schema' | 'nonce' | 'consequence'> {
  /** The verb: of the button that asks, of the question and of the button that does it. */
  verb: string;
  /** Why it may not be decided now. */
  obstacle: string | undefined;
  /** What the thing waits for, where it may be decided. */
  isNext?: boolean;
  fields: ReactNode;
}

interface Props {
  title: string;
  choices: readonly Choice[];
  /** What is decided on a page of its own: a link, or nothing. */
  elsewhere?: ReactNode;
}

export function DecisionList({ title, choices, elsewhere }: Props) {
  const t = useT();
  const open = choices.filter(({ obstacle }) => obstacle === undefined);
  const next = open.find(({ isNext }) => isNext);
  return (
    <section className={layout.card} aria-labelledby="decisions">
      <h2 id="decisions">{title}</h2>
      {open.map((choice) => (
        <Ask key={choice.name} name={choice.name} isSmall isFirst={choice === next}>
          {choice.verb}
        </Ask>
      ))}
      {elsewhere}
      {open.length === 0 && !elsewhere && <p className={layout.soft}>{t('work.more.none')}</p>}
      <MoreActions held={choices.flatMap(heldOf)} />
      {choices.map(({ verb, obstacle, fields, isNext: _next, ...question }) => (
        <Question key={question.name} {...question} isHeld={obstacle !== undefined} title={verb} submit={verb}>
          {fields}
        </Question>
      ))}
    </section>
  );
}

const heldOf = ({ verb, obstacle }: Choice): HeldAction[] =>
  obstacle === undefined ? [] : [{ verb, reason: obstacle }];
