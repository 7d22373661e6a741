/**
 * Structured logs. A line holds request id, mandant and the route's pattern, never an address with its values, never
 * an IBAN, e-mail or name: errors of the database are logged without the row they complain about, answers of a mail
 * server without its words, which name the address.
 */
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
  table?: string;
  severity?: string;
}

interface MailServerError extends Error {
  code?: string;
  /** Of SMTP: 550. */
  responseCode?: number;
  command?: string;
}

function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error };
  const { name, message, stack, code, constraint, table, severity } = error as DatabaseError;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (severity !== undefined) return { name: 'DatabaseError', code, constraint, table, frames };
  const { responseCode, command } = error as MailServerError;
  if (responseCode !== undefined) return { name: 'MailServerError', code, responseCode, command, frames };
  return { name, message, code, frames };
}

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: safeError } },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
