/** Names of people of an agency stand in mails to strangers whom they invite: none of them is a message (V-14). */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { nameProblems } from '#platform/stranger/typed-name.ts';

export function refuseMessage(names: Parameters<typeof nameProblems>[0]): void {
  const problems = nameProblems(names);
  if (problems.length > 0) refuse('input.invalid', { problems });
}
