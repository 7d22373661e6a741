/**
 * The place of a mail that nobody has confirmed among those that wait for its address already (rules 1.8). Of one cause, about
 * one thing, one waits: a later one takes its place. Of one cause no more wait than the address gets in a day; where that is
 * full a stranger's gives way, first one of the network that has most of them there.
 */
import { sql } from 'kysely';
import type { Tx } from '../context.ts';
import { addressHashes } from './address.ts';
import type { NewMail } from './queue.ts';
import { lockAddresses, shareOf } from './share.ts';
import type { AnyTemplate } from './template.ts';
import { drop, isKnown, networkKeysOf } from './turn.ts';

export interface Place {
  /** From when its address may have it. */
  from: Date;
  /** Since when it is in the turn, and whether more than a stranger asked for it. */
  at: Date;
  known: boolean;
}

interface Waiting {
  id: number;
  from: Date;
  at: Date;
  known: boolean;
  network: string;
  isSame: boolean;
}

type Asked = Pick<NewMail<object>, 'to' | 'object' | 'objectId' | 'about'>;

/** 'had' where the address gets none, because a link that works has just gone there or known ones fill all that may wait. */
export async function takePlace(tx: Tx, template: AnyTemplate, asked: Asked): Promise<Place | 'had'> {
  await lockAddresses(tx, [asked.to]);
  const { same = [], others = [] } = Object.groupBy(await listWaiting(tx, template, asked), ({ isSame }) =>
    isSame ? 'same' : 'others',
  );
  const known = isKnown(tx, asked.to) || same.some((one) => one.known);
  const isFull = others.length >= tx.mandant.config.mailsPerAddressAndDay;
  const leaving = isFull ? oneToLeave(others, tx, known) : undefined;
  if (isFull && !leaving) return 'had';
  // A stranger's that wait never make somebody wait who is more.
  const ahead = others.filter((one) => one !== leaving && (one.known || !known)).map(({ from }) => from);
  const share = await shareOf(tx, template, asked.to, ahead);
  if (share === 'had') return 'had';
  await drop(tx, leaving ? [...same, leaving] : same);
  const [first] = same;
  const from = first && first.from < share ? first.from : share;
  return { from, at: first?.at ?? tx.now, known };
}

/** The oldest of a stranger: of the own network, else of the one that has most. Who is known never gives way to a stranger. */
function oneToLeave(waiting: readonly Waiting[], tx: Tx, known: boolean): Waiting | undefined {
  const strangers = waiting.filter((one) => !one.known);
  if (strangers.length === 0) return known ? waiting[0] : undefined;
  const own = known ? undefined : networkKeysOf(tx).network;
  const weights = new Map<string, number>();
  for (const { network } of strangers)
    weights.set(network, network === own ? Infinity : (weights.get(network) ?? 0) + 1);
  const heaviest = Math.max(...weights.values());
  return strangers.find(({ network }) => weights.get(network) === heaviest);
}

async function listWaiting(tx: Tx, { id }: AnyTemplate, { to, object, objectId, about }: Asked): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select m.id, d.turn_from as "from", d.turn_at as at, d.turn_known as known, d.turn_network as network,
      (m.object is not distinct from ${object} and m.object_id is not distinct from ${objectId} and d.turn_about is not distinct from ${about ?? null}) as "isSame"
    from mail m join mail_due d on d.mandant_id = m.mandant_id and d.mail_id = m.id
    where m.address_hash = any(${addressHashes(tx.system.vault, to)}) and m.template = ${id} and m.state = 'waiting' and d.turn_from is not null
    order by d.turn_at, m.id`.execute(tx.db);
  return rows;
}
