/**
 * What an operator has written is in every list that this operator sees afterwards, also where a standby answers (rules 1.16): the
 * browser keeps for a minute how far its last write went, and a standby that is not so far is not asked. Whoever comes without a
 * browser keeps nothing and is answered by the database itself.
 */
import type { Definition } from '@weitersagen/contract/basics/endpoint';
import type { FastifyRequest } from 'fastify';
import { actorOf, type Ctx, type System } from '../../context.ts';
import { type Answer, hostOnlyName } from '../../http/answer.ts';
import { onlyCookie } from '../../http/cookie.ts';
import { isOwnPage } from '../../http/request.ts';
import { cellOf } from '../cell/cells.ts';
import type { Scope } from '../db.ts';
import { readLogPlace } from './replay.ts';
import type { LastWrite } from './standby.ts';

const cookie = 'schreibstand';
/** Longer than a standby that answers is behind, by far. */
const cookieSeconds = 60;
const unknown = 'unbekannt';

/** What the browser keeps; undefined where none asks. */
export function lastWriteOf(request: FastifyRequest, secure: boolean): string | undefined {
  if (!isOwnPage(request)) return undefined;
  const name = hostOnlyName(cookie, secure);
  const header = request.headers.cookie;
  // Of two one was set by a neighbour of this host: nobody knows which.
  return onlyCookie(header, name) ?? (header?.includes(`${name}=`) ? unknown : '');
}

/** How old an answer may be: of a list, asked by a browser that says how far it has written. */
export function mayLagOf({ mayLag }: Definition, kept: string | undefined): Scope['mayLag'] {
  if (!mayLag || kept === undefined) return undefined;
  if (kept === '') return { lastWrite: null };
  const lastWrite = readLastWrite(kept);
  return lastWrite && { lastWrite };
}

function readLastWrite(kept: string): LastWrite | undefined {
  const [, cell, text = ''] = /^([a-z][a-z0-9-]*):(.+)$/.exec(kept) ?? [];
  const place = readLogPlace(text);
  return cell !== undefined && place !== undefined ? { cell, place } : undefined;
}

/** Runs a call; of one that writes, whatever comes of it, the browser is told how far that went. */
export async function tellingLastWrite<T>(
  ctx: Ctx,
  endpoint: Definition,
  answer: Answer,
  steps: () => Promise<T>,
): Promise<T> {
  try {
    return await steps();
  } finally {
    if (writes(endpoint) && answer.isOwnPage && actorOf(ctx.actor).actorKind === 'operator')
      await tellLastWrite(ctx, answer);
  }
}

const writes = ({ method, acts, mayLag }: Definition): boolean => (method !== 'GET' || acts === true) && !mayLag;

async function tellLastWrite({ system, mandant }: { system: System; mandant: Ctx['mandant'] }, answer: Answer) {
  const standby = standbyOf(system, mandant.id);
  if (!standby) return;
  const kept = await standby.lastWrite().then(
    ({ cell, place }) => `${cell}:${logText(place)}`,
    () => unknown,
  );
  answer.cookie(cookie, kept, { maxAgeSeconds: cookieSeconds, httpOnly: true, sameSite: 'Strict', hostOnly: true });
}

function standbyOf({ database }: System, mandantId: number) {
  try {
    return cellOf(database, mandantId).database.standby;
  } catch {
    // No cell is known of it: nothing was written.
    return undefined;
  }
}

const logText = (place: bigint): string =>
  `${(place >> 32n).toString(16)}/${(place & 0xffffffffn).toString(16)}`.toUpperCase();
