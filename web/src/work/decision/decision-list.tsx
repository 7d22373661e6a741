/** A card of what may be decided: the open ones first, as buttons, the others held with their reason; and their questions. */
import type { ComponentProps, ReactNode } from 'react';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from './question.tsx';

export interface Choice
  extends Pick<ComponentProps<typeof Question>, 'name' | 'isDangerous' | 'schema' | 'nonce' | 'consequence'> {
  /** The verb: of the button that asks, of the question and of the button that does it. */
  verb: string;
  /** Why it may not be decided now. */
  obstacle: string | undefined;
  fields: ReactNode;
}

export function DecisionList({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const inOrder = choices.toSorted((a, b) => Number(a.obstacle !== undefined) - Number(b.obstacle !== undefined));
  return (
    <section className={layout.card} aria-labelledby="decisions">
      <h2 id="decisions">{title}</h2>
      {inOrder.map(({ name, verb, obstacle }) => (
        <Ask key={name} name={name} isSmall obstacle={obstacle}>
          {verb}
        </Ask>
      ))}
      {choices.map(({ verb, obstacle, fields, ...question }) => (
        <Question key={question.name} {...question} isHeld={obstacle !== undefined} title={verb} submit={verb}>
          {fields}
        </Question>
      ))}
    </section>
  );
}
