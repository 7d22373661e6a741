/** A real provider of single sign-on in the process of a test, for both mandants, and a browser that signs in there. */
import { createHash, randomBytes } from 'node:crypto';
import { putSso } from '#agency/agency.ts';
import { clientIdOf } from '../../demo/identity-provider/address.ts';
import { type IdentityProvider, openIdentityProvider } from '../../demo/identity-provider/identity-provider.ts';
import { departmentWithAgency } from '../../demo/identity-provider/people.ts';
import { demoSso } from '../../demo/identity-provider/seed.ts';
import { clientOf } from '../../demo/identity-provider/start.ts';
import { type Slug, slugs } from '../mandant-files.ts';
import type { World } from '../world.ts';

/** The door of the test's app has to let it in. */
export const companyAllowed = { OUTGOING_ALLOW: 'localhost' };

const portalOf = (slug: Slug): string => `http://${slug}.localhost:3000`;
export const redirectUriOf = (slug: Slug): string => `${portalOf(slug)}/de/sso`;

export const openCompany = (): Promise<IdentityProvider> =>
  openIdentityProvider({ port: 0, host: '127.0.0.1', clients: slugs.map((slug) => clientOf(slug, portalOf(slug))) });

/** The mandant trusts the provider; its people of one department are those of the agency. */
export const trust = (
  { as }: Pick<World, 'as'>,
  { issuer }: Pick<IdentityProvider, 'issuer'>,
  agencyNumber: string,
  slug: Slug = 'spbdevk',
): Promise<unknown> =>
  as(slug).write((tx) =>
    putSso(tx, {
      ...demoSso(issuer, slug),
      employeeNumberClaim: null,
      departments: `${departmentWithAgency} = ${agencyNumber}`,
      formerGeneration: null,
    }),
  );

const secret = (): string => randomBytes(32).toString('base64url');

export interface Wish {
  /** Whom somebody chooses there. */
  person: string;
  mandant?: Slug;
  /** Null asks without one. */
  nonce?: string | null;
}

export interface Came {
  code: string;
  verifier: string;
  nonce: string | null;
  state: string;
}

/** Goes to the provider as a browser does, chooses a person and comes back with a code. */
export async function goThere(issuer: string, { person, mandant = 'spbdevk', nonce = secret() }: Wish): Promise<Came> {
  const [verifier, state] = [secret(), secret()];
  const browser = newBrowser();
  const address = new URL(`${issuer}/auth`);
  const asked = {
    client_id: clientIdOf(mandant),
    redirect_uri: redirectUriOf(mandant),
    response_type: 'code',
    scope: 'openid department az_basic',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce !== null && { nonce }),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  const choice = await browser.follow(address.href);
  const back = await browser.follow(choice, new URLSearchParams({ person }));
  const { searchParams } = new URL(back);
  if (searchParams.get('state') !== state) throw new Error(`not back from the provider: ${back}`);
  return { code: searchParams.get('code') ?? '', verifier, nonce, state };
}

/** Keeps cookies, and follows redirects until a page is shown or the way leads to the portal. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const ask = async (url: string, body?: URLSearchParams) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return location === null ? undefined : new URL(location, url).href;
  };
  return {
    follow: async (url: string, body?: URLSearchParams): Promise<string> => {
      const { origin } = new URL(url);
      let at = url;
      let next = await ask(url, body);
      while (next !== undefined) {
        at = next;
        if (new URL(next).origin !== origin) break;
        next = await ask(next);
      }
      return at;
    },
  };
}
