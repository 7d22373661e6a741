/** Offered by agents, without a shop: an appointment, after which they may make a contract. */
import type { Sold, Words } from './sold.ts';

const consultation = (id: number, de: Words, en: Words): Sold => ({
  id,
  categoryId: null,
  pay: 'agent',
  de,
  en,
  terms: { excessReason: 'Nur in der Demo: erfundene Beratung, es kommt kein Vertrag zustande.' },
});

export const consultations: readonly Sold[] = [
  consultation(
    801,
    [
      'Beratung Hausrat und Haftpflicht',
      'Ein Gespräch bei Ihnen oder am Telefon: was zu Hause und im Alltag abgesichert sein sollte.',
      'Bei Ihnen oder am Telefon',
      'Kostet nichts und verpflichtet zu nichts',
    ],
    [
      'Advice on Contents and Liability',
      'A talk at your home or by phone: what should be covered at home and in everyday life.',
      'At your home or by phone',
      'Free and without obligation',
    ],
  ),
  consultation(
    802,
    [
      'Beratung Altersvorsorge',
      'Rente, Rücklagen, Riester: ein ruhiger Blick auf das, was da ist und was fehlt.',
      'Bei Ihnen oder am Telefon',
      'Kostet nichts und verpflichtet zu nichts',
    ],
    [
      'Advice on Your Pension',
      'State pension, savings, Riester: a calm look at what is there and what is missing.',
      'At your home or by phone',
      'Free and without obligation',
    ],
  ),
  consultation(
    803,
    [
      'Beratung Unfall und Berufsunfähigkeit',
      'Welche Absicherung zum Beruf passt, ohne Fachwörter erklärt.',
      'Bei Ihnen oder am Telefon',
      'Kostet nichts und verpflichtet zu nichts',
    ],
    [
      'Advice on Accident and Income Protection',
      'Which cover suits your job, explained without jargon.',
      'At your home or by phone',
      'Free and without obligation',
    ],
  ),
];
