/** What the tariffs of the demo cost and come with, by id. Invented like their names; they have to agree with their texts. */
import { euros, type Terms } from './sold.ts';

/** A fixed-line tariff: the price after its steps, how fast, and what else. */
const line = (monthly: number, speedMbit: number | null, more: Terms = {}): Terms => ({
  monthlyCents: euros(monthly),
  speedMbit,
  bundle: 'DP',
  onceCents: euros(69.95),
  termMonths: 24,
  commission: 'standard;5000',
  description1: speedMbit ? `Bis zu ${speedMbit.toLocaleString('de-DE')} MBit/s im Download` : null,
  ...more,
});

/** The first six months for less (K-05), and until the end of the term for the price after it. */
const steps = (first: number, then: number): Terms => ({ priceSteps: `6:${euros(first)};24:${euros(then)}` });

const promotion = (promotionName: string, rebate: number): Terms => ({ promotionName, rebateCents: euros(rebate) });

const fibre: Terms = { group: 'Glasfaser', commission: 'standard;9000|gold;12000', footnote: 2 };
const television: Terms = { bundle: 'TP', speedMbit: null, group: 'Fernsehen' };
const business: Terms = { bundle: null, commission: 'standard;9000', group: 'Geschäftskunden', onceCents: 0 };

/** A mobile tariff; by its class a device has its price. */
const mobile = (monthly: number, ofClass: string, more: Terms = {}): Terms => ({
  monthlyCents: euros(monthly),
  class: ofClass,
  onceCents: euros(39.95),
  termMonths: 24,
  commission: 'standard;5000',
  ...more,
});

export const termsOf: Readonly<Record<number, Terms>> = {
  101: line(44.95, 250, {
    ...steps(19.95, 44.95),
    ...promotion('Routergutschrift', 180),
    class: 'L',
    group: 'DSL',
    footnote: 1,
    description2: 'Flatrate ins deutsche Festnetz',
    description3: 'WLAN-Router zur Miete',
    description4: 'Wechsel ohne Ausfall',
  }),
  102: line(39.95, 100, {
    ...steps(19.95, 39.95),
    class: 'M',
    group: 'DSL',
    footnote: 1,
    description2: 'Flatrate ins deutsche Festnetz',
    description3: 'WLAN-Router zur Miete',
  }),
  103: line(29.95, 16, { class: 'S', group: 'DSL', description2: 'Flatrate ins deutsche Festnetz' }),
  104: line(54.95, 500, {
    ...steps(24.95, 54.95),
    ...promotion('Startguthaben', 240),
    class: 'XL',
    group: 'DSL',
    footnote: 1,
    description2: 'Flatrate ins deutsche Festnetz',
    description3: 'Upload bis zu 100 MBit/s',
    description4: 'Router im ersten Jahr ohne Miete',
  }),
  111: line(44.95, 100, {
    ...steps(24.95, 44.95),
    hybrid: true,
    group: 'Hybrid',
    description2: 'LTE schaltet sich zu, wenn die Leitung nicht reicht',
  }),
  121: line(44.95, 300, { ...fibre, ...steps(19.95, 44.95), description2: 'Eigene Faser bis in die Wohnung' }),
  122: line(69.95, 1000, {
    ...fibre,
    ...steps(29.95, 69.95),
    ...promotion('Hausanschluss geschenkt', 240),
    description2: 'Upload bis zu 500 MBit/s',
  }),
  131: line(34.95, 250, { ...steps(14.95, 34.95), group: 'Young', footnote: 3, description2: 'Für alle unter 28' }),
  132: line(44.95, 500, { ...steps(19.95, 44.95), group: 'Young', footnote: 3, description2: 'Für alle unter 28' }),
  133: line(39.95, 100, {
    ...steps(19.95, 34.95),
    hybrid: true,
    group: 'Young',
    footnote: 3,
    description2: 'Für alle unter 28',
  }),
  141: line(9.95, null, {
    bundle: null,
    onceCents: null,
    termMonths: 1,
    group: 'Service',
    description1: 'Hilfe am Telefon bis 22 Uhr',
    description2: 'Besuch zum halben Preis',
  }),
  151: line(39.95, 150, { ...fibre, ...steps(19.95, 34.95), description2: 'Hausanschluss inklusive' }),
  152: line(54.95, 600, {
    ...fibre,
    ...steps(24.95, 54.95),
    ...promotion('Wechselbonus', 180),
    description2: 'Upload bis zu 300 MBit/s',
  }),
  161: line(10, null, {
    ...television,
    termMonths: 24,
    onceCents: null,
    description1: 'Über 100 Sender in HD',
    description2: 'Pause und Neustart',
  }),
  162: line(20, null, {
    ...television,
    ...steps(10, 20),
    onceCents: null,
    description1: 'Aufnahmen und zwei Streaming-Dienste',
  }),
  163: line(12.95, null, { ...television, description1: 'Über die eigene Schüssel' }),
  164: line(14.95, null, { ...television, hybrid: true, description1: 'Satellit für die Sender, Internet für Abruf' }),
  165: line(49.95, 100, { ...television, speedMbit: 100, hybrid: true, ...steps(29.95, 49.95) }),
  166: line(54.95, 300, { ...television, speedMbit: 300, ...steps(29.95, 54.95), commission: 'standard;9000' }),
  171: line(29.95, null, {
    ...television,
    ...steps(14.95, 29.95),
    group: 'Sport',
    onceCents: null,
    commission: 'standard;9000',
    description1: 'Alle Spiele live auf drei Geräten',
  }),
  172: line(14.95, null, {
    ...television,
    group: 'Sport',
    onceCents: null,
    termMonths: 12,
    description1: 'Topspiele am Wochenende',
  }),
  181: line(39.95, 100, { ...steps(19.95, 39.95), description2: 'Flatrate in alle deutschen Netze' }),
  191: line(29.95, null, { ...business, ...steps(9.95, 29.95), description1: 'Eigene Adresse und Baukasten' }),
  192: line(12.95, null, { ...business, description1: 'Vorlagen für jede Branche' }),
  193: line(34.95, null, { ...business, ...steps(14.95, 34.95), description1: 'Bis zu 1.000 Artikel' }),
  194: line(19.95, null, { ...business, termMonths: 12, description1: '100 GB Speicher, 50 Postfächer' }),
  201: line(49.95, 250, { ...business, bundle: 'DP', ...steps(29.95, 49.95), description2: 'Feste IP-Adresse' }),
  202: line(89.95, 1000, {
    ...business,
    bundle: 'DP',
    ...steps(59.95, 89.95),
    description2: 'Entstörung am selben Tag',
  }),
  301: mobile(19.95, 'S', { description1: '10 GB mit 5G' }),
  302: mobile(29.95, 'M', {
    promotionName: 'Herbstaktion',
    promotionCents: euros(24.95),
    topPosition: 1,
    description1: '30 GB mit 5G',
  }),
  303: mobile(44.95, 'L', { footnote: 4, description1: 'Unbegrenzt mit 5G' }),
  311: mobile(9.95, 'Prepaid', { termMonths: 0, onceCents: euros(9.95), description1: '5 GB für vier Wochen' }),
  321: mobile(24.95, 'M', { footnote: 3, description1: '50 GB mit 5G' }),
  331: mobile(19.95, 'M', { description1: '40 GB für Tablet und Laptop' }),
  332: mobile(9.95, 'S', { description1: '10 GB für Tablet und Laptop' }),
  341: mobile(9.95, 'Karte', { onceCents: null, description1: 'Mit dem Datenvolumen des Haupttarifs' }),
  351: mobile(9.95, 'Karte', { ...steps(0, 9.95), onceCents: null, description1: 'Sechs Monate ohne Grundpreis' }),
  637: line(34.95, 25, { group: 'Regio' }),
  638: line(36.95, 50, { group: 'Regio' }),
  639: line(39.95, 100, { group: 'Regio' }),
  640: line(44.95, 250, { group: 'Regio' }),
};
