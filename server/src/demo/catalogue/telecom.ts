/**
 * What a provider of telephone and internet sells, a line each, with the premium it is paid for; categories of devices need none,
 * because devices come with the program. Ids 637 to 640 are hidden from lists (C-39).
 */
import type { Pay, Sold } from './sold.ts';
import { telecomEnglish } from './telecom-english.ts';
import { termsOf } from './telecom-prices.ts';

type Tariff = readonly [id: number, categoryId: number, pay: Pay, name: string, description: string];

const tariffs: readonly Tariff[] = [
  [101, 1, 'home', 'Zuhause L', 'Bis zu 250 MBit/s für Familien und Homeoffice.'],
  [102, 1, 'home', 'Zuhause M', 'Bis zu 100 MBit/s für Streaming auf zwei Geräten.'],
  [103, 1, 'displayed', 'Zuhause S', 'Bis zu 16 MBit/s zum Lesen, Schreiben und Telefonieren.'],
  [104, 1, 'home', 'Zuhause XL', 'Bis zu 500 MBit/s für große Haushalte.'],
  [
    111,
    2,
    'home',
    'Zuhause Hybrid M',
    'DSL und LTE in einem Anschluss, wo die Leitung allein nicht reicht. Bis zu 100 MBit/s.',
  ],
  [121, 3, 'fibre', 'Glasfaser Zuhause 300', 'Bis zu 300 MBit/s über die eigene Faser bis in die Wohnung.'],
  [122, 3, 'fibre', 'Glasfaser Zuhause 1000', 'Bis zu 1.000 MBit/s, im Upload bis zu 500 MBit/s.'],
  [131, 4, 'home', 'Zuhause Young L', 'Bis zu 250 MBit/s zum Preis für alle unter 28.'],
  [132, 5, 'home', 'Zuhause Young Speed', 'Bis zu 500 MBit/s für Wohngemeinschaften unter 28.'],
  [133, 6, 'home', 'Zuhause Young Hybrid', 'DSL und LTE in einem Anschluss, für alle unter 28.'],
  [
    141,
    7,
    'home',
    'Digital Home Service',
    'Hilfe bei WLAN, Drucker und Smart-TV am Telefon oder vor Ort, monatlich kündbar.',
  ],
  [151, 8, 'fibre', 'Glasfaser 150', 'Der Einstieg in die Glasfaser: bis zu 150 MBit/s, Hausanschluss inklusive.'],
  [152, 8, 'fibre', 'Glasfaser 600', 'Bis zu 600 MBit/s für alle, die viel gleichzeitig tun.'],
  [161, 9, 'home', 'Fernsehen Start', 'Über 100 Sender in HD, Pause und Neustart inklusive.'],
  [162, 9, 'home', 'Fernsehen Plus', 'Fernsehen Start mit Aufnahmen und zwei Streaming-Diensten nach Wahl.'],
  [163, 10, 'home', 'Fernsehen Satellit', 'Fernsehen über die eigene Schüssel, Mediatheken über das Netz.'],
  [164, 11, 'home', 'Fernsehen Hybrid Satellit', 'Satellit für die Sender, Internet für alles auf Abruf.'],
  [165, 12, 'home', 'Fernsehen Hybrid', 'Fernsehen und Internet über DSL und LTE zusammen.'],
  [166, 13, 'fibre', 'Fernsehen über Glasfaser', 'Alle Sender in UHD über die Faser, ohne zweite Leitung.'],
  [171, 14, 'sports', 'Sport Komplett', 'Alle Spiele der Liga live, Konferenz und Einzelspiele auf drei Geräten.'],
  [172, 14, 'sports', 'Sport Kompakt', 'Die Topspiele am Wochenende und alle Zusammenfassungen.'],
  [181, 15, 'home', 'Internet & Telefon M', 'Bis zu 100 MBit/s und eine Flatrate in alle deutschen Netze.'],
  [
    191,
    16,
    'business',
    'Homepage & Shop Komplett',
    'Eigene Adresse, Homepage-Baukasten und kleiner Shop in einem Paket.',
  ],
  [192, 17, 'business', 'Webseite Baukasten', 'Die eigene Webseite in einem Nachmittag, ohne Programmierung.'],
  [193, 18, 'business', 'Webshop Plus', 'Bis zu 1.000 Artikel, Zahlung per Rechnung und Karte.'],
  [194, 19, 'business', 'Webhosting Profi', 'Speicher, Postfächer und Zertifikat für zehn Adressen.'],
  [201, 20, 'business', 'Company Start', 'Bis zu 250 MBit/s und feste IP-Adresse für Gründerinnen und Gründer.'],
  [202, 21, 'business', 'Company Pro', 'Bis zu 1.000 MBit/s mit Entstörung am selben Tag.'],
  [301, 22, 'mobile', 'Mobil S', '10 GB, Flatrate für Anrufe und SMS.'],
  [302, 22, 'mobile', 'Mobil M', '30 GB mit 5G, Flatrate für Anrufe und SMS.'],
  [303, 22, 'mobile', 'Mobil L', 'Unbegrenzt surfen mit 5G, Flatrate für Anrufe und SMS.'],
  [311, 23, 'mobile', 'Prepaid Frei', '5 GB für vier Wochen, keine Laufzeit.'],
  [321, 24, 'mobile', 'Mobil Young M', '50 GB mit 5G für alle unter 28.'],
  [331, 25, 'mobile', 'Daten unterwegs', '40 GB für Tablet und Laptop.'],
  [332, 25, 'mobile', 'Daten nebenbei', '10 GB für Tablet und Laptop.'],
  [341, 26, 'mobile', 'Zusatzkarte Familie', 'Eine weitere Karte zum Haupttarif.'],
  [
    351,
    27,
    'mobile',
    'Combi Card Zuhause',
    'Die Mobilfunkkarte zum Anschluss zu Hause, die ersten 6 Monate ohne Grundpreis.',
  ],
  [637, 1, 'home', 'Zuhause Regio S', 'Bis zu 25 MBit/s in ausgebauten Regionen.'],
  [638, 1, 'home', 'Zuhause Regio M', 'Bis zu 50 MBit/s in ausgebauten Regionen.'],
  [639, 1, 'home', 'Zuhause Regio L', 'Bis zu 100 MBit/s in ausgebauten Regionen.'],
  [640, 1, 'home', 'Zuhause Regio XL', 'Bis zu 250 MBit/s in ausgebauten Regionen.'],
];

/** Only for people under 28. */
const youngTariffs: ReadonlySet<number> = new Set([131, 132, 133, 321]);

export const telecom: readonly Sold[] = tariffs.map(([id, categoryId, pay, ...de]) => ({
  id,
  categoryId,
  pay,
  de,
  en: telecomEnglish[id] ?? de,
  terms: { ...termsOf[id], young: youngTariffs.has(id), externalTariffId: `T-${id}` },
}));
