/** The words of people of agencies at the desk. */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const deskAgencyPersonWords = {
  'desk.agencyPerson.agency': { de: 'Agentur', en: 'Agency' },
  'desk.agencyPerson.employeeNumber': { de: 'Mitarbeiternummer', en: 'Employee number' },
  'desk.agencyPerson.left': { de: 'Gegangen am', en: 'Left on' },
  'desk.agencyPerson.data': { de: 'Alle Daten der Person (Datei)', en: 'All data of the person (file)' },
  'desk.agencyPerson.salutation.mr': { de: 'Herr', en: 'Mr' },
  'desk.agencyPerson.salutation.ms': { de: 'Frau', en: 'Ms' },
  'desk.agencyPerson.salutation.other': { de: 'Divers', en: 'Other' },
  'desk.agencyPerson.do.support': { de: 'Support-Zugriff öffnen', en: 'Open support access' },
  'desk.agencyPerson.do.mail': { de: 'Link noch einmal senden', en: 'Send the link once more' },
  'desk.agencyPerson.do.change': { de: 'Name oder E-Mail ändern', en: 'Change name or e-mail' },
  'desk.agencyPerson.do.signOut': { de: 'Überall abmelden', en: 'Sign out everywhere' },
  'desk.agencyPerson.do.lock': { de: 'Person sperren', en: 'Lock the person' },
  'desk.agencyPerson.do.unlock': { de: 'Person entsperren', en: 'Unlock the person' },
  'desk.agencyPerson.do.remove': { de: 'Aus der Agentur entfernen', en: 'Remove from the agency' },
  'desk.agencyPerson.do.delete': { de: 'Angaben löschen', en: 'Delete the details' },
  'desk.agencyPerson.then.support': {
    de: 'Sie bekommen einen Link, der 15 Minuten lang und nur einmal gilt. Damit sehen Sie den Agenturbereich so, wie {name} ihn sieht, und können nichts ändern. Wer wann warum hineinsah, steht im Protokoll.',
    en: 'You get a link that is good for 15 minutes, and once. With it you see the agency area as {name} sees it, and can change nothing. Who looked in, when and why, stands in the log.',
  },
  'desk.agencyPerson.then.mail': {
    de: '{name} bekommt noch einmal den Link, der jetzt weiterhilft: zum Bestätigen der Adresse, zum ersten Passwort oder zu einem neuen. Ein Passwort, das es gibt, gilt weiter.',
    en: '{name} gets the link that helps on now once more: to confirm the address, to the first password, or to a new one. A password there is stays good.',
  },
  'desk.agencyPerson.then.change': {
    de: 'Ein anderer Name gilt sofort. Mit einer anderen E-Mail-Adresse wird {name} überall abgemeldet, und Links aus älteren E-Mails gelten nicht mehr. Beide Adressen bekommen eine E-Mail. Was vorher dastand, steht im Protokoll.',
    en: 'Another name counts at once. With another e-mail address {name} is signed out everywhere, and links in older mails are no longer valid. Both addresses get a mail. What stood there before is in the log.',
  },
  'desk.agencyPerson.then.signOut': {
    de: '{name} wird in allen Browsern abgemeldet und kann sich mit dem Passwort sofort wieder anmelden.',
    en: '{name} is signed out in every browser and can sign in again at once with the password.',
  },
  'desk.agencyPerson.then.lock': {
    de: '{name} wird abgemeldet, und alle Links enden. Bis die Sperre aufgehoben ist, kommt die Person nicht hinein; ihre Nummer und ihr Name bleiben.',
    en: '{name} is signed out, and all links end. Until the lock is lifted the person cannot get in; number and name stay.',
  },
  'desk.agencyPerson.then.unlock': {
    de: '{name} kann sich wieder anmelden, so weit die Agentur es zulässt. Wer noch kein Passwort hatte, braucht danach den Link noch einmal.',
    en: '{name} can sign in again, as far as the agency allows it. Whoever had no password yet needs the link once more afterwards.',
  },
  'desk.agencyPerson.then.remove': {
    de: '{name} gehört nicht mehr zur Agentur: Alle Anmeldungen und Links enden, die Adresse wird frei. Name und Nummer bleiben in den Berichten.',
    en: '{name} no longer belongs to the agency: all sessions and links end, the address is free. Name and number stay in reports.',
  },
  'desk.agencyPerson.then.delete': {
    de: 'Name, E-Mail, Telefon und Passwort von {name} werden gelöscht, ebenso die E-Mails an die Person und was im Protokoll über sie geschrieben steht. Ihre Nummer bleibt in den Berichten. Das lässt sich nicht zurücknehmen.',
    en: 'Name, e-mail, phone and password of {name} are deleted, and so are the mails to the person and what was written about them in the log. The number stays in reports. This cannot be taken back.',
  },
  'desk.agencyPerson.done.support': { de: 'Der Link ist bereit.', en: 'The link is ready.' },
  'desk.agencyPerson.done.mail': { de: 'Die E-Mail ist unterwegs.', en: 'The mail is on its way.' },
  'desk.agencyPerson.done.change': { de: 'Die Angaben sind gespeichert.', en: 'The details are saved.' },
  'desk.agencyPerson.done.signOut': {
    de: 'Die Person ist überall abgemeldet.',
    en: 'The person is signed out everywhere.',
  },
  'desk.agencyPerson.done.lock': { de: 'Die Person ist gesperrt.', en: 'The person is locked.' },
  'desk.agencyPerson.done.unlock': { de: 'Die Person ist entsperrt.', en: 'The person is unlocked.' },
  'desk.agencyPerson.done.remove': { de: 'Die Person ist entfernt.', en: 'The person is removed.' },
  'desk.agencyPerson.done.delete': { de: 'Die Angaben sind gelöscht.', en: 'The details are deleted.' },
  'desk.agencyPerson.why.gone': { de: 'Die Person hat die Agentur verlassen.', en: 'The person has left the agency.' },
  'desk.agencyPerson.why.deleted': { de: 'Die Angaben sind gelöscht.', en: 'The details are deleted.' },
  'desk.agencyPerson.why.notIn': {
    de: 'Die Person kann sich gerade nicht anmelden: Sie ist eingeladen und noch nicht gekommen, oder ihre Agentur nimmt nicht teil.',
    en: 'The person cannot sign in now: invited and not come yet, or the agency does not take part.',
  },
  'desk.agencyPerson.why.locked': {
    de: 'Die Person ist gesperrt. Entsperren Sie sie zuerst.',
    en: 'The person is locked. Unlock them first.',
  },
  'desk.agencyPerson.why.nowhere': {
    de: 'Die Person ist nirgends angemeldet.',
    en: 'The person is signed in nowhere.',
  },
  'desk.agencyPerson.why.owner': {
    de: 'Die Agentur nimmt teil und hat nur diesen Inhaber. Deaktivieren Sie sie zuerst.',
    en: 'The agency takes part and has this owner alone. Deactivate it first.',
  },
  'desk.agencyPerson.why.company': {
    de: 'Die Person hat kein Passwort und meldet sich über ihr Unternehmen an.',
    en: 'The person has no password and signs in by the company.',
  },
  'desk.agencyPerson.why.refused': { de: 'Die Agentur ist abgelehnt.', en: 'The agency was refused.' },
  'desk.agencyPerson.link': {
    de: 'Der Link wird nur dieses eine Mal gezeigt, gilt 15 Minuten und einmal. Ist in diesem Browser jemand im Agenturbereich angemeldet, endet diese Anmeldung.',
    en: 'The link is shown this once; it is good for 15 minutes, and once. Whoever is signed in to the agency area in this browser is signed out by it.',
  },
} satisfies Bilingual;
