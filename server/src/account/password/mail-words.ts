/** What the mails about getting in say. Nothing here knows a token or an address. */
const de = {
  welcome: {
    subject: 'Willkommen beim Empfehlungsprogramm – Ihre Zugangsdaten',
    headline: 'Willkommen beim Empfehlungsprogramm',
    cause:
      'Sie melden sich mit dieser E-Mail-Adresse an. Legen Sie jetzt Ihr Passwort fest, dann sehen Sie jederzeit, was aus Ihren Empfehlungen geworden ist.',
    button: 'Passwort festlegen',
    until: 'Der Link gilt sieben Tage und nur einmal.',
    notMe: 'Das war ich nicht – Daten löschen',
  },
  known: {
    subject: 'Sie sind bereits registriert',
    cause:
      'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Sie haben schon ein Konto: Melden Sie sich einfach an.',
    button: 'Anmelden',
    forgotten: 'Passwort vergessen? Dieser Link gilt 24 Stunden.',
    reset: 'Neues Passwort setzen',
    notMe: 'Waren Sie es nicht? Dann müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.',
  },
  forgotten: {
    subject: 'Passwort zurücksetzen',
    headline: 'Ein neues Passwort für Sie',
    cause: 'Für Ihr Konto wurde ein neues Passwort angefordert. Hier legen Sie es fest.',
    button: 'Neues Passwort setzen',
    until: 'Der Link gilt 24 Stunden und nur einmal.',
    notMe: 'Haben Sie das nicht angefordert, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  changed: {
    subject: 'Ihr Passwort wurde geändert',
    cause: (moment: string) => `Das Passwort Ihres Kontos wurde am ${moment} geändert.`,
    ended: 'Auf allen anderen Geräten wurden Sie abgemeldet.',
    button: 'Kontakt aufnehmen',
    notMe: 'Waren Sie es nicht? Dann schreiben Sie uns bitte sofort.',
  },
};

const en: typeof de = {
  welcome: {
    subject: 'Welcome to the referral programme – your access',
    headline: 'Welcome to the referral programme',
    cause:
      'You sign in with this e-mail address. Set your password now, and you can see at any time what has become of your recommendations.',
    button: 'Set a password',
    until: 'The link is valid for seven days, and once only.',
    notMe: 'That was not me – delete my details',
  },
  known: {
    subject: 'You are already registered',
    cause: 'Somebody wanted to register with your e-mail address. You already have an account: simply sign in.',
    button: 'Sign in',
    forgotten: 'Forgot your password? This link is valid for 24 hours.',
    reset: 'Set a new password',
    notMe: 'Was it not you? Then there is nothing to do: nothing about your account has changed.',
  },
  forgotten: {
    subject: 'Reset your password',
    headline: 'A new password for you',
    cause: 'A new password was asked for your account. You can set it here.',
    button: 'Set a new password',
    until: 'The link is valid for 24 hours, and once only.',
    notMe: 'If you did not ask for it there is nothing to do: your password stays as it is.',
  },
  changed: {
    subject: 'Your password was changed',
    cause: (moment) => `The password of your account was changed on ${moment}.`,
    ended: 'You have been signed out on all other devices.',
    button: 'Contact us',
    notMe: 'Was it not you? Then please write to us at once.',
  },
};

export const wordsIn = (language: string): typeof de => (language === 'en' ? en : de);
