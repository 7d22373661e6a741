/** What takes mails to people: a mail server, in tests a list. */
import type { Letter } from '../template.ts';

export interface Transport {
  send(message: Message): Promise<void>;
  close(): void;
}

export interface Message extends Letter {
  from: string;
  to: string;
  messageId: string;
  /** Where it comes back to if nobody can take it; without one to the sender. */
  returnTo?: string;
}
