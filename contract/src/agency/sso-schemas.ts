/** Single sign-on on the wire (C-47): what the browser goes to the provider with, and what it comes back with. */
import * as z from 'zod/mini';
import { opaque } from '../basics/text.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { AgencyUser } from './schemas.ts';
import { verifierPattern } from './sso-rules.ts';

export const SsoParameter = wire({
  authorizeUrl: ['AuthorizeUrl', z.string()],
  clientId: ['ClientId', z.string()],
  redirectUri: ['RedirectUri', z.string()],
  scope: ['Scope', z.string()],
  responseType: ['ResponseType', z.string()],
  codeChallengeMethod: ['CodeChallengeMethod', z.string()],
  /** What an answer that names its sender has to name (RFC 9207). */
  issuer: ['Issuer', z.string()],
});
export type SsoParameter = Value<typeof SsoParameter>;

export const SignInBySso = wire({
  code: ['Code', opaque(4000)],
  verifier: ['Verifier', z.string().check(z.regex(verifierPattern, { error: 'invalid' }))],
  /** Compared with that of the id token; one that has a nonce nobody sent is refused. */
  nonce: ['Nonce', optional(opaque(200))],
  /** The browser compared it already, which alone knows what it sent. */
  state: ['State', optional(opaque(200))],
});

/** Of an agency that is not known everything of it is null, and there are no roles. */
export const SsoUser = extend(AgencyUser, {
  /** The company says something else of the person than the last time. */
  hasOtherRoles: ['RollenGeaendert', z.boolean()],
});
export type SsoUser = Value<typeof SsoUser>;

/** Where the browser goes to be signed out at the provider, too; null where no provider vouched for the person. */
export const AgencySignedOut = wire({
  isSignedOut: ['Abgemeldet', z.boolean()],
  continueAt: ['AbmeldeUrl', optional(z.string())],
});
