import { closed, type Words } from './words.ts';

const why = (because: string | null): string => (because ? ` Grund: ${closed(because)}` : '');
const until = (day: string | null): string => (day ? ` Das geht bis zum ${day}.` : '');

export const de: Words = {
  someContact: 'Ihr Kontakt',
  events: {
    'recommendation.create': ({ product }) => `Sie haben „${product}“ empfohlen.`,
    'recommendation.followUp': ({ product }) => `Noch jemand ist über Ihren Link zu „${product}“ gekommen.`,
    'recommendation.enter': ({ contact }) => `${contact} hat Daten angegeben.`,
    'recommendation.accept': ({ contact }) => `${contact} hat Ihre Empfehlung angenommen.`,
    'recommendation.expire': () => 'Der Link ist abgelaufen, niemand hat Ihre Empfehlung angenommen.',
    'recommendation.loseRecipient': () => 'Die Daten Ihres Kontakts wurden gelöscht.',
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
    'recommendation.forgetRecipient': () => 'Die Daten Ihres Kontakts wurden auf Wunsch gelöscht.',
    'order.report': ({ isRejected, mandant }) =>
      isRejected
        ? 'Ein Auftrag wurde gemeldet, er zählt aber nicht zu dieser Empfehlung.'
        : `${mandant} hat uns einen Auftrag gemeldet.`,
    'order.confirm': ({ mandant }) => `${mandant} hat den Auftrag bestätigt.`,
    'order.reject': ({ mandant }) => `${mandant} hat den Auftrag abgelehnt.`,
    'order.releaseByAgency': () => 'Der Auftrag ist freigegeben.',
    'order.release': () => 'Der Auftrag ist freigegeben.',
    'order.decline': () => 'Der Auftrag wurde abgelehnt.',
    'order.cancel': () => 'Der Auftrag wurde storniert.',
    'order.cancelReleased': () => 'Der Auftrag wurde nach der Freigabe storniert.',
    'reward.provide': ({ amount }) => `Ihre Prämie über ${amount} kann abgeholt werden.`,
    'reward.collect': () => 'Sie haben Ihre Prämie abgeholt.',
    'reward.expire': () => 'Ihre Prämie ist verfallen.',
    'reward.payOut': ({ amount }) => `Wir haben ${amount} überwiesen.`,
    'reward.return': ({ because }) => `Die Überweisung kam zurück, Ihre Prämie liegt wieder bereit.${why(because)}`,
    'reward.cancel': () => 'Ihre Prämie wurde storniert.',
    'reward.clawBack': ({ because }) => `Wir haben die Prämie zurückgefordert.${why(because)}`,
    'reward.revive': () => 'Aus Kulanz liegt Ihre Prämie wieder bereit.',
    'reward.grant': ({ amount }) => `Aus Kulanz liegt eine Prämie über ${amount} für Sie bereit.`,
    'reward.setBack': ({ because }) =>
      `Die Auszahlung wurde zurückgesetzt, Ihre Prämie liegt wieder bereit.${why(because)}`,
    'reward.stop': () => 'Sie haben die Auszahlung angehalten.',
    'reward.free': () => 'Die Auszahlung ist wieder frei.',
  },
  next: {
    share: ({ day }) =>
      `Sobald jemand über Ihren Link annimmt, schreiben wir Ihnen.${day ? ` Der Link gilt bis zum ${day}.` : ''}`,
    confirmation: ({ contact }) => `${contact} bestätigt die eigenen Daten.`,
    report: ({ mandant }) => `Wir warten auf die Meldung von ${mandant}.`,
    release: () => 'Nach der Widerrufsfrist wird die Prämie bereitgestellt.',
    releaseByAgency: ({ day }) => `Die Agentur gibt den Auftrag frei${day ? `, frühestens am ${day}` : ''}.`,
    releaseByHand: ({ day }) => `Wir geben den Auftrag frei${day ? `, frühestens am ${day}` : ''}.`,
    collection: ({ day }) => `Holen Sie Ihre Prämie ab.${until(day)}`,
    transfer: () => 'Wir überweisen Ihre Prämie.',
    bank: () => 'Die Überweisung ist bei der Bank.',
    contactCollection: ({ contact }) => `${contact} holt die eigene Prämie ab.`,
  },
  stops: {
    accountLocked: () => 'Ihr Konto ist gesperrt, so lange wird nichts ausgezahlt. Schreiben Sie uns bitte.',
    payoutStopped: () => 'Sie haben die Auszahlung angehalten. Wir prüfen das; haben Sie Fragen, schreiben Sie uns.',
    orderInDoubt: () => 'Der Auftrag wird noch einmal geprüft. Bis dahin wird nichts ausgezahlt.',
    customerNumber: () => 'Für Ihre Prämie fehlt uns Ihre Kundennummer. Nennen Sie sie uns bitte.',
    customerNumberUnconfirmed: ({ mandant }) =>
      `${mandant} hat Ihre Kundennummer noch nicht bestätigt. Prüfen Sie bitte, ob sie stimmt.`,
    newIban: ({ moment }) => `Diese IBAN ist neu. Zu Ihrem Schutz überweisen wir frühestens am ${moment}.`,
    returned: ({ because }) =>
      `Die Auszahlung hat nicht geklappt.${why(because)} Geben Sie bitte Ihre Bankverbindung noch einmal an.`,
    rewardExpired: () => 'Die Prämie wurde nicht rechtzeitig abgeholt und ist verfallen.',
    rewardCancelled: () => 'Die Prämie wurde storniert. Haben Sie Fragen, schreiben Sie uns.',
    claimedBack: ({ because }) =>
      `Die Prämie wird zurückgefordert.${why(because)} Überweisen Sie nichts, bevor wir Ihnen geschrieben haben.`,
    unconfirmed: ({ contact, day }) =>
      `${contact} hat noch nicht bestätigt.${day ? ` Das geht bis zum ${day}; erinnern Sie Ihren Kontakt an unsere Mail.` : ''}`,
    linkExpired: () => 'Der Link ist abgelaufen. Sie können jederzeit neu empfehlen.',
    dataDeleted: () => 'Die Daten Ihres Kontakts wurden gelöscht. Sie können jederzeit neu empfehlen.',
    noOrder: () => 'Es kam kein Vertrag zustande. Sie können jederzeit neu empfehlen.',
    orderRejected: ({ mandant }) => `${mandant} hat den Auftrag abgelehnt, deshalb gibt es keine Prämie.`,
    orderCancelled: () => 'Der Auftrag wurde storniert, deshalb gibt es keine Prämie.',
    cancelled: () => 'Die Empfehlung wurde storniert. Haben Sie Fragen, schreiben Sie uns.',
  },
};
