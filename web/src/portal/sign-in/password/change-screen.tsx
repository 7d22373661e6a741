/** PasswortAendern: the form alone, for whoever is signed in; support reads who may in its place (P-04). */
import { useLoaderData } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useFrame } from '../../page/page-frame.ts';
import type { Load, Submit } from '../../page/screen.ts';
import { NarrowPage } from '../../shell/narrow-page.tsx';
import { Said } from '../../shell/said.tsx';
import { changedMark, changeOwnPassword, PasswordChangeForm, passwordChangeTexts } from './change-form.tsx';

export const texts = [...passwordChangeTexts, 'myData.support', 'form.', 'problem.'];

export const load = async ({ query }: Load) => ({ isChanged: query.has(changedMark) });

export const submit = (sent: Submit) =>
  changeOwnPassword(sent, () => sent.enter('passwordChange', { [changedMark]: 1 }));

export default function PasswordChangeScreen() {
  const { isChanged } = useLoaderData<typeof load>();
  const t = useT();
  if (useFrame().person?.support)
    return (
      <NarrowPage title={t('passwordChange.title')}>
        <Notice>{t('myData.support')}</Notice>
      </NarrowPage>
    );
  return (
    <NarrowPage title={t('passwordChange.title')} lead={t('passwordChange.lead')}>
      {isChanged && <Said>{t('passwordChange.done')}</Said>}
      <PasswordChangeForm />
    </NarrowPage>
  );
}
