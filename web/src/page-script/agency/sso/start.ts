/** The button of the login leads to the provider: with a challenge whose verifier nobody else knows, state and nonce (C-47). */
import { type Kept, keep } from './kept.ts';

/** As GET agentur/sso/parameter says them; they come with the page. */
export interface Parameter {
  authorizeUrl: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  responseType: string;
  codeChallengeMethod: string;
  issuer: string;
}

/** Shown here, because without script there is no challenge; a page without https has none either. */
export function enableStart(): void {
  const place = document.querySelector<HTMLElement>('[data-sso]');
  // biome-ignore lint/complexity/useOptionalChain: subtle is there by its type, and not without https
  if (!place || !(crypto.subtle && crypto.subtle.digest)) return;
  place.hidden = false;
  const without = document.querySelector<HTMLElement>('[data-sso-without]');
  if (without) without.hidden = true;
  place.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('button')) return;
    const parameter = JSON.parse(place.dataset.sso ?? '{}') as Parameter;
    void begin(parameter, place.dataset.ssoTo ?? '/').then((address) => location.assign(address));
  });
}

/** Gives the address of the provider; what it has to be answered with stays in the tab. */
export async function begin(parameter: Parameter, to: string): Promise<string> {
  const kept: Kept = {
    state: secret(),
    nonce: secret(),
    // 64 characters.
    verifier: secret(48),
    challenge: '',
    issuer: parameter.issuer,
    to,
  };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.verifier));
  kept.challenge = base64url(new Uint8Array(digest));
  keep(kept);
  const address = new URL(parameter.authorizeUrl);
  const asked = {
    client_id: parameter.clientId,
    redirect_uri: parameter.redirectUri,
    response_type: parameter.responseType,
    scope: parameter.scope,
    state: kept.state,
    nonce: kept.nonce,
    code_challenge: kept.challenge,
    code_challenge_method: parameter.codeChallengeMethod,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

const secret = (bytes = 32): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
