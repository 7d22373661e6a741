/** Offered by agents, without a shop: an appointment, after which they may make a contract. */
import type { Sold, Words } from './sold.ts';

const consultation = (id: number, de: Words): Sold => ({
  id,
  categoryId: null,
  pay: 'agent',
  de,
  terms: { excessReason: 'Nur in der Demo: erfundene Beratung, es kommt kein Vertrag zustande.' },
});

export const consultations: readonly Sold[] = [
  consultation(801, [
    'Beratung Hausrat und Haftpflicht',
    'Ein Gespräch bei Ihnen oder am Telefon: was zu Hause und im Alltag abgesichert sein sollte.',
    'Bei Ihnen oder am Telefon',
    'Kostet nichts und verpflichtet zu nichts',
  ]),
  consultation(802, [
    'Beratung Altersvorsorge',
    'Rente, Rücklagen, Riester: ein ruhiger Blick auf das, was da ist und was fehlt.',
    'Bei Ihnen oder am Telefon',
    'Kostet nichts und verpflichtet zu nichts',
  ]),
  consultation(803, [
    'Beratung Unfall und Berufsunfähigkeit',
    'Welche Absicherung zum Beruf passt, ohne Fachwörter erklärt.',
    'Bei Ihnen oder am Telefon',
    'Kostet nichts und verpflichtet zu nichts',
  ]),
];
