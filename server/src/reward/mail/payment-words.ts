/** What the mails say of a reward on its way to the person: collected (M13), being checked (M39), paid (M14) and claimed back (M35). */
import { dayOf } from '@weitersagen/contract/basics/day';
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { dayText } from '#platform/day-text.ts';
import { bilingual } from '#platform/mail/words.ts';
import type { CheckedMail, ClaimedBackMail, CollectedMail, PaidMail } from './mails.ts';
import { because, sum, type Words } from './words.ts';

/** A day: the minute is nobody's to wait for. */
const heldUntil = (ms: number, language: string): string => dayText(dayOf(new Date(ms)), language);

/** M13 */
export const collected = bilingual<Words<CollectedMail>>({
  de: {
    subject: 'Ihre Prämienauswahl ist bei uns eingegangen',
    preview: (told) =>
      told.code
        ? `Ihr Gutscheincode über ${sum(told)}.`
        : `${sum(told)} überweisen wir auf das Konto, das auf ${told.last4 ?? ''} endet.`,
    paragraphs: (told) => [
      told.code && told.premium
        ? `Für „${told.product}“ haben Sie als Prämie „${told.premium}“ gewählt.`
        : `Sie haben Ihre Prämie über ${sum(told)} zu „${told.product}“ abgeholt.`,
      ...(told.code ? [] : [`Wir überweisen auf das Konto mit der IBAN, die auf ${told.last4 ?? ''} endet.`]),
    ],
    after: ({ code, heldUntilMs }) =>
      code
        ? ['Bewahren Sie diese E-Mail auf, der Code gilt wie Bargeld.']
        : [
            ...(heldUntilMs
              ? [
                  `Diese IBAN ist neu für uns, deshalb überweisen wir frühestens am ${heldUntil(heldUntilMs, 'de')}. Das schützt Sie, falls jemand anders Ihre E-Mails liest.`,
                ]
              : []),
            'Wir schreiben Ihnen, sobald Ihre Prämie ausgezahlt ist.',
          ],
    notMe: 'Das war ich nicht – Auszahlung anhalten',
  },
  en: {
    subject: 'We have received your choice of reward',
    preview: (told) =>
      told.code
        ? `Your voucher code for ${sum(told)}.`
        : `We will transfer ${sum(told)} to the account ending in ${told.last4 ?? ''}.`,
    paragraphs: (told) => [
      told.code && told.premium
        ? `For “${told.product}” you chose “${told.premium}” as your reward.`
        : `You collected your reward of ${sum(told)} for “${told.product}”.`,
      ...(told.code ? [] : [`We will transfer it to the account whose IBAN ends in ${told.last4 ?? ''}.`]),
    ],
    after: ({ code, heldUntilMs }) =>
      code
        ? ['Please keep this e-mail: the code is as good as cash.']
        : [
            ...(heldUntilMs
              ? [
                  `This IBAN is new to us, so we transfer on ${heldUntil(heldUntilMs, 'en')} at the earliest. That protects you in case somebody else reads your mail.`,
                ]
              : []),
            'We will write to you as soon as your reward is paid.',
          ],
    notMe: 'That was not me – stop the payment',
  },
});

/** M39 */
export const checked = bilingual<Words<CheckedMail>>({
  de: {
    subject: 'Ihre Prämie wird geprüft',
    preview: () => 'Sie müssen nichts tun.',
    paragraphs: (told) => [
      `Bevor Sie ${sum(told)} zu „${told.product}“ erhalten, sieht sich bei uns jemand die Auszahlung an.`,
      'Sie müssen nichts tun. Die Prämie bleibt so lange für Sie zurückgelegt und verfällt in dieser Zeit nicht.',
    ],
    button: 'Stand ansehen',
    after: () => [
      'Wir schreiben Ihnen, sobald sie ausgezahlt ist, wir etwas von Ihnen brauchen oder anders entschieden haben.',
    ],
  },
  en: {
    subject: 'Your reward is being checked',
    preview: () => 'There is nothing to do.',
    paragraphs: (told) => [
      `Before you receive ${sum(told)} for “${told.product}”, one of us will look at the payment.`,
      'There is nothing to do. Until then the reward stays set aside for you and does not expire.',
    ],
    button: 'See how it stands',
    after: () => ['We will write to you as soon as it is paid, we need anything from you, or have decided otherwise.'],
  },
});

/** M14 */
export const paid = bilingual<Words<PaidMail>>({
  de: {
    subject: 'Ihre Prämie wurde ausgezahlt',
    preview: (told) => `${sum(told)} für „${told.product}“ sind auf dem Weg zu Ihrem Konto.`,
    paragraphs: ({ product, last4, paidOn }) => [
      `Wir haben Ihre Prämie zu „${product}“${paidOn ? ` am ${dayText(paidOn, 'de')}` : ''} ausgezahlt${last4 ? `, auf das Konto mit der IBAN, die auf ${last4} endet` : ''}.`,
    ],
    button: 'Stand ansehen',
    after: () => [
      'Je nach Bank dauert es bis zu zwei Werktage, bis sie auf Ihrem Konto ist.',
      'Kennen Sie noch jemanden? Jede neue Empfehlung bringt eine eigene Prämie.',
    ],
  },
  en: {
    subject: 'Your reward has been paid',
    preview: (told) => `${sum(told)} for “${told.product}” is on its way to your account.`,
    paragraphs: ({ product, last4, paidOn }) => [
      `We paid your reward for “${product}”${paidOn ? ` on ${dayText(paidOn, 'en')}` : ''}${last4 ? `, to the account whose IBAN ends in ${last4}` : ''}.`,
    ],
    button: 'See where it stands',
    after: () => [
      'Depending on your bank it takes up to two working days to arrive.',
      'Do you know somebody else? Every new recommendation earns a reward of its own.',
    ],
  },
});

/** M35 */
export const claimedBack = bilingual<Words<ClaimedBackMail>>({
  de: {
    subject: 'Rückforderung einer Prämie',
    headline: (firstName) => `${firstName ? `${isolated(firstName)}, wir` : 'Wir'} müssen eine Prämie zurückfordern`,
    preview: (told) => `Es geht um ${sum(told)} für „${told.product}“.`,
    paragraphs: ({ product, reason, isOrderCancelled }) => [
      (isOrderCancelled
        ? `Der Auftrag, für den Sie die Prämie zu „${product}“ erhalten haben, besteht nicht mehr.`
        : `Wir fordern die Prämie zurück, die Sie zu „${product}“ erhalten haben.`) + because(reason, 'Grund'),
      'Damit entfällt der Anspruch auf die Prämie.',
    ],
    after: () => [
      'Bitte warten Sie auf unsere Nachricht, wie Sie den Betrag zurückgeben können. Überweisen Sie vorher nichts.',
    ],
  },
  en: {
    subject: 'We have to claim back a reward',
    headline: (firstName) => `${firstName ? `${isolated(firstName)}, we` : 'We'} have to claim back a reward`,
    preview: (told) => `It is about ${sum(told)} for “${told.product}”.`,
    paragraphs: ({ product, reason, isOrderCancelled }) => [
      (isOrderCancelled
        ? `The order for which you received the reward for “${product}” no longer exists.`
        : `We claim back the reward that you received for “${product}”.`) + because(reason, 'Reason'),
      'You are no longer entitled to this reward.',
    ],
    after: () => ['Please wait for our message on how to return the amount, and do not transfer anything before then.'],
  },
});
