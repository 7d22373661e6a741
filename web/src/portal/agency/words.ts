/** The words of how an agency comes in: registering, signing in and out, passwords. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const agencyAccessWords = {
  'agencyLogin.title': { de: 'Anmelden im Agenturbereich', en: 'Sign in to the agency area' },
  'agencyLogin.lead': {
    de: 'Laden Sie Empfehler ein, sehen Sie, was daraus wird, und geben Sie Aufträge frei.',
    en: 'Invite recommenders, follow what becomes of them, and release orders.',
  },
  'agencyLogin.wanted': {
    de: 'Diese Seite zeigen wir nur Ihrer Agentur. Nach der Anmeldung geht es dort weiter.',
    en: 'Only your agency can see this page. Once you have signed in, you go straight to it.',
  },
  'agencyLogin.remember': { de: 'Angemeldet bleiben', en: 'Stay signed in' },
  'agencyLogin.rememberHint': { de: 'Nicht auf fremden Geräten verwenden', en: 'Not on other people’s devices' },
  'agencyLogin.submit': { de: 'Anmelden', en: 'Sign in' },
  'agencyLogin.check': {
    de: 'Mit dieser Adresse wurde oft vergeblich versucht, sich anzumelden. Wenn Sie das Formular senden, prüft Ihr Browser deshalb einige Sekunden lang, ob ein Mensch davor sitzt.',
    en: 'There were many failed attempts to sign in with this address. When you send the form, your browser therefore checks for a few seconds that you are a person.',
  },
  'agencyLogin.forgotten': { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  'agencyLogin.new': { de: 'Ihre Agentur ist noch nicht dabei?', en: 'Your agency is not part of it yet?' },
  'agencyLogin.register': { de: 'Agentur registrieren', en: 'Register your agency' },

  'agencyLogout.title': { de: 'Abmelden', en: 'Sign out' },
  'agencyLogout.lead': {
    de: 'Danach sieht auf diesem Gerät niemand mehr den Bereich Ihrer Agentur.',
    en: 'After that nobody sees your agency’s area on this device any more.',
  },
  'agencyLogout.submit': { de: 'Jetzt abmelden', en: 'Sign out now' },

  'agencyForgotten.title': { de: 'Passwort vergessen', en: 'Forgotten password' },
  'agencyForgotten.lead': {
    de: 'Geben Sie die E-Mail-Adresse Ihres Agenturzugangs an. Wir schicken Ihnen einen Link für ein neues Passwort.',
    en: 'Give the e-mail address of your agency access. We will send you a link for a new password.',
  },
  'agencyForgotten.submit': { de: 'Link anfordern', en: 'Ask for the link' },
  'agencyForgotten.toLogin': { de: 'Zur Anmeldung', en: 'Go to the sign-in' },
  'agencyForgotten.done': { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please look in your inbox' },
  'agencyForgotten.doneLead': {
    de: 'Wenn es einen Agenturzugang mit dieser Adresse gibt, ist der Link unterwegs. Er gilt 24 Stunden.',
    en: 'If there is an agency access with this address, the link is on its way. It is valid for 24 hours.',
  },
  'agencyForgotten.doneNone': {
    de: 'Keine E-Mail da? Sehen Sie auch im Spam-Ordner nach und prüfen Sie die Adresse.',
    en: 'No e-mail? Look in your spam folder, too, and check the address.',
  },

  'agencyPassword.first': { de: 'Passwort festlegen', en: 'Set your password' },
  'agencyPassword.firstLead': {
    de: 'Für {email} bei {company}. Danach sind Sie angemeldet.',
    en: 'For {email} at {company}. After that you are signed in.',
  },
  'agencyPassword.reset': { de: 'Neues Passwort', en: 'New password' },
  'agencyPassword.resetLead': {
    de: 'Für {email}. Alle anderen Anmeldungen enden damit.',
    en: 'For {email}. All other sessions end with it.',
  },
  'agencyPassword.submit': { de: 'Passwort speichern und anmelden', en: 'Save password and sign in' },
  'agencyPassword.over': { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  'agencyPassword.overLead': {
    de: 'Er wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an, oder bitten Sie Ihre Agentur um eine neue Einladung.',
    en: 'It has been used already, or has expired. Ask for a new one, or ask your agency to invite you again.',
  },
  'agencyPassword.again': { de: 'Neuen Link anfordern', en: 'Ask for a new link' },

  'agencySteps.label': { de: 'Ihre Registrierung', en: 'Your registration' },
  'agencySteps.request': { de: 'Angaben', en: 'Details' },
  'agencySteps.requestNote': { de: 'Wer Sie sind', en: 'Who you are' },
  'agencySteps.email': { de: 'E-Mail-Adresse', en: 'E-mail address' },
  'agencySteps.emailNote': { de: 'Link und Passwort', en: 'Link and password' },
  'agencySteps.data': { de: 'Stamm\u00addaten', en: 'Master data' },
  'agencySteps.dataNote': { de: 'Anschrift, Steuer, Konto', en: 'Address, tax, account' },
  'agencySteps.review': { de: 'Prüfung', en: 'Review' },
  'agencySteps.reviewNote': { de: 'Wir melden uns', en: 'We get back to you' },

  'agencyRegister.title': { de: 'Agentur registrieren', en: 'Register your agency' },
  'agencyRegister.lead': {
    de: 'In drei Minuten ist alles gesagt. Danach prüfen wir Ihre Angaben und schalten Ihre Agentur frei.',
    en: 'Three minutes are enough. Then we review your details and approve your agency.',
  },
  'agencyRegister.companyHint': {
    de: 'So, wie die Agentur im Handelsregister oder auf Ihren Rechnungen heißt',
    en: 'As the agency is called in the commercial register or on your invoices',
  },
  'agencyRegister.phoneHint': { de: 'Für Rückfragen zur Registrierung', en: 'For questions about the registration' },
  'agencyRegister.terms': {
    de: 'Ich bin mit den Teilnahmebedingungen für Agenturen einverstanden.',
    en: 'I agree to the terms of participation for agencies.',
  },
  'agencyRegister.termsLink': { de: 'Teilnahmebedingungen lesen', en: 'Read the terms of participation' },
  'agencyRegister.privacy': {
    de: 'Ich habe den Datenschutz für Agenturen gelesen.',
    en: 'I have read the data protection information for agencies.',
  },
  'agencyRegister.privacyLink': { de: 'Datenschutz lesen', en: 'Read the data protection information' },
  'agencyRegister.submit': { de: 'Agentur registrieren', en: 'Register agency' },
  'agencyRegister.known': { de: 'Sie haben schon einen Zugang?', en: 'You already have an access?' },
  'agencyRegister.login': { de: 'Anmelden', en: 'Sign in' },
  'agencyRegister.done': { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please look in your inbox' },
  'agencyRegister.doneLead': {
    de: 'Wir haben Ihnen einen Link geschickt. Damit bestätigen Sie Ihre E-Mail-Adresse und legen Ihr Passwort fest. Er gilt sieben Tage.',
    en: 'We have sent you a link. With it you confirm your e-mail address and set your password. It is valid for seven days.',
  },
  'agencyRegister.doneNone': {
    de: 'Keine E-Mail da? Sehen Sie auch im Spam-Ordner nach und prüfen Sie die Adresse.',
    en: 'No e-mail? Look in your spam folder, too, and check the address.',
  },
  'agencyRegister.again': { de: 'Noch einmal registrieren', en: 'Register again' },

  'agencyConfirm.title': { de: 'E-Mail-Adresse bestätigen', en: 'Confirm your e-mail address' },
  'agencyConfirm.lead': {
    de: 'Bestätigen Sie {email} für {company}. Danach legen Sie Ihr Passwort fest.',
    en: 'Confirm {email} for {company}. Then you set your password.',
  },
  'agencyConfirm.submit': { de: 'Bestätigen und weiter', en: 'Confirm and go on' },
  'agencyConfirm.over': { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  'agencyConfirm.overLead': {
    de: 'Er wurde schon benutzt oder ist abgelaufen. Registrieren Sie sich noch einmal, dann kommt ein neuer.',
    en: 'It has been used already, or has expired. Register once more, and a new one comes.',
  },
  'agencyConfirm.again': { de: 'Noch einmal registrieren', en: 'Register again' },
  'agencyConfirm.login': { de: 'Zur Anmeldung', en: 'Go to the sign-in' },

  'agencyData.title': { de: 'Stammdaten Ihrer Agentur', en: 'Your agency’s master data' },
  'agencyData.lead': {
    de: 'Noch diese Angaben zu {company}, dann prüfen wir Ihre Registrierung.',
    en: 'These details of {company}, and then we review your registration.',
  },
  'agencyData.legalFormHint': { de: 'Zum Beispiel GmbH oder Einzelunternehmen', en: 'For example GmbH or sole trader' },
  'agencyData.taxIdHint': {
    de: 'USt-IdNr. wie DE123456788, oder die Steuernummer Ihres Finanzamts. Sie steht auf Ihren Rechnungen.',
    en: 'VAT ID such as DE123456788, or the number your tax office gave you. It is printed on your invoices.',
  },
  'agencyData.submit': { de: 'Zur Prüfung einreichen', en: 'Send for review' },
  'agencyData.waits': { de: 'Ihre Registrierung wird geprüft', en: 'Your registration is under review' },
  'agencyData.waitsLead': {
    de: 'Alles zu {company} ist da. Sobald wir entschieden haben, schreiben wir Ihnen.',
    en: 'Everything about {company} is there. We will write to you as soon as we have decided.',
  },
  'agencyData.known': { de: 'Ihre Stammdaten liegen uns vor', en: 'We have your master data' },
  'agencyData.knownLead': {
    de: 'Änderungen zu {company} machen Sie im Agenturbereich unter Stammdaten.',
    en: 'You change the details of {company} in the agency area under master data.',
  },
  'agencyData.area': { de: 'Zum Agenturbereich', en: 'Go to the agency area' },
} as const satisfies Bilingual;
