/** States in words: what the wire calls `Bestaetigt` is "Bestätigt" or "Confirmed" for a person. */
import { decode } from '@weitersagen/contract/basics/wire';
import { objectStates } from '@weitersagen/contract/event/object-states';
import type { EventObject } from '@weitersagen/contract/event/schemas';
import { listedJob } from '@weitersagen/contract/job/desk';
import { operatorRoles } from '@weitersagen/contract/operator/schemas';
import type { T, TextKey } from '../../i18n/t.ts';
import type { BadgeKind } from '../../ui/state/badge.tsx';
import { jobText } from './job-text.ts';

export type StateOf = keyof typeof objectStates;

export const stateText = (of: StateOf, code: string, t: T): string => t(`work.state.${of}.${code}` as TextKey);

/** The word of an event row: a state, the role of an operator, the job of a mandant; a masked account stays as it is. */
export function wireStateText(object: EventObject, word: string, t: T): string {
  if (object === 'mandant') return wireJobText(word, t) ?? word;
  const role = object === 'operator' && operatorRoles.find((one) => one === word);
  if (role) return t(`work.role.${role}`);
  const read = decode(objectStates[object], word);
  return read.ok ? stateText(object, read.value, t) : word;
}

export function wireJobText(word: string, t: T): string | undefined {
  const read = decode(listedJob, word);
  return read.ok ? jobText(read.value, t) : undefined;
}

/** What a state means for whoever looks at a list: under way, good, waiting for somebody, over. */
export const stateKind: Readonly<Record<StateOf, Readonly<Record<string, BadgeKind>>>> = {
  account: { active: 'good', locked: 'bad' },
  recommendation: { ok: 'info', released: 'info', paid: 'good', cancelled: 'bad' },
  recipient: { unconfirmed: 'warn', confirmed: 'good' },
  order: { confirmed: 'info', released: 'good', billed: 'good', rejected: 'bad', cancelled: 'bad' },
  reward: { ready: 'info', collected: 'info', paidOut: 'good', cancelled: 'bad' },
  payout: { draft: 'warn', exported: 'info', confirmed: 'good' },
  import: { running: 'info', done: 'good', stopped: 'bad' },
  mail: { waiting: 'info', sent: 'good', bounced: 'bad', failed: 'bad' },
  operator: { invited: 'warn', active: 'good', locked: 'bad' },
  content: { draft: 'warn', published: 'good' },
  providerLoad: {
    loading: 'info',
    waiting: 'warn',
    taking: 'info',
    taken: 'good',
    refused: 'bad',
    failed: 'bad',
  },
  case: { open: 'warn', inReview: 'info', released: 'good', rejected: 'bad', locked: 'bad' },
  claim: { filed: 'warn', appealed: 'warn', assigned: 'good', goodwill: 'good', refused: 'bad', decided: 'info' },
  approval: { open: 'warn', agreed: 'good', declined: 'bad' },
  agency: { inReview: 'warn', active: 'good', rejected: 'bad' },
  agencyUser: { invited: 'warn', active: 'good', locked: 'bad' },
  invoice: { open: 'warn', paid: 'good', cancelled: 'bad' },
  statement: { open: 'warn', paid: 'good' },
  invitation: { sent: 'info', opened: 'info', accepted: 'good', declined: 'bad' },
};
