/** What the mail about a changed bank account says. Nothing here knows a token or an address. */
import { bilingual } from '#platform/mail/words.ts';
import type { BankChange } from './mails.ts';

/** M36 */
export const bankChanged = bilingual({
  de: {
    subject: {
      bankStored: 'Ihre Bankverbindung wurde gespeichert',
      bankReplaced: 'Ihre Bankverbindung wurde geändert',
      bankDeleted: 'Ihre Bankverbindung wurde gelöscht',
    } satisfies Record<BankChange, string>,
    paragraphs: {
      bankStored: (last4: string) => `Für Ihre Prämien ist jetzt eine IBAN gespeichert, die auf ${last4} endet.`,
      bankReplaced: (last4: string) =>
        `Für Ihre Prämien ist jetzt eine neue Bankverbindung gespeichert. Die IBAN endet auf ${last4}.`,
      bankDeleted: (last4: string) => `Die IBAN, die auf ${last4} endet, ist nicht mehr gespeichert.`,
    } satisfies Record<BankChange, (last4: string) => string>,
    hold: {
      untilDay: (day: string) => `An eine neue IBAN überweisen wir frühestens am ${day}.`,
      fromPickup: (days: string) =>
        `An eine neue IBAN überweisen wir frühestens ${days} nach dem Abholen einer Prämie.`,
    },
    days: (days: number) => (days === 1 ? 'einen Tag' : `${days} Tage`),
    stop: 'Waren Sie das nicht, halten Sie Ihre Auszahlungen bitte gleich an. Wir zahlen dann nichts mehr aus, bis wir es geprüft haben.',
    stopLink: 'Das war ich nicht – Auszahlungen anhalten',
    after: 'Waren Sie das nicht, sagen Sie es uns bitte gleich.',
    notMe: 'Das war ich nicht',
  },
  en: {
    subject: {
      bankStored: 'Your bank account has been stored',
      bankReplaced: 'Your bank account has been changed',
      bankDeleted: 'Your bank account has been deleted',
    },
    paragraphs: {
      bankStored: (last4) => `An IBAN that ends with ${last4} is now stored for your rewards.`,
      bankReplaced: (last4) => `A new bank account is now stored for your rewards. Its IBAN ends with ${last4}.`,
      bankDeleted: (last4) => `The IBAN that ends with ${last4} is no longer stored.`,
    },
    hold: {
      untilDay: (day) => `We pay to a new IBAN on ${day} at the earliest.`,
      fromPickup: (days) => `We pay to a new IBAN no earlier than ${days} after a reward was collected.`,
    },
    days: (days) => (days === 1 ? 'one day' : `${days} days`),
    stop: 'If it was not you, please stop your payments straight away. We will then pay nothing until we have looked into it.',
    stopLink: 'That was not me – stop the payments',
    after: 'If it was not you, please tell us straight away.',
    notMe: 'That was not me',
  },
});
