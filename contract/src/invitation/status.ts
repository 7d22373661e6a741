/** States of an invitation (rules 3.7), and the kinds of talk one stands on (E-19). */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

export const invitationStatus = labels({
  sent: 'Versendet',
  opened: 'Geoeffnet',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
  withdrawn: 'Widerrufen',
});
export type InvitationStatus = Value<typeof invitationStatus>;

export const talkKind = labels({ personal: 'Persoenlich', phone: 'Telefon', video: 'Video', email: 'Email' });
export type TalkKind = Value<typeof talkKind>;
