/** One mail: written, handed to the mail server, and marked as its answer says. */
import type { Ctx, System } from '../../context.ts';
import { holdOf, noteTry } from '../returned/returned.ts';
import type { Claim, Claims } from './claim.ts';
import { createReading, sandboxHold, writeMessage } from './letters.ts';
import { markHeld, putOff, type Refusal, removeDue } from './outcome.ts';
import type { Pause } from './pause.ts';
import { createRefusals } from './refusals.ts';
import { createMarking } from './taken.ts';
import type { Transport } from './transport.ts';
import { verdictOf } from './verdict.ts';

interface Parts {
  transport: Transport;
  claims: Claims;
  pause: Pause;
  isStopped: () => boolean;
}

export function createDelivery(system: System, { transport, claims, pause, isStopped }: Parts) {
  const read = createReading();
  const markTaken = createMarking(isStopped);
  const refusals = createRefusals(system, pause);

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
    await refusals.refused(ctx, claim.mailId, { verdict, tries });
  };

  const send = async (ctx: Ctx, claim: Claim): Promise<boolean> => {
    const { mailId } = claim;
    const { mail, holds } = await read({ ctx, mailId });
    const { addressSealed, parametersSealed } = mail ?? {};
    if (!mail || !addressSealed || !parametersSealed) {
      await ctx.write((tx) => removeDue(tx, mailId));
      return false;
    }
    const message = await writeMessage(ctx, { ...mail, parametersSealed }).catch((err: unknown) => {
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
    const nth = refusals.begin();
    try {
      await transport.send(message);
    } catch (error) {
      await isRefused(ctx, claim, mail.tries, error);
      return false;
    }
    pause.end();
    const written = refusals.accepted(nth);
    await markTaken({ ctx, mailId });
    await written;
    return true;
  };
  return { send };
}

const notWritten: Refusal = { reason: 'notWritten', reply: null };
