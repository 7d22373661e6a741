/**
 * A client that writes is let in by two (rules 3.12). What is agreed to is that the one who asked may have the secret shown,
 * once and for some days; showing it makes it, so that it lies nowhere to be read, not even in the request.
 */
import type { ClientRole } from '@weitersagen/contract/content/app';
import { promiseClient, promiseSecret } from '#cms/cms.ts';
import type { Tx } from '#platform/context.ts';
import { recordChange, secretText } from './log.ts';

export interface LetIn {
  app: string;
  client: string;
  clientRole: ClientRole;
  /** Which secret it has; null is a new client. */
  generation: number | null;
  /** The operator who asked. */
  toId: number;
}

/** Then it has to be asked for anew. */
const promisedDays = 7;

export async function letIn(tx: Tx, { toId, generation, ...named }: LetIn, reason: string): Promise<void> {
  const { app, client: name, clientRole: role } = named;
  const promised = { to: toId, until: new Date(tx.now.getTime() + promisedDays * 86_400_000) };
  // The old secret counts until the new one is there.
  if (generation !== null) return promiseSecret(tx, { app, name, role, generation }, promised);
  await promiseClient(tx, app, { name, role }, promised);
  await recordChange(tx, 'addCmsClient', { from: null, to: secretText(named, 0), reason });
}
