/** What the company of the intranet offers: staff tariffs of the network, and benefits. All of it is invented. */
import { after, euros, type Pay, type Sold, type Terms, type Words } from './sold.ts';

const staff = (id: number, categoryId: number, pay: Pay, de: Words, terms: Terms): Sold => ({
  id,
  categoryId,
  pay,
  de,
  terms: { commission: 'standard;5000', termMonths: 24, ...terms },
});

const line = (first: number, then: number, speedMbit: number, more: Terms = {}): Terms => ({
  ...after(6, first, then),
  bundle: 'DP',
  onceCents: 0,
  speedMbit,
  ...more,
});

export const staffOffers: readonly Sold[] = [
  staff(
    101,
    1,
    'home',
    [
      'Zuhause L',
      'Der Mitarbeitertarif für Familien und Homeoffice, zehn Euro unter dem Listenpreis.',
      'Bis zu 250 Mbit/s',
      'Telefon-Flatrate ins Festnetz',
      'Kein Anschlusspreis',
    ],
    line(19.95, 34.95, 250, { class: 'L', group: 'Internet', footnote: 1 }),
  ),
  staff(
    102,
    1,
    'mobile',
    [
      'Zuhause M',
      'Genug für Streaming auf zwei Geräten und die Videokonferenz.',
      'Bis zu 100 Mbit/s',
      'Telefon-Flatrate ins Festnetz',
    ],
    line(16.95, 29.95, 100, { class: 'M', group: 'Internet', footnote: 1 }),
  ),
  staff(
    121,
    2,
    'fibre',
    [
      'Glasfaser Zuhause XL',
      'Die eigene Faser bis in die Wohnung, mit dem schnellsten Upload der Stadt.',
      'Bis zu 1.000 Mbit/s',
      'Hausanschluss inklusive',
    ],
    line(29.95, 49.95, 1000, { group: 'Glasfaser', footnote: 2 }),
  ),
  staff(
    122,
    2,
    'fibre',
    [
      'Glasfaser Zuhause M',
      'Der Einstieg in die Glasfaser, für alle, die jetzt angeschlossen werden.',
      'Bis zu 300 Mbit/s',
      'Hausanschluss inklusive',
    ],
    line(19.95, 39.95, 300, { group: 'Glasfaser', footnote: 2 }),
  ),
  staff(
    171,
    3,
    'sports',
    [
      'Sport & Fernsehen',
      'Alle Spiele der Liga und über 100 Sender in einem Paket.',
      'Alle Spiele live',
      'Auf drei Geräten gleichzeitig',
      'Monatlich kündbar',
    ],
    { monthlyCents: euros(24.9), termMonths: 1, bundle: 'TP', group: 'Fernsehen' },
  ),
  staff(
    161,
    3,
    'mobile',
    [
      'Fernsehen Start',
      'Über 100 Sender in HD, mit Pause und Neustart.',
      'Über 100 Sender in HD',
      'Aufnahmen für 50 Stunden',
    ],
    { monthlyCents: euros(7.9), termMonths: 12, bundle: 'TP', group: 'Fernsehen' },
  ),
  staff(
    302,
    4,
    'mobile',
    [
      'Mobil M',
      '40 GB mit 5G, Flatrate für Anrufe und SMS, zum Preis der Belegschaft.',
      '40 GB mit 5G',
      'Flatrate für Anrufe und SMS',
    ],
    { monthlyCents: euros(19.95), class: 'M', onceCents: 0, topPosition: 1 },
  ),
  staff(
    321,
    4,
    'mobile',
    [
      'Mobil M Young',
      '40 GB mit 5G für Kinder, Patenkinder und alle anderen unter 28.',
      '40 GB mit 5G',
      'Für alle unter 28',
    ],
    { monthlyCents: euros(24.95), class: 'M', young: true, onceCents: 0, footnote: 3 },
  ),
  staff(
    303,
    4,
    'home',
    [
      'Mobil L',
      'Unbegrenzt surfen mit 5G, auch im Zug, zweite Karte inklusive.',
      'Unbegrenzt mit 5G',
      'Zweite Karte inklusive',
    ],
    { monthlyCents: euros(34.95), class: 'L', onceCents: 0, footnote: 4 },
  ),
  staff(
    401,
    5,
    'business',
    [
      'Werksrad',
      'Fahrrad, E-Bike oder Lastenrad leasen und bis zu 40 Prozent sparen. Auch für Angehörige im selben Haushalt.',
      'Jedes Rad, jeder Händler',
      'Versicherung und Wartung inklusive',
      'Beispiel: E-Bike für 3.000 €',
    ],
    { monthlyCents: euros(62), termMonths: 36, group: 'Fahrrad' },
  ),
  staff(
    411,
    6,
    'mobile',
    [
      'Fit im Werk',
      'Trainieren, schwimmen, klettern: eine Mitgliedschaft für über 4.000 Orte.',
      'Über 4.000 Studios und Bäder',
      'Familie zum selben Preis',
      'Monatlich kündbar',
    ],
    { monthlyCents: euros(29), termMonths: 1, group: 'Gesundheit' },
  ),
  staff(
    412,
    6,
    'small',
    [
      'Zahn und Brille',
      'Der Zusatzschutz der Betriebskrankenkasse.',
      'Zahnreinigung zweimal im Jahr',
      '200 € für die neue Brille',
    ],
    { monthlyCents: euros(14.5), termMonths: 12, group: 'Gesundheit' },
  ),
  staff(
    421,
    7,
    'home',
    [
      'Werkstrom',
      'Strom aus den Windrädern der Lindwerk, zum Preis der Belegschaft.',
      '100 Prozent Ökostrom',
      'Preis für 12 Monate fest',
      'Beispiel: 2.500 kWh im Jahr',
    ],
    { monthlyCents: euros(61), termMonths: 12, group: 'Strom' },
  ),
];
