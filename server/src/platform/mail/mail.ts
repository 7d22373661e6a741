/**
 * The outbox (design 1.8): a mail is a row with its mail_due row, written in the transaction that causes it. Words
 * belong to the features (`mails.ts`); here is queueing, the poller and the sending. A mail is never lost, and is sent
 * twice only if the process dies between the mail server's acceptance and our mark, with the same Message-ID.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Ctx, globally, jobContext, type Mandant, type System, type Tx } from '../context.ts';
import { assertOutsideTransaction } from '../transaction-guard.ts';

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes if not to the sender. */
  replyTo?: string;
  /** Where a mail program ends the newsletter with one click (RFC 8058); every letter of a newsletter has it. */
  unsubscribe?: string;
  /** Pictures the HTML names by `cid:`, inside the mail: nothing is loaded from anywhere. */
  attachments?: Picture[];
}

export interface Picture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

/** Makes the words of a mail from its parameters; runs when the mail is sent, tokens are made here. */
export type Template = (ctx: Ctx, parameters: Record<string, unknown>, language: string) => Promise<Letter> | Letter;

export interface Transport {
  send(message: { from: string; to: string; messageId: string } & Letter): Promise<void>;
  close(): void;
}

export interface NewMail {
  template: string;
  to: string;
  language: string;
  /** Whose data the parameters hold: they go when that is deleted. */
  object: 'account' | 'recommendation' | 'recipient' | 'operator' | null;
  objectId: number | null;
  parameters: Record<string, unknown>;
  /** Caused by an action that nobody has confirmed: counts against MailsJeAdresseTag. */
  unconfirmed?: boolean;
}

const topic = 'mail';
const leaseMs = 120_000;
const batchMax = 20;
/** Minutes until the next try; the last one repeats, because a mail is never lost. */
const backOffMinutes = [1, 2, 5, 15, 60, 240];

/** Queues a mail; false when the address has had its share of unconfirmed mails. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<boolean> {
  if (mail.unconfirmed && tx.system.config.rateLimits && (await hadItsShare(tx, mail))) return false;
  const row = toRow(tx, mail);
  await sql`
    with queued as (
      insert into mail (template, language, object, object_id, address_hash, address_sealed, parameters_sealed, message_id, state, created_at)
      values (${row.template}, ${row.language}, ${row.object}, ${row.object_id}, ${row.address_hash}, ${row.address_sealed}, ${row.parameters_sealed}, ${row.message_id}, 'waiting', ${tx.now})
      returning id)
    insert into mail_due (mandant_id, mail_id, due_at) select ${tx.mandant.id}, id, ${tx.now} from queued`.execute(
    tx.db,
  );
  wakePostman(tx);
  return true;
}

const partMax = 1000;

/** The same for many mails of confirmed persons, some hundred in a statement. */
export async function queueMails(tx: Tx, mails: readonly NewMail[]): Promise<void> {
  for (let start = 0; start < mails.length; start += partMax) {
    const rows = mails.slice(start, start + partMax).map((mail) => toRow(tx, mail));
    await sql`
      with queued as (
        insert into mail (template, language, object, object_id, address_hash, address_sealed, parameters_sealed, message_id, state, created_at)
        select m.template, m.language, m.object, m.object_id, m.address_hash, m.address_sealed, m.parameters_sealed, m.message_id, 'waiting', ${tx.now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(template text, language text, object text, object_id bigint, address_hash text, address_sealed text, parameters_sealed text, message_id text)
        returning id)
      insert into mail_due (mandant_id, mail_id, due_at) select ${tx.mandant.id}, id, ${tx.now} from queued`.execute(
      tx.db,
    );
  }
  if (mails.length > 0) wakePostman(tx);
}

function toRow({ system: { vault }, mandant }: Tx, mail: NewMail) {
  return {
    template: mail.template,
    language: mail.language,
    object: mail.object,
    object_id: mail.objectId,
    address_hash: addressHash(vault, mail.to),
    address_sealed: vault.seal(mail.to, 'mail.address'),
    parameters_sealed: vault.seal(
      JSON.stringify({ ...mail.parameters, unconfirmed: mail.unconfirmed ?? false }),
      'mail.parameters',
    ),
    message_id: `<${randomUUID()}@${new URL(mandant.config.mandantUrl).hostname}>`,
  };
}

export const addressHash = (vault: System['vault'], to: string): string => vault.hash(to.toLowerCase(), 'mail-address');

/** Of every key that rows may still have been written with. */
export const addressHashes = (vault: System['vault'], to: string): string[] =>
  vault.hashes(to.toLowerCase(), 'mail-address');

// No NOTIFY: it would let commits wait for one another, and another process looks by itself every ten seconds.
const wakePostman = (tx: Tx): void => tx.afterCommit(() => tx.system.signals.tell(topic, ''));

const unconfirmedTemplates = ['M01', 'M02', 'M03', 'M04', 'M05', 'M20', 'M23'];
const dayMinutes = 24 * 60;

/**
 * Mails nobody has confirmed count together by the day. The way back in (M18) does not: a stranger would use it up for
 * the owner. It goes once in MailWiederholungMinuten, so whoever asked, a link that works was mailed just before. Whoever
 * queues it has looked already; it is asked again so that the work is the same for every address (C-08).
 */
async function hadItsShare(tx: Tx, { template, to }: NewMail): Promise<boolean> {
  await lockAddresses(tx, [to]);
  const { mailsPerAddressAndDay, mailGapMinutes } = tx.mandant.config;
  const share =
    template === 'M18'
      ? { templates: [template], max: 1, minutes: mailGapMinutes }
      : { templates: unconfirmedTemplates, max: mailsPerAddressAndDay, minutes: dayMinutes };
  const { count } = await tx.db
    .selectFrom('mail')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('address_hash', 'in', addressHashes(tx.system.vault, to))
    .where('template', 'in', share.templates)
    .where('created_at', '>', new Date(tx.now.getTime() - share.minutes * 60_000))
    .executeTakeFirstOrThrow();
  return count >= share.max;
}

/**
 * Whoever looks what an address got and then mails to it queues up here, or many at once would all see that it got
 * nothing. Comes after the locks of rows; a transaction that mails to several addresses locks them all at once.
 */
export async function lockAddresses({ db, system, mandant }: Tx, addresses: readonly string[]): Promise<void> {
  const hashes = addresses.map((to) => addressHash(system.vault, to)).toSorted();
  for (const hash of hashes) await sql`select pg_advisory_xact_lock(${mandant.id}, hashtext(${hash}))`.execute(db);
}

/** Whether a mail like the last one has to wait for MailWiederholungMinuten to pass; test mode has no gaps (1.8). */
export const isWithinMailGap = ({ system, mandant, now }: Tx, last: Date | null | undefined): boolean =>
  system.config.rateLimits && !!last && now.getTime() - last.getTime() < mandant.config.mailGapMinutes * 60_000;

/** When the address last got such a mail. */
export async function lastMailAt(tx: Tx, to: string, template: string): Promise<Date | undefined> {
  const row = await tx.db
    .selectFrom('mail')
    .select('created_at')
    .where('address_hash', 'in', addressHashes(tx.system.vault, to))
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * A mail that was tried in vain is tried again now. One that is due within the lease is in somebody's hands or comes by
 * itself, so it is left: it would be sent twice. False where there is nothing to try.
 */
export async function retryMail(tx: Tx, mailId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update mail set state = 'waiting' where id = ${mailId} and (state = 'failed' or state = 'waiting' and tries > 0)
      and address_sealed is not null and parameters_sealed is not null returning id`.execute(tx.db);
  if (rows.length === 0) return false;
  await sql`
    insert into mail_due (mandant_id, mail_id, due_at) values (${tx.mandant.id}, ${mailId}, ${tx.now})
    on conflict (mandant_id, mail_id) do update set due_at = excluded.due_at
    where mail_due.due_at > ${new Date(tx.now.getTime() + leaseMs)}`.execute(tx.db);
  wakePostman(tx);
  return true;
}

/** Words of a mail that is still known in full: for sending, and for the lists of demo and test mode. */
export async function renderMail(
  ctx: Ctx,
  templates: Templates,
  mail: { template: string; language: string; parameters_sealed: string },
): Promise<Letter> {
  assertOutsideTransaction('rendering a mail');
  const template = templates[mail.template];
  if (!template) throw new Error(`no template ${mail.template}`);
  return template(
    ctx,
    JSON.parse(ctx.system.vault.open(mail.parameters_sealed, 'mail.parameters')) as Record<string, unknown>,
    mail.language,
  );
}

export type Templates = Readonly<Record<string, Template>>;

export interface Postman {
  start(): void;
  /** Sends what is due now and gives the number of mails sent. */
  sendDue(): Promise<number>;
  /** Finishes the mails in hand. */
  stop(): Promise<void>;
}

/** The poller: claims due mails for two minutes, sends them one after the other, marks each at once. */
export function createPostman(
  system: System,
  templates: Templates,
  findMandant: (id: number) => Promise<Mandant | undefined>,
  transport: Transport | undefined,
): Postman {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let again = false;
  let stopped = false;

  const claim = async (): Promise<{ mandant_id: number; mail_id: number }[]> =>
    globally(system, async (db) => {
      const now = system.clock.now();
      const { rows } = await sql<{ mandant_id: number; mail_id: number }>`
        update mail_due set due_at = ${new Date(now.getTime() + leaseMs)}
        where (mandant_id, mail_id) in (
          select mandant_id, mail_id from mail_due where due_at <= ${now} order by due_at limit ${batchMax} for update skip locked)
        returning mandant_id, mail_id`.execute(db);
      // An update gives its rows in any order; the mails of a person leave in the order in which they were caused.
      return rows.sort((a, b) => a.mandant_id - b.mandant_id || a.mail_id - b.mail_id);
    });

  const sendOne = async (mandantId: number, mailId: number): Promise<boolean> => {
    const mandant = await findMandant(mandantId);
    if (!mandant || !transport) return false;
    const ctx = jobContext(system, mandant, 'mail');
    const mail = await ctx.read((tx) =>
      tx.db.selectFrom('mail').selectAll().where('id', '=', mailId).where('state', '=', 'waiting').executeTakeFirst(),
    );
    const { address_sealed, parameters_sealed } = mail ?? {};
    if (!mail || !address_sealed || !parameters_sealed) {
      await ctx.write((tx) => removeDue(tx, mailId));
      return false;
    }
    try {
      const letter = await renderMail(ctx, templates, { ...mail, parameters_sealed });
      const { supportEmail } = mandant.config;
      const sender = (mandant.config.senderName ?? mandant.name).replace(/["\\\r\n]/g, '');
      const to = system.vault.open(address_sealed, 'mail.address');
      await transport.send({ from: `"${sender}" <${supportEmail}>`, to, messageId: mail.message_id, ...letter });
    } catch (error) {
      ctx.log.warn({ err: error, mail: mailId, template: mail.template }, 'mail not sent');
      await ctx.write((tx) => putOff(tx, mailId, mail.tries));
      return false;
    }
    await ctx.write((tx) => markSent(tx, mailId));
    return true;
  };

  const sendDue = async (): Promise<number> => {
    let sent = 0;
    for (let claimed = await claim(); claimed.length > 0 && transport; claimed = stopped ? [] : await claim()) {
      for (const { mandant_id, mail_id } of claimed) if (await sendOne(mandant_id, mail_id)) sent++;
    }
    return sent;
  };

  const wake = (): void => {
    if (stopped || !transport) return;
    again = running !== undefined;
    running ??= sendDue()
      .catch((error: unknown) => {
        system.log.error({ err: error }, 'mail poller');
        return 0;
      })
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  };

  return {
    start: () => {
      system.signals.on(topic, wake);
      timer = setInterval(wake, 10_000);
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
