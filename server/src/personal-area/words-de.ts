import { closed, type Words } from './words.ts';

const why = (because: string | null): string => (because ? ` Grund: ${closed(because)}` : '');
const until = (day: string | null): string => (day ? ` Das geht bis zum ${day}.` : '');

export const de: Words = {
  someContact: 'Ihr Kontakt',
  events: {
    E1: ({ product }) => `Sie haben „${product}“ empfohlen.`,
    E2: ({ product }) => `Noch jemand ist über Ihren Link zu „${product}“ gekommen.`,
    E4: ({ contact }) => `${contact} hat Daten angegeben.`,
    E5: ({ contact }) => `${contact} hat Ihre Empfehlung angenommen.`,
    E6: () => 'Der Link ist abgelaufen, niemand hat Ihre Empfehlung angenommen.',
    E7: () => 'Die Daten Ihres Kontakts wurden gelöscht.',
    E9: () => 'Ihre Empfehlung endet ohne Prämie.',
    E10: () => 'Es kam kein Vertrag zustande, die Zeit dafür ist vorbei.',
    E11: () => 'Damit ist die Empfehlung abgeschlossen.',
    E12: () => 'Ihre Empfehlung ist beendet, ohne dass eine Prämie ausgezahlt wurde.',
    E13: () => 'Ihre Empfehlung endet ohne Prämie.',
    E14: () => 'Ihre Empfehlung zählt nicht mehr.',
    E15: ({ isFollowUp }) =>
      isFollowUp ? 'Die Empfehlung wurde storniert.' : 'Die Empfehlung wurde storniert, der Link gilt nicht mehr.',
    E17: () => 'Aus Kulanz geht die Empfehlung weiter.',
    E19: () => 'Der Auftrag wurde nachgemeldet, Ihre Empfehlung zählt wieder.',
    R10: () => 'Die Daten Ihres Kontakts wurden auf Wunsch gelöscht.',
    A1: ({ isRejected, mandant }) =>
      isRejected
        ? 'Ein Auftrag wurde gemeldet, er zählt aber nicht zu dieser Empfehlung.'
        : `${mandant} hat uns einen Auftrag gemeldet.`,
    A2: ({ mandant }) => `${mandant} hat den Auftrag bestätigt.`,
    A3: ({ mandant }) => `${mandant} hat den Auftrag abgelehnt.`,
    A4: () => 'Der Auftrag ist freigegeben.',
    A5: () => 'Der Auftrag ist freigegeben.',
    A6: () => 'Der Auftrag wurde abgelehnt.',
    A7: () => 'Der Auftrag wurde storniert.',
    A8: () => 'Der Auftrag wurde nach der Freigabe storniert.',
    P2: ({ amount }) => `Ihre Prämie über ${amount} kann abgeholt werden.`,
    P4: () => 'Sie haben Ihre Prämie abgeholt.',
    P6: () => 'Ihre Prämie ist verfallen.',
    P8: ({ amount }) => `Wir haben ${amount} überwiesen.`,
    P9: ({ because }) => `Die Überweisung kam zurück, Ihre Prämie liegt wieder bereit.${why(because)}`,
    P10: () => 'Ihre Prämie wurde storniert.',
    P11: ({ because }) => `Wir haben die Prämie zurückgefordert.${why(because)}`,
    P12: () => 'Aus Kulanz liegt Ihre Prämie wieder bereit.',
    P13: ({ amount }) => `Aus Kulanz liegt eine Prämie über ${amount} für Sie bereit.`,
    P14: ({ because }) => `Die Auszahlung wurde zurückgesetzt, Ihre Prämie liegt wieder bereit.${why(because)}`,
    stopped: () => 'Sie haben die Auszahlung angehalten.',
    freed: () => 'Die Auszahlung ist wieder frei.',
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
