/**
 * Mail over SMTP, by connections that are kept. The module is loaded when the first mail is sent, so that the start does not wait
 * for it.
 */
import type { Transporter } from 'nodemailer';
import { assertOutsideTransaction } from '../transaction-guard.ts';
import type { Transport } from './delivery/transport.ts';

interface Pool {
  transporter: Transporter;
  inHand: number;
}

/** A server may take so long to say that it has the mail (RFC 5321); whoever gives up before sends it twice. */
const answerMs = 600_000;
/** So old a connection gets: one that a firewall has forgotten meanwhile would only say so after minutes. */
const poolMs = 60_000;

/** With `needsTls` a server that offers no STARTTLS gets nothing; an address that begins with smtps:// needs none. */
export function smtpTransport(url: string, needsTls: boolean, connections = 1): Transport {
  let loading: Promise<typeof import('nodemailer')> | undefined;
  let current: Pool | undefined;
  const pools = new Set<Pool>();
  const closeIfIdle = (pool: Pool): void => {
    if (pool === current || pool.inHand > 0) return;
    pools.delete(pool);
    pool.transporter.close();
  };
  const open = ({ createTransport }: typeof import('nodemailer')): Pool => {
    const pool: Pool = {
      inHand: 0,
      transporter: createTransport({
        url,
        pool: true,
        maxConnections: connections,
        maxMessages: Number.POSITIVE_INFINITY,
        // Whether a mail goes again is for the outbox to say: the server may have it.
        maxRequeues: 0,
        requireTLS: needsTls,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: answerMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      } as never),
    };
    pools.add(pool);
    setTimeout(() => {
      if (pool === current) current = undefined;
      closeIfIdle(pool);
    }, poolMs).unref();
    return pool;
  };
  return {
    send: async ({ messageId, unsubscribe, returnTo, ...message }) => {
      assertOutsideTransaction('sending a mail');
      loading ??= import('nodemailer');
      const nodemailer = await loading;
      current ??= open(nodemailer);
      const pool = current;
      pool.inHand++;
      try {
        await pool.transporter.sendMail({
          ...message,
          ...(returnTo && { envelope: { from: returnTo, to: message.to } }),
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && listHeaders(unsubscribe)) },
        });
      } finally {
        pool.inHand--;
        closeIfIdle(pool);
      }
    },
    close: () => {
      current = undefined;
      for (const { transporter } of pools) transporter.close();
      pools.clear();
    },
  };
}

/** The button "unsubscribe" of a mail program posts to the address, without cookies and without asking (RFC 8058). */
const listHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
