/** The words of orders and of what is decided about them. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskOrderWords = {
  'desk.order.title': { de: 'Auftrag', en: 'Order' },
  'desk.order.somebody': { de: 'eine gelöschte Person', en: 'a deleted person' },
  'desk.order.titleOf.received': {
    de: '{product} für {who}, eingegangen am {date}',
    en: '{product} for {who}, received on {date}',
  },
  'desk.order.titleOf.confirmed': {
    de: '{product} für {who}, bestätigt am {date}',
    en: '{product} for {who}, confirmed on {date}',
  },
  'desk.order.titleOf.released': {
    de: '{product} für {who}, freigegeben am {date}',
    en: '{product} for {who}, released on {date}',
  },
  'desk.order.titleOf.billed': {
    de: '{product} für {who}, abgerechnet am {date}',
    en: '{product} for {who}, billed on {date}',
  },
  'desk.order.titleOf.rejected': {
    de: '{product} für {who}, abgelehnt am {date}',
    en: '{product} for {who}, rejected on {date}',
  },
  'desk.order.titleOf.cancelled': {
    de: '{product} für {who}, storniert am {date}',
    en: '{product} for {who}, cancelled on {date}',
  },
  'desk.order.count': {
    de: '{count, plural, one {# Auftrag} other {# Aufträge}}',
    en: '{count, plural, one {# order} other {# orders}}',
  },
  'desk.order.search': { de: 'Name, E-Mail, Nummer, IBAN-Ende', en: 'Name, e-mail, number, end of IBAN' },
  'desk.order.empty': { de: 'Noch kein Auftrag', en: 'No order yet' },
  'desk.order.emptyText': {
    de: 'Sobald der Auftraggeber einen Vertrag meldet oder Sie eine Datei importieren, steht er hier.',
    en: 'As soon as the client reports a contract, or you import a file, it appears here.',
  },
  'desk.order.column.who': { de: 'Empfehler → Empfänger', en: 'Recommender → recipient' },
  'desk.order.column.day': { de: 'Auftragsdatum', en: 'Order date' },
  'desk.order.column.external': { de: 'Externe Nummer', en: 'External number' },
  'desk.order.column.status': { de: 'Status', en: 'Status' },
  'desk.order.facts': { de: 'Angaben', en: 'Details' },
  'desk.order.externalNumber': { de: 'Nummer beim Auftraggeber', en: 'Number at the client' },
  'desk.order.product': { de: 'Produkt', en: 'Product' },
  'desk.order.premium': { de: 'Prämie', en: 'Reward' },
  'desk.order.recommender': { de: 'Empfehler', en: 'Recommender' },
  'desk.order.recipient': { de: 'Empfänger', en: 'Recipient' },
  'desk.order.recommendation': { de: 'Empfehlung', en: 'Recommendation' },
  'desk.order.orderedOn': { de: 'Auftragsdatum', en: 'Ordered on' },
  'desk.order.createdAt': { de: 'Gemeldet', en: 'Reported' },
  'desk.order.createdBy': { de: '{at}, durch {source}', en: '{at}, by {source}' },
  'desk.order.releasableOn': { de: 'Freigebbar ab', en: 'Releasable from' },
  'desk.order.releasedAt': { de: 'Freigegeben', en: 'Released' },
  'desk.order.rejection': { de: 'Ablehnungsgrund', en: 'Reason of the rejection' },
  'desk.order.cancelReason': { de: 'Stornogrund', en: 'Reason of the cancellation' },
  'desk.order.deleted': { de: 'gelöschte Person', en: 'deleted person' },
  'desk.order.nobody': { de: 'noch niemand', en: 'nobody yet' },
  'desk.order.reward': { de: 'Prämie', en: 'Reward' },
  'desk.order.who': { de: 'Für', en: 'For' },
  'desk.order.amount': { de: 'Betrag', en: 'Amount' },
  'desk.order.until': { de: 'abholbar bis {day}', en: 'collectable until {day}' },
  'desk.order.rewardSum': {
    de: '{count, plural, one {# Prämie} other {# Prämien}}, zusammen {sum}',
    en: '{count, plural, one {# reward} other {# rewards}}, {sum} together',
  },
  'desk.order.noRewards': { de: 'An diesem Auftrag hängt keine Prämie.', en: 'This order has no rewards.' },
  'desk.order.role.recommender': { de: 'Empfehler', en: 'Recommender' },
  'desk.order.role.recipient': { de: 'Empfänger', en: 'Recipient' },
  'desk.order.note.reported': { de: 'Storno gemeldet am {day}', en: 'cancellation reported on {day}' },
  'desk.order.note.received': { de: 'wartet seit {day}', en: 'waiting since {day}' },
  'desk.order.note.releasable': { de: 'kann freigegeben werden', en: 'can be released' },
  'desk.order.note.releasableOn': { de: 'freigebbar ab {day}', en: 'releasable from {day}' },
  'desk.order.note.person': { de: 'wartet auf den Empfänger', en: 'waits for the recipient' },
  'desk.order.note.released': { de: 'am {day}', en: 'on {day}' },
  'desk.order.reported': { de: 'Der Auftraggeber hat am {day} storniert.', en: 'The client cancelled on {day}.' },
  'desk.order.reportedLead': {
    de: 'Es wurde schon ausgezahlt, deshalb entscheidet eine Person: Bleibt der Auftrag bestehen, oder wird zurückgefordert? Bis dahin ruhen die übrigen Prämien.',
    en: 'Money was paid already, so a person decides: does the order stand, or is it claimed back? Until then the other rewards rest.',
  },
  'desk.order.decide': { de: 'Was jetzt geht', en: 'What can be done now' },
  'desk.order.do.confirm': { de: 'Bestätigen', en: 'Confirm' },
  'desk.order.do.release': { de: 'Freigeben', en: 'Release' },
  'desk.order.do.keep': { de: 'Auftrag bestehen lassen', en: 'Let the order stand' },
  'desk.order.do.reject': { de: 'Ablehnen', en: 'Reject' },
  'desk.order.do.cancel': { de: 'Stornieren', en: 'Cancel order' },
  'desk.order.obstacle.confirmed': { de: 'Er ist schon bestätigt.', en: 'It is confirmed already.' },
  'desk.order.obstacle.unconfirmed': { de: 'Erst muss er bestätigt werden.', en: 'It has to be confirmed first.' },
  'desk.order.obstacle.released': { de: 'Er ist schon freigegeben.', en: 'It is released already.' },
  'desk.order.obstacle.over': { de: 'Der Auftrag ist beendet.', en: 'The order has ended.' },
  'desk.order.obstacle.claimPeriod': {
    de: 'Frei ab {day}: Die Sperrfrist läuft noch.',
    en: 'Free from {day}: the claim period is not over.',
  },
  'desk.order.obstacle.recipientUnconfirmed': {
    de: 'Der Empfänger hat seine Daten noch nicht bestätigt. Er bekommt Erinnerungen.',
    en: 'The recipient has not confirmed the data yet. Reminders are sent.',
  },
  'desk.order.obstacle.recipientDeleted': {
    de: 'Die Daten des Empfängers sind gelöscht, niemand könnte bezahlt werden.',
    en: 'The data of the recipient are deleted, nobody could be paid.',
  },
  'desk.order.obstacle.recommendationOver': { de: 'Die Empfehlung ist beendet.', en: 'The recommendation has ended.' },
  'desk.order.obstacle.cancelInstead': {
    de: 'Er ist schon bestätigt und kann nur noch storniert werden.',
    en: 'It is confirmed already and can only be cancelled.',
  },
  'desk.order.obstacle.reported': { de: 'Es ist kein Storno gemeldet.', en: 'No cancellation is reported.' },
  'desk.order.ask.confirm': { de: 'Auftrag {number} bestätigen?', en: 'Confirm order {number}?' },
  'desk.order.ask.release': { de: 'Auftrag {number} freigeben?', en: 'Release order {number}?' },
  'desk.order.ask.keep': { de: 'Auftrag {number} bestehen lassen?', en: 'Let order {number} stand?' },
  'desk.order.ask.reject': { de: 'Auftrag {number} ablehnen?', en: 'Reject order {number}?' },
  'desk.order.ask.cancel': { de: 'Auftrag {number} stornieren?', en: 'Cancel order {number}?' },
  'desk.order.then.confirm': {
    de: 'Ab dem {day} kann der Auftrag freigegeben werden.',
    en: 'The order can be released from {day}.',
  },
  'desk.order.then.byNight': {
    de: 'Nachts geschieht das dann von selbst, sobald der Empfänger bestätigt hat. Damit werden die Prämien bereitgestellt, und die E-Mails dazu gehen hinaus.',
    en: 'By night that happens by itself then, once the recipient has confirmed. With it the rewards become ready, and the mails about them are sent.',
  },
  'desk.order.then.byHand': {
    de: 'Von selbst geschieht das nicht: Jemand muss den Auftrag freigeben.',
    en: 'That does not happen by itself: somebody has to release the order.',
  },
  'desk.order.then.release': {
    de: 'Der Auftrag ist freigegeben. Das lässt sich nur durch ein Storno zurücknehmen.',
    en: 'The order is released. Only a cancellation takes that back.',
  },
  'desk.order.then.keep': {
    de: 'Der Auftrag bleibt, wie er ist; das gemeldete Storno gilt als geklärt.',
    en: 'The order stays as it is; the reported cancellation counts as settled.',
  },
  'desk.order.then.reject': {
    de: 'Der Auftrag endet als abgelehnt. Das lässt sich nicht zurücknehmen.',
    en: 'The order ends as rejected. This cannot be taken back.',
  },
  'desk.order.then.cancel': {
    de: 'Der Auftrag endet als storniert. Das lässt sich nicht zurücknehmen.',
    en: 'The order ends as cancelled. This cannot be taken back.',
  },
  'desk.order.then.provided': {
    de: '{count, plural, one {Eine Prämie wird} other {# Prämien werden}} bereitgestellt, zusammen {sum}:',
    en: '{count, plural, one {One reward becomes} other {# rewards become}} ready, {sum} together:',
  },
  'desk.order.then.waiting': {
    de: 'Ohne gültige Kundennummer {count, plural, one {bleibt eine Prämie} other {bleiben # Prämien}} vorgemerkt, zusammen {sum}:',
    en: 'Without a valid customer number {count, plural, one {one reward stays} other {# rewards stay}} reserved, {sum} together:',
  },
  'desk.order.then.cancelled': {
    de: '{count, plural, one {Eine Prämie entfällt} other {# Prämien entfallen}}, zusammen {sum}:',
    en: '{count, plural, one {One reward ends} other {# rewards end}}, {sum} together:',
  },
  'desk.order.then.clawedBack': {
    de: '{count, plural, one {Eine erhaltene Prämie wird} other {# erhaltene Prämien werden}} zurückgefordert, zusammen {sum}:',
    en: '{count, plural, one {One reward that was received is} other {# rewards that were received are}} claimed back, {sum} together:',
  },
  'desk.order.then.noted': {
    de: '{count, plural, one {Eine Prämie ist} other {# Prämien sind}} bei der Bank, zusammen {sum}. Was damit geschieht, entscheidet die Bestätigung oder das Verwerfen des Laufs:',
    en: '{count, plural, one {One reward is} other {# rewards are}} with the bank, {sum} together. What becomes of it is decided when the run is confirmed or discarded:',
  },
  'desk.order.then.freed': {
    de: '{count, plural, one {Eine Prämie läuft} other {# Prämien laufen}} weiter, zusammen {sum}:',
    en: '{count, plural, one {One reward goes} other {# rewards go}} on, {sum} together:',
  },
  'desk.order.mails.none': { de: 'Jetzt wird keine E-Mail verschickt.', en: 'No mail is sent now.' },
  'desk.order.mails.M10': {
    de: 'Der Empfehler bekommt die E-Mail „Prämie wartet“ mit dem Link, unter dem er sie abholt.',
    en: 'The recommender gets the mail “Reward waits” with the link to collect it.',
  },
  'desk.order.mails.locked': {
    de: 'Das Konto des Empfehlers ist gesperrt: Seine Prämie ruht, und er bekommt die E-Mail dazu erst, wenn es entsperrt ist.',
    en: 'The account of the recommender is locked: the reward rests, and the mail about it goes out once it is unlocked.',
  },
  'desk.order.mails.M11': {
    de: 'Der Empfänger bekommt die E-Mail „Prämie wartet“ mit dem Link, unter dem er sie abholt. Hat er seine Bankverbindung schon angegeben, gilt sie sofort als abgeholt, und es folgt „Prämie abgeholt“.',
    en: 'The recipient gets the mail “Reward waits” with the link to collect it. Where the bank account is given already it counts as collected at once, and “Reward collected” follows.',
  },
  'desk.order.mails.M34': {
    de: 'Der Empfehler wird per E-Mail nach seiner Kundennummer gefragt, höchstens einmal am Tag.',
    en: 'The recommender is asked for the customer number by mail, once a day at most.',
  },
  'desk.order.mails.M13': {
    de: 'Hat der Empfänger seine Bankverbindung schon angegeben, gilt seine Prämie sofort als abgeholt, und er bekommt die E-Mail „Prämie abgeholt“. Sonst wird jetzt keine E-Mail verschickt.',
    en: 'Where the recipient has given a bank account already the reward counts as collected at once, and the mail “Reward collected” is sent. Else no mail is sent now.',
  },
  'desk.order.mails.lost': {
    de: 'Der Empfehler bekommt die E-Mail „Nicht berücksichtigt“, der Empfänger auch, wenn er bestätigt hat.',
    en: 'The recommender gets the mail “Did not earn a reward”, and so does the recipient who has confirmed.',
  },
  'desk.order.mails.each': {
    de: 'Wer eine Prämie verliert oder zurückgeben soll, bekommt eine E-Mail dazu, bei einer Rückforderung mit dem Grund.',
    en: 'Whoever loses a reward or has to return one gets a mail about it, for a claim-back with the reason.',
  },
  'desk.order.clawsBack': { de: 'Ja, {sum} werden zurückgefordert.', en: 'Yes, {sum} are claimed back.' },
  'desk.order.done.confirm': { de: 'Auftrag {number} ist bestätigt.', en: 'Order {number} is confirmed.' },
  'desk.order.done.release': { de: 'Auftrag {number} ist freigegeben.', en: 'Order {number} is released.' },
  'desk.order.done.keep': { de: 'Auftrag {number} bleibt bestehen.', en: 'Order {number} stands.' },
  'desk.order.done.reject': { de: 'Auftrag {number} ist abgelehnt.', en: 'Order {number} is rejected.' },
  'desk.order.done.cancel': { de: 'Auftrag {number} ist storniert.', en: 'Order {number} is cancelled.' },

  'desk.order.column.next': { de: 'Nächster Schritt', en: 'Next step' },
  'desk.order.many.label': { de: 'Ausgewählte Aufträge', en: 'Chosen orders' },
  'desk.order.many.choose': { de: 'Auftrag {number} auswählen', en: 'Choose order {number}' },
  'desk.order.many.chosen': {
    de: '{count, plural, one {# Auftrag} other {# Aufträge}} ausgewählt, zusammen {sum}',
    en: '{count, plural, one {# order} other {# orders}} chosen, {sum} together',
  },
  'desk.order.many.do.release': {
    de: '{count, plural, one {# Auftrag} other {# Aufträge}} freigeben',
    en: 'Release {count, plural, one {# order} other {# orders}}',
  },
  'desk.order.many.do.confirm': {
    de: '{count, plural, one {# Auftrag} other {# Aufträge}} bestätigen',
    en: 'Confirm {count, plural, one {# order} other {# orders}}',
  },
  'desk.order.many.ask.release': { de: 'Ausgewählte Aufträge freigeben?', en: 'Release the chosen orders?' },
  'desk.order.many.ask.confirm': { de: 'Ausgewählte Aufträge bestätigen?', en: 'Confirm the chosen orders?' },
  'desk.order.many.then.release': {
    de: '{count, plural, one {# Auftrag wird} other {# Aufträge werden}} freigegeben, Prämien zusammen {sum}.',
    en: '{count, plural, one {# order is} other {# orders are}} released, rewards of {sum} together.',
  },
  'desk.order.many.then.confirm': {
    de: '{count, plural, one {# Auftrag wird} other {# Aufträge werden}} bestätigt, Prämien zusammen {sum}.',
    en: '{count, plural, one {# order is} other {# orders are}} confirmed, rewards of {sum} together.',
  },
  'desk.order.many.after.release': {
    de: 'Wer eine Prämie bekommt, kann sie dann abholen und erfährt es per E-Mail. Hat ein Empfänger sein Konto schon angegeben, gilt seine sofort als abgeholt. Wo eine zweite Person zustimmen muss, wartet der Auftrag auf sie.',
    en: 'Whoever gets a reward can collect it then, and is told by e-mail. Where a recipient has given a bank account already, it counts as collected at once. Where a second person has to agree, the order waits for them.',
  },
  'desk.order.many.after.confirm': {
    de: 'Niemand bekommt davon eine E-Mail. Freigegeben wird erst nach der Frist.',
    en: 'Nobody gets an e-mail about it. They are released after the claim period only.',
  },
  'desk.order.many.others': {
    de: '{count, plural, one {# anderer ausgewählter Auftrag bleibt, wie er ist} other {# andere ausgewählte Aufträge bleiben, wie sie sind}}.',
    en: '{count, plural, one {# other chosen order stays as it is} other {# other chosen orders stay as they are}}.',
  },
  'desk.order.many.one': {
    de: '{recommender} → {recipient}, {sum}, Auftrag {number}',
    en: '{recommender} → {recipient}, {sum}, order {number}',
  },
  'desk.order.many.done.release': { de: '{count} Aufträge sind freigegeben.', en: '{count} orders are released.' },
  'desk.order.many.done.confirm': { de: '{count} Aufträge sind bestätigt.', en: '{count} orders are confirmed.' },

  'desk.orderView.label': { de: 'Ansicht', en: 'View' },
  'desk.orderView.releasable': { de: 'Heute freigebbar', en: 'Releasable today' },
  'desk.orderView.cancelReported': { de: 'Storno gemeldet', en: 'Cancellation reported' },
} satisfies Bilingual;
