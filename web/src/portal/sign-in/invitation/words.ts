/** The words of an invitation of an agency: its page, and the one of "no more invitations". */
import type { Bilingual } from '../../../i18n/bilingual.ts';

export const invitedWords = {
  'invited.title': { de: 'Ihre Einladung', en: 'Your invitation' },
  'invited.hello': { de: 'Ihre Einladung, {name}', en: 'Your invitation, {name}' },
  'invited.lead': {
    de: '{company} lädt Sie ein, bei {brand} mitzumachen.',
    en: '{company} invites you to take part in {brand}.',
  },
  'invited.leadBy': {
    de: '{inviter} von {company} lädt Sie ein, bei {brand} mitzumachen.',
    en: '{inviter} of {company} invites you to take part in {brand}.',
  },
  'invited.agency': { de: 'Agentur', en: 'Agency' },
  'invited.contact': { de: 'Ansprechperson', en: 'Contact person' },
  'invited.until': { de: 'Gültig bis', en: 'Valid until' },
  'invited.how': { de: 'So funktioniert es', en: 'How it works' },
  'invited.how1': {
    de: 'Sie empfehlen mit einem persönlichen Link weiter, was Sie überzeugt.',
    en: 'With a personal link you recommend what has convinced you.',
  },
  'invited.how2': {
    de: 'Wird daraus ein Vertrag, gibt es eine Prämie.',
    en: 'If it leads to a contract, there is a reward.',
  },
  'invited.how2Up': {
    de: 'Wird daraus ein Vertrag, gibt es eine Prämie von bis zu {amount}.',
    en: 'If it leads to a contract, there is a reward of up to {amount}.',
  },
  'invited.how3': {
    de: 'Kostenlos und ohne Verpflichtung. Sie können Ihr Konto jederzeit löschen.',
    en: 'Free of charge and without obligation. You can delete your account at any time.',
  },
  'invited.how4': {
    de: '{company} sieht, dass Sie dabei sind und was aus Ihren Empfehlungen wird.',
    en: '{company} sees that you take part and what becomes of your recommendations.',
  },
  'invited.join': { de: 'Konto anlegen', en: 'Create an account' },
  'invited.joinLead': {
    de: 'Sie melden sich künftig mit {email} an. Legen Sie dafür ein Passwort fest.',
    en: 'You will sign in with {email}. Set a password for it.',
  },
  'invited.agree': {
    de: 'Ich akzeptiere die Teilnahmebedingungen.',
    en: 'I accept the terms of participation.',
  },
  'invited.agreeBySending': {
    de: 'Mit dem Absenden akzeptieren Sie die Teilnahmebedingungen.',
    en: 'By sending this form you accept the terms of participation.',
  },
  'invited.terms': { de: 'Teilnahmebedingungen lesen', en: 'Read the terms of participation' },
  'invited.submit': { de: 'Einladung annehmen', en: 'Accept the invitation' },
  'invited.known': { de: 'Ich habe schon ein Konto', en: 'I already have an account' },
  'invited.unknown': { de: 'Ich habe noch kein Konto', en: 'I have no account yet' },
  'invited.knownTitle': { de: 'Mit Ihrem Konto annehmen', en: 'Accept with your account' },
  'invited.knownLead': {
    de: 'Mit {email} haben Sie schon ein Konto. Melden Sie sich an, dann ist die Einladung angenommen.',
    en: 'You already have an account with {email}. Sign in, and the invitation is accepted.',
  },
  'invited.signInLead': {
    de: 'Melden Sie sich mit {email} an, dann ist die Einladung angenommen.',
    en: 'Sign in with {email}, and the invitation is accepted.',
  },
  'invited.afterMail': {
    de: 'Öffnen Sie diese Einladung noch einmal, sobald Sie ein neues festgelegt haben.',
    en: 'Once you have set a new one, open this invitation again.',
  },
  'invited.signIn': { de: 'Anmelden und annehmen', en: 'Sign in and accept' },
  'invited.noMore': { de: 'Keine weiteren Einladungen', en: 'No more invitations' },

  'invited.over': { de: 'Diese Einladung gilt nicht mehr', en: 'This invitation is no longer valid' },
  'invited.overLead': {
    de: 'Sie wurde schon angenommen, zurückgezogen oder ist abgelaufen.',
    en: 'It has been accepted already, was withdrawn or has expired.',
  },
  'invited.overMine': {
    de: 'Haben Sie sie angenommen? Dann melden Sie sich einfach an.',
    en: 'Did you accept it? Then simply sign in.',
  },
  'invited.overAsk': {
    de: 'Sonst bitten Sie die Person, die Sie eingeladen hat, um eine neue. Mitmachen können Sie auch ohne Einladung.',
    en: 'Otherwise ask whoever invited you for a new one. You can also take part without an invitation.',
  },

  'noInvitations.title': { de: 'Keine weiteren Einladungen?', en: 'No more invitations?' },
  'noInvitations.lead': {
    de: 'Die Einladung von {company} endet damit. An {email} schicken wir keine Einladungen von Agenturen mehr. Alles andere bleibt, wie es ist.',
    en: 'This ends the invitation from {company}. We will send no more invitations from agencies to {email}. Everything else stays as it is.',
  },
  'noInvitations.submit': { de: 'Keine weiteren Einladungen', en: 'No more invitations' },
  'noInvitations.back': { de: 'Zurück zur Einladung', en: 'Back to the invitation' },
  'noInvitations.done': { de: 'Das haben wir uns gemerkt', en: 'We have noted that' },
  'noInvitations.doneLead': {
    de: 'Sie bekommen keine Einladungen von Agenturen mehr.',
    en: 'You will get no more invitations from agencies.',
  },
} satisfies Bilingual;
