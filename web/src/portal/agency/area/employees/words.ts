/** The words of the people who work in an agency. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyEmployeeWords = {
  'agencyStaff.caption': {
    de: '{count, plural, one {# Person} other {# Personen}}',
    en: '{count, plural, one {# person} other {# people}}',
  },
  'agencyStaff.name': { de: 'Name', en: 'Name' },
  'agencyStaff.number': { de: 'Nummer', en: 'Number' },
  'agencyStaff.role': { de: 'Rolle', en: 'Role' },
  'agencyStaff.status': { de: 'Status', en: 'Status' },
  'agencyStaff.lastLogin': { de: 'Zuletzt angemeldet', en: 'Last sign-in' },
  'agencyStaff.never': { de: 'noch nie', en: 'never' },
  'agencyStaff.actions': { de: 'Aktionen', en: 'Actions' },
  'agencyStaff.roleOf.owner': { de: 'Inhaberin oder Inhaber', en: 'Owner' },
  'agencyStaff.roleOf.inactiveOwner': { de: 'Inhaberin oder Inhaber', en: 'Owner' },
  'agencyStaff.roleOf.employee': { de: 'Mitarbeiterin oder Mitarbeiter', en: 'Employee' },
  'agencyStaff.roleOf.none': { de: 'ohne Rolle', en: 'no role' },
  'agencyStaff.statusOf.invited': { de: 'Eingeladen', en: 'Invited' },
  'agencyStaff.statusOf.active': { de: 'Aktiv', en: 'Active' },
  'agencyStaff.statusOf.locked': { de: 'Gesperrt', en: 'Locked' },
  'agencyStaff.statusOf.removed': { de: 'Ausgeschieden am {day}', en: 'Left on {day}' },
  'agencyStaff.edit': { de: 'Ändern', en: 'Change' },
  'agencyStaff.remove': { de: 'Entfernen', en: 'Remove' },
  'agencyStaff.you': { de: 'Sie', en: 'you' },
  'agencyStaff.add': { de: 'Mitarbeiter einladen', en: 'Invite an employee' },
  'agencyStaff.addLead': {
    de: 'Sie oder er bekommt einen Link per E-Mail und legt ein Passwort fest.',
    en: 'They get a link by e-mail and set a password.',
  },
  'agencyStaff.numberHint': {
    de: 'Steht in allen Berichten, zum Beispiel M4. Sie bleibt auch, wenn jemand ausscheidet.',
    en: 'Stands in all reports, for example M4. It stays when somebody leaves.',
  },
  'agencyStaff.submit': { de: 'Einladen', en: 'Invite' },
  'agencyStaff.changeTitle': { de: '{number} ändern', en: 'Change {number}' },
  'agencyStaff.removeTitle': { de: '{name} entfernen?', en: 'Remove {name}?' },
  'agencyStaff.removeText': {
    de: 'Der Zugang endet sofort, auch in allen Browsern, in denen {name} angemeldet ist. Einladungen, Empfehler, Interessenten und Aufträge bleiben bei Ihrer Agentur, der Name bleibt in den Berichten.',
    en: 'The access ends at once, in every browser {name} is signed in with, too. Invitations, recommenders, leads and orders stay with your agency, and the name stays in reports.',
  },
  'agencyStaff.removeSubmit': { de: 'Zugang beenden', en: 'End the access' },
  'agencyStaff.done.invited': { de: 'Die Einladung ist unterwegs.', en: 'The invitation is on its way.' },
  'agencyStaff.done.changed': { de: 'Die Änderung ist gespeichert.', en: 'The change has been saved.' },
  'agencyStaff.done.removed': { de: 'Der Zugang ist beendet.', en: 'The access has ended.' },
} as const satisfies Bilingual;
