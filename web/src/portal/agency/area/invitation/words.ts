/** The words of invitations: the form, the list, and what can be done with one. */
import type { Bilingual } from '../../../../i18n/bilingual.ts';

export const agencyInviteWords = {
  'agencyInvite.lead': {
    de: 'Nach einem Gespräch laden Sie jemanden ein, selbst zu empfehlen. Alles, was daraus wird, steht dann unter Ihrer Agentur.',
    en: 'After a talk you invite somebody to recommend. Whatever comes of it stands under your agency.',
  },
  'agencyInvite.kind': { de: 'Art des Gesprächs', en: 'Kind of conversation' },
  'agencyInvite.employee': { de: 'Mitarbeiter', en: 'Employee' },
  'agencyInvite.mailTitle': { de: 'Einladung per E-Mail', en: 'Invitation by e-mail' },
  'agencyInvite.mailText': {
    de: 'Eine E-Mail verschicken wir nur, wenn Sie belegen können, dass die Person sie möchte. Ohne Nachweis bekommen Sie einen Link und einen QR-Code zum Weitergeben.',
    en: 'We only send an e-mail if you can show that the person wants it. Without evidence you get a link and a QR code to hand over.',
  },
  'agencyInvite.talkedAt': { de: 'Tag des Gesprächs', en: 'Day of the conversation' },
  'agencyInvite.talkedAtHint': { de: 'Zum Beispiel 12.03.2026', en: 'For example 12.03.2026' },
  'agencyInvite.evidence': { de: 'Nachweis', en: 'Evidence' },
  'agencyInvite.evidenceHint': {
    de: 'Wie die Person zugestimmt hat, zum Beispiel: „Hat im Beratungsgespräch um die Einladung gebeten.“ Wird mit der Einladung aufbewahrt.',
    en: 'How the person agreed, for example: “Asked for the invitation during the consultation.” It is kept with the invitation.',
  },
  'agencyInvite.preview': { de: 'So lautet die E-Mail', en: 'What the e-mail says' },
  'agencyInvite.submit': { de: 'Einladen', en: 'Invite' },
  'agencyInvite.sent': {
    de: '{name} ist eingeladen. Die E-Mail ist unterwegs.',
    en: '{name} has been invited. The e-mail is on its way.',
  },
  'agencyInvite.madeTitle': { de: 'Einladung für {name}', en: 'Invitation for {name}' },
  'agencyInvite.madeText': {
    de: 'Geben Sie den Link weiter, oder lassen Sie den Code mit der Kamera scannen. Er gilt bis {day} und nur für diese Person.',
    en: 'Hand the link over, or let the code be scanned with a camera. It is valid until {day}, for this person only.',
  },
  'agencyInvite.known': {
    de: '{name} ist schon eingeladen: {status}.',
    en: '{name} has already been invited: {status}.',
  },
  'agencyInvite.link': { de: 'Link der Einladung', en: 'Link of the invitation' },
  'agencyInvite.copy': { de: 'Link kopieren', en: 'Copy link' },
  'agencyInvite.copied': { de: 'Kopiert', en: 'Copied' },
  'agencyInvite.qr': { de: 'QR-Code der Einladung für {name}', en: 'QR code of the invitation for {name}' },
  'agencyInvite.next': { de: 'Noch jemanden einladen', en: 'Invite somebody else' },
  'agencyInvite.toList': { de: 'Zu den Einladungen', en: 'Go to the invitations' },
  'agencyInvite.caption': {
    de: '{found, plural, one {Eine Einladung} other {{count} Einladungen}}',
    en: '{found, plural, one {One invitation} other {{count} invitations}}',
  },
  'agencyInvite.text': { de: 'Name oder E-Mail-Adresse', en: 'Name or e-mail address' },
  'agencyInvite.name': { de: 'Eingeladen', en: 'Invited' },
  'agencyInvite.nameGone': { de: 'Daten gelöscht', en: 'Data deleted' },
  'agencyInvite.sentAt': { de: 'Versendet', en: 'Sent' },
  'agencyInvite.onDay': { de: 'am {day}', en: 'on {day}' },
  'agencyInvite.untilDay': { de: 'gilt bis {day}', en: 'valid until {day}' },
  'agencyInvite.status': { de: 'Status', en: 'Status' },
  'agencyInvite.actions': { de: 'Aktionen', en: 'Actions' },
  'agencyInvite.again': { de: 'Noch einmal einladen', en: 'Invite again' },
  'agencyInvite.tooSoon': {
    de: 'Frei ab {moment}: Zwischen zwei Einladungen liegen 24 Stunden.',
    en: 'Possible from {moment}: there are 24 hours between two invitations.',
  },
  'agencyInvite.tooOften': {
    de: 'Diese Einladung wurde schon dreimal wiederholt.',
    en: 'This invitation has been repeated three times already.',
  },
  'agencyInvite.withdraw': { de: 'Widerrufen', en: 'Withdraw' },
  'agencyInvite.withdrawTitle': { de: 'Einladung an {name} widerrufen?', en: 'Withdraw the invitation to {name}?' },
  'agencyInvite.withdrawText': {
    de: 'Der Link gilt dann nicht mehr. Einladen können Sie die Person später wieder.',
    en: 'The link is no longer valid then. You can invite the person again later.',
  },
  'agencyInvite.withdrawSubmit': { de: 'Einladung widerrufen', en: 'Withdraw invitation' },
  'agencyInvite.done.again': {
    de: 'Die Einladung ist noch einmal unterwegs.',
    en: 'The invitation is on its way once more.',
  },
  'agencyInvite.done.withdrawn': { de: 'Die Einladung ist widerrufen.', en: 'The invitation has been withdrawn.' },
  'agencyInvite.statusOf.sent': { de: 'Versendet', en: 'Sent' },
  'agencyInvite.statusOf.opened': { de: 'Geöffnet', en: 'Opened' },
  'agencyInvite.statusOf.accepted': { de: 'Angenommen', en: 'Accepted' },
  'agencyInvite.statusOf.declined': { de: 'Abgelehnt', en: 'Declined' },
  'agencyInvite.statusOf.expired': { de: 'Abgelaufen', en: 'Expired' },
  'agencyInvite.statusOf.withdrawn': { de: 'Widerrufen', en: 'Withdrawn' },
  'agencyInvite.emptyTitle': { de: 'Noch niemand eingeladen', en: 'Nobody invited yet' },
  'agencyInvite.empty': {
    de: 'Laden Sie nach einem Gespräch jemanden ein, der Sie weiterempfiehlt.',
    en: 'After a talk, invite somebody who recommends you.',
  },
} as const satisfies Bilingual;
