/** What a row of the personal area says of the own money, in each language. */
import { bilingual } from '#platform/mail/words.ts';
import type { NextStep } from './next.ts';
import type { End, Held, Standing } from './standing.ts';

/** `since` is the day from which something is waited for whose own day nobody knows. */
type Said = (told: { amount: string; day: string | null; since: string | null }) => string;

interface Words {
  received: Readonly<Record<'money' | 'voucher', Said>>;
  end: Readonly<Record<End, Said>>;
  held: Readonly<Record<Held, Said>>;
  next: Readonly<Record<NextStep, Said>>;
  contacts: string;
}

const brackets = (day: string | null): string => (day ? ` (${day})` : '');

export const standings = bilingual<Words>({
  de: {
    received: {
      money: ({ amount, day }) => `Ausgezahlt${day ? ` am ${day}` : ''}: ${amount}`,
      voucher: ({ amount, day }) => `Gutschein erhalten${day ? ` am ${day}` : ''}: ${amount}`,
    },
    end: {
      rewardExpired: ({ day }) => `Keine Prämie: nicht rechtzeitig abgeholt${brackets(day)}`,
      rewardCancelled: ({ day }) => `Keine Prämie: storniert${brackets(day)}`,
      claimedBack: ({ day }) => `Prämie zurückgefordert${brackets(day)}`,
      linkExpired: ({ day }) => `Keine Prämie: Frist abgelaufen${brackets(day)}`,
      noOrder: ({ day }) => `Keine Prämie: kein Vertrag zustande gekommen${brackets(day)}`,
      orderCancelled: ({ day }) => `Keine Prämie: Vertrag beendet${brackets(day)}`,
      cancelled: ({ day }) => `Keine Prämie: von Ihnen beendet${brackets(day)}`,
    },
    held: {
      accountLocked: () => 'Auszahlung angehalten: Konto gesperrt',
      payoutStopped: () => 'Auszahlung angehalten',
      rewardChecked: () => 'Auszahlung wird geprüft',
      orderInDoubt: () => 'Auszahlung wartet: Auftrag wird geprüft',
      customerNumber: () => 'Auszahlung wartet: Kundennummer fehlt',
      customerNumberUnconfirmed: () => 'Auszahlung wartet: Kundennummer noch nicht bestätigt',
      newIban: ({ day }) => (day ? `Überweisung frühestens am ${day}` : 'Überweisung in Vorbereitung'),
      returned: () => 'Überweisung zurückgekommen: bitte Bankverbindung angeben',
      unconfirmed: ({ day }) => `Wartet auf Bestätigung${day ? `, möglich bis ${day}` : ''}`,
    },
    next: {
      share: ({ day }) => `Wartet auf Ihren Kontakt${day ? `, Link gilt bis ${day}` : ''}`,
      confirmation: ({ day }) => `Wartet auf Bestätigung${day ? `, möglich bis ${day}` : ''}`,
      report: ({ since }) => `Angenommen${since ? ` am ${since}` : ''}, noch kein Auftrag gemeldet`,
      orderCheck: ({ since }) => `Auftrag eingegangen${since ? ` am ${since}` : ''}, wird geprüft`,
      release: ({ day }) => (day ? `Voraussichtlich abholbar am ${day}` : 'Auftrag bestätigt'),
      releaseByAgency: ({ day }) => `Auftrag bestätigt${day ? `, abholbar frühestens am ${day}` : ''}`,
      releaseByHand: ({ day }) => `Auftrag bestätigt${day ? `, abholbar frühestens am ${day}` : ''}`,
      collection: ({ day }) => (day ? `Abholbar bis ${day}` : 'Abholbar'),
      transfer: ({ day }) => (day ? `Überweisung voraussichtlich am ${day}` : 'Überweisung in Vorbereitung'),
      bank: ({ day, since }) =>
        day
          ? `Bei der Bank, voraussichtlich am ${day} ausgezahlt`
          : `${since ? `Abgeholt am ${since}, die` : 'Die'} Überweisung ist bei der Bank`,
    },
    contacts: 'Ohne eigene Prämie',
  },
  en: {
    received: {
      money: ({ amount, day }) => `Paid${day ? ` on ${day}` : ''}: ${amount}`,
      voucher: ({ amount, day }) => `Voucher received${day ? ` on ${day}` : ''}: ${amount}`,
    },
    end: {
      rewardExpired: ({ day }) => `No reward: not collected in time${brackets(day)}`,
      rewardCancelled: ({ day }) => `No reward: cancelled${brackets(day)}`,
      claimedBack: ({ day }) => `Reward claimed back${brackets(day)}`,
      linkExpired: ({ day }) => `No reward: time ran out${brackets(day)}`,
      noOrder: ({ day }) => `No reward: no contract was signed${brackets(day)}`,
      orderCancelled: ({ day }) => `No reward: contract ended${brackets(day)}`,
      cancelled: ({ day }) => `No reward: ended by you${brackets(day)}`,
    },
    held: {
      accountLocked: () => 'Payment stopped: account locked',
      payoutStopped: () => 'Payment stopped',
      rewardChecked: () => 'Payment is being checked',
      orderInDoubt: () => 'Payment waits: the order is being checked',
      customerNumber: () => 'Payment waits: customer number missing',
      customerNumberUnconfirmed: () => 'Payment waits: customer number not confirmed yet',
      newIban: ({ day }) => (day ? `Transfer on ${day} at the earliest` : 'Transfer in preparation'),
      returned: () => 'Transfer came back: please enter your bank details',
      unconfirmed: ({ day }) => `Waiting for confirmation${day ? `, possible until ${day}` : ''}`,
    },
    next: {
      share: ({ day }) => `Waiting for your contact${day ? `, link valid until ${day}` : ''}`,
      confirmation: ({ day }) => `Waiting for confirmation${day ? `, possible until ${day}` : ''}`,
      report: ({ since }) => `Accepted${since ? ` on ${since}` : ''}, no order reported yet`,
      orderCheck: ({ since }) => `Order reported${since ? ` on ${since}` : ''}, being checked`,
      release: ({ day }) => (day ? `Expected to be ready on ${day}` : 'Order confirmed'),
      releaseByAgency: ({ day }) => `Order confirmed${day ? `, ready on ${day} at the earliest` : ''}`,
      releaseByHand: ({ day }) => `Order confirmed${day ? `, ready on ${day} at the earliest` : ''}`,
      collection: ({ day }) => (day ? `Can be collected until ${day}` : 'Can be collected'),
      transfer: ({ day }) => (day ? `Transfer expected on ${day}` : 'Transfer in preparation'),
      bank: ({ day, since }) =>
        day
          ? `With the bank, payment expected on ${day}`
          : `${since ? `Collected on ${since}, the` : 'The'} transfer is with the bank`,
    },
    contacts: 'Without a reward of your own',
  },
});

export function sayStanding(words: Words, standing: Standing, told: Parameters<Said>[0]): string {
  switch (standing.kind) {
    case 'received':
      return words.received[standing.as](told);
    case 'end':
      return words.end[standing.why](told);
    case 'held':
      return words.held[standing.why](told);
    case 'next':
      return words.next[standing.step](told);
    default:
      return words.contacts;
  }
}
