/** PasswortAendern: the form alone, for whoever is signed in. */
import { useLoaderData } from 'react-router';
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Load, Submit } from '../screen.ts';
import { changedMark, changeOwnPassword, PasswordChangeForm, passwordChangeTexts } from './password-change-form.tsx';
import { SignInPage } from './sign-in-page.tsx';

export const texts = [...passwordChangeTexts, 'form.', 'problem.'];

export const load = async ({ query }: Load) => ({ isChanged: query.has(changedMark) });

export const submit = (sent: Submit) =>
  changeOwnPassword(sent, () => sent.enter('passwordChange', { [changedMark]: 1 }));

export default function PasswordChangeScreen() {
  const { isChanged } = useLoaderData<typeof load>();
  const t = useT();
  return (
    <SignInPage title={t('passwordChange.title')} lead={t('passwordChange.lead')}>
      {isChanged && <Notice kind="good">{t('passwordChange.done')}</Notice>}
      <PasswordChangeForm />
    </SignInPage>
  );
}
