/**
 * The postman sends what is due, several mails at a time: it takes as many as it has connections free, keeps each in its hands
 * until the mail server has answered, and marks it at once. A mail is sent twice only if the process dies between the
 * mail server's acceptance and our mark, with the same Message-ID.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { closedOf } from '../app-parts.ts';
import { jobContext, type Mandant, type System } from '../context.ts';
import { type Claim, type Claims, createClaims } from './delivery/claim.ts';
import { createDelivery } from './delivery/delivery.ts';
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
/** Of the connections this part is kept for mails that a person waits for. */
const awaitedPart = 4;

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
  const delivery = transport && createDelivery(system, { transport, claims, pause, isStopped: () => stopped });
  const hands = new Map<Claim, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let wakeUp = Promise.withResolvers<void>();
  let isWokenMeanwhile = false;
  let stopped = false;

  const hand = { system, findMandant, claims, delivery };
  const sendDue = async (): Promise<number> => {
    let sent = 0;
    if (!transport) return sent;
    await claims.freeSkewed();
    await letTurnsGo(system, (id) => findMandant(id).catch(unlessClosed));
    for (;;) {
      wakeUp = Promise.withResolvers<void>();
      const taken = stopped || !pause.isOver() ? [] : await claims.take(roomBeside(hands, pace, pause.isProbing()));
      for (const claim of taken)
        keepInHand(hands, claim, async () => {
          if (await deliverOne(hand, claim)) sent++;
        });
      if (hands.size === 0) return sent;
      await Promise.race([...hands.values(), wakeUp.promise]);
    }
  };

  const wake = (): void => {
    if (stopped || !transport) return;
    wakeUp.resolve();
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
      await Promise.race([Promise.all([running, ...hands.values()]), sleep(pace.stopMs, undefined, { ref: false })]);
      clearInterval(renewing);
      transport?.close();
    },
  };
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
    if (mandant && delivery) return await delivery.send(jobContext(system, mandant, 'mail'), claim);
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

function keepInHand(hands: Map<Claim, Promise<void>>, claim: Claim, deliver: () => Promise<void>): void {
  hands.set(
    claim,
    deliver().finally(() => hands.delete(claim)),
  );
}

/** What nobody waits for never fills all connections, however long the mail server takes. */
function roomBeside(hands: ReadonlyMap<Claim, unknown>, { connections }: Pace, isProbing: boolean) {
  const all = Math.max(0, (isProbing ? 1 : connections) - hands.size);
  const kept = Math.floor(connections / awaitedPart);
  const ordinaryInHand = [...hands.keys()].filter(({ isAwaited }) => !isAwaited).length;
  return { all, ordinary: Math.max(0, connections - kept - ordinaryInHand) };
}

/** Whoever waits for an answer keeps the mail, however long it takes. */
function keepRenewed(system: System, claims: Claims, hands: ReadonlyMap<Claim, unknown>, renewMs: number) {
  const timer = setInterval(() => {
    if (hands.size === 0) return;
    claims.renew([...hands.keys()]).catch((err: unknown) => system.log.warn({ err }, 'mails in hand are not renewed'));
  }, renewMs);
  timer.unref();
  return timer;
}
