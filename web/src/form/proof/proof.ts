/**
 * The proof of work that the service asks of somebody it does not know (rules 1.8, 1.9): a number that makes the SHA-256 of
 * the task begin with so many zero bits. Loaded only when it is asked for; takes a phone less than a second for a mail, and some
 * seconds for a sign-in under attack.
 */
import type { Definition, Endpoint, Reply } from '@weitersagen/contract/basics/endpoint';
import type { Api, Call, Outcome } from '@weitersagen/contract/page/page';
import { askForProof } from '@weitersagen/contract/stranger/endpoints';
import { waitsInstead } from '@weitersagen/contract/stranger/schemas';
import { zeroBitsOf } from './sha256.ts';

const signIns: Readonly<Record<string, 'signIn' | 'operatorSignIn'>> = {
  '/account/login': 'signIn',
  '/admin/login': 'operatorSignIn',
};

/** The call once more, with the proof: done by the browser; a page without script says that its mail may wait. */
export async function prove<D extends Definition>(
  api: Api,
  endpoint: Endpoint<D>,
  call: Call<D>,
): Promise<Outcome<Reply<D>>> {
  const purpose = signIns[endpoint.path] ?? 'mail';
  const { email = null } = (call.body ?? {}) as { email?: string | null };
  return api(endpoint, { ...call, proof: await proofFor(api, { purpose, email: purpose === 'mail' ? null : email }) });
}

/** The proof itself: nothing where the task was not given. */
export async function proofFor(api: Api, body: Call<typeof askForProof>['body']): Promise<string | undefined> {
  if (typeof document === 'undefined') return waitsInstead;
  const asked = await api(askForProof, { body });
  return asked.ok ? solve(asked.value) : undefined;
}

/** So long the page stands still at a time. */
const sliceMs = 30;

export async function solve({ task, bits }: Reply<typeof askForProof>): Promise<string> {
  const zeroBits = zeroBitsOf(`${task}:`);
  for (let number = 0; ; await nextTurn()) {
    const until = performance.now() + sliceMs;
    for (; performance.now() < until; number++) if (zeroBits(number) >= bits) return `${task}:${number}`;
  }
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
