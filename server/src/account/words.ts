/** What the mails about an account say: getting in, and the own data. Nothing here knows a token or an address. */
import { bilingual } from '#platform/mail/words.ts';

/** M01 */
export const welcome = bilingual({
  de: {
    subject: 'Willkommen beim Empfehlungsprogramm – Ihre Zugangsdaten',
    headline: 'Willkommen beim Empfehlungsprogramm',
    cause:
      'Sie melden sich mit dieser E-Mail-Adresse an. Legen Sie jetzt Ihr Passwort fest, dann sehen Sie jederzeit, was aus Ihren Empfehlungen geworden ist.',
    button: 'Passwort festlegen',
    until: 'Der Link gilt sieben Tage und nur einmal.',
    notMe: 'Das war ich nicht – Daten löschen',
  },
  en: {
    subject: 'Welcome to the referral programme – your access',
    headline: 'Welcome to the referral programme',
    cause:
      'You sign in with this e-mail address. Set your password now, and you can see at any time what has become of your recommendations.',
    button: 'Set a password',
    until: 'The link is valid for seven days and works once.',
    notMe: 'That was not me – delete my details',
  },
});

/** M04 */
export const alreadyRegistered = bilingual({
  de: {
    subject: 'Sie sind bereits registriert',
    cause:
      'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Sie haben schon ein Konto: Melden Sie sich mit Ihrem Passwort an.',
    button: 'Anmelden',
    forgotten: 'Passwort vergessen? Dieser Link gilt 24 Stunden.',
    reset: 'Neues Passwort setzen',
    notMe: 'Waren Sie es nicht? Dann müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.',
  },
  en: {
    subject: 'You are already registered',
    cause:
      'Somebody wanted to register with your e-mail address. You already have an account: sign in with your password.',
    button: 'Sign in',
    forgotten: 'Forgot your password? This link is valid for 24 hours.',
    reset: 'Set a new password',
    notMe: 'Was it not you? Then there is nothing you need to do: your account has not changed.',
  },
});

/** M09 */
export const code = bilingual({
  de: {
    subject: 'Ihr persönlicher Empfehlungscode',
    headline: 'Ihr persönlicher Empfehlungscode',
    cause: 'Geben Sie diesen Code weiter, auf einem Zettel, auf einer Karte oder am Telefon. Er gehört nur Ihnen.',
    label: 'Ihr Empfehlungscode',
    button: 'Code und Karte zum Ausdrucken',
    where: (address: string) => `Ihr Kontakt gibt den Code hier ein: ${address}`,
    reward:
      'Kommt dann ein Vertrag zustande, erhalten Sie Ihre Prämie. Wir schreiben Ihnen, sobald es etwas Neues gibt.',
    contactsReward:
      'Kommt dann ein Vertrag zustande, ist die Prämie für Ihren Kontakt. Wir schreiben Ihnen, sobald es etwas Neues gibt.',
  },
  en: {
    subject: 'Your personal recommendation code',
    headline: 'Your personal recommendation code',
    cause: 'Pass this code on: on a slip of paper, on a card or over the phone. It belongs to you alone.',
    label: 'Your recommendation code',
    button: 'Code and card to print',
    where: (address: string) => `Your contact enters the code here: ${address}`,
    reward: 'Once your contact signs up, we pay you. We will write to you as soon as there is news.',
    contactsReward: 'Once your contact signs up, they get the reward. We will write to you as soon as there is news.',
  },
});

/** M18 */
export const newPassword = bilingual({
  de: {
    subject: 'Passwort zurücksetzen',
    headline: 'Ein neues Passwort für Sie',
    cause: 'Für Ihr Konto wurde ein neues Passwort angefordert. Hier legen Sie es fest.',
    button: 'Neues Passwort setzen',
    until: 'Der Link gilt 24 Stunden und nur einmal.',
    notMe: 'Haben Sie das nicht angefordert, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  en: {
    subject: 'Reset your password',
    headline: 'A new password for you',
    cause: 'Somebody asked for a new password for your account. You can set it here.',
    button: 'Set a new password',
    until: 'The link is valid for 24 hours and works once.',
    notMe: 'If it was not you, there is nothing you need to do: your password stays as it is.',
  },
});

/** M19 */
export const passwordChanged = bilingual({
  de: {
    subject: 'Ihr Passwort wurde geändert',
    cause: (moment: string) => `Das Passwort Ihres Kontos wurde am ${moment} geändert.`,
    ended: 'Auf allen anderen Geräten wurden Sie abgemeldet.',
    button: 'Kontakt aufnehmen',
    notMe: 'Waren Sie es nicht? Dann schreiben Sie uns bitte sofort.',
  },
  en: {
    subject: 'Your password was changed',
    cause: (moment) => `The password of your account was changed on ${moment}.`,
    ended: 'You have been signed out on all other devices.',
    button: 'Contact us',
    notMe: 'Was it not you? Then please write to us straight away.',
  },
});

/** M20 */
export const optin = bilingual({
  de: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    preview: 'Erst mit Ihrer Bestätigung schicken wir Ihnen den Newsletter.',
    paragraphs: (brand: string) => [
      `Sie möchten den Newsletter „${brand}“ bekommen. Bitte bestätigen Sie das, damit niemand anderes Ihre Adresse eintragen kann.`,
    ],
    button: 'Anmeldung bestätigen',
    after: ['Der Link gilt 14 Tage. Bestätigen Sie nicht, schicken wir Ihnen keinen Newsletter.'],
  },
  en: {
    subject: 'Please confirm your newsletter subscription',
    preview: 'We send you the newsletter only once you have confirmed.',
    paragraphs: (brand) => [
      `You would like to get the newsletter “${brand}”. Please confirm this, so that nobody else can enter your address.`,
    ],
    button: 'Confirm the subscription',
    after: ['The link is valid for 14 days. If you do not confirm we will not send you any newsletter.'],
  },
});

/** The link at the end of every newsletter. */
export const leaveNewsletter = bilingual({
  de: 'Keinen Newsletter – abmelden',
  en: 'No newsletter – unsubscribe',
});

/** M21 */
export const accountDeleted = bilingual({
  de: {
    subject: 'Ihr Konto wurde gelöscht',
    preview: 'Ihre Daten sind gelöscht.',
    paragraphs: [
      'Ihr Konto ist gelöscht. Name, E-Mail-Adresse, gespeicherte Bankverbindung und Anmeldungen gibt es bei uns nicht mehr.',
      'Eine Prämie, die Sie schon abgeholt haben, überweisen wir noch. Was die Buchhaltung aufbewahren muss, ist von Ihrer Person getrennt und wird nach den gesetzlichen Fristen gelöscht.',
    ],
    after: ['Das ist die letzte E-Mail an diese Adresse. Sie können jederzeit neu anfangen.'],
  },
  en: {
    subject: 'Your account has been deleted',
    preview: 'Your details are deleted.',
    paragraphs: [
      'Your account is deleted. Name, e-mail address, stored bank account and sign-ins are gone.',
      'A reward you have already collected will still be transferred. What the books have to keep is separate from your person and is deleted after the statutory periods.',
    ],
    after: ['This is the last mail to this address. You can start again at any time.'],
  },
});

/** M34 */
export const customerNumber = bilingual({
  de: {
    subject: 'Bitte nennen Sie uns Ihre Kundennummer',
    preview: 'Danach liegt Ihre Prämie für Sie bereit.',
    paragraphs: (brand: string) => [
      `Ihre Empfehlung hat geklappt: Der Auftrag ist bestätigt. Prämien gibt es bei „${brand}“ für Kundinnen und Kunden. Deshalb brauchen wir noch Ihre Kundennummer.`,
    ],
    button: 'Kundennummer angeben',
    after: [
      'Die Nummer steht auf jeder Rechnung. Sobald sie geprüft ist, schreiben wir Ihnen, wie Sie Ihre Prämie abholen.',
    ],
  },
  en: {
    subject: 'Please tell us your customer number',
    preview: 'After that your reward will be ready for you.',
    paragraphs: (brand) => [
      `Your recommendation was successful: the order is confirmed. Rewards of “${brand}” are for customers, so we still need your customer number.`,
    ],
    button: 'Enter the customer number',
    after: [
      'You will find the number on every invoice. Once we have checked it, we will write to you how to collect your reward.',
    ],
  },
});

/** M37 */
export const emailChanged = bilingual({
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    old: (moment: string) => ({
      paragraphs: [
        `Unser Kundenservice hat die E-Mail-Adresse Ihres Kontos am ${moment} geändert. Diese hier gehört nicht mehr dazu.`,
        'Links zu Passwort und Prämie aus E-Mails an diese Adresse gelten nicht mehr, und Sie bekommen hier keine weiteren E-Mails.',
      ],
      after: 'Haben Sie das nicht gewünscht, sagen Sie es uns bitte gleich.',
    }),
    fresh: (moment: string) => ({
      paragraphs: [
        `Unser Kundenservice hat die E-Mail-Adresse Ihres Kontos am ${moment} geändert. Ab jetzt schreiben wir Ihnen hierher.`,
        'Wo Sie sich mit Ihrer E-Mail-Adresse anmelden, nehmen Sie nun diese. Angemeldete Geräte haben wir abgemeldet, und ein Newsletter an die alte Adresse ist beendet.',
      ],
      after: 'Kennen Sie das Konto nicht, sagen Sie es uns bitte gleich.',
    }),
    notMe: 'Das war ich nicht',
  },
  en: {
    subject: 'Your e-mail address has been changed',
    old: (moment) => ({
      paragraphs: [
        `Our customer service changed the e-mail address of your account on ${moment}. This one no longer belongs to it.`,
        'Links to password and reward in mails to this address are no longer valid, and you will get no more mails here.',
      ],
      after: 'If you did not ask for this, please tell us straight away.',
    }),
    fresh: (moment) => ({
      paragraphs: [
        `Our customer service changed the e-mail address of your account on ${moment}. From now on we write to you here.`,
        'Where you sign in with your e-mail address, use this one now. We have signed out the devices you were signed in on, and a newsletter to the old address has ended.',
      ],
      after: 'If you do not know this account, please tell us straight away.',
    }),
    notMe: 'That was not me',
  },
});

/** M44 */
export const tries = bilingual({
  de: {
    subject: 'Viele Anmeldeversuche mit Ihrer Adresse',
    headline: 'Jemand versucht sich mit Ihrer Adresse anzumelden',
    paragraphs: [
      'In der letzten Stunde wurde mehr als hundertmal ein falsches Passwort für Ihr Konto eingegeben. Niemand ist damit hineingekommen.',
      'Sie können sich weiter anmelden. In einem Browser, in dem Sie schon angemeldet waren, merken Sie davon nichts.',
    ],
    button: 'Neues Passwort anfordern',
    after: [
      'Benutzen Sie Ihr Passwort auch anderswo? Dann ändern Sie es bitte. Diese E-Mail kommt höchstens einmal am Tag.',
    ],
  },
  en: {
    subject: 'Many attempts to sign in with your address',
    headline: 'Somebody is trying to sign in with your address',
    paragraphs: [
      'In the last hour a wrong password was entered for your account more than a hundred times. Nobody got in.',
      'You can still sign in. In a browser you have signed in with before you will not notice anything.',
    ],
    button: 'Ask for a new password',
    after: ['Do you use your password elsewhere, too? Then please change it. This mail comes once a day at most.'],
  },
});
