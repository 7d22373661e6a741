/** What a question of a thing of the catalogue sends when it is answered. */
import { questionOf } from '../../work/decision/question-address.ts';
import type { Submit } from '../screen.ts';
import { decide, decisionOf, thingQuestions } from './decisions.ts';
import type { Noun, ThingCalls } from './thing.ts';

interface Kind {
  noun: Noun;
  /** Where its list is. */
  path: string;
  calls: ThingCalls;
}

export function decideThing(given: Submit, { noun, path, calls }: Kind) {
  const decision = decisionOf(thingQuestions, questionOf(given.query));
  if (!decision) throw new Error('this page asks nothing of that name');
  const saidOf = (one: typeof decision, date: string) => given.t(`desk.thing.done.${one}`, { noun, date });
  return decide(given, decision, { keeper: noun, path, calls, saidOf });
}
