/** What people ask of a demo brand, in groups. */
import type { Company } from '../page/company.ts';

type Both = Readonly<Record<'de' | 'en', string>>;

interface Question {
  group: string;
  groupName: { de: string; en: string };
  question: { de: string; en: string };
  answer: { de: string; en: string };
}

const recommending = { group: 'empfehlen', groupName: { de: 'Empfehlen', en: 'Recommending' } };
const reward = { group: 'praemie', groupName: { de: 'Prämie', en: 'Reward' } };
const data = { group: 'daten', groupName: { de: 'Ihre Daten', en: 'Your data' } };

export const demoQuestions = ({ company, phone }: Pick<Company, 'company' | 'phone'>): readonly Question[] => [
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

/** Products name those with an id. */
export const demoNotes: readonly { id?: number; name: string; title: Both; text: Both }[] = [
  {
    id: 1,
    name: 'tarif',
    title: { de: 'Tarife', en: 'Tariffs' },
    text: {
      de: 'Preise in den ersten 24 Monaten; danach gilt der Preis der Tarifübersicht.',
      en: 'Prices for the first 24 months; afterwards the price of the tariff overview counts.',
    },
  },
  {
    id: 2,
    name: 'glasfaser',
    title: { de: 'Glasfaser', en: 'Fibre' },
    text: {
      de: 'Wo der Hausanschluss schon liegt oder gerade gebaut wird. Ob das so ist, prüft der Anbieter mit der Adresse.',
      en: 'Where the house is connected already or is being connected. The provider checks that by the address.',
    },
  },
  {
    id: 3,
    name: 'young',
    title: { de: 'Junge Leute', en: 'Young people' },
    text: {
      de: 'Für alle, die beim Abschluss jünger als 28 Jahre sind. Der Preis bleibt auch danach.',
      en: 'For everybody who is younger than 28 when the contract is made. The price stays afterwards, too.',
    },
  },
  {
    id: 4,
    name: 'unbegrenzt',
    title: { de: 'Unbegrenzt surfen', en: 'Unlimited data' },
    text: {
      de: 'Ohne Drosselung in Deutschland; in der EU bei angemessener Nutzung.',
      en: 'At full speed in Germany; in the EU within fair use.',
    },
  },
  {
    name: 'praemie',
    title: { de: 'Prämie', en: 'Reward' },
    text: {
      de: 'Einmalig je Vertrag, brutto. Einkommensteuer kann anfallen.',
      en: 'Once for each contract, gross. Income tax may be due.',
    },
  },
  {
    name: 'frist',
    title: { de: 'Frist', en: 'Period' },
    text: {
      de: 'Die Frist beginnt mit dem Auftragsdatum, das der Anbieter meldet.',
      en: 'The period begins with the date of the order that the provider reports.',
    },
  },
  {
    name: 'teilnahme',
    title: { de: 'Teilnahme', en: 'Taking part' },
    text: {
      de: 'Ab 18 Jahren. Es gelten die [Teilnahmebedingungen](seite:teilnahmebedingungen).',
      en: 'From 18 years on, under the [terms of participation](seite:teilnahmebedingungen).',
    },
  },
];
