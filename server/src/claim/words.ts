/** What the mails about a claim say. Of a refusal they name one of four reasons, and nothing of an order or a contact. */
import type { ClaimOutcome, ToldRefusal } from '@weitersagen/contract/claim/status';
import { bilingual } from '#platform/mail/words.ts';

interface Told {
  outcome: ClaimOutcome;
  reason: ToldRefusal | null;
}

export const both = bilingual({
  de: {
    number: 'Nachbuchung',
    button: 'Nachbuchung ansehen',
    appeal: (day: string) =>
      `Sind Sie anderer Meinung? Bis zum ${day} können Sie einmal widersprechen. Dann entscheidet eine andere Person.`,
  },
  en: {
    number: 'Claim',
    button: 'See the claim',
    appeal: (day) => `Do you disagree? You can appeal once, until ${day}. Then another person decides.`,
  },
});

const reasonsDe: Readonly<Record<ToldRefusal, string>> = {
  noContract: 'Nach unseren Unterlagen ist kein Vertrag zustande gekommen, der zu Ihrer Empfehlung gehört.',
  deadlineOver: 'Die Frist war abgelaufen.',
  contractEnded: 'Der Vertrag wurde beendet.',
  rulesNotMet: 'Die Regeln des Programms sind nicht erfüllt.',
};
const reasonsEn: Readonly<Record<ToldRefusal, string>> = {
  noContract: 'According to our records, there is no contract that belongs to your recommendation.',
  deadlineOver: 'The deadline had passed.',
  contractEnded: 'The contract was ended.',
  rulesNotMet: 'The rules of the programme are not met.',
};

const outcomeDe = ({ outcome, reason }: Told): string[] =>
  outcome === 'assigned'
    ? [
        'Wir haben den Auftrag Ihrer Empfehlung zugeordnet.',
        'Ab jetzt geht es weiter wie immer: Ist die Widerrufsfrist vorbei, schreiben wir Ihnen zu Ihrer Prämie.',
      ]
    : outcome === 'goodwill'
      ? [
          'Den Auftrag konnten wir Ihrer Empfehlung nicht zuordnen. Sie erhalten trotzdem eine Prämie, aus Kulanz.',
          'Wie Sie sie abholen, steht in einer eigenen E-Mail.',
        ]
      : [`Wir können Ihrer Nachbuchung nicht zustimmen. ${reasonsDe[reason ?? 'noContract']}`];

const outcomeEn = ({ outcome, reason }: Told): string[] =>
  outcome === 'assigned'
    ? [
        'We have assigned the order to your recommendation.',
        'From here it goes on as usual: once the withdrawal period is over, we will write to you about your reward.',
      ]
    : outcome === 'goodwill'
      ? [
          'We could not assign the order to your recommendation. You will get a reward anyway, as a gesture of goodwill.',
          'A separate e-mail explains how to collect it.',
        ]
      : [`We cannot agree to your claim. ${reasonsEn[reason ?? 'noContract']}`];

/** M40 */
export const filed = bilingual({
  de: (day: string) => ({
    subject: 'Ihre Nachbuchung ist bei uns eingegangen',
    paragraphs: ['Danke für Ihre Angaben. Eine Kollegin oder ein Kollege prüft sie.'],
    after: [`Sie hören bis zum ${day} von uns. Zu tun ist für Sie bis dahin nichts.`],
  }),
  en: (day) => ({
    subject: 'We have received your claim',
    paragraphs: ['Thank you for your details. A colleague is looking into them.'],
    after: [`You will hear from us by ${day}. Until then there is nothing for you to do.`],
  }),
});

/** M41 */
export const decided = bilingual({
  de: (told: Told) => ({ subject: 'Wir haben über Ihre Nachbuchung entschieden', paragraphs: outcomeDe(told) }),
  en: (told) => ({ subject: 'We have decided on your claim', paragraphs: outcomeEn(told) }),
});

/** M42 */
export const appealDecided = bilingual({
  de: (told: Told) => ({
    subject: 'Wir haben über Ihren Widerspruch entschieden',
    paragraphs: [
      'Eine andere Person als beim ersten Mal hat Ihre Nachbuchung noch einmal geprüft.',
      ...outcomeDe(told),
    ],
  }),
  en: (told) => ({
    subject: 'We have decided on your appeal',
    paragraphs: ['Somebody other than the first time has looked at your claim again.', ...outcomeEn(told)],
  }),
});
