/** The words of recommending with an agent, and of whoever is to be advised. */
import type { Bilingual } from '../../i18n/bilingual.ts';

export const agentWords = {
  'agent.lead': {
    de: 'Wählen Sie, wer Ihren Kontakt beraten soll. Danach bekommen Sie Ihren persönlichen Link.',
    en: 'Choose who should advise your contact. Then you get your personal link.',
  },
  'agent.missing': {
    de: 'Wen Ihr Link nennt, haben wir hier nicht gefunden. Wählen Sie bitte jemand anderen.',
    en: 'We could not find the agent named in your link. Please choose somebody else.',
  },
  'agent.who': { de: 'Wer soll beraten?', en: 'Who should advise?' },
  'agent.search': { de: 'Nachname, Postleitzahl oder Ort', en: 'Last name, postcode or town' },
  'agent.searchHint': {
    de: 'Ab zwei Zeichen schlagen wir Beraterinnen und Berater vor.',
    en: 'We suggest agents once you have typed two characters.',
  },
  'agent.find': { de: 'Suchen', en: 'Search' },
  'agent.none': { de: 'Es wurde kein Berater gefunden.', en: 'No agent was found.' },
  'agent.all': { de: 'Alle anzeigen', en: 'Show all' },
  'agent.found': {
    de: '{count, plural, one {# Beraterin oder Berater} other {# Beraterinnen und Berater}} gefunden',
    en: '{count, plural, one {# agent} other {# agents}} found',
  },
  'agent.choose': { de: 'Bitte wählen Sie', en: 'Please choose' },
  'agent.chosen': { de: 'Ausgewählt: {name}', en: 'Chosen: {name}' },
  'agent.suggestions': { de: 'Vorschläge', en: 'Suggestions' },
  'agent.suggested': {
    de: '{count, plural, one {# Vorschlag} other {# Vorschläge}}, mit den Pfeiltasten auswählen',
    en: '{count, plural, one {# suggestion} other {# suggestions}}, choose with the arrow keys',
  },
  'agent.pages': { de: 'Weitere Beraterinnen und Berater', en: 'More agents' },
  'agent.previous': { de: 'Zurück', en: 'Back' },
  'agent.next': { de: 'Weiter', en: 'Next' },
  'agent.place': { de: '{postcode} {city}', en: '{postcode} {city}' },

  'completion.leadReward': {
    de: '{agent} meldet sich bei Ihnen. Kommt ein Vertrag zustande, bekommen Sie {amount} Prämie auf Ihr Konto.',
    en: '{agent} will get in touch with you. If you sign a contract, you get a reward of {amount} paid into your account.',
  },
  'completion.lead': {
    de: '{agent} meldet sich bei Ihnen und berät Sie. Dafür brauchen wir Ihre Angaben.',
    en: '{agent} will get in touch with you and advise you. For this we need your details.',
  },
  'completion.agent': { de: 'Jemand von uns', en: 'One of our agents' },
  'completion.serves': { de: 'Berät Sie persönlich', en: 'Advises you in person' },
  'completion.birthDate': { de: 'Zum Beispiel 24.03.1985', en: 'For example 24.03.1985' },
  'completion.address': { de: 'Ihre Adresse', en: 'Your address' },
  'completion.emailHint': {
    de: 'Wir schicken Ihnen eine Bestätigung Ihrer Angaben.',
    en: 'We send you a confirmation of your details.',
  },
  'completion.phoneHint': { de: 'Damit Sie schneller von {agent} hören', en: 'So that you hear from {agent} sooner' },
  'completion.phoneHintAnybody': { de: 'Damit Sie schneller von uns hören', en: 'So that you hear from us sooner' },
  'completion.agree': {
    de: 'Ich akzeptiere die Bedingungen. Meine Angaben gehen an {agent}, damit ich beraten werde, und werden verwendet, um einen Vertrag dieser Empfehlung zuzuordnen und die Prämie auszuzahlen.',
    en: 'I accept the terms. My details go to {agent} so that I can be advised, and are used to match a contract with this recommendation and to pay the reward.',
  },
  'completion.agreeAnybody': {
    de: 'Ich akzeptiere die Bedingungen. Meine Angaben werden verwendet, damit ich beraten werde, um einen Vertrag dieser Empfehlung zuzuordnen und um die Prämie auszuzahlen.',
    en: 'I accept the terms. My details are used to advise me, to match a contract with this recommendation and to pay the reward.',
  },
  'completion.submit': { de: 'Beratung wünschen', en: 'Ask for advice' },
  'completion.noContract': {
    de: 'Sie schließen damit noch keinen Vertrag.',
    en: 'You are not signing a contract yet.',
  },
  'completion.safeAgency': {
    de: 'Ihre Angaben erhalten nur der Auftraggeber ({client}), {agent} mit der Agentur ({agency}) und wir, die das Portal betreiben.',
    en: 'Only the client ({client}), {agent} with the agency ({agency}) and we, who run this portal, get your details.',
  },
  'completion.safeWho': {
    de: 'Ihre Angaben erhalten nur der Auftraggeber ({client}), {agent} und wir, die das Portal betreiben.',
    en: 'Only the client ({client}), {agent} and we, who run this portal, get your details.',
  },
} as const satisfies Bilingual;
