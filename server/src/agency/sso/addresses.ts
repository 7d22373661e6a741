/** Where a provider sends people back to: one page of the mandant for everybody, in its default language (C-47). */
import type { Ctx, Tx } from '#platform/context.ts';
import { pageAddress } from '#site/site.ts';

export const redirectUriOf = (at: Ctx | Tx): Promise<string> =>
  pageAddress(at, { page: 'agencySso', language: at.mandant.config.defaultLanguage });

/** After signing out there. */
export const signedOutUriOf = (at: Ctx | Tx): Promise<string> =>
  pageAddress(at, { page: 'agencyLogin', language: at.mandant.config.defaultLanguage });
