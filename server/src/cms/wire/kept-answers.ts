/**
 * Answers of public content that were sent before, as bytes: given again until something of the mandant's content has changed,
 * which every process is told, and at the latest after 30 seconds (rules 1.7). What was used longest ago goes first.
 */
import { hash } from 'node:crypto';
import type { System } from '#platform/context.ts';
import { settingsTopic } from '../app.ts';
import { contentTopic } from '../body.ts';

export interface Sent {
  bytes: Buffer;
  etag: string;
}
interface Entry extends Sent {
  mandantId: number;
  readAt: number;
}
interface Shelf {
  entries: Map<string, Entry>;
  bytes: number;
  /** Grows with every change of a mandant's content, so that what was being read meanwhile is not kept. */
  changes: Map<number, number>;
  /** The same for all of them: something may have been missed. */
  missed: number;
}

const freshMs = 30_000;
const bytesMax = 32 * 1024 * 1024;
const keyMax = 8000;

const shelves = new WeakMap<System, Shelf>();

function shelfOf(system: System): Shelf {
  const known = shelves.get(system);
  if (known) return known;
  const shelf: Shelf = { entries: new Map(), bytes: 0, changes: new Map(), missed: 0 };
  for (const topic of [contentTopic, settingsTopic]) system.signals.on(topic, (told) => forget(shelf, told));
  shelves.set(system, shelf);
  return shelf;
}

function forget(shelf: Shelf, told: string | null): void {
  if (told === null) shelf.missed++;
  else shelf.changes.set(Number(told), (shelf.changes.get(Number(told)) ?? 0) + 1);
  for (const [key, { mandantId }] of shelf.entries)
    if (told === null || String(mandantId) === told) takeOff(shelf, key);
}

function takeOff(shelf: Shelf, key: string): void {
  const known = shelf.entries.get(key);
  if (known) shelf.bytes -= sizeOf(key, known);
  shelf.entries.delete(key);
}

/** The question lies there, too: to many of them the answer is shorter. */
const sizeOf = (key: string, { bytes }: Sent): number => bytes.length + 2 * key.length + besideBytes;
/** What a row costs beside what it holds. */
const besideBytes = 300;

export const sentOf = (text: string): Sent => {
  const bytes = Buffer.from(text);
  return { bytes, etag: `"${hash('sha1', bytes, 'base64url')}"` };
};

export async function keptAnswer(
  system: System,
  mandantId: number,
  question: unknown,
  make: () => Promise<string>,
): Promise<Sent> {
  const shelf = shelfOf(system);
  const key = JSON.stringify([mandantId, question]);
  const known = shelf.entries.get(key);
  if (known && Date.now() - known.readAt < freshMs) {
    // The last one of the shelf is the last that goes.
    shelf.entries.delete(key);
    shelf.entries.set(key, known);
    return known;
  }
  const stand = (): string => `${shelf.missed} ${shelf.changes.get(mandantId) ?? 0}`;
  const [before, readAt] = [stand(), Date.now()];
  const sent = sentOf(await make());
  takeOff(shelf, key);
  if (stand() === before && key.length <= keyMax && sent.bytes.length <= bytesMax / 4) {
    shelf.entries.set(key, { ...sent, mandantId, readAt });
    shelf.bytes += sizeOf(key, sent);
    for (const first of shelf.entries.keys()) {
      if (shelf.bytes <= bytesMax) break;
      takeOff(shelf, first);
    }
  }
  return sent;
}
