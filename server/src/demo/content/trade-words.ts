/** What pages of a trade say otherwise than those of a provider of tariffs, and what only people of this trade ask. */
import type { Trade } from '../catalogue/catalogue.ts';

type Words = Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>>;

export const insuranceWords: Words = {
  de: {
    'category.tariffs': 'Versicherungen',
    'category.description': '{title}: Versicherung aussuchen, weiterempfehlen und Prämie erhalten.',
    'home.way2Text':
      'Ihr Kontakt bestätigt seine Daten und schließt selbst einen Vertrag ab. Um ein Gespräch bittet nur, wer eines möchte.',
    'home.trust3': 'Ihr Kontakt entscheidet selbst. Ein Anruf kommt nur, wenn er um ein Gespräch gebeten hat.',
    'price.vat': 'inkl. Versicherungsteuer',
    'category.note': 'Der Prämienbetrag gilt für einen neuen Vertrag Ihres Kontakts. Beiträge mit Versicherungsteuer.',
    'recipient.noContract':
      'Sie schließen damit noch keinen Vertrag. Beitrag und Bedingungen sehen Sie anschließend in Ruhe.',
  },
  en: {
    'category.tariffs': 'Insurance',
    'category.description': '{title}: choose your insurance, recommend it and get a reward.',
    'home.way2Text':
      'Your contact confirms the details and signs a contract. Only those who want an appointment ask for one.',
    'home.trust3': 'Your contact decides alone. Somebody calls only if your contact has asked for an appointment.',
    'price.vat': 'insurance tax included',
    'category.note': 'The amount is for a new contract by your contact. Prices include insurance tax.',
    'recipient.noContract':
      'You are not signing a contract yet. You can look at the price and the terms afterwards, in your own time.',
  },
};

export const staffWords: Words = {
  de: {
    'category.tariffs': 'Angebote',
    'category.description': '{title}: Angebot aussuchen, weiterempfehlen und Prämie erhalten.',
    'recipient.noContract':
      'Sie schließen damit noch keinen Vertrag. Das Angebot bestellen Sie anschließend beim Anbieter.',
  },
  en: {
    'category.tariffs': 'Offers',
    'category.description': '{title}: choose an offer, recommend it and get a reward.',
    'recipient.noContract': 'You are not signing a contract yet. You order the offer from its provider afterwards.',
  },
};

type Both = Readonly<Record<'de' | 'en', string>>;

/** In the group about recommending. */
export const tradeQuestions: Readonly<Record<Trade, readonly { question: Both; answer: Both }[]>> = {
  telecom: [],
  insurance: [
    {
      question: { de: 'Ruft dann jemand meinen Kontakt an?', en: 'Will somebody call my contact?' },
      answer: {
        de: 'Nur wenn Sie ein **Gespräch mit einer Beraterin oder einem Berater** empfehlen und Ihr Kontakt selbst darum bittet. Bei allen anderen Empfehlungen schließt Ihr Kontakt im Internet ab, ohne Anruf.',
        en: 'Only if you recommend an **appointment with an agent** and your contact asks for it. With every other recommendation your contact signs online, without a call.',
      },
    },
    {
      question: {
        de: 'Warum bekommt mein Kontakt höchstens 15 €?',
        en: 'Why does my contact get no more than 15 €?',
      },
      answer: {
        de: 'Wer eine Versicherung abschließt, darf dafür nur eine kleine Zuwendung erhalten. So steht es im Versicherungsaufsichtsgesetz (§ 48b VAG). Was darüber liegt, ist Ihr Anteil.',
        en: 'German law (§ 48b of the insurance supervision act, VAG) allows only a small benefit for anyone who takes out insurance. Anything above that is your share.',
      },
    },
  ],
  staff: [
    {
      question: { de: 'Wem darf ich die Angebote empfehlen?', en: 'Who can I recommend the offers to?' },
      answer: {
        de: 'Freunden und Familie. Sie müssen nicht bei der Lindwerk arbeiten; Ihre Empfehlung genügt, damit der Mitarbeitertarif gilt.',
        en: 'To friends and family. They do not have to work at Lindwerk; your recommendation is enough for them to get the staff plan.',
      },
    },
    {
      question: {
        de: 'Steht die Prämie auf meiner Gehaltsabrechnung?',
        en: 'Will the reward be on my payslip?',
      },
      answer: {
        de: 'Nein. Wir überweisen sie auf das Konto, das Sie uns nennen. Ihr Vorgesetzter erfährt nichts davon.',
        en: 'No. We transfer it to the account you give us. Your manager will not hear about it.',
      },
    },
  ],
};
