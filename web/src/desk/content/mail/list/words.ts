/** The words of the list of mails: what each of them is for and for whom, and whose words it has. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const mailListWords = {
  'desk.ownMail.title': { de: 'E-Mails in eigenen Worten', en: 'Mails in own words' },
  'desk.ownMail.tab': { de: 'E-Mails', en: 'Mails' },
  'desk.ownMail.lead': {
    de: 'Jede E-Mail des Programms hat einen fertigen Text. Wo Sie es anders sagen möchten, schreiben Sie ihn selbst; Rahmen, Schaltfläche und Pflichtangaben bleiben.',
    en: 'Each mail of the program has a text. Where you want to say it otherwise, you write it yourself; frame, button and legal lines stay.',
  },
  'desk.ownMail.count': {
    de: '{count, plural, one {# E-Mail} other {# E-Mails}}',
    en: '{count, plural, one {# mail} other {# mails}}',
  },
  'desk.ownMail.find': { de: 'Name, Nummer oder Anlass', en: 'Name, number or occasion' },
  'desk.ownMail.show': { de: 'Anzeigen', en: 'Show' },
  'desk.ownMail.nothing': { de: 'Keine E-Mail passt dazu', en: 'No mail matches' },
  'desk.ownMail.nothingText': {
    de: 'Mit weniger Filtern sehen Sie wieder alle E-Mails des Programms.',
    en: 'With fewer filters you see all mails of the program again.',
  },
  'desk.ownMail.mail': { de: 'E-Mail', en: 'Mail' },
  'desk.ownMail.to': { de: 'An wen', en: 'To whom' },
  'desk.ownMail.words': { de: 'Wessen Worte', en: 'Whose words' },
  'desk.ownMail.all': { de: 'Alle', en: 'All' },
  'desk.ownMail.standOf.own': { de: 'In eigenen Worten', en: 'In own words' },
  'desk.ownMail.standOf.draft': { de: 'Mit Entwurf', en: 'With a draft' },
  'desk.ownMail.standOf.waiting': { de: 'Wartet auf eine zweite Person', en: 'Waits for a second person' },
  'desk.ownMail.standOf.planned': { de: 'Geplant', en: 'Planned' },
  'desk.ownMail.standOf.program': { de: 'Nur Worte des Programms', en: 'Words of the program only' },
  'desk.ownMail.stateOf.draft': { de: '{language}: Entwurf', en: '{language}: draft' },
  'desk.ownMail.stateOf.published': { de: '{language}: eigene Worte', en: '{language}: own words' },
  'desk.ownMail.stateOf.changed': {
    de: '{language}: eigene Worte, neuer Entwurf',
    en: '{language}: own words, new draft',
  },
  'desk.ownMail.stateOf.program': { de: '{language}: Programm', en: '{language}: program' },
  'desk.ownMail.stateOf.archived': { de: 'Eigene Worte im Archiv', en: 'Own words in the archive' },
  'desk.ownMail.needsAnother': {
    de: 'Eigene Worte gehen mit Zustimmung einer zweiten Person live.',
    en: 'Own words go live when a second person agrees.',
  },
  'desk.ownMail.begin': { de: 'In eigenen Worten', en: 'In own words' },
  'desk.ownMail.edit': { de: 'Bearbeiten', en: 'Edit' },
  'desk.ownMail.beginTitle': { de: '„{name}“ in eigenen Worten', en: '“{name}” in own words' },
  'desk.ownMail.beginThen': {
    de: 'Es entsteht ein Entwurf, der mit dem Text des Programms auf {language} beginnt. Solange er nicht veröffentlicht ist, geht die E-Mail wie bisher.',
    en: 'This makes a draft that begins with the text of the program in {language}. As long as it is not published, the mail goes as before.',
  },
  'desk.ownMail.beginDo': { de: 'Entwurf anlegen', en: 'Make a draft' },
  'desk.ownMail.begun': { de: 'Der Entwurf ist angelegt.', en: 'The draft is made.' },

  'desk.ownMail.hosts.title': { de: 'Wohin Links in E-Mails führen dürfen', en: 'Where links of mails may lead' },
  'desk.ownMail.hosts.text': {
    de: 'Zu anderen Hosts verlinken eigene Worte nicht, und sie nennen sie auch nicht.',
    en: 'Own words link to no other hosts, and do not name them either.',
  },
  'desk.ownMail.hosts.own': { de: 'die Seiten dieser Marke', en: 'the pages of this brand' },
  'desk.ownMail.hosts.lead': { de: 'Das entscheidet die Leitung.', en: 'A lead decides that.' },
  'desk.ownMail.hosts.change': { de: 'Erlaubte Hosts ändern', en: 'Change the allowed hosts' },
  'desk.ownMail.hosts.do': { de: 'Liste speichern', en: 'Save the list' },
  'desk.ownMail.hosts.then': {
    de: 'Die Liste gilt sofort. E-Mails, deren Links danach zu keinem erlaubten Host führen, gehen wieder mit den Worten des Programms.',
    en: 'The list counts at once. Mails whose links lead to no allowed host then go with the words of the program again.',
  },
  'desk.ownMail.hosts.field': { de: 'Weitere Hosts', en: 'Further hosts' },
  'desk.ownMail.hosts.hint': {
    de: 'Einer in jeder Zeile, etwa shop.example',
    en: 'One in each line, for example shop.example',
  },
  'desk.ownMail.hosts.wrong': {
    de: '„{host}“ ist kein Host. Gemeint ist nur der Name, ohne https und ohne Pfad.',
    en: '“{host}” is no host. Only the name is meant, without https and without a path.',
  },
  'desk.ownMail.hosts.done': { de: 'Die Liste ist gespeichert.', en: 'The list is saved.' },

  'desk.ownMail.toOf.recommender': { de: 'Empfehler', en: 'Recommender' },
  'desk.ownMail.toOf.contact': { de: 'Kontakt', en: 'Contact' },
  'desk.ownMail.toOf.rewarded': { de: 'Wer eine Prämie bekommt', en: 'Whoever gets a reward' },
  'desk.ownMail.toOf.account': { de: 'Wer ein Konto hat', en: 'Whoever has an account' },
  'desk.ownMail.toOf.other': { de: 'Service, Berater, Besucher', en: 'Service, agents, visitors' },

  'desk.ownMail.aboutOf.M01': {
    de: 'Nach der Registrierung: Bestätigung und erstes Passwort',
    en: 'After registering: confirmation and first password',
  },
  'desk.ownMail.aboutOf.M02': {
    de: 'Nach einer Empfehlung: der Link zum Weitergeben',
    en: 'After a recommendation: the link to pass on',
  },
  'desk.ownMail.aboutOf.M03': {
    de: 'Wenn die Empfehlung per E-Mail geschickt wird',
    en: 'When the recommendation is sent by mail',
  },
  'desk.ownMail.aboutOf.M04': {
    de: 'Wenn sich jemand noch einmal registriert',
    en: 'When somebody registers once more',
  },
  'desk.ownMail.aboutOf.M05': {
    de: 'Nach der Angabe der Daten: Bestätigung und Zustimmung',
    en: 'After the data were given: confirmation and consent',
  },
  'desk.ownMail.aboutOf.M06': {
    de: 'Wenn der Kontakt der Empfehlung gefolgt ist',
    en: 'When the contact has followed the recommendation',
  },
  'desk.ownMail.aboutOf.M07': {
    de: 'Wenn ein Link abgelaufen ist, ohne dass jemand kam',
    en: 'When a link has expired and nobody came',
  },
  'desk.ownMail.aboutOf.M08': { de: 'Wenn der Auftrag eingegangen ist', en: 'When the order has come in' },
  'desk.ownMail.aboutOf.M09': { de: 'Der persönliche Code zum Weitersagen', en: 'The personal code to pass on' },
  'desk.ownMail.aboutOf.M10': {
    de: 'Wenn die Prämie bereitliegt: Prämie wählen und IBAN angeben',
    en: 'When the reward is ready: choose it and give the IBAN',
  },
  'desk.ownMail.aboutOf.M11': {
    de: 'Wenn die Prämie des Kontakts bereitliegt: wählen und IBAN angeben',
    en: 'When the reward of the contact is ready: choose it and give the IBAN',
  },
  'desk.ownMail.aboutOf.M12': {
    de: 'Wenn es für eine Empfehlung keine Prämie gibt, mit dem Grund',
    en: 'When a recommendation brings no reward, with the reason',
  },
  'desk.ownMail.aboutOf.M13': {
    de: 'Wenn die Prämie gewählt ist, mit dem Link „Das war ich nicht“',
    en: 'When the reward is chosen, with the link “That was not me”',
  },
  'desk.ownMail.aboutOf.M14': { de: 'Wenn die Prämie überwiesen ist', en: 'When the reward has been transferred' },
  'desk.ownMail.aboutOf.M15': { de: 'Wenn es eine Prämie aus Kulanz gibt', en: 'When there is a reward of goodwill' },
  'desk.ownMail.aboutOf.M16': {
    de: 'Wenn eine Prämie nicht rechtzeitig abgeholt wurde',
    en: 'When a reward was not collected in time',
  },
  'desk.ownMail.aboutOf.M17': {
    de: 'Wenn die Bank eine Überweisung zurückgegeben hat: neue IBAN angeben',
    en: 'When the bank has returned a transfer: give a new IBAN',
  },
  'desk.ownMail.aboutOf.M18': { de: 'Wer ein neues Passwort setzen möchte', en: 'Whoever wants to set a new password' },
  'desk.ownMail.aboutOf.M19': { de: 'Nach jeder Änderung des Passworts', en: 'After each change of the password' },
  'desk.ownMail.aboutOf.M20': {
    de: 'Nach der Anmeldung zum Newsletter: Bestätigung',
    en: 'After subscribing to the newsletter: confirmation',
  },
  'desk.ownMail.aboutOf.M21': { de: 'Nach dem Löschen des Kontos', en: 'After the account was deleted' },
  'desk.ownMail.aboutOf.M22': {
    de: 'Die Nachricht eines Besuchers an den Service',
    en: 'The message of a visitor to the service',
  },
  'desk.ownMail.aboutOf.M23': {
    de: 'Die Kopie für den Besucher, der geschrieben hat',
    en: 'The copy for the visitor who wrote',
  },
  'desk.ownMail.aboutOf.M29': {
    de: 'Einmal am Tag, wenn ein Auftrag auf die Freigabe der Agentur wartet',
    en: 'Once a day, when an order waits for the release by the agency',
  },
  'desk.ownMail.aboutOf.M54': {
    de: 'An die Agentur, wenn jemand eine Empfehlung angenommen hat',
    en: 'To the agency, when somebody has accepted a recommendation',
  },
  'desk.ownMail.aboutOf.M24': {
    de: 'Wenn eine Agentur jemanden nach einem Gespräch einlädt',
    en: 'When an agency invites somebody after a talk',
  },
  'desk.ownMail.aboutOf.M30': {
    de: 'Wenn sich jemand eine Beratung wünscht',
    en: 'When somebody would like advice',
  },
  'desk.ownMail.aboutOf.M31': {
    de: 'An die Agentur am Ersten eines Monats, mit Rechnung und Abrechnung als PDF',
    en: 'To the agency on the first of a month, with invoice and statement as PDF',
  },
  'desk.ownMail.aboutOf.M47': {
    de: 'An die Agentur, wenn eine Rechnung zurückgenommen oder ersetzt ist',
    en: 'To the agency, when an invoice is taken back or replaced',
  },
  'desk.ownMail.aboutOf.M34': {
    de: 'Wenn die Kundennummer noch fehlt',
    en: 'When the customer number is still missing',
  },
  'desk.ownMail.aboutOf.M35': {
    de: 'Wenn eine Prämie zurückgezahlt werden muss, mit dem Grund',
    en: 'When a reward has to be paid back, with the reason',
  },
  'desk.ownMail.aboutOf.M36': {
    de: 'Nach jeder Änderung der IBAN, mit dem Link zum Anhalten',
    en: 'After each change of the IBAN, with the link to stop it',
  },
  'desk.ownMail.aboutOf.M37': {
    de: 'Nach jeder Änderung der E-Mail-Adresse',
    en: 'After each change of the e-mail address',
  },
  'desk.ownMail.aboutOf.M39': {
    de: 'Wenn wir eine Prämie vor der Auszahlung prüfen',
    en: 'When we check a reward before it is paid',
  },
  'desk.ownMail.aboutOf.M40': { de: 'Wenn eine Nachbuchung eingegangen ist', en: 'When a claim has come in' },
  'desk.ownMail.aboutOf.M41': {
    de: 'Wenn über eine Nachbuchung entschieden ist',
    en: 'When a claim has been decided',
  },
  'desk.ownMail.aboutOf.M42': {
    de: 'Wenn über einen Widerspruch entschieden ist',
    en: 'When an appeal has been decided',
  },
  'desk.ownMail.aboutOf.M44': {
    de: 'Wenn sich jemand oft mit falschem Passwort anmeldet',
    en: 'When somebody often signs in with a wrong password',
  },
} satisfies Bilingual;
