/**
 * Structured logs. A line holds request id, mandant, the route's pattern and the trace it is a part of, never an address with its values, never
 * an IBAN, e-mail or name: errors of the database are logged without the row they complain about, answers of a mail
 * server without its words, which name the address.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentSpan, type Span } from './span/span.ts';

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
  if (!(error instanceof Error)) return ofObject(error);
  const { name, message, stack, code, constraint, table, severity } = error as DatabaseError;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (severity !== undefined) return { name: 'DatabaseError', code, constraint, table, frames };
  const { responseCode, command } = error as MailServerError;
  if (responseCode !== undefined) return { name: 'MailServerError', code, responseCode, command, frames };
  return { name, message, code, frames };
}

/** What is thrown or emitted without being an error (the job queue emits objects): its name, code and message, one level deep. */
function ofObject(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { message: typeof error };
  const inner = Object.values(error).find((value) => value instanceof Error);
  const { name, message, code, queue, worker } = error as Readonly<Record<string, unknown>>;
  const told = Object.fromEntries(
    Object.entries({ name, message, code, queue, worker }).filter(([, value]) => typeof value === 'string'),
  );
  return { ...(inner ? safeError(inner) : {}), ...told };
}

const traceOf = (span: Span | undefined): { trace?: string } => (span ? { trace: span.traceId } : {});

export const createLog = (level: string, destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: safeError },
      mixin: () => traceOf(currentSpan()),
    },
    destination ?? pino.destination({ fd: 1, sync: false }),
  );
