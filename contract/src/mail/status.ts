/** States of a mail, and why one did not arrive. */
import { labels } from '../basics/label.ts';

export const mailState = labels({
  waiting: 'Wartet',
  sent: 'Versendet',
  /** Our mail server took it, and it came back. */
  bounced: 'Unzustellbar',
  failed: 'Fehlgeschlagen',
  dropped: 'Verworfen',
});

export const mailReason = labels({
  /** Nobody took it yet: it is tried again by itself. */
  notAccepted: 'NichtAngenommen',
  /** The connection ended before the answer: the mail server may have it all the same. */
  unanswered: 'OhneAntwort',
  senderRefused: 'AbsenderAbgelehnt',
  notWritten: 'NichtGeschrieben',
  /** These are for good. */
  addressUnknown: 'AdresseUnbekannt',
  mailboxFull: 'PostfachVoll',
  contentRefused: 'InhaltAbgelehnt',
  refused: 'Abgelehnt',
  expired: 'NichtZustellbar',
  /** It was never tried: earlier ones came back from this address, or its owner reported one as unwanted. */
  addressReturned: 'AdresseGesperrt',
  complained: 'Beschwerde',
  /** A sandbox writes to its operators and to whom it names. */
  sandbox: 'Sandbox',
});

/** What is known of an address from which mails came back. */
export const returnedState = labels({
  counted: 'Gezaehlt',
  suppressed: 'Gesperrt',
  complained: 'KeineWerbung',
  lifted: 'Aufgehoben',
});
