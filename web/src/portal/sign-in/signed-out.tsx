/** Says on the page of guests, where everybody has to sign in, that the sign-out has worked. */
import { useT } from '../../i18n/t.ts';
import { Said } from '../shell/said.tsx';

/** In the address of that page. */
export const signedOutMark = 'abgemeldet';

export const isSignedOut = (query: URLSearchParams): boolean => query.has(signedOutMark);

export function SignedOut() {
  const t = useT();
  return <Said>{t('signedOut.done')}</Said>;
}
