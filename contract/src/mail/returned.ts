/** What a mail server tells of mails that came back, whichever it is: its own words are mapped to these. */
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { opaque } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';

const MailNotice = wire({
  kind: ['Art', labels({ permanent: 'Endgueltig', temporary: 'Voruebergehend', complaint: 'Beschwerde' })],
  /** One of the two names the mail: the address it came back to, or its Message-ID. */
  returnPath: ['Rueckweg', optional(opaque(254))],
  messageId: ['MessageId', optional(opaque(254))],
  /** The numbers of the answer: "550 5.1.1". */
  reply: ['Antwort', optional(z.string().check(z.regex(/^(?:[45]\d\d)?(?:(?:^| )[45]\.\d{1,3}\.\d{1,3})?$/)))],
});

const noticesMax = 500;

export const MailNotices = wire({ notices: ['Meldungen', z.array(MailNotice).check(z.maxLength(noticesMax))] });
