/**
 * Refusals for good, as long as nobody knows whose fault they are. A server that refuses ten one after the other refuses whatever
 * comes: no mail is to blame. That an address is not there is believed of a server only that takes another mail afterwards.
 */
import { type Ctx, jobContext, type System } from '../../context.ts';
import { retryMail } from '../queue.ts';
import { recordRefusal } from '../returned/returned.ts';
import { markFailed } from './outcome.ts';
import type { Pause } from './pause.ts';
import type { Verdict } from './verdict.ts';

type Never = Extract<Verdict, { kind: 'never' }>;

interface Refused {
  ctx: Ctx;
  mailId: number;
}

interface Nobody extends Refused {
  reply: string | null;
  /** So many mails had been begun by then. */
  begun: number;
}

export interface Refusals {
  /** A mail is handed over; gives its number. */
  begin(): number;
  /** The mail server has that mail. */
  accepted(nth: number): Promise<void>;
  refused(ctx: Ctx, mailId: number, given: { verdict: Never; tries: number }): Promise<void>;
}

const inRowMax = 10;

export function createRefusals(system: System, pause: Pause): Refusals {
  /** How many one after the other, with nothing taken since, and those of them that were tried for the first time. */
  let inRow = 0;
  let again: Refused[] = [];
  /** To addresses that are not there, as the server says; it has taken no mail that was begun after them. */
  let nobodies: Nobody[] = [];
  let begun = 0;

  const refusedAll = async (): Promise<void> => {
    system.log.error({ mails: inRow }, 'the mail server refuses every mail: sending rests');
    const mails = again;
    [inRow, again, nobodies] = [0, [], []];
    pause.begin();
    for (const { ctx, mailId } of mails) await ctx.write((tx) => retryMail(tx, mailId));
  };
  return {
    begin: () => ++begun,
    accepted: async (nth) => {
      const { true: known = [], false: open = [] } = Object.groupBy(nobodies, (one) => `${one.begun < nth}` as const);
      [inRow, again, nobodies] = [0, [], open];
      for (const { ctx, mailId, reply } of known) await suppress(ctx, mailId, reply);
    },
    refused: async (ctx, mailId, { verdict, tries }) => {
      const isFirst = tries === 0;
      await ctx.write((tx) => markFailed(tx, mailId, verdict));
      // It was under way when the server began to rest: it is one of those before it.
      if (!pause.isOver()) return void (isFirst && (await ctx.write((tx) => retryMail(tx, mailId))));
      inRow++;
      if (isFirst) again.push({ ctx, mailId });
      if (verdict.isNobody && !pause.isProbing()) nobodies.push({ ctx, mailId, reply: verdict.reply, begun });
      if (inRow >= inRowMax) await refusedAll();
    },
  };
}

const suppress = (ctx: Ctx, mailId: number, reply: string | null): Promise<unknown> =>
  jobContext(ctx.system, ctx.mandant, 'mail')
    .write((tx) => recordRefusal(tx, mailId, reply))
    .catch((err: unknown) => ctx.log.warn({ err, mail: mailId }, 'an address that is not there is not written down'));
