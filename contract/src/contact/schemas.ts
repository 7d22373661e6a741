/** What somebody writes to the service of a mandant. */

import * as z from 'zod/mini';
import { neededBox, ticked } from '../basics/agreement.ts';
import { moment } from '../basics/day.ts';
import { email } from '../basics/email.ts';
import { name } from '../basics/name/name.ts';
import { recommendationNumber } from '../basics/number.ts';
import { line, opaque, phone, text } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { captchaCommand, captchaSolution } from '../captcha/schemas.ts';
import { salutation } from '../recipient/schemas.ts';
import { mailExpected } from '../stranger/mail-expected.ts';

export const ContactRequest = wire({
  salutation: ['Anrede', optional(salutation)],
  firstName: ['Vorname', name],
  lastName: ['Nachname', name],
  email: ['Email', email],
  phone: ['Telefon', optional(phone)],
  subject: ['Betreff', line(1, 150)],
  message: ['Nachricht', text(1, 4000)],
  recommendationNumber: ['Empfehlungsnummer', optional(recommendationNumber)],
  wantsCopy: ['KopieAnMich', ticked],
  acceptsPrivacy: ['DatenschutzAkzeptiert', neededBox],
});

export const ContactQuery = wire({ captcha: ['captcha', captchaSolution] });
export const ContactQuestionQuery = wire({ command: ['cmd', captchaCommand] });

export const SentContactRequest = wire({
  isSent: ['Gesendet', z.boolean()],
  mailExpectedAt: mailExpected,
});

export const ContactCopyToken = wire({ token: ['Token', opaque(100)] });

export const ContactCopy = wire({
  number: ['Vorgangsnummer', z.string()],
  sentAt: ['GesendetAm', moment],
  subject: ['Betreff', z.string()],
  message: ['Nachricht', z.string()],
});
