/** With what a browser goes to the provider: out of our own rows, so that a page waits for nobody else (C-47). */
import { ssoScope } from '@weitersagen/contract/agency/sso-rules';
import type { SsoParameter } from '@weitersagen/contract/agency/sso-schemas';
import type { Ctx } from '#platform/context.ts';
import { redirectUriOf } from './addresses.ts';
import { getSso } from './settings.ts';

export const showSsoParameter = (ctx: Ctx): Promise<SsoParameter> =>
  ctx.read(async (tx) => {
    const { authorizeUrl, clientId, issuer } = await getSso(tx);
    return {
      authorizeUrl,
      clientId,
      redirectUri: await redirectUriOf(tx),
      scope: ssoScope,
      responseType: 'code',
      codeChallengeMethod: 'S256',
      issuer,
    };
  });
