/** What a tab knows of a single sign-on that is under way (C-47): it is there after a reload, and gone when it was used. */

export interface Kept {
  state: string;
  nonce: string;
  verifier: string;
  challenge: string;
  /** Who has to answer. */
  issuer: string;
  /** The address to go on to. */
  to: string;
}

const key = 'sso';

export const keep = (kept: Kept): void => sessionStorage.setItem(key, JSON.stringify(kept));

/** Once: a second answer to the same question is none. */
export function take(): Kept | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  try {
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}
