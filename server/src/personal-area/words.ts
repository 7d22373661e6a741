/** What the personal area says of a recommendation: one sentence for each event, next step and stop, in each language. */
import type { StopReason } from '@weitersagen/contract/personal-area/schemas';
import { bilingual } from '#platform/mail/words.ts';
import type { ToldEvent } from './events.ts';
import type { NextStep } from './next.ts';

export interface RecommendationFacts {
  product: string;
  /** "B. B.", or the words for somebody without a name. */
  contact: string;
  /** Of the own reward. */
  amount: string;
  /** The product of the order, where it is another one. */
  ordered: string;
  /** The own part of what was recommended. */
  promised: string;
  hasOwnReward: boolean;
  /** Meant for the person. */
  because: string | null;
  /** As it is written in the language. */
  day: string | null;
  /** A1: the order was kept as rejected. */
  isRejected: boolean;
  /** Followed from another one: its link, which is the other's, goes on. */
  isFollowUp: boolean;
}
export type Sentence = (told: RecommendationFacts) => string;

interface Words {
  someContact: string;
  events: Readonly<Record<ToldEvent, Sentence>>;
  next: Readonly<Record<NextStep, Sentence>>;
  stops: Readonly<Record<StopReason, Sentence>>;
}

/** What somebody wrote, with one full stop. */
const closed = (text: string): string => text.replace(/[.\s]*$/, '.');

const inBrackets = (day: string | null): string => (day ? ` (${day})` : '');

const reason = (because: string | null, word: string): string => (because ? ` ${word}: ${closed(because)}` : '');

export const sentences = bilingual<Words>({
  de: {
    someContact: 'Ihr Kontakt',
    events: {
      'recommendation.create': ({ product }) => `Sie haben „${product}“ empfohlen.`,
      'recommendation.createByCode': ({ product }) => `Jemand ist mit Ihrem Code zu „${product}“ gekommen.`,
      'recommendation.followUp': ({ product }) => `Noch jemand ist über Ihren Link zu „${product}“ gekommen.`,
      'recommendation.accept': ({ contact }) => `${contact} hat Ihre Empfehlung angenommen.`,
      'recommendation.expire': () => 'Der Link ist abgelaufen, niemand hat Ihre Empfehlung angenommen.',
      'recommendation.loseRecipient': () => 'Es kam kein Vertrag zustande.',
      'recommendation.loseOrder': () => 'Ihre Empfehlung endet ohne Prämie.',
      'recommendation.lapse': () => 'Es kam kein Vertrag zustande, die Zeit dafür ist vorbei.',
      'recommendation.pay': () => 'Damit ist die Empfehlung abgeschlossen.',
      'recommendation.endUnpaid': () => 'Ihre Empfehlung ist beendet, ohne dass eine Prämie ausgezahlt wurde.',
      'recommendation.loseReleasedOrder': () => 'Ihre Empfehlung endet ohne Prämie.',
      'recommendation.clawBack': () => 'Ihre Empfehlung zählt nicht mehr.',
      'recommendation.cancel': ({ isFollowUp }) =>
        isFollowUp ? 'Die Empfehlung wurde storniert.' : 'Die Empfehlung wurde storniert, der Link gilt nicht mehr.',
      'recommendation.grant': () => 'Aus Kulanz geht die Empfehlung weiter.',
      'recommendation.reopen': () => 'Der Auftrag wurde nachgemeldet, Ihre Empfehlung zählt wieder.',
      'recommendation.forgetRecipient': () => 'Es ist kein Vertrag zustande gekommen.',
      'order.report': ({ isRejected }) =>
        isRejected
          ? 'Ein Auftrag wurde gemeldet, er zählt aber nicht zu dieser Empfehlung.'
          : 'Ein Auftrag ist eingegangen.',
      'order.otherProduct': ({ product, ordered, promised, amount, hasOwnReward }) =>
        hasOwnReward
          ? `Bestellt wurde „${ordered}“ statt „${product}“: Ihre Prämie beträgt ${amount} statt ${promised}.`
          : `Bestellt wurde „${ordered}“ statt „${product}“.`,
      'order.confirm': () => 'Der Auftrag ist bestätigt.',
      'order.reject': () => 'Zu diesem Auftrag kam kein Vertrag zustande.',
      'order.releaseByAgency': () => 'Der Auftrag ist freigegeben.',
      'order.release': () => 'Der Auftrag ist freigegeben.',
      'order.decline': () => 'Zu diesem Auftrag kam kein Vertrag zustande.',
      'order.cancel': () => 'Der Vertrag wurde beendet.',
      'order.cancelReleased': () => 'Der Vertrag wurde nach der Freigabe beendet.',
      'reward.provide': ({ amount }) => `Ihre Prämie über ${amount} kann abgeholt werden.`,
      'reward.collect': () => 'Sie haben Ihre Prämie abgeholt.',
      'reward.expire': () => 'Ihre Prämie ist verfallen.',
      'reward.payOut': ({ amount }) => `Wir haben ${amount} ausgezahlt.`,
      'reward.return': ({ because }) =>
        `Die Überweisung kam zurück, Ihre Prämie liegt wieder bereit.${reason(because, 'Grund')}`,
      'reward.cancel': () => 'Ihre Prämie wurde storniert.',
      'reward.clawBack': ({ because }) => `Wir haben die Prämie zurückgefordert.${reason(because, 'Grund')}`,
      'reward.revive': () => 'Aus Kulanz liegt Ihre Prämie wieder bereit.',
      'reward.grant': ({ amount }) => `Aus Kulanz liegt eine Prämie über ${amount} für Sie bereit.`,
      'reward.setBack': ({ because }) =>
        `Die Auszahlung wurde zurückgesetzt, Ihre Prämie liegt wieder bereit.${reason(because, 'Grund')}`,
      'reward.stop': () => 'Sie haben die Auszahlung angehalten.',
      'reward.free': () => 'Die Auszahlung ist wieder frei.',
    },
    next: {
      share: ({ day }) =>
        `Sobald jemand über Ihren Link annimmt, schreiben wir Ihnen.${day ? ` Der Link gilt bis zum ${day}.` : ''}`,
      confirmation: ({ contact }) => `${contact} bestätigt die eigenen Daten.`,
      report: () => 'Noch wurde kein Auftrag gemeldet. Wir schreiben Ihnen, sobald Ihre Prämie bereitliegt.',
      orderCheck: () => 'Der Auftrag ist eingegangen und wird geprüft.',
      release: () => 'Nach der Widerrufsfrist wird die Prämie bereitgestellt.',
      releaseByAgency: ({ day }) => `Die Agentur gibt den Auftrag frei${day ? `, frühestens am ${day}` : ''}.`,
      releaseByHand: ({ day }) => `Wir geben den Auftrag frei${day ? `, frühestens am ${day}` : ''}.`,
      collection: ({ day }) => `Holen Sie Ihre Prämie ab.${day ? ` Das geht bis zum ${day}.` : ''}`,
      transfer: () => 'Wir überweisen Ihre Prämie.',
      bank: () => 'Die Überweisung ist bei der Bank.',
    },
    stops: {
      accountLocked: () => 'Ihr Konto ist gesperrt, so lange wird nichts ausgezahlt. Schreiben Sie uns bitte.',
      payoutStopped: () => 'Sie haben die Auszahlung angehalten. Wir prüfen das; haben Sie Fragen, schreiben Sie uns.',
      rewardChecked: () =>
        'Ein Mensch sieht sich die Auszahlung an. Sie müssen nichts tun, und Ihre Prämie verfällt in dieser Zeit nicht.',
      orderInDoubt: () => 'Der Auftrag wird noch einmal geprüft. Bis dahin wird nichts ausgezahlt.',
      customerNumber: () => 'Für Ihre Prämie fehlt uns Ihre Kundennummer. Nennen Sie sie uns bitte.',
      customerNumberUnconfirmed: () => 'Ihre Kundennummer ist noch nicht bestätigt. Prüfen Sie bitte, ob sie stimmt.',
      newIban: ({ day }) =>
        `Diese IBAN ist neu. Zu Ihrem Schutz überweisen wir erst nach einer Wartezeit${day ? `, frühestens am ${day}` : ''}.`,
      returned: ({ because }) =>
        `Die Auszahlung hat nicht geklappt.${reason(because, 'Grund')} Geben Sie bitte Ihre Bankverbindung noch einmal an.`,
      rewardExpired: ({ day }) =>
        `Die Prämie wurde nicht rechtzeitig abgeholt und ist verfallen${inBrackets(day)}. Hatten Sie einen wichtigen Grund, schreiben Sie uns.`,
      rewardCancelled: ({ day }) =>
        `Die Prämie wurde storniert${inBrackets(day)}. Haben Sie Fragen, schreiben Sie uns.`,
      claimedBack: ({ because }) =>
        `Die Prämie wird zurückgefordert.${reason(because, 'Grund')} Überweisen Sie nichts, bevor wir Ihnen geschrieben haben.`,
      unconfirmed: ({ contact, day }) =>
        `${contact} hat noch nicht bestätigt.${day ? ` Das geht bis zum ${day}. Fragen Sie Ihren Kontakt, ob unsere E-Mail angekommen ist.` : ''}`,
      linkExpired: ({ day }) =>
        `Die Frist ist abgelaufen${inBrackets(day)}, der Link gilt nicht mehr. Sie können jederzeit neu empfehlen.`,
      noOrder: ({ day }) =>
        `Es ist kein Vertrag zustande gekommen${inBrackets(day)}. Sie können jederzeit neu empfehlen.`,
      orderCancelled: ({ day }) =>
        `Der Vertrag wurde beendet${inBrackets(day)}, deshalb gibt es keine Prämie. Haben Sie Fragen, schreiben Sie uns.`,
      cancelled: ({ day }) =>
        `Sie haben die Empfehlung beendet${inBrackets(day)}. Haben Sie Fragen, schreiben Sie uns.`,
    },
  },
  en: {
    someContact: 'Your contact',
    events: {
      'recommendation.create': ({ product }) => `You recommended “${product}”.`,
      'recommendation.createByCode': ({ product }) => `Somebody came to “${product}” with your code.`,
      'recommendation.followUp': ({ product }) => `Somebody else came to “${product}” through your link.`,
      'recommendation.accept': ({ contact }) => `${contact} has accepted your recommendation.`,
      'recommendation.expire': () => 'The link has expired, nobody accepted your recommendation.',
      'recommendation.loseRecipient': () => 'No contract was signed.',
      'recommendation.loseOrder': () => 'Your recommendation ends without a reward.',
      'recommendation.lapse': () => 'No contract was signed in time.',
      'recommendation.pay': () => 'That completes the recommendation.',
      'recommendation.endUnpaid': () => 'Your recommendation has ended without a reward being paid.',
      'recommendation.loseReleasedOrder': () => 'Your recommendation ends without a reward.',
      'recommendation.clawBack': () => 'Your recommendation no longer counts.',
      'recommendation.cancel': ({ isFollowUp }) =>
        isFollowUp
          ? 'The recommendation was cancelled.'
          : 'The recommendation was cancelled, the link is no longer valid.',
      'recommendation.grant': () => 'As a gesture of goodwill, the recommendation continues.',
      'recommendation.reopen': () => 'The order was reported later, so your recommendation counts again.',
      'recommendation.forgetRecipient': () => 'It did not come to a contract.',
      'order.report': ({ isRejected }) =>
        isRejected
          ? 'An order was reported, but it does not count for this recommendation.'
          : 'An order has been reported.',
      'order.otherProduct': ({ product, ordered, promised, amount, hasOwnReward }) =>
        hasOwnReward
          ? `They ordered “${ordered}” instead of “${product}”: your reward is ${amount} instead of ${promised}.`
          : `They ordered “${ordered}” instead of “${product}”.`,
      'order.confirm': () => 'The order is confirmed.',
      'order.reject': () => 'This order did not lead to a contract.',
      'order.releaseByAgency': () => 'The order has been released.',
      'order.release': () => 'The order has been released.',
      'order.decline': () => 'This order did not lead to a contract.',
      'order.cancel': () => 'The contract was ended.',
      'order.cancelReleased': () => 'The contract was ended after its release.',
      'reward.provide': ({ amount }) => `Your reward of ${amount} can be collected.`,
      'reward.collect': () => 'You have collected your reward.',
      'reward.expire': () => 'Your reward has expired.',
      'reward.payOut': ({ amount }) => `We have paid ${amount}.`,
      'reward.return': ({ because }) =>
        `The transfer came back, so your reward is waiting for you again.${reason(because, 'Reason')}`,
      'reward.cancel': () => 'Your reward was cancelled.',
      'reward.clawBack': ({ because }) => `We have claimed the reward back.${reason(because, 'Reason')}`,
      'reward.revive': () => 'As a gesture of goodwill, your reward is waiting for you again.',
      'reward.grant': ({ amount }) => `As a gesture of goodwill, a reward of ${amount} is waiting for you.`,
      'reward.setBack': ({ because }) =>
        `The payment was reset, so your reward is waiting for you again.${reason(because, 'Reason')}`,
      'reward.stop': () => 'You have stopped the payment.',
      'reward.free': () => 'The payment can go ahead again.',
    },
    next: {
      share: ({ day }) =>
        `As soon as somebody accepts through your link, we will write to you.${day ? ` The link is valid until ${day}.` : ''}`,
      confirmation: ({ contact }) => `${contact} confirms their details.`,
      report: () => 'No order has been reported yet. We will write to you as soon as your reward is ready.',
      orderCheck: () => 'The order has been reported and is being checked.',
      release: () => 'The reward will be ready after the withdrawal period.',
      releaseByAgency: ({ day }) => `The agency releases the order${day ? `, at the earliest on ${day}` : ''}.`,
      releaseByHand: ({ day }) => `We release the order${day ? `, at the earliest on ${day}` : ''}.`,
      collection: ({ day }) => `Collect your reward.${day ? ` You can do so until ${day}.` : ''}`,
      transfer: () => 'We will transfer your reward.',
      bank: () => 'The transfer is with the bank.',
    },
    stops: {
      accountLocked: () => 'Your account is locked, and nothing is paid until it is unlocked. Please write to us.',
      payoutStopped: () => 'You have stopped the payment. We are looking into it; write to us if you have questions.',
      rewardChecked: () =>
        'A person is looking at the payment. There is nothing you need to do, and your reward will not expire in the meantime.',
      orderInDoubt: () => 'The order is being checked again. Nothing is paid until then.',
      customerNumber: () => 'We need your customer number for your reward. Please tell us what it is.',
      customerNumberUnconfirmed: () => 'Your customer number is not confirmed yet. Please check that it is right.',
      newIban: ({ day }) =>
        `This IBAN is new. To protect you, we wait before we transfer${day ? `, at least until ${day}` : ''}.`,
      returned: ({ because }) =>
        `The payment did not go through.${reason(because, 'Reason')} Please enter your bank details again.`,
      rewardExpired: ({ day }) =>
        `The reward was not collected in time and has expired${inBrackets(day)}. If you had an important reason, write to us.`,
      rewardCancelled: ({ day }) => `The reward was cancelled${inBrackets(day)}. Write to us if you have questions.`,
      claimedBack: ({ because }) =>
        `We have to claim the reward back.${reason(because, 'Reason')} Do not transfer anything before we have written to you.`,
      unconfirmed: ({ contact, day }) =>
        `${contact} has not confirmed yet.${day ? ` That is possible until ${day}. Ask your contact whether our e-mail has arrived.` : ''}`,
      linkExpired: ({ day }) =>
        `Time is up${inBrackets(day)}, and the link is no longer valid. You can recommend again at any time.`,
      noOrder: ({ day }) => `No contract was signed${inBrackets(day)}. You can recommend again at any time.`,
      orderCancelled: ({ day }) =>
        `The contract was ended${inBrackets(day)}, so there is no reward. Write to us if you have questions.`,
      cancelled: ({ day }) => `You ended the recommendation${inBrackets(day)}. Write to us if you have questions.`,
    },
  },
});
