/**
 * The postman sends what is due, several mails at a time: it takes a few more than it has connections free, keeps each in its hands
 * until the mail server has answered, and marks it at once. A mail is sent twice only if the process dies between the
 * mail server's acceptance and our mark, with the same Message-ID.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { closedOf } from '../app-parts.ts';
import { jobContext, type Mandant, type System } from '../context.ts';
import { currentSpan } from '../span/span.ts';
import { type Claim, type Claims, createClaims } from './delivery/claim.ts';
import { createDelivery } from './delivery/delivery.ts';
import { createHands, type Hands } from './delivery/hands.ts';
import { createPause } from './delivery/pause.ts';
import type { Transport } from './delivery/transport.ts';
import { dueTopic, leaseMs } from './queue.ts';
import { letTurnsGo } from './turn.ts';

export interface Postman {
  start(): void;
  /** Sends what is due now and gives the number of mails sent. */
  sendDue(): Promise<number>;
  /** Finishes the mails in hand; one whose server does not answer is left, and comes again when its lease is over. */
  stop(): Promise<void>;
}

type FindMandant = (id: number) => Promise<Mandant | undefined>;

export interface Pace {
  /** So many mails are sent at a time. */
  connections: number;
  renewMs: number;
  /** So long the end of the process waits for answers. */
  stopMs: number;
}

const lookMs = 10_000;

/** Without a transport the mails wait. */
export function createPostman(
  system: System,
  findMandant: FindMandant,
  transport: Transport | undefined,
  given: Partial<Pace> = {},
): Postman {
  const pace: Pace = { connections: system.config.smtpConnections, renewMs: leaseMs / 4, stopMs: 20_000, ...given };
  const claims = createClaims(system);
  const pause = createPause(system.clock);
  const isStopped = (): boolean => stopped;
  const delivery = transport && createDelivery(system, { transport, claims, pause, isStopped });
  const most = (): number => (stopped || !pause.isOver() ? 0 : pause.isProbing() ? 1 : pace.connections);
  const hand = { system, findMandant, claims, delivery };
  const rounds = createRounds(hand, { connections: pace.connections, most });
  const { hands, giveBack } = rounds;
  const sendDue = transport ? rounds.sendDue : async () => 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isWokenMeanwhile = false;
  let stopped = false;

  const wake = (): void => {
    if (stopped || !transport) return;
    rounds.ask();
    isWokenMeanwhile = running !== undefined;
    running ??= sendDue()
      .catch((error: unknown) => {
        system.log.error({ err: error }, 'mail poller');
        return 0;
      })
      .finally(() => {
        running = undefined;
        if (isWokenMeanwhile) wake();
      });
  };

  const renewing = keepRenewed(system, claims, hands, pace.renewMs);
  return {
    start: () => {
      system.signals.on(dueTopic, wake);
      timer = setInterval(wake, lookMs);
      timer.unref();
      wake();
    },
    sendDue,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      const left = giveBack().catch(() => undefined);
      const done = Promise.all([left, running, hands.allDone()]);
      await Promise.race([done, sleep(pace.stopMs, undefined, { ref: false })]);
      clearInterval(renewing);
      transport?.close();
    },
  };
}

/** Claims what is due until nothing is left, and keeps all hands full. */
function createRounds(hand: Hand, { connections, most }: { connections: number; most: () => number }) {
  const { system, findMandant, claims } = hand;
  let sent = 0;
  let wakeUp = Promise.withResolvers<void>();
  /** There may be one that a person waits for. */
  let isAsked = false;
  const deliver = async (claim: Claim): Promise<void> => {
    if (await deliverOne(hand, claim)) sent++;
  };
  const hands = createHands({ connections, most, deliver });

  /** What nobody has begun and nobody will soon is anybody's again. */
  const giveBack = async (): Promise<void> => {
    const ready = hands.takeReady();
    if (ready.length > 0) await claims.putBack(ready, system.clock.now());
  };
  const take = async (): Promise<void> => {
    const room = hands.room(isAsked);
    if (room.awaited + room.ordinary === 0) return;
    isAsked = false;
    const taken = await claims.take(room);
    // There may be more of them than there was room for.
    if (taken.filter(({ isAwaited }) => isAwaited).length >= room.awaited) isAsked = true;
    hands.add(taken);
  };
  const sendDue = async (): Promise<number> => {
    const before = sent;
    isAsked = true;
    await claims.freeSkewed();
    await letTurnsGo(system, (id) => findMandant(id).catch(unlessClosed), claims);
    for (;;) {
      wakeUp = Promise.withResolvers<void>();
      await take();
      const done = hands.nextDone();
      if (!done || most() === 0) await giveBack();
      if (!done) return sent - before;
      await Promise.race([done, wakeUp.promise]);
    }
  };
  const ask = (): void => {
    isAsked = true;
    wakeUp.resolve();
  };
  return { hands, giveBack, sendDue, ask };
}

interface Hand {
  system: System;
  findMandant: FindMandant;
  claims: Claims;
  delivery: ReturnType<typeof createDelivery> | undefined;
}

/** What goes wrong with one is that one's alone: it is tried again when a lease is over. */
async function deliverOne({ system, findMandant, claims, delivery }: Hand, claim: Claim): Promise<boolean> {
  try {
    const mandant = await findMandant(claim.mandantId).catch(unlessClosed);
    if (mandant && delivery)
      return await system.spans.work('mail', { 'weitersagen.mandant': mandant.slug }, async () => {
        const isSent = await delivery.send(jobContext(system, mandant, 'mail'), claim);
        currentSpan()?.note({ 'weitersagen.mail.sent': isSent });
        return isSent;
      });
    claims.passOver(claim.mandantId);
  } catch (err) {
    system.log.error({ err, mandant: claim.mandantId, mail: claim.mailId }, 'a mail stays with the postman');
  }
  await claims.putBack([claim], new Date(system.clock.now().getTime() + leaseMs)).catch(() => undefined);
  return false;
}

/** The mails of a closed mandant wait, and nobody else's with them. */
const unlessClosed = (error: unknown): undefined => {
  if (!closedOf(error)) throw error;
};

/** Whoever waits for an answer keeps the mail, however long it takes. */
function keepRenewed(system: System, claims: Claims, hands: Hands, renewMs: number) {
  const timer = setInterval(() => {
    const held = hands.held();
    if (held.length === 0) return;
    claims.renew(held).catch((err: unknown) => system.log.warn({ err }, 'mails in hand are not renewed'));
  }, renewMs);
  timer.unref();
  return timer;
}
