/** What a lead may change about somebody's access, how it is called in the address (`sperren-7`), and when it may be. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Operator } from '@weitersagen/contract/operator/schemas';

export type Access = Value<typeof Operator>;

const words = {
  changeRole: 'rolle',
  reinvite: 'einladen',
  lock: 'sperren',
  unlock: 'entsperren',
  reset: 'zuruecksetzen',
  endSessions: 'abmelden',
  settle: 'zustimmen',
} as const;
export type Change = keyof typeof words;
const all = Object.keys(words) as Change[];

/** The changes that make sense for somebody: an invitation is sent again, a locked access unlocked. */
export const changesFor = ({
  status,
  sessions,
  isUnsettled,
}: Pick<Access, 'status' | 'sessions' | 'isUnsettled'>): Change[] =>
  all.filter((change) => {
    switch (change) {
      case 'reinvite':
        return status === 'invited';
      case 'unlock':
        return status === 'locked';
      case 'lock':
        return status !== 'locked';
      case 'reset':
        return status === 'active';
      case 'endSessions':
        return sessions > 0;
      case 'settle':
        return isUnsettled;
      default:
        return status !== 'locked';
    }
  });

export const questionFor = (change: Change, id: number): string => `${words[change]}-${id}`;

export function readQuestion(question: string | null): { change: Change; id: number } | undefined {
  const [, word, id] = /^([a-z]+)-(\d{1,10})$/.exec(question ?? '') ?? [];
  const change = all.find((one) => words[one] === word);
  return change && { change, id: Number(id) };
}

/** What is sent: only what changes. */
export function changeOf(change: Change, role?: string): Record<string, unknown> {
  switch (change) {
    case 'changeRole':
      return { role: role as OperatorRole };
    case 'lock':
      return { isLocked: true };
    case 'unlock':
      return { isLocked: false };
    case 'reset':
      return { resetsSecondFactor: true };
    case 'endSessions':
      return { endsSessions: true };
    default:
      return {};
  }
}
