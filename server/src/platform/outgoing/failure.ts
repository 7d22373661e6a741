/** Why a call through the door came to nothing. `refused`: the address may not be called. */
type Failure = 'refused' | 'unreachable' | 'timeout' | 'too-large';

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly failure: Failure;
  constructor(failure: Failure, said: string) {
    super(said);
    this.failure = failure;
  }
}

/** What the connection says of itself, as a failure of the call. */
export function failureOf(error: unknown, signal: AbortSignal): OutgoingError {
  if (error instanceof OutgoingError) return error;
  if (signal.aborted) return new OutgoingError('timeout', 'no answer in time');
  const { code = 'no connection' } = error as NodeJS.ErrnoException;
  return new OutgoingError('unreachable', code);
}
