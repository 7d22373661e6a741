/** Whether an error says that the database is away, or took too long: nothing of ours is broken, and a later try may work. */

/** Refused while a mandant moves to another cell; cancelled by its time limit; shut down, crashed, starting; no connection left; its disk full or broken; a transaction that was left alone. */
const closedHere = 'WS001';
const states = new Set([closedHere, '57014', '57P01', '57P02', '57P03', '53300', '53100', '58030', '25P03']);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const silence = 'Query read timeout';
/** What pg and its pool say without a code. */
const sentences = new Set([
  silence,
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
]);

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return states.has(code) || code.startsWith('08') || networkCodes.has(code) || sentences.has(error.message);
}

/** The database took nothing: the mandant moves to another cell, or has moved. */
export const isClosedHere = (error: unknown): boolean => (error as { code?: string } | null)?.code === closedHere;

/** We gave up waiting; whether the database still works on it nobody knows. */
export const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === silence;
