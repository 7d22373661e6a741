/** Footnotes of the demo, by trade; products name those with an id. */
import type { Trade } from '../catalogue/catalogue.ts';

type Both = Readonly<Record<'de' | 'en', string>>;

interface Note {
  id?: number;
  name: string;
  title: Both;
  text: Both;
}

const tariffs: readonly Note[] = [
  {
    id: 1,
    name: 'tarif',
    title: { de: 'Tarife', en: 'Plans' },
    text: {
      de: 'Der kleinere Preis gilt in den Monaten, die beim Tarif stehen; danach gilt der Preis, der dort hinter „danach“ steht.',
      en: 'The lower price is for the months named with the plan; after that, the price named there applies.',
    },
  },
  {
    id: 2,
    name: 'glasfaser',
    title: { de: 'Glasfaser', en: 'Fibre' },
    text: {
      de: 'Wo der Hausanschluss schon liegt oder gerade gebaut wird. Ob das so ist, prüft der Anbieter mit der Adresse.',
      en: 'Where the building is already connected or is being connected now. The provider checks the address.',
    },
  },
  {
    id: 3,
    name: 'young',
    title: { de: 'Junge Leute', en: 'Young people' },
    text: {
      de: 'Für alle, die beim Abschluss jünger als 28 Jahre sind. Der Preis bleibt auch danach.',
      en: 'For anyone who is under 28 when they sign up. The price stays the same afterwards.',
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
];

const insurances: readonly Note[] = [
  {
    id: 1,
    name: 'zone',
    title: { de: 'Beitrag', en: 'Price' },
    text: {
      de: 'Beitrag des Beispiels. Ihr eigener hängt von Ort, Größe und Bauart ab; Sie sehen ihn vor dem Abschluss.',
      en: 'Price for the example. Yours depends on location, size and construction; you will see it before you sign.',
    },
  },
  {
    id: 2,
    name: 'sf',
    title: { de: 'Schadenfreiheit', en: 'No claims' },
    text: {
      de: 'Beispiel mit Schadenfreiheitsklasse 10 und 12.000 km im Jahr. Ihre Klasse nehmen Sie mit.',
      en: 'Example with no-claims class 10 and 12,000 km a year. You keep your class.',
    },
  },
  {
    id: 3,
    name: 'gesundheit',
    title: { de: 'Gesundheit', en: 'Health' },
    text: {
      de: 'Vor dem Abschluss stellen wir Fragen zur Gesundheit. Die Antworten sieht nur, wer den Vertrag prüft.',
      en: 'Before you sign, we ask about your health. Only the people who check the contract see your answers.',
    },
  },
];

const always: readonly Note[] = [
  {
    name: 'praemie',
    title: { de: 'Prämie', en: 'Reward' },
    text: {
      de: 'Einmalig je Vertrag, brutto. Einkommensteuer kann anfallen.',
      en: 'Once per contract, gross. Income tax may apply.',
    },
  },
  {
    name: 'frist',
    title: { de: 'Frist', en: 'Period' },
    text: {
      de: 'Die Frist beginnt mit dem Auftragsdatum, das der Anbieter meldet.',
      en: 'The period begins on the order date that the provider reports.',
    },
  },
  {
    name: 'teilnahme',
    title: { de: 'Teilnahme', en: 'Taking part' },
    text: {
      de: 'Ab 18 Jahren. Es gelten die [Teilnahmebedingungen](seite:teilnahmebedingungen).',
      en: 'For anyone aged 18 or over. The [terms of participation](seite:teilnahmebedingungen) apply.',
    },
  },
];

export const demoNotes = (trade: Trade): readonly Note[] => [
  ...(trade === 'insurance' ? insurances : tariffs),
  ...always,
];
