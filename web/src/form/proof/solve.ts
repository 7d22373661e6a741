/**
 * Does the work that the service asks of somebody it does not know: a number that makes the SHA-256 of the task begin with
 * so many zero bits. Loaded only when it is asked for; takes a second or two.
 */

import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { askForProof } from '@weitersagen/contract/stranger/endpoints';

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
