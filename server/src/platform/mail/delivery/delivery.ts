/** One mail: written, handed to the mail server, and marked as its answer says. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx, Mandant, System } from '../../context.ts';
import { placeIn } from '../../vault.ts';
import { retryMail } from '../queue.ts';
import { renderMail } from '../render.ts';
import { returnPathOf } from '../returned/return-path.ts';
import { holdOf, listHolds, noteTry } from '../returned/returned.ts';
import type { Claim, Claims } from './claim.ts';
import { findWaiting, markFailed, markHeld, markSent, putOff, type Refusal, removeDue } from './outcome.ts';
import type { Pause } from './pause.ts';
import type { Message, Transport } from './transport.ts';
import { verdictOf } from './verdict.ts';

interface Parts {
  transport: Transport;
  claims: Claims;
  pause: Pause;
  isStopped: () => boolean;
}

/** So many refused for good one after the other say that the server refuses whatever comes. */
const refusedInRowMax = 10;
const markAgainMs = 1000;

export function createDelivery(system: System, { transport, claims, pause, isStopped }: Parts) {
  /** Of the last refusals for good, with nothing taken since: those that were tried for the first time. */
  let refused: { ctx: Ctx; mailId: number }[] = [];
  let refusedInRow = 0;

  const refusedAll = async (): Promise<void> => {
    system.log.error({ mails: refusedInRow }, 'the mail server refuses every mail: sending rests');
    const again = refused;
    refused = [];
    refusedInRow = 0;
    pause.begin();
    for (const { ctx, mailId } of again) await ctx.write((tx) => retryMail(tx, mailId));
  };

  const isRefused = async (ctx: Ctx, claim: Claim, tries: number, error: unknown): Promise<void> => {
    const verdict = verdictOf(error);
    ctx.log.warn({ err: error, mail: claim.mailId, verdict: verdict.kind }, 'mail not sent');
    if (verdict.kind === 'server') {
      if (pause.isOver()) pause.begin();
      return claims.putBack([claim], system.clock.now());
    }
    if (verdict.kind === 'later') {
      if (verdict.isBroken && pause.isOver()) pause.begin();
      return ctx.write((tx) => putOff(tx, claim.mailId, tries, verdict, claims.holder));
    }
    await ctx.write((tx) => markFailed(tx, claim.mailId, verdict));
    refusedInRow++;
    if (tries === 0) refused.push({ ctx, mailId: claim.mailId });
    if (refusedInRow >= refusedInRowMax) await refusedAll();
  };

  const send = async (ctx: Ctx, claim: Claim): Promise<boolean> => {
    const { mailId } = claim;
    const { mail, holds } = await ctx.read(async (tx) => {
      const found = await findWaiting(tx, mailId);
      const to = found && addressOf(ctx, found);
      return { mail: found, holds: to ? await listHolds(tx, to) : [] };
    });
    const { addressSealed, parametersSealed } = mail ?? {};
    if (!mail || !addressSealed || !parametersSealed) {
      await ctx.write((tx) => removeDue(tx, mailId));
      return false;
    }
    const message = await write(ctx, mailId, { ...mail, addressSealed, parametersSealed }).catch((err: unknown) => {
      ctx.log.warn({ err, mail: mailId, template: mail.template }, 'mail not written');
    });
    if (!message) {
      await ctx.write((tx) => putOff(tx, mailId, mail.tries, notWritten, claims.holder));
      return false;
    }
    const held = sandboxHold(ctx.mandant, mail, message) ?? holdOf(holds, message, { ...claim, now: ctx.now });
    if (held === 'onceADay') await ctx.write((tx) => noteTry(tx, message.to));
    else if (held) {
      await ctx.write((tx) => markHeld(tx, mailId, held));
      return false;
    }
    try {
      await transport.send(message);
    } catch (error) {
      await isRefused(ctx, claim, mail.tries, error);
      return false;
    }
    pause.end();
    refused = [];
    refusedInRow = 0;
    await markTaken(ctx, mailId, isStopped);
    return true;
  };
  return { send };
}

/** The mail server has it: whatever happens to the database, it is not sent once more as long as this process lives. */
async function markTaken(ctx: Ctx, mailId: number, isStopped: () => boolean): Promise<void> {
  for (;;) {
    try {
      return await ctx.write((tx) => markSent(tx, mailId));
    } catch (err) {
      if (isStopped()) throw err;
      ctx.log.error({ err, mail: mailId }, 'a mail was sent and cannot be marked yet');
      await sleep(markAgainMs);
    }
  }
}

/** One that cannot be opened is told where the mail is written. */
function addressOf(ctx: Ctx, mail: Kept): string | undefined {
  try {
    return openAddress(ctx, mail);
  } catch {
    return undefined;
  }
}

interface Kept {
  template: string;
  messageId: string;
  addressSealed: string | null;
}

const openAddress = (ctx: Ctx, { addressSealed, template, messageId }: Kept): string =>
  ctx.system.vault.open(addressSealed ?? '', placeIn(ctx, 'mail.address', template, messageId));

type Sealed = Parameters<typeof renderMail>[1] & { addressSealed: string; messageId: string };

async function write(ctx: Ctx, mailId: number, mail: Sealed): Promise<Message> {
  const letter = await renderMail(ctx, mail);
  const to = openAddress(ctx, mail);
  const subject = ctx.mandant.config.isSandbox ? `[Sandbox] ${letter.subject}` : letter.subject;
  const returnTo = returnPathOf(ctx.system, { mandantId: ctx.mandant.id, mailId });
  return {
    from: senderOf(ctx.mandant),
    to,
    messageId: mail.messageId,
    ...(returnTo && { returnTo }),
    ...letter,
    subject,
  };
}

/** A sandbox writes to operators and to whom it names (rules 1.14): what people type there may be anybody's address. */
function sandboxHold({ config }: Mandant, mail: { object: string | null }, message: Message): 'sandbox' | undefined {
  if (!config.isSandbox || mail.object === 'operator') return undefined;
  const address = message.to.toLowerCase();
  const names = config.sandboxRecipients.map((one) => one.toLowerCase());
  return names.some((one) => (one.startsWith('@') ? address.endsWith(one) : address === one)) ? undefined : 'sandbox';
}

const notWritten: Refusal = { reason: 'notWritten', reply: null };

const senderOf = ({ name, config: { senderName, supportEmail } }: Mandant): string =>
  `"${(senderName ?? name).replace(/["\\\r\n]/g, '')}" <${supportEmail}>`;
