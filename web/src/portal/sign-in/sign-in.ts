/** Sends a sign-in by password; who fails is signed out. */
import { signInPerson } from '@weitersagen/contract/account/endpoints';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { Given } from '../../form/reading.ts';
import { FormRefused } from '../../form/send.ts';
import type { Submit as Sent } from '../page/screen.ts';
import { inMinutes } from './minutes-to-wait.ts';

export async function signInWith(sent: Sent, instead: Given, then: (reply: Reply<typeof signInPerson>) => Response) {
  const answer = await sent.form.send(signInPerson, { instead }, then);
  if (answer instanceof FormRefused && answer.state.code !== undefined) sent.dropSession();
  return withoutProof(inMinutes(answer, sent.t), sent.t);
}

/** A page without script cannot do the proof of work that is asked for after many wrong tries (rules 1.9). */
export const proofAsked = 'PSOF0301';
const withoutProof = <A>(answer: A | FormRefused, t: Sent['t']): A | FormRefused =>
  answer instanceof FormRefused && answer.state.code === proofAsked
    ? new FormRefused({ ...answer.state, message: t('signIn.proof') })
    : answer;
