/** What one of many calls came to, as a list of results tells it. */
import type { Outcome } from '@weitersagen/contract/page/page';
import type { T } from '../../i18n/t.ts';
import type { Told } from '../../work/many/run.ts';
import { waitingText } from './open-approvals.tsx';

export function toldOf(outcome: Outcome<object>, t: T, locale: string): Told {
  if (outcome.ok) {
    const text = waitingText(outcome.value, t, locale);
    return text === undefined ? { kind: 'done' } : { kind: 'waits', text };
  }
  const { Message, Fehler } = outcome.error;
  const text = Message || Fehler.map(({ Message: each }) => each).join(' ') || t('fault.text');
  return { kind: 'refused', text, ...ofStatus(outcome.status) };
}

function ofStatus(status: number): { endsAll?: true; isOver?: true } {
  // Whoever is signed out would be told the same for each.
  if (status === 401) return { endsAll: true };
  return status === 409 ? { isOver: true } : {};
}
