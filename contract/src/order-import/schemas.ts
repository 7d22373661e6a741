/** A file of order reports and what became of its rows. */

import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { flag, id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { optional, wire } from '../basics/wire.ts';

export const ImportQuery = wire({
  /** Says what would happen and writes nothing. */
  isProbe: ['probe', flag],
});

/** A file of more rows than are read at once goes on in the background. */
export const ImportAccepted = wire({ id: ['Id', z.int()] });

export const importStatus = labels({ running: 'Laeuft', done: 'Fertig', stopped: 'Abgebrochen' });

export const Import = wire({
  id: ['Id', z.int()],
  status: ['Status', importStatus],
  isProbe: ['Probe', z.boolean()],
  read: ['Gelesen', z.int()],
  done: ['Verarbeitet', z.int()],
  failed: ['Fehler', z.int()],
  createdBy: ['ErstelltVon', z.string()],
  createdAt: ['ErstelltAm', moment],
  finishedAt: ['FertigAm', optional(moment)],
});

export const ById = wire({ id: ['id', id] });
