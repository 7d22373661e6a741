/** What the library is told: the scopes and claims of the portal, code and PKCE and nothing else, pages of our own. */

import type { ClientMetadata, Configuration, JWK } from 'oidc-provider';
import { memory } from './adapter.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { errorPage, policy, signedOutPage, signOutPage } from './pages.ts';
import { departmentScope } from './people.ts';

const hourSeconds = 3600;

interface Given {
  clients: readonly ClientMetadata[];
  jwk: JWK;
  secret: string;
}

export function configurationOf(opened: IdentityProvider, { clients, jwk, secret }: Given): Configuration {
  return {
    adapter: memory(),
    clients: clients.map((client) => ({
      token_endpoint_auth_method: 'none',
      response_types: ['code'],
      grant_types: ['authorization_code'],
      ...client,
    })),
    clientBasedCORS: () => false,
    jwks: { keys: [jwk] },
    cookies: { keys: [secret] },
    scopes: ['openid', departmentScope, 'az_basic'],
    claims: {
      openid: ['sub'],
      [departmentScope]: ['department'],
      az_basic: ['given_name', 'family_name', 'email', 'email_verified', 'role'],
    },
    // Otherwise they were in the answer to a question of its own.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/anmelden/${uid}` },
    findAccount: (_ctx, id) => accountOf(opened, id),
    // Nobody is asked what the company may tell the portal.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope(`openid ${departmentScope} az_basic`);
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error }) => {
      ctx.set('content-security-policy', policy);
      ctx.type = 'html';
      ctx.body = errorPage(error);
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: hourSeconds,
      IdToken: 600,
      Interaction: hourSeconds,
      Session: 8 * hourSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.set('content-security-policy', policy);
          ctx.body = signOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage();
        },
      },
    },
  };
}

function accountOf({ people }: Pick<IdentityProvider, 'people'>, id: string) {
  const person = people.find((one) => one.id === id);
  return (
    person && {
      accountId: id,
      claims: async () => ({
        sub: id,
        department: person.department,
        given_name: person.givenName,
        family_name: person.familyName,
        email: person.email,
        email_verified: person.isEmailVerified,
        ...(person.role !== null && { role: person.role }),
      }),
    }
  );
}
