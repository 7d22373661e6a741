/** A proof of work that a page does for somebody nobody knows (rules 1.8, 1.9). */
import * as z from 'zod/mini';
import { email } from '../basics/email.ts';
import { labels } from '../basics/label.ts';
import { optional, wire } from '../basics/wire.ts';

/** What the proof is for; a sign-in asks for more of it the more often an account was tried. */
const proofPurpose = labels({
  mail: 'Mail',
  signIn: 'Anmeldung',
  agencySignIn: 'Agenturanmeldung',
  operatorSignIn: 'Betreiberanmeldung',
});

export const ProofAsked = wire({ purpose: ['Zweck', proofPurpose], email: ['Email', optional(email)] });

/** So many leading zero bits has the SHA-256 of `{Aufgabe}:{number}`; that text is the proof. */
export const ProofTask = wire({ task: ['Aufgabe', z.string()], bits: ['Nullbits', z.int()] });

/** Sent in place of a proof by a page without script: the mail then waits behind those of everybody who did the work. */
export const waitsInstead = 'warten';
