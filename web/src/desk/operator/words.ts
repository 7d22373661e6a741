/** The words of colleagues, their access and their sessions. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const deskOperatorWords = {
  'desk.operator.title': { de: 'Betreiber', en: 'Operators' },
  'desk.operator.lead': {
    de: 'Wer hier arbeitet. Über Geld entscheiden immer zwei Personen; mit dreien bleibt nichts liegen, wenn eine fehlt.',
    en: 'The people who work here. Decisions about money always take two people; with three, nothing stops when one is away.',
  },
  'desk.operator.count': {
    de: '{count, plural, one {# Zugang} other {# Zugänge}}',
    en: '{count, plural, one {# access} other {# accesses}}',
  },
  'desk.operator.empty': { de: 'Noch niemand', en: 'Nobody yet' },
  'desk.operator.emptyText': { de: 'Laden Sie Kolleginnen und Kollegen ein.', en: 'Invite colleagues.' },
  'desk.operator.email': { de: 'E-Mail-Adresse', en: 'E-mail address' },
  'desk.operator.who': { de: 'Person', en: 'Person' },
  'desk.operator.name': { de: 'Vor- und Nachname', en: 'First and last name' },
  'desk.operator.nameHint': {
    de: 'So sehen Kolleginnen und Kollegen, wer etwas getan hat. Ohne Namen sehen sie die E-Mail-Adresse.',
    en: 'This is how colleagues see who did something. Without a name they see the e-mail address.',
  },
  'desk.operator.ownName': { de: 'Mein Name', en: 'My name' },
  'desk.operator.ownNameNone': {
    de: 'Sie haben noch keinen Namen angegeben.',
    en: 'You have not entered a name yet.',
  },
  'desk.operator.rename': { de: 'Namen ändern', en: 'Change the name' },
  'desk.operator.renameThen': {
    de: 'Alle, die mit Ihnen arbeiten, sehen sofort den neuen Namen, auch an früheren Einträgen. Das Protokoll behält den alten.',
    en: 'Everybody who works with you sees the new name at once, at earlier entries too. The log keeps the old one.',
  },
  'desk.operator.renamed': { de: 'Ihr Name ist geändert.', en: 'Your name has been changed.' },
  'desk.operator.you': { de: 'Sie', en: 'you' },
  'desk.operator.role': { de: 'Rolle', en: 'Role' },
  'desk.operator.roleOf.BetreiberAdmin': {
    de: 'Leitung: alles, auch Zugänge und Auszahlungskonto',
    en: 'Lead: everything, including accesses and the payout account',
  },
  'desk.operator.roleOf.BetreiberSachbearbeitung': {
    de: 'Sachbearbeitung: Aufträge, Prämien, Auszahlungen',
    en: 'Case work: orders, rewards, payouts',
  },
  'desk.operator.roleOf.BetreiberRedaktion': { de: 'Redaktion: Inhalte', en: 'Editors: content' },
  'desk.operator.mandants': { de: 'Mandanten', en: 'Mandants' },
  'desk.operator.allMandants': { de: 'alle', en: 'all' },
  'desk.operator.mandantsHint': {
    de: 'Ohne Auswahl: alle, für die Sie selbst arbeiten.',
    en: 'Without a choice: all that you work for yourself.',
  },
  'desk.operator.status': { de: 'Status', en: 'Status' },
  'desk.operator.secondFactor': { de: 'Zweiter Faktor', en: 'Second factor' },
  'desk.operator.has': { de: 'eingerichtet', en: 'set up' },
  'desk.operator.hasNot': { de: 'fehlt', en: 'missing' },
  'desk.operator.lastLogin': { de: 'Letzte Anmeldung', en: 'Last sign-in' },
  'desk.operator.never': { de: 'noch nie', en: 'never yet' },
  'desk.operator.sessions': {
    de: '{count, plural, =0 {nicht angemeldet} one {# Sitzung} other {# Sitzungen}}',
    en: '{count, plural, =0 {not signed in} one {# session} other {# sessions}}',
  },
  'desk.operator.action': { de: 'Aktionen', en: 'Actions' },
  'desk.operator.invite': { de: 'Einladen', en: 'Invite' },
  'desk.operator.inviteTitle': { de: 'Jemanden einladen', en: 'Invite somebody' },
  'desk.operator.inviteThen': {
    de: 'Die Person bekommt einen Link, der 72 Stunden gilt. Damit legt sie ein Passwort fest und richtet den zweiten Faktor ein.',
    en: 'The person gets a link that is valid for 72 hours. With it they set a password and set up the second factor.',
  },
  'desk.operator.invited': {
    de: 'Die Einladung an {email} ist unterwegs.',
    en: 'The invitation to {email} is on its way.',
  },
  'desk.operator.known': {
    de: 'Diese Person hat hier schon einen Zugang oder eine Einladung. Eine offene Einladung senden Sie in der Liste mit „Neu einladen“ noch einmal; Rolle und Mandanten bleiben dabei.',
    en: 'This person has an access or an invitation here already. You send an open invitation once more by "Invite again" in the list; role and mandants stay as they are.',
  },
  'desk.operator.link': {
    de: 'Einladung für {email}. Der Link wird nur dieses eine Mal gezeigt und gilt 72 Stunden.',
    en: 'Invitation for {email}. The link is shown this one time only and is valid for 72 hours.',
  },
  'desk.operator.change': { de: 'Ändern', en: 'Change' },
  'desk.operator.changeOf': { de: 'Zugang von {email}', en: 'Access of {email}' },
  'desk.operator.changeRole': { de: 'Rolle ändern', en: 'Change the role' },
  'desk.operator.changeRoleThen': {
    de: '{email} arbeitet ab sofort mit dieser Rolle und muss sich neu anmelden.',
    en: '{email} works in this role from now on and has to sign in again.',
  },
  'desk.operator.lock': { de: 'Sperren', en: 'Lock' },
  'desk.operator.lockThen': {
    de: '{email} wird sofort abgemeldet und kommt nicht mehr hinein, bis jemand entsperrt.',
    en: '{email} is signed out at once and cannot get in until somebody unlocks the access.',
  },
  'desk.operator.unlock': { de: 'Entsperren', en: 'Unlock' },
  'desk.operator.unlockThen': { de: '{email} kann sich wieder anmelden.', en: '{email} can sign in again.' },
  'desk.operator.reset': { de: 'Zweiten Faktor zurücksetzen', en: 'Reset the second factor' },
  'desk.operator.resetThen': {
    de: 'Passwort und zweiter Faktor von {email} gelten nicht mehr. Eine neue Einladung geht an diese Adresse. Prüfen Sie vorher, dass wirklich die Person fragt.',
    en: 'Password and second factor of {email} no longer count. A new invitation goes to this address. Make sure first that it is really the person who asks.',
  },
  'desk.operator.endSessions': { de: 'Überall abmelden', en: 'Sign out everywhere' },
  'desk.operator.endSessionsThen': {
    de: '{email} wird in allen Browsern abgemeldet.',
    en: '{email} is signed out in all browsers.',
  },
  'desk.operator.reinvite': { de: 'Neu einladen', en: 'Invite again' },
  'desk.operator.reinviteThen': {
    de: '{email} bekommt einen frischen Link. Der alte gilt weiter, bis einer von beiden benutzt ist.',
    en: '{email} gets a fresh link. The old one counts too, until one of them is used.',
  },
  'desk.operator.changed': {
    de: 'Der Zugang von {email} ist geändert.',
    en: 'The access of {email} has been changed.',
  },
  'desk.operator.settle': { de: 'Zugang zustimmen', en: 'Agree to the access' },
  'desk.operator.settleThen': {
    de: 'Ein anderer Zugang hat {email} eingeladen, zurückgesetzt, entsperrt oder erweitert. Stimmen Sie zu, wenn Sie wissen, dass es diese Person ist: Danach entscheidet sie mit über Geld.',
    en: 'Another access invited, reset, unlocked or widened {email}. Agree when you know that it is this person: they then decide about money, too.',
  },
  'desk.operator.settled': {
    de: 'Sie haben dem Zugang von {email} zugestimmt.',
    en: 'You have agreed to the access of {email}.',
  },
  'desk.operator.unsettled': {
    de: 'entscheidet noch nicht über Geld: Eine weitere Leitung muss zustimmen',
    en: 'does not decide about money yet: another lead has to agree',
  },
  'desk.operator.own': {
    de: 'Den eigenen Zugang ändert jemand anderes mit der Rolle Leitung.',
    en: 'Your own access is changed by somebody else with the role Lead.',
  },
  'desk.operator.mine': { de: 'Meine Sitzungen', en: 'My sessions' },
  'desk.operator.editorLead': {
    de: 'Mit der Rolle Redaktion pflegen Sie Inhalte. Hier sehen Sie, wo Sie angemeldet sind.',
    en: 'In the role Editors you look after content. Here you see where you are signed in.',
  },
  'desk.operator.mineCount': {
    de: '{count, plural, one {# Sitzung} other {# Sitzungen}}',
    en: '{count, plural, one {# session} other {# sessions}}',
  },
  'desk.operator.browser': { de: 'Browser', en: 'Browser' },
  'desk.operator.signedIn': { de: 'Angemeldet', en: 'Signed in' },
  'desk.operator.seen': { de: 'Zuletzt benutzt', en: 'Last used' },
  'desk.operator.this': { de: 'diese Sitzung', en: 'this session' },
  'desk.operator.end': { de: 'Abmelden', en: 'Sign out' },
  'desk.operator.endThen': { de: 'Dieser Browser wird abgemeldet.', en: 'This browser is signed out.' },
  'desk.operator.ended': { de: 'Die Sitzung ist beendet.', en: 'The session has ended.' },
} satisfies Bilingual;
