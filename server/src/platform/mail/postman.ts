/**
 * The postman sends what is due: claims due mails for two minutes, sends them one after the other, marks each at once. A
 * mail is sent twice only if the process dies between the mail server's acceptance and our mark, with the same Message-ID.
 */
import { sql } from 'kysely';
import { closedOf } from '../app-parts.ts';
import { type Ctx, globally, jobContext, type Mandant, type System, type Tx } from '../context.ts';
import { placeIn } from '../vault.ts';
import { dueTopic, leaseMs } from './queue.ts';
import { renderMail } from './render.ts';
import type { Letter } from './template.ts';
import { letTurnsGo } from './turn.ts';

export interface Transport {
  send(message: { from: string; to: string; messageId: string } & Letter): Promise<void>;
  close(): void;
}

export interface Postman {
  start(): void;
  /** Sends what is due now and gives the number of mails sent. */
  sendDue(): Promise<number>;
  /** Finishes the mails in hand. */
  stop(): Promise<void>;
}

type FindMandant = (id: number) => Promise<Mandant | undefined>;

const batchMax = 20;
const lookMs = 10_000;
/** Minutes until the next try; the last one repeats, because a mail is never lost. */
const backOffMinutes = [1, 2, 5, 15, 60, 240];
/** So far apart the clocks of two processes may be. */
const skewMs = 60_000;

/** Without a transport the mails wait. */
export function createPostman(system: System, findMandant: FindMandant, transport: Transport | undefined): Postman {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isWokenMeanwhile = false;
  let stopped = false;

  /** What goes wrong with one is that one's alone: it is claimed again when the lease is over. */
  const sendClaimed = async ({ mandantId, mailId }: Claim, by: Transport): Promise<boolean> => {
    try {
      const mandant = await findMandant(mandantId).catch(unlessClosed);
      return mandant !== undefined && (await sendOne(jobContext(system, mandant, 'mail'), mailId, by));
    } catch (err) {
      system.log.error({ err, mandant: mandantId, mail: mailId }, 'a mail stays with the postman');
      return false;
    }
  };

  const sendDue = async (): Promise<number> => {
    let sent = 0;
    if (transport) await letTurnsGo(system, (id) => findMandant(id).catch(unlessClosed));
    for (let claims = await claimDue(system); claims.length > 0 && transport; ) {
      for (const claim of claims) if (await sendClaimed(claim, transport)) sent++;
      claims = stopped ? [] : await claimDue(system);
    }
    return sent;
  };

  const wake = (): void => {
    if (stopped || !transport) return;
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
      await running;
      transport?.close();
    },
  };
}

/** The mails of a closed mandant wait, and nobody else's with them. */
const unlessClosed = (error: unknown): undefined => {
  if (!closedOf(error)) throw error;
};

interface Claim {
  mandantId: number;
  mailId: number;
}

const claimDue = (system: System): Promise<Claim[]> =>
  globally(system, async (db) => {
    const now = system.clock.now();
    // Taken at a moment that is still to come: the clock was ahead then, and has gone back.
    const skewed = new Date(now.getTime() + skewMs);
    const { rows } = await sql<Claim>`
      update mail_due set due_at = ${new Date(now.getTime() + leaseMs)}, claimed_at = ${now}
      where (mandant_id, mail_id) in (
        select mandant_id, mail_id from mail_due where (due_at <= ${now} or claimed_at > ${skewed}) order by due_at limit ${batchMax} for update skip locked)
      returning mandant_id as "mandantId", mail_id as "mailId"`.execute(db);
    // An update gives its rows in any order; the mails of a person leave in the order in which they were caused.
    return rows.sort((a, b) => a.mandantId - b.mandantId || a.mailId - b.mailId);
  });

async function sendOne(ctx: Ctx, mailId: number, transport: Transport): Promise<boolean> {
  const mail = await ctx.read((tx) => findWaiting(tx, mailId));
  const { addressSealed, parametersSealed } = mail ?? {};
  if (!mail || !addressSealed || !parametersSealed) {
    await ctx.write((tx) => removeDue(tx, mailId));
    return false;
  }
  try {
    const letter = await renderMail(ctx, { ...mail, parametersSealed });
    const to = ctx.system.vault.open(addressSealed, placeIn(ctx, 'mail.address', mail.template, mail.messageId));
    await transport.send({ from: senderOf(ctx.mandant), to, messageId: mail.messageId, ...letter });
  } catch (error) {
    ctx.log.warn({ err: error, mail: mailId, template: mail.template }, 'mail not sent');
    await ctx.write((tx) => putOff(tx, mailId, mail.tries));
    return false;
  }
  await ctx.write((tx) => markSent(tx, mailId));
  return true;
}

const findWaiting = ({ db }: Tx, mailId: number) =>
  db
    .selectFrom('mail')
    .select(['template', 'language', 'tries', 'message_id as messageId'])
    .select(['address_sealed as addressSealed', 'parameters_sealed as parametersSealed'])
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

const senderOf = ({ name, config: { senderName, supportEmail } }: Mandant): string =>
  `"${(senderName ?? name).replace(/["\\\r\n]/g, '')}" <${supportEmail}>`;

const removeDue = (tx: Tx, mailId: number): Promise<unknown> =>
  tx.db.deleteFrom('mail_due').where('mandant_id', '=', tx.mandant.id).where('mail_id', '=', mailId).execute();

/** After sending only template, time and hash stay; demo and test mode keep the parameters until the person goes. */
async function markSent(tx: Tx, mailId: number): Promise<void> {
  const { demo, testMode } = tx.system.config;
  await tx.db
    .updateTable('mail')
    .set({
      state: 'sent',
      sent_at: tx.now,
      ...(demo || testMode ? {} : { address_sealed: null, parameters_sealed: null }),
    })
    .where('id', '=', mailId)
    .execute();
  await removeDue(tx, mailId);
}

async function putOff(tx: Tx, mailId: number, tries: number): Promise<void> {
  const minutes = backOffMinutes[Math.min(tries, backOffMinutes.length - 1)] ?? 240;
  await tx.db
    .updateTable('mail')
    .set({ tries: tries + 1, last_error: 'not accepted' })
    .where('id', '=', mailId)
    .execute();
  await tx.db
    .updateTable('mail_due')
    .set({ due_at: new Date(tx.now.getTime() + minutes * 60_000) })
    .where('mandant_id', '=', tx.mandant.id)
    .where('mail_id', '=', mailId)
    .execute();
}
