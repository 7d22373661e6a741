/** That a mail came back, as whoever says so names it. */
export interface Notice {
  /** The address it came back to, or its Message-ID. */
  returnPath: string | null;
  messageId: string | null;
  /** Nobody could take it, for good or not for now, or somebody got it and says that it was not wanted. */
  kind: 'permanent' | 'temporary' | 'complaint';
  /** Numbers of the answer: "550 5.1.1". */
  reply: string | null;
}

/** What became of it: `repeated` changed nothing, because it was told before; of a mail that is not ours nothing is known. */
export type Taken = 'bounced' | 'suppressed' | 'complained' | 'repeated' | 'unknown';
