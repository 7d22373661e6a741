/** Why something was done; of an invitation, whom it lets in. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { EventRow } from '@weitersagen/contract/event/desk';
import { readInvitedAs } from '@weitersagen/contract/operator/invited-as';
import { reasonText } from '../../i18n/book-text.ts';
import type { T } from '../../i18n/t.ts';

type Row = Pick<Value<typeof EventRow>, 'object' | 'name' | 'reason' | 'reasonName'>;

export function reasonOf({ object, name, reason, reasonName }: Row, t: T): string {
  if (reason === null) return '–';
  const access = object === 'operator' && name === 'invite' ? readInvitedAs(reason) : undefined;
  if (!access) return reasonText(reason, reasonName, t);
  const mandants = access.mandants?.join(', ') ?? t('desk.operator.allMandants');
  const words = `${t(`work.role.${access.role}`)}, ${t('desk.operator.mandants')}: ${mandants}`;
  return access.reason === null ? words : `${words}; ${access.reason}`;
}
