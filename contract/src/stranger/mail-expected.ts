/** Apart from the proof of work, so that pages which only promise a mail stay small. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';

/** By when a mail probably has gone that waits for its turn (rules 1.8); there is no such field where it goes at once. */
export const mailExpected = ['MailBis', z.optional(z.nullable(moment))] as const;
