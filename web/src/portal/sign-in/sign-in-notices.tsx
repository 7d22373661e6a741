/** Why a sign-in has to wait, or needs a proof of work, and the way in that needs neither. */

import type { FormState } from '../../form/send.ts';
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../shell/link/page-link.tsx';
import { proofAsked } from './sign-in.ts';

export function SignInNotices({ answer }: { answer: FormState | undefined }) {
  const t = useT();
  return (
    <>
      {answer?.retryAfter !== undefined && (
        <Notice>
          {t('signIn.waitWhy')} <PageLink to="passwordForgotten">{t('signIn.waitMail')}</PageLink>
        </Notice>
      )}
      {answer?.code === proofAsked && (
        <Notice>
          {t('signIn.proofWhy')} <PageLink to="passwordForgotten">{t('signIn.proofMail')}</PageLink>
        </Notice>
      )}
    </>
  );
}
