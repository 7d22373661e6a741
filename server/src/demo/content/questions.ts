/** What people ask of a demo brand, in groups. */
import type { Trade } from '../catalogue/catalogue.ts';
import type { Company } from '../page/company.ts';
import { tradeQuestions } from './trade-words.ts';

interface Question {
  group: string;
  groupName: { de: string; en: string };
  question: { de: string; en: string };
  answer: { de: string; en: string };
}

const recommending = { group: 'empfehlen', groupName: { de: 'Empfehlen', en: 'Recommending' } };
const reward = { group: 'praemie', groupName: { de: 'Prämie', en: 'Reward' } };
const data = { group: 'daten', groupName: { de: 'Ihre Daten', en: 'Your data' } };

interface Asked extends Pick<Company, 'company' | 'phone'> {
  sells: Trade;
}

export const demoQuestions = ({ company, phone, sells }: Asked): readonly Question[] => [
  {
    ...recommending,
    question: { de: 'Brauche ich ein Konto, um zu empfehlen?', en: 'Do I need an account to recommend?' },
    answer: {
      de: 'Nein. Name und E-Mail-Adresse genügen. Ein **Passwort** können Sie später festlegen; dann sehen Sie jederzeit, was aus Ihren Empfehlungen geworden ist.',
      en: 'No. Your name and e-mail address are enough. You can set a **password** later; then you see at any time what has become of your recommendations.',
    },
  },
  {
    ...recommending,
    question: { de: 'Wie oft darf ich empfehlen?', en: 'How often may I recommend?' },
    answer: {
      de: 'So oft Sie möchten. Jede Empfehlung gilt für einen Kontakt und 180 Tage:\n\n- Ihr Kontakt öffnet den Link,\n- gibt seine Daten an und\n- bestätigt sie per E-Mail.',
      en: 'As often as you like. Each recommendation is for one contact and 180 days:\n\n- your contact opens the link,\n- gives their details and\n- confirms them by e-mail.',
    },
  },
  ...tradeQuestions[sells].map((asked) => ({ ...recommending, ...asked })),
  {
    ...reward,
    question: { de: 'Wie hoch ist meine Prämie?', en: 'How much do I get?' },
    answer: {
      de: 'Bis zu {maxPraemie} je Vertrag[^praemie]. Was es für ein Produkt gibt, steht [bei den aktuellen Prämien](seite:AktuellePraemienuebersicht).',
      en: 'Up to {maxPraemie} for each contract[^praemie]. What a product earns is shown [with the current rewards](seite:AktuellePraemienuebersicht).',
    },
  },
  {
    ...reward,
    question: { de: 'Wann kommt das Geld?', en: 'When does the money come?' },
    answer: {
      de: 'Nach der Widerrufsfrist wird der Auftrag freigegeben, meist 14 Tage nach dem Abschluss[^frist]. Dann schreiben wir Ihnen, und Sie geben Ihre IBAN an.',
      en: 'After the withdrawal period the order is released, mostly 14 days after the contract[^frist]. Then we write to you, and you give your IBAN.',
    },
  },
  {
    ...data,
    question: { de: 'Wer sieht die Daten meines Kontakts?', en: 'Who sees the details of my contact?' },
    answer: {
      de: `${company} und wer den Vertrag ausführt. Sie selbst sehen nur den Anfangsbuchstaben. Mehr steht [beim Datenschutz](seite:Datenschutz).`,
      en: `${company} and whoever fulfils the contract. You yourself see the initial only. More is said [under data protection](seite:Datenschutz).`,
    },
  },
  {
    ...data,
    question: { de: 'Wie lösche ich mein Konto?', en: 'How do I delete my account?' },
    answer: {
      de: `Unter „Meine Daten“, mit einem Klick. Oder rufen Sie uns an: {hotline} (${phone}).`,
      en: `Under “My data”, with one click. Or call us: {hotline} (${phone}).`,
    },
  },
];
