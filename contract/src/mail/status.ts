/** States of a mail, and why one did not arrive. */
import { labels } from '../basics/label.ts';

export const mailState = labels({
  waiting: 'Wartet',
  sent: 'Versendet',
  failed: 'Fehlgeschlagen',
  dropped: 'Verworfen',
});

export const mailReason = labels({
  /** Nobody took it yet: it is tried again by itself. */
  notAccepted: 'NichtAngenommen',
  senderRefused: 'AbsenderAbgelehnt',
  notWritten: 'NichtGeschrieben',
  /** These are for good. */
  addressUnknown: 'AdresseUnbekannt',
  mailboxFull: 'PostfachVoll',
  contentRefused: 'InhaltAbgelehnt',
  refused: 'Abgelehnt',
  expired: 'NichtZustellbar',
});
