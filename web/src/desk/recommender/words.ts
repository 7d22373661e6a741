/** The words of recommenders at the desk. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskRecommenderWords = {
  'desk.recommender.title': { de: 'Empfehler', en: 'Recommenders' },
  'desk.recommender.count': {
    de: '{count, plural, one {# Empfehler} other {# Empfehler}}',
    en: '{count, plural, one {# recommender} other {# recommenders}}',
  },
  'desk.recommender.search': { de: 'Name, E-Mail, Hash, IBAN-Ende', en: 'Name, e-mail, hash, end of IBAN' },
  'desk.recommender.empty': { de: 'Noch niemand', en: 'Nobody yet' },
  'desk.recommender.emptyText': {
    de: 'Wer empfiehlt oder sich anmeldet, steht hier.',
    en: 'Everybody who recommends or registers is listed here.',
  },
  'desk.recommender.name': { de: 'Name', en: 'Name' },
  'desk.recommender.deleted': { de: 'gelöschte Person', en: 'deleted person' },
  'desk.recommender.status': { de: 'Status', en: 'Status' },
  'desk.recommender.since': { de: 'Dabei seit', en: 'Taking part since' },
  'desk.recommender.lastLogin': { de: 'Letzte Anmeldung', en: 'Last sign-in' },
  'desk.recommender.never': { de: 'noch nie', en: 'never' },
  'desk.recommender.recommendations': { de: 'Empfehlungen', en: 'Recommendations' },
  'desk.recommender.waiting': { de: 'Wartet', en: 'Waiting' },
  'desk.recommender.ready': { de: 'Bereitgestellt', en: 'Ready' },
  'desk.recommender.received': { de: 'Erhalten', en: 'Received' },
  'desk.recommender.facts': { de: 'Angaben', en: 'Facts' },
  'desk.recommender.password': { de: 'Passwort', en: 'Password' },
  'desk.recommender.has': { de: 'gesetzt', en: 'set' },
  'desk.recommender.hasNot': { de: 'noch keines', en: 'none yet' },
  'desk.recommender.sessions': { de: 'Angemeldet', en: 'Signed in' },
  'desk.recommender.sessionCount': {
    de: '{count, plural, =0 {in keinem Browser} one {in einem Browser} other {in # Browsern}}',
    en: '{count, plural, =0 {in no browser} one {in one browser} other {in # browsers}}',
  },
  'desk.recommender.mailsReturn': {
    de: 'E-Mails an diese Adresse kommen zurück. Sie bekommt keine mehr, bis die Person sie mit einem Link aus einer E-Mail bestätigt, eine andere hat oder jemand sie freigibt.',
    en: 'Mails to this address come back. It gets none any more until the person confirms it by a link from a mail, has another one, or somebody frees it.',
  },
  'desk.recommender.mailsReturnMore': { de: 'Adressen mit Rückläufern', en: 'Addresses with returned mails' },
  'desk.recommender.language': { de: 'Sprache', en: 'Language' },
  'desk.recommender.newsletter': { de: 'Newsletter', en: 'Newsletter' },
  'desk.recommender.newsletterOf.optedIn': { de: 'bestätigt', en: 'confirmed' },
  'desk.recommender.newsletterOf.pending': {
    de: 'angefragt, noch nicht bestätigt',
    en: 'asked for, not confirmed yet',
  },
  'desk.recommender.newsletterOf.optedOut': { de: 'nein', en: 'no' },
  'desk.recommender.customerNumber': { de: 'Kundennummer', en: 'Customer number' },
  'desk.recommender.numberOf.missing': { de: 'nicht angegeben', en: 'not given' },
  'desk.recommender.numberOf.unchecked': {
    de: 'beim Auftraggeber noch nicht bekannt',
    en: 'not known by the client yet',
  },
  'desk.recommender.numberOf.valid': { de: 'gültig', en: 'valid' },
  'desk.recommender.numberOf.invalid': { de: 'ungültig', en: 'not valid' },
  'desk.recommender.bank': { de: 'Bankverbindung', en: 'Bank account' },
  'desk.recommender.none': { de: 'keine gespeichert', en: 'none stored' },
  'desk.recommender.holdOf.accountLocked': {
    de: 'Das Konto ist gesperrt: Links enden, Prämien ruhen. Es geht weiter, sobald es entsperrt ist.',
    en: 'The account is locked: links end, rewards wait. It goes on once it is unlocked.',
  },
  'desk.recommender.holdOf.customerNumber': {
    de: 'Ohne gültige Kundennummer werden keine Prämien bereitgestellt. Die Person wird per E-Mail danach gefragt.',
    en: 'Without a valid customer number no reward becomes ready. The person is asked for it by mail.',
  },
  'desk.recommender.holdOf.cancellationReported': {
    de: 'Der Auftraggeber hat einen Auftrag storniert gemeldet. Dessen Prämie wartet, bis am Auftrag entschieden ist.',
    en: 'The client reported an order as cancelled. Its reward waits until somebody has decided at the order.',
  },
  'desk.recommender.holdOf.stopped': {
    de: 'Jemand hat gemeldet: „Das war ich nicht“. Mindestens eine Prämie ist deshalb gestoppt.',
    en: 'Somebody reported: "That was not me." At least one reward is stopped because of it.',
  },
  'desk.recommender.holdOf.bank': {
    de: 'Die Person hat gemeldet, dass ihre gespeicherte Bankverbindung nicht von ihr ist. Bis zur Entscheidung wird nichts abgeholt und nichts ausgezahlt.',
    en: 'The person reported that the stored bank account is not theirs. Nothing is collected and nothing paid until it is decided.',
  },
  'desk.recommender.holdOf.addressChanged': {
    de: 'Eine Prämie wartet, weil ihre IBAN nach einer geänderten E-Mail-Adresse kam.',
    en: 'A reward waits because its IBAN came after a changed e-mail address.',
  },
  'desk.recommender.holdOf.sameIban': {
    de: 'Eine Prämie wartet, weil auch andere Personen ihre IBAN benutzen.',
    en: 'A reward waits because other people use its IBAN, too.',
  },
  'desk.recommender.holdOf.review': { de: 'Eine Prämie wird geprüft.', en: 'A reward is being checked.' },
  'desk.recommender.holdOf.newIban': {
    de: 'Eine Prämie wartet, weil ihre IBAN neu ist.',
    en: 'A reward waits because its IBAN is new.',
  },
  'desk.recommender.latest': {
    de: '{count, plural, one {Die neueste} other {Die neuesten #}} von {all}',
    en: '{count, plural, one {The newest} other {The newest #}} of {all}',
  },
  'desk.recommender.latestRewards': {
    de: '{count, plural, one {Die neueste Prämie} other {Die neuesten # Prämien}}',
    en: '{count, plural, one {The newest reward} other {The newest # rewards}}',
  },
  'desk.recommender.noRecommendation': { de: 'Noch keine Empfehlung.', en: 'No recommendation yet.' },
  'desk.recommender.noReward': { de: 'Noch keine Prämie.', en: 'No reward yet.' },
  'desk.recommender.allRecommendations': {
    de: 'Alle Empfehlungen dieser Person',
    en: 'All recommendations of this person',
  },
  'desk.recommender.allRewards': { de: 'Alle Prämien dieser Person', en: 'All rewards of this person' },
  'desk.recommender.decisions': { de: 'Was jetzt geht', en: 'What can be done now' },
  'desk.recommender.do.support': { de: 'Support-Zugriff öffnen', en: 'Open support access' },
  'desk.recommender.do.mail': { de: 'E-Mail zum Passwort senden', en: 'Send the mail about the password' },
  'desk.recommender.do.change': { de: 'Name oder E-Mail ändern', en: 'Change name or e-mail' },
  'desk.recommender.do.signOut': { de: 'Überall abmelden', en: 'Sign out everywhere' },
  'desk.recommender.do.freeBank': { de: 'Bankverbindung freigeben', en: 'Free the bank account' },
  'desk.recommender.do.dropBank': { de: 'Gestoppte Bankverbindung löschen', en: 'Delete the stopped bank account' },
  'desk.recommender.do.lock': { de: 'Empfehler sperren', en: 'Lock the recommender' },
  'desk.recommender.do.unlock': { de: 'Empfehler entsperren', en: 'Unlock the recommender' },
  'desk.recommender.do.delete': { de: 'Konto löschen', en: 'Delete the account' },
  'desk.recommender.then.support': {
    de: 'Sie bekommen einen Link, der 15 Minuten lang und nur einmal gilt. Damit sehen Sie das Portal so, wie {name} es sieht. Wer wann warum hineinsah, steht im Protokoll.',
    en: 'You get a link that is good for 15 minutes, and once. With it you see the portal as {name} sees it. Who looked in, when and why, stands in the log.',
  },
  'desk.recommender.mayWrite': {
    de: 'Darf ändern: Die Person hat darum gebeten. Passwort, Bankverbindung und Löschung bleiben auch dann gesperrt.',
    en: 'May change data: the person has asked for it. Password, bank account and deletion stay out of reach even then.',
  },
  'desk.recommender.then.welcome': {
    de: '{name} bekommt die Willkommensmail noch einmal, mit einem frischen Link für das erste Passwort. Er gilt 7 Tage.',
    en: '{name} gets the welcome mail again, with a fresh link for the first password. It is good for 7 days.',
  },
  'desk.recommender.then.reset': {
    de: '{name} bekommt eine E-Mail mit einem Link für ein neues Passwort. Er gilt 24 Stunden; das bisherige Passwort gilt weiter.',
    en: '{name} gets a mail with a link for a new password. It is good for 24 hours; the current password stays good.',
  },
  'desk.recommender.then.change': {
    de: 'Ein anderer Name gilt sofort. Mit einer anderen E-Mail-Adresse wird {name} überall abgemeldet, der Newsletter endet, und Links zu Passwort und Prämie aus älteren E-Mails gelten nicht mehr. Beide Adressen bekommen eine E-Mail; danach geht alles an die neue.',
    en: 'Another name counts at once. With another e-mail address {name} is signed out everywhere, the newsletter ends, and links to password and reward in older mails are no longer valid. Both addresses get a mail; after that everything goes to the new one.',
  },
  'desk.recommender.then.mailedAnew': {
    de: 'Was abholbar ist, wird an die neue Adresse noch einmal gemeldet.',
    en: 'What can be collected is announced to the new address once more.',
  },
  'desk.recommender.then.portalToo': {
    de: 'Hier meldet das Portal des Auftraggebers die Menschen an. Name und Adresse müssen dort dieselben sein: Sonst gilt mit der nächsten Anmeldung der Name von dort, und eine andere Adresse bekommt ein zweites Konto.',
    en: "Here the client's portal signs people in. Name and address have to be the same there: otherwise the name from there counts from the next sign-in on, and another address gets a second account.",
  },
  'desk.recommender.then.mailNext': {
    de: 'Die Person hat noch kein Passwort. Senden Sie ihr nach einer anderen Adresse die E-Mail zum Passwort: Der Link von vorher gilt dann nicht mehr.',
    en: 'The person has no password yet. After another address, send the mail about the password: the link from before is no longer valid then.',
  },
  'desk.recommender.then.signOut': {
    de: '{name} wird in allen Browsern abgemeldet und kann sich mit dem Passwort sofort wieder anmelden.',
    en: '{name} is signed out in every browser and can sign in again at once with the password.',
  },
  'desk.recommender.then.freeBank': {
    de: 'Die gespeicherte Bankverbindung gehört {name}: Sie darf wieder benutzt werden, und Prämien, die sie angehalten hat, gehen weiter. Was an eine andere IBAN gehen soll, bleibt gestoppt.',
    en: 'The stored bank account is that of {name}: it may be used again, and rewards it had stopped go on. What is to go to another IBAN stays stopped.',
  },
  'desk.recommender.then.dropBank': {
    de: 'Die gespeicherte Bankverbindung gehört nicht {name}: Sie wird gelöscht. Was noch nicht abgeholt ist, kann abgeholt werden. Was schon abgeholt ist, bleibt gestoppt; setzen Sie es einzeln zurück.',
    en: 'The stored bank account is not that of {name}: it is deleted. What is not collected yet can be collected. What is collected stays stopped; set it back one by one.',
  },
  'desk.recommender.then.lock': {
    de: '{name} wird abgemeldet, alle Links enden, neue Empfehlungen sind nicht möglich, Prämien werden nicht ausgezahlt und verlassen jeden Entwurf eines Laufs. Die Sperre können Sie wieder aufheben lassen; darüber entscheidet eine weitere Person.',
    en: '{name} is signed out, all links end, new recommendations are not possible, rewards are not paid and leave every draft of a run. You can ask to lift the lock again; another person decides.',
  },
  'desk.recommender.then.unlock': {
    de: 'Stimmt eine weitere Person zu, gelten Links von {name} wieder. Wer noch eine Prämie abholen kann, bekommt die E-Mail dazu noch einmal.',
    en: 'Once another person agrees, links of {name} are good again. Whoever still can collect a reward gets the mail about it once more.',
  },
  'desk.recommender.then.delete': {
    de: 'Name, E-Mail, Passwort und Bankverbindung von {name} werden gelöscht, offene Empfehlungen enden, und es geht eine letzte E-Mail hinaus. Das lässt sich nicht zurücknehmen.',
    en: 'Name, e-mail, password and bank account of {name} are deleted, open recommendations end, and a last mail goes out. This cannot be taken back.',
  },
  'desk.recommender.then.lost': {
    de: '{sum} verfallen: Prämien, die vorgemerkt oder noch nicht abgeholt sind.',
    en: '{sum} are lost: rewards that are reserved, or not collected yet.',
  },
  'desk.recommender.then.still': {
    de: '{sum} sind abgeholt und werden noch ausgezahlt.',
    en: '{sum} are collected and will still be paid.',
  },
  'desk.recommender.done.support': { de: 'Der Link ist bereit.', en: 'The link is ready.' },
  'desk.recommender.done.mail': { de: 'Die E-Mail ist unterwegs.', en: 'The mail is on its way.' },
  'desk.recommender.done.change': {
    de: 'Name und E-Mail-Adresse sind gespeichert.',
    en: 'Name and e-mail address are saved.',
  },
  'desk.recommender.done.signOut': {
    de: 'Die Person ist überall abgemeldet.',
    en: 'The person is signed out everywhere.',
  },
  'desk.recommender.done.freeBank': { de: 'Die Bankverbindung ist freigegeben.', en: 'The bank account is free.' },
  'desk.recommender.done.dropBank': { de: 'Die Bankverbindung ist gelöscht.', en: 'The bank account is deleted.' },
  'desk.recommender.done.lock': { de: 'Der Empfehler ist gesperrt.', en: 'The recommender is locked.' },
  'desk.recommender.done.unlock': { de: 'Der Empfehler ist entsperrt.', en: 'The recommender is unlocked.' },
  'desk.recommender.done.delete': { de: 'Das Konto ist gelöscht.', en: 'The account is deleted.' },
  'desk.recommender.why.asked': {
    de: 'Ist beantragt und wartet auf eine weitere Person.',
    en: 'Has been asked for and waits for another person.',
  },
  'desk.recommender.why.deleted': { de: 'Das Konto ist gelöscht.', en: 'The account is deleted.' },
  'desk.recommender.why.locked': {
    de: 'Das Konto ist gesperrt. Entsperren Sie es zuerst.',
    en: 'The account is locked. Unlock it first.',
  },
  'desk.recommender.why.created': {
    de: 'Die Person hat noch kein Passwort gesetzt.',
    en: 'The person has not set a password yet.',
  },
  'desk.recommender.why.nowhere': { de: 'Die Person ist nirgends angemeldet.', en: 'The person is signed in nowhere.' },
  'desk.recommender.why.portal': {
    de: 'Hier meldet das Portal des Auftraggebers die Menschen an.',
    en: "Here the client's portal signs people in.",
  },
  'desk.recommender.link': {
    de: 'Der Link wird nur dieses eine Mal gezeigt, gilt 15 Minuten und einmal. Ist in diesem Browser jemand im Portal angemeldet, endet diese Anmeldung.',
    en: 'The link is shown this once; it is good for 15 minutes, and once. Whoever is signed in to the portal in this browser is signed out by it.',
  },
  'desk.recommender.linkLabel': { de: 'Link für den Support-Zugriff', en: 'Link for support access' },
  'desk.recommender.open': { de: 'In neuem Fenster öffnen', en: 'Open in a new window' },
} satisfies Bilingual;
