/**
 * A system of the client is let in by two (rules 3.12). What is agreed to is that the one who asked may have the key shown, once
 * and for some days; showing it makes it, so that it lies nowhere to be read, not even in the request.
 */
import { type ApiScope, apiScope } from '@weitersagen/contract/basics/endpoint';
import { encode } from '@weitersagen/contract/basics/wire';
import type { EventName } from '@weitersagen/contract/event/events';
import { promiseApiKey } from '#mandant/mandant.ts';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';

export interface LetIn {
  key: string;
  scopes: readonly ApiScope[];
  validDays: number | null;
  overlapHours: number;
  /** Which key it has; null is a new name. */
  generation: number | null;
  /** The operator who asked. */
  toId: number;
}

/** Then it has to be asked for anew. */
const promisedDays = 7;

export async function letIn(tx: Tx, { key, toId, ...wish }: LetIn, reason: string): Promise<void> {
  const until = new Date(tx.now.getTime() + promisedDays * 86_400_000);
  await promiseApiKey(tx, { ...wish, name: key, to: toId, until });
  if (wish.generation === null)
    await recordKey(tx, 'addApiKey', { from: null, to: wishText({ key, ...wish }), reason });
}

/** In German where it is kept, in the language of whoever reads where it is shown. */
export const wishText = (
  { key, scopes, validDays }: Pick<LetIn, 'key' | 'scopes' | 'validDays'>,
  locale = 'de',
): string => {
  const { noEnd, days } = locale === 'en' ? words.en : words.de;
  return [
    key,
    ...scopes.map((scope) => encode(apiScope, scope)),
    validDays === null ? noEnd : days.replace('{days}', String(validDays)),
  ].join(', ');
};

const words = {
  de: { noEnd: 'ohne Ende', days: 'gültig für {days} Tage' },
  en: { noEnd: 'no end', days: 'valid for {days} days' },
};

/** With which of its keys counts. */
export const keyText = (name: string, generation: number): string =>
  `${name}, ${generation === 0 ? 'ohne Schlüssel' : `Schlüssel ${generation}`}`;

/** Before and after, as the log of the mandant shows it. */
export const recordKey = (
  tx: Tx,
  event: EventName<'mandant'>,
  change: { from: string | null; to: string; reason?: string },
): Promise<void> => recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event, ...change });
