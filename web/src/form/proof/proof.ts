/**
 * The proof of work that the service asks of somebody it does not know (rules 1.8, 1.9): a number that makes the SHA-256 of
 * the task begin with so many zero bits. Loaded only when it is asked for; takes a second or two.
 */
import type { Definition, Endpoint, Reply } from '@weitersagen/contract/basics/endpoint';
import type { Api, Call, Outcome } from '@weitersagen/contract/page/page';
import { askForProof } from '@weitersagen/contract/stranger/endpoints';
import { waitsInstead } from '@weitersagen/contract/stranger/schemas';

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

async function proofFor(api: Api, body: Call<typeof askForProof>['body']): Promise<string | undefined> {
  if (typeof document === 'undefined') return waitsInstead;
  const asked = await api(askForProof, { body });
  return asked.ok ? solve(asked.value) : undefined;
}

/** So many hashes are under way at once: one by one each would wait for the next turn of the page. */
const together = 256;

export async function solve({ task, bits }: Reply<typeof askForProof>): Promise<string> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += together) {
    const proofs = Array.from({ length: together }, (_none, place) => `${task}:${first + place}`);
    const digests = await Promise.all(proofs.map((proof) => crypto.subtle.digest('SHA-256', encoder.encode(proof))));
    const place = digests.findIndex((digest) => new DataView(digest).getUint32(0) >>> (32 - bits) === 0);
    if (place >= 0) return proofs[place] as string;
  }
}
