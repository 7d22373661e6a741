/**
 * What a refusal says: about this mail for good, about this mail for now, or about the mail server itself, so that no mail is to
 * blame (rules 1.8). Of an answer only its numbers are kept: its words may name the person.
 */
import type { mailReason } from '@weitersagen/contract/mail/status';
import type * as z from 'zod/mini';

export type MailReason = z.output<typeof mailReason>;

export type Verdict =
  /** `isNobody`: the address itself was refused as one that is not there. */
  | { kind: 'never'; reason: MailReason; reply: string | null; isNobody?: true }
  /** `isBroken`: the connection ended in the middle, so the server may be gone. */
  | { kind: 'later'; reason: MailReason; reply: string | null; isBroken: boolean }
  /** No connection, a wrong login, or a server that takes nothing: before any mail was spoken of. */
  | { kind: 'server' };

/** Codes that say so whatever the server answered. */
const serverCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONNREFUSED', 'EDNS', 'ETLS', 'EPROXY', 'EREQUIRETLS']);
const brokenCodes = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'ECONNRESET', 'EPIPE']);
/** Before a mail was spoken of. */
const serverCommands = /^(?:EHLO|HELO|LHLO|STARTTLS|AUTH)\b/;
/** Answers to a login, at whichever command they come (RFC 4954). */
const loginReplies = new Set([530, 534, 535, 538]);

/** No such mailbox, and a domain that takes no mail (RFC 3463, RFC 7505): anything else may be meant for the sender. */
const nobodyStatus = new Set(['5.1.1', '5.1.10']);

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

export function verdictOf(error: unknown): Verdict {
  const { code = '', command = '', responseCode = 0, response = '' } = (error ?? {}) as SmtpError;
  if (serverCodes.has(code) || loginReplies.has(responseCode)) return { kind: 'server' };
  if (serverCommands.test(command) || (command === 'CONN' && code === 'EPROTOCOL')) return { kind: 'server' };
  const status = statusIn(response);
  const reply = responseCode > 0 ? [responseCode, status].filter(Boolean).join(' ') : null;
  const isForGood = responseCode >= 500 && responseCode < 600;
  if (command === 'MAIL FROM' && isForGood && code !== 'EMESSAGE')
    return { kind: 'later', reason: 'senderRefused', reply, isBroken: false };
  const isBroken = brokenCodes.has(code);
  if (isForGood && !isBroken) {
    const isNobody = command === 'RCPT TO' && nobodyStatus.has(status ?? '');
    return { kind: 'never', reason: reasonOf(status, { responseCode, command }), reply, ...(isNobody && { isNobody }) };
  }
  // Nothing was sent: there is nobody to send it to, or it is larger than the server takes.
  if (responseCode === 0 && code === 'EENVELOPE') return { kind: 'never', reason: 'addressUnknown', reply };
  if (responseCode === 0 && code === 'EMESSAGE') return { kind: 'never', reason: 'contentRefused', reply };
  return { kind: 'later', reason: isBroken && reply === null ? 'unanswered' : 'notAccepted', reply, isBroken };
}

/** The enhanced status of an answer (RFC 3463): "5.1.1". */
const statusIn = (text: string): string | null => /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? null;

/** What a status means for the person; without one the command tells what was refused. */
export function reasonOf(status: string | null, said: { responseCode: number; command: string }): MailReason {
  const [, subject, detail] = (status ?? '').split('.').map(Number);
  if (subject === 1 && detail !== 7 && detail !== 8) return 'addressUnknown';
  if ((subject === 2 && detail === 1) || (subject === 4 && detail === 4)) return 'addressUnknown';
  if (subject === 2 && detail === 2) return 'mailboxFull';
  if (subject === 4 && detail === 7) return 'expired';
  if (subject === 6 || (subject === 3 && detail === 4) || (subject === 2 && detail === 3)) return 'contentRefused';
  if (status !== null) return 'refused';
  if (said.command === 'RCPT TO') return rcptReasons[said.responseCode] ?? 'refused';
  return said.command === 'DATA' ? 'contentRefused' : 'refused';
}

const rcptReasons: Readonly<Record<number, MailReason>> = {
  550: 'addressUnknown',
  551: 'addressUnknown',
  552: 'mailboxFull',
  553: 'addressUnknown',
};
