/**
 * The pages of a mandant as they would be if everything went live now: by a signed value in the address, for an hour. It opens
 * nothing else, and nobody is signed in by it; the desk that asked for it may show the page in itself.
 */
import { signToken, verifyToken } from '#identity/identity.ts';
import { plusHours } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';

/** The name of the value in the address. */
export const previewName = 'vorschau';
const lifeHours = 1;

interface Where {
  /** Below the language. */
  path: string;
  locale: string;
  /** Where the desk is open. */
  origin: string | null;
}

export async function previewAddress(ctx: Ctx, { path, locale, origin }: Where): Promise<string> {
  const { system, mandant, now } = ctx;
  const signed = await signToken(
    system.vault,
    { typ: 'vorschau', sub: origin ?? '', mandant: mandant.slug },
    now,
    plusHours(now, lifeHours),
  );
  const below = path.replace(/^\/+/, '');
  return `${mandant.config.mandantUrl}/${locale}${below && `/${below}`}?${previewName}=${signed}`;
}

/** Who may frame a preview, where the value of an address is one. */
export async function readPreview(
  { system, mandant, now }: Pick<Ctx, 'system' | 'mandant' | 'now'>,
  signed: string | null,
): Promise<{ origins: string[] } | undefined> {
  if (signed === null) return undefined;
  const claims = await verifyToken(system.vault, signed, now);
  if (claims?.typ !== 'vorschau' || claims.mandant !== mandant.slug) return undefined;
  return { origins: claims.sub === '' ? [] : [claims.sub] };
}
