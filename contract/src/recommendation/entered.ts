/** How a recipient came, as the desk and its files tell it; null of who came without a form. */
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { optional } from '../basics/wire.ts';
import { sources } from './entry.ts';

export const entered = {
  /** A channel code, or the name of a campaign (E-08, R-33). */
  entryChannel: ['Kanal', optional(z.string())],
  entrySource: ['Einsprungsquelle', optional(labels(sources))],
} as const;
