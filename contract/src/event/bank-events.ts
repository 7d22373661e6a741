/** What can happen to a bank account, whoever gives it. */
import type { Entry } from './entry.ts';

export const bankReplaced = {
  bankReplaced: ['bankReplaced', 'Bankverbindung geändert', 'bank account changed'],
} as const satisfies Readonly<Record<string, Entry>>;

export const bankStopped = {
  bankStopped: [
    'bankStopped',
    'Bankverbindung gestoppt: "Das war ich nicht"',
    'bank account stopped: "That was not me"',
  ],
  bankFreed: ['bankFreed', 'Stopp der Bankverbindung aufgehoben', 'stop of the bank account lifted'],
  bankDropped: ['bankDropped', 'gestoppte Bankverbindung gelöscht', 'stopped bank account deleted'],
} as const satisfies Readonly<Record<string, Entry>>;

/** Of who has one kept. */
export const bankKept = {
  bankStored: ['bankStored', 'Bankverbindung gespeichert', 'bank account stored'],
  ...bankReplaced,
  bankDeleted: ['bankDeleted', 'Bankverbindung gelöscht', 'bank account deleted'],
  ...bankStopped,
} as const satisfies Readonly<Record<string, Entry>>;
