/**
 * Changing the password while signed in (C-11, X-02): alone on PasswortAendern, and part of MeineDaten. After it every
 * other session of the person is over.
 */
import { changePassword } from '@weitersagen/contract/account/endpoints';
import { ChangePassword } from '@weitersagen/contract/account/schemas';
import { PasswordField, UsernameField } from '../../../form/field/password-field.tsx';
import { Form } from '../../../form/form.tsx';
import { FormRefused } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { useFrame } from '../../page/page-frame.ts';
import type { Submit as Sent } from '../../page/screen.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export const passwordChangeTexts = ['passwordChange.', 'password.', 'label.Password'];

/** In the address of the page the change ends on: it says that it worked. */
export const changedMark = 'geaendert';

/** Sends the form; `then` names the page to end on. The sentence of §8 stands above whatever the API refuses. */
export async function changeOwnPassword({ form, t }: Sent, then: () => Response): Promise<Response | FormRefused> {
  const answer = await form.send(changePassword, {}, then);
  return answer instanceof FormRefused && answer.state.code !== undefined
    ? new FormRefused({ ...answer.state, message: t('passwordChange.failed') })
    : answer;
}

/** `name` where it is one of several forms of a page. */
export function PasswordChangeForm({ name }: { name?: string }) {
  const t = useT();
  const { person } = useFrame();
  return (
    <Form name={name} schema={ChangePassword}>
      <UsernameField email={person?.email} />
      <PasswordField name="current" autoComplete="current-password" />
      <NewPasswordFields
        known={[person?.email, person?.firstName, person?.lastName]}
        label={t('passwordChange.new')}
        againLabel={t('passwordChange.again')}
      />
      <div className={layout.row}>
        <Submit>{t('passwordChange.submit')}</Submit>
      </div>
    </Form>
  );
}
