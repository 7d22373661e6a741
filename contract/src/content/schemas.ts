/** Languages of a mandant, the texts its language table holds (design 7.9), and what somebody writes to it (V-11). */
import * as z from 'zod/mini';
import { neededBox, ticked } from '../basics/agreement.ts';
import { email } from '../basics/email.ts';
import { recommendationNumber } from '../basics/number.ts';
import { line, name, opaque, phone, text } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { salutation } from '../recipient/schemas.ts';

export const Languages = wire({
  languages: [
    'Languages',
    z.array(
      wire({
        language: ['Sprache', z.string()],
        name: ['Name', z.string()],
        isDefault: ['Standard', z.boolean()],
      }),
    ),
  ],
});

/** Texts of one language; they override the built-in ones of the same key. */
export const LanguageContent = wire({
  entries: ['Languages', z.array(wire({ key: ['Key', z.string()], value: ['Value', z.string()] }))],
});

export const ByLanguage = wire({ language: ['lang', opaque(20)] });

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

export const ContactQuery = wire({ captcha: ['captcha', optional(opaque(5000))] });

export const SentContactRequest = wire({ isSent: ['Gesendet', z.boolean()] });
