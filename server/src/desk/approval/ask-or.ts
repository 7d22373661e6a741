/** A decision at the desk: done at once, or asked for, which the answer says with 202. */
import type { Asked } from '@weitersagen/contract/approval/schemas';
import type { ApprovalKind } from '@weitersagen/contract/approval/status';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Ctx, Tx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { type AskedDeed, askOrDo } from './ask.ts';

type Waits = Value<typeof Asked>;
/** What is asked for, or how it is read where it is decided. */
type Asking<K extends ApprovalKind> = AskedDeed<K> | ((tx: Tx) => Promise<AskedDeed<K>>);

/**
 * What is shown where it is done, else what waits. `write` is the transaction, that of the context without; one that gives a
 * kept answer once more gives what waits, too.
 */
export async function askOr<Shown extends object, K extends ApprovalKind>(
  ctx: Ctx,
  answer: Answer,
  show: (tx: Tx) => Promise<Shown>,
  asked: Asking<K>,
  write: (steps: (tx: Tx) => Promise<Shown | Waits>) => Promise<Shown | Waits> = ctx.write,
): Promise<Shown | Waits> {
  const value = await write(async (tx) => {
    const waiting = await askOrDo(tx, typeof asked === 'function' ? await asked(tx) : asked);
    return waiting ? waitsOf(waiting) : show(tx);
  });
  if (isWaiting(value)) answer.accepted();
  return value;
}

const waitsOf = ({ id, kind, endsAt }: Waits): Waits => ({ id, kind, endsAt });

/** What waits, as it is answered. */
export function waitsIn(answer: Answer, waiting: Waits): Waits {
  answer.accepted();
  return waitsOf(waiting);
}

/** The same for what is shown as its row: about the one of this number or id. */
export const askOrRow =
  <Key, Row extends object>(rowOf: (tx: Tx, key: Key) => Promise<Row>) =>
  <K extends ApprovalKind>(ctx: Ctx, answer: Answer, key: Key, asked: Asking<K>): Promise<Row | Waits> =>
    askOr(ctx, answer, (tx) => rowOf(tx, key), asked);

const isWaiting = (value: object): value is Waits => 'kind' in value && 'endsAt' in value;
