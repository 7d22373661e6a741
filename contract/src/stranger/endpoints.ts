/** What is asked of strangers. */
import { endpoint } from '../basics/endpoint.ts';
import { ProofAsked, ProofTask } from './schemas.ts';

export const askForProof = endpoint({
  method: 'POST',
  path: '/nachweis',
  summary: 'A task for a proof of work, good for ten minutes and once; the proof is sent in the header X-Nachweis',
  access: ['anyone'],
  refusals: [],
  body: ProofAsked,
  reply: ProofTask,
});
