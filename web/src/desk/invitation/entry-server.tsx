/**
 * The operator's pages on the server. There is one: `/verwaltung/einladung`, plain HTML in steps, because whoever was
 * invited has no access to anything else yet. The invitation is used up with the first code, not before; then the
 * recovery codes are shown, once.
 */
import { acceptInvitation } from '@weitersagen/contract/operator/endpoints';
import { AcceptInvitation } from '@weitersagen/contract/operator/schemas';
import type { InvitationPages, InvitationRequest } from '@weitersagen/contract/page/page';
import { renderToString } from 'react-dom/server';
import { valuesOf } from '../../form/reading.ts';
import { type FormInput, FormRefused, type FormState, formInput } from '../../form/send.ts';
import { compiledTexts } from '../../i18n/catalogue.ts';
import { type T, TextContext, type Texts, textsOf } from '../../i18n/t.ts';
import { documentOf } from '../../page-script/document.ts';
import { groundsOf, themeOf } from '../../ui/themes/theme-styles.ts';
import { InvitationDone, InvitationInvalid, PasswordStep, RecoveryStep, SecondFactorStep } from './invitation-page.tsx';
import '../../ui/index.css';

const noWords = Object.freeze({});

export const renderInvitation: InvitationPages['renderInvitation'] = async (request) => {
  const { locale, log } = request;
  const texts = textsOf(locale, compiledTexts({ locale, log, texts: { locale: noWords, fallback: noWords } }));
  const { status, title, page } = await stepOf(request, texts.t);
  return { status, html: toHtml(request, texts, { status, title, page }) };
};

interface Step {
  status: number;
  title: string;
  page: React.ReactNode;
}

async function stepOf(request: InvitationRequest, t: T): Promise<Step> {
  const values = valuesOf(request.form ?? []);
  const token = values._token || request.token;
  // 404: the page's script comes again with the link of this tab, if it knows one.
  if (!token) return { ...invalid(t), status: 404 };
  if (!request.form) return passwordStep(token, t);
  if (values._saved) return done(t);
  const form = formInput(values, request.api, t);
  return values._totp
    ? await confirm(request, form, token, values._totp, t)
    : await setPassword(request, form, token, t);
}

/** First step: the password, answered with the secret of the second factor, or at once with the session. */
async function setPassword(request: InvitationRequest, form: FormInput, token: string, t: T): Promise<Step> {
  const { password = '', passwordRepeated } = form.values;
  const answer =
    password === passwordRepeated
      ? await form.send(acceptInvitation, { instead: { token, password } }, (reply) => reply)
      : form.refuse('passwordRepeated', t('problem.password-mismatch'));
  if (answer instanceof FormRefused) return isOver(answer.state) ? invalid(t) : passwordStep(token, t, answer.state);
  return 'totpUri' in answer ? await secondFactorStep(request, token, answer.totpUri, t) : done(t);
}

/** Second step: the first code of the app uses the invitation up. */
async function confirm(
  request: InvitationRequest,
  form: FormInput,
  token: string,
  totpUri: string,
  t: T,
): Promise<Step> {
  const { code = '' } = form.values;
  const answer =
    code.trim() === ''
      ? form.refuse('code', t('problem.required', { label: t('label.Code') }))
      : await form.send(acceptInvitation, { instead: { token, code } }, (reply) => reply);
  if (!(answer instanceof FormRefused))
    return 'recoveryCodes' in answer ? recoveryStep(token, t, answer.recoveryCodes) : done(t);
  return isOver(answer.state) ? invalid(t) : await secondFactorStep(request, token, totpUri, t, answer.state);
}

/** The link itself is refused, not what was typed. */
const isOver = ({ code, problems }: FormState): boolean => code === 'PSOF0205' && problems.length === 0;

const invalid = (t: T): Step => ({ status: 410, title: t('invitation.invalid'), page: <InvitationInvalid /> });
const done = (t: T): Step => ({ status: 200, title: t('invitation.done'), page: <InvitationDone /> });

const recoveryStep = (token: string, t: T, codes: readonly string[]): Step => ({
  status: 200,
  title: t('recovery.title'),
  page: <RecoveryStep schema={AcceptInvitation} token={token} codes={codes} />,
});

const passwordStep = (token: string, t: T, state?: FormState): Step => ({
  status: state?.status ?? 200,
  title: titled(t('invitation.title'), t, state),
  page: <PasswordStep schema={AcceptInvitation} token={token} state={state} />,
});

async function secondFactorStep(
  { qrCode }: InvitationRequest,
  token: string,
  totpUri: string,
  t: T,
  state?: FormState,
): Promise<Step> {
  const picture = await qrCode(totpUri);
  return {
    status: state?.status ?? 200,
    title: titled(t('invitation.totpTitle'), t, state),
    page: (
      <SecondFactorStep schema={AcceptInvitation} token={token} totpUri={totpUri} picture={picture} state={state} />
    ),
  };
}

const titled = (title: string, t: T, state: FormState | undefined): string =>
  state ? t('form.errorTitle', { title }) : title;

const toHtml = ({ locale, nonce, assets }: InvitationRequest, texts: Texts, { status, title, page }: Step): string =>
  documentOf({
    locale,
    status,
    title,
    theme: themeOf(''),
    grounds: groundsOf(''),
    icons: '/verwaltung',
    nonce,
    assets,
    app: renderToString(<TextContext value={texts}>{page}</TextContext>),
  });
