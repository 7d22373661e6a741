/** Why something was done; of an invitation, whom it lets in. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { EventRow } from '@weitersagen/contract/event/desk';
import { readInvitedAs } from '@weitersagen/contract/operator/invited-as';
import type { T } from '../../i18n/t.ts';

type Row = Pick<Value<typeof EventRow>, 'object' | 'event' | 'reason'>;

export function reasonText({ object, event, reason }: Row, t: T): string {
  if (reason === null) return '–';
  const access = object === 'operator' && event === 'eingeladen' ? readInvitedAs(reason) : undefined;
  if (!access) return reason;
  const mandants = access.mandants?.join(', ') ?? t('desk.operator.allMandants');
  return `${t(`work.role.${access.role}`)}, ${t('desk.operator.mandants')}: ${mandants}`;
}
