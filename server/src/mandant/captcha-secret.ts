/** With what a captcha service knows the mandant: sealed beside the configuration, and shown to nobody (K-08). */
import type { Tx } from '#platform/context.ts';
import { placeIn } from '#platform/vault.ts';
import * as sql from './sql.ts';

type Part = Pick<Tx, 'db' | 'mandant' | 'system'>;

const placeOf = (mandant: { id: number }) => placeIn({ mandant }, 'mandant_config.captcha');

export async function findCaptchaSecret({ db, mandant, system: { vault } }: Part): Promise<string | null> {
  const sealed = await sql.findCaptchaSealed(db);
  return sealed ? vault.open(sealed, placeOf(mandant)) : null;
}

/** What a file says; gives whether it was something else before. */
export async function putCaptchaSecret(part: Part, secret: string | null): Promise<boolean> {
  if ((await findCaptchaSecret(part)) === secret) return false;
  await sql.putCaptchaSealed(part.db, secret === null ? null : part.system.vault.seal(secret, placeOf(part.mandant)));
  return true;
}
