/** What a form on a page of agencies may have to do before it is sent, by the name that its page gives it. */
import { askInvitationCaptcha } from '@weitersagen/contract/invitation/endpoints';
import { browserApi } from '../../../api/client.ts';
import { agencyKey } from '../../../api/session.ts';
import { readCookie } from '../../../api/tab.ts';
import { proofFor } from '../../../form/proof/proof.ts';
import { type Attended, attend, fail, finish } from '../../captcha/attend.ts';

type Checked = Omit<Attended, 'ask'>;

export const checks = {
  captcha: (checked: Checked) =>
    attend({ ...checked, ask: askInvitationCaptcha, userToken: () => readCookie(agencyKey) }),
  signIn,
} satisfies Record<string, (checked: Checked) => Promise<void>>;

async function signIn(checked: Checked): Promise<void> {
  const { form, mandant, locale, signal } = checked;
  const email = String(new FormData(form).get('email') ?? '');
  const proof = await proofFor(browserApi({ mandant, locale }), { purpose: 'agencySignIn', email });
  if (signal.aborted) return;
  if (proof === undefined) fail(checked);
  else finish(checked, proof);
}
