/** Where a provider of products is, and with what it knows the mandant (E-09): in the mandant's file and at the desk. */
import * as z from 'zod/mini';
import type { Problem } from '../basics/wire.ts';

/** It stands in a header, so it is made of what one takes. */
export const providerKey = z.string().check(z.trim(), z.regex(/^[\x21-\x7e]{8,200}$/, { error: 'invalid' }));

/**
 * Products are called for by https alone; http leads to this machine, where demo and tests have a provider of their own. What
 * stands behind the path, or a user before the host, could be a secret and would stand in the log.
 */
const address =
  /^(?:https:\/\/[^\s/?#@\\]+|http:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)(?::\d{1,5})?)(?:\/[^\s?#\\]*)?$/i;

const origin = /^https?:\/\/[^/]+/i;

/** A key that is kept goes on to the same place alone: whoever may change an address does not read it that way. */
export function isSameOrigin(before: string | null, after: string | null): boolean {
  const [was, is] = [before, after].map((text) => origin.exec(text?.trim() ?? '')?.[0].toLowerCase());
  return was !== undefined && was === is;
}

interface Sent {
  readonly ProduktApi?: unknown;
  readonly AnbieterAdresse?: unknown;
  /** One is sent, or is there already. */
  readonly hasKey: boolean;
}

/** A provider that is chosen has an address and a key; an address is one, chosen or not. */
export function choiceProblems({ ProduktApi: api, AnbieterAdresse: given, hasKey }: Sent): Problem[] {
  const isProvider = typeof api === 'string' && api.startsWith('anbieter-');
  const isGiven = typeof given === 'string' && given.trim() !== '';
  return [
    ...(isProvider && !isGiven ? [{ field: 'AnbieterAdresse', code: 'required' }] : []),
    ...(isGiven && !address.test(given.trim()) ? [{ field: 'AnbieterAdresse', code: 'provider-address' }] : []),
    ...(isProvider && !hasKey ? [{ field: 'AnbieterSchluessel', code: 'required' }] : []),
  ];
}
