/**
 * Empfehlungscode (G-06): who wants one says who they are; who was given one types it. With `?code=` in the address, as on
 * the card, it leads on at once: opening makes nothing, so a program that looks ahead changes nothing (C-24).
 */
import { createAccount, NewCode } from '@weitersagen/contract/account/create-endpoint';
import { listOwnCodes } from '@weitersagen/contract/account/own-codes-endpoint';
import type { PageMandant } from '@weitersagen/contract/page/page';
import { readCode } from '@weitersagen/contract/recommendation/code/code';
import { EnteredCode, showByCode } from '@weitersagen/contract/recommendation/code/endpoint';
import { createRecommendation } from '@weitersagen/contract/recommendation/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../../api/need.ts';
import { AgreementField } from '../../../form/field/agreement-field.tsx';
import { CheckedField, type Verdict } from '../../../form/field/checked-field.tsx';
import { TextField } from '../../../form/field/text-field.tsx';
import form from '../../../form/form.module.css';
import { Form } from '../../../form/form.tsx';
import type { FormState } from '../../../form/send.ts';
import { Submit } from '../../../form/submit.tsx';
import { type T, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { CaptchaPart, captchaField } from '../../captcha/captcha-part.tsx';
import { useFormKey, useFrame, useTitle } from '../../page/page-frame.ts';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { PageLink } from '../../shell/link/page-link.tsx';
import { mailMark } from '../../shell/mail/mail-mark.ts';
import { Said } from '../../shell/said.tsx';
import { addressHint } from '../address-hint.ts';
import styles from './code.module.css';

/** Nobody is promised a reward of which the mandant gives everything to the contact. */
const emailHintOf = ({
  autologin,
  recommenderDefaultShare,
}: Pick<PageMandant, 'autologin' | 'recommenderDefaultShare'>) => {
  if (recommenderDefaultShare === 0) return 'code.emailHintContact';
  return autologin ? 'code.emailHintShort' : 'code.emailHint';
};

export const texts = [
  'code.',
  'captcha.',
  'form.',
  'problem.',
  'label.',
  'recommend.terms',
  'recommend.emailAt',
  'recommend.agreeBySending',
];

const enterForm = 'enter';
const field = 'recommendationCode';

export async function load({ api, query, person, mandant, terms, go }: Load) {
  const typed = query.get('code');
  const wrong = typed === null ? null : await follow({ api, go }, { typed, isScanned: query.get('c') === 'qr' });
  if (wrong instanceof Response) throw wrong;
  const own = person && mandant.offlineCodes ? need(await api(listOwnCodes)) : [];
  return { own: own[0]?.code ?? null, typed, wrong, isAgain: query.has('abgelaufen'), termsText: terms?.text ?? '' };
}

interface Entered {
  typed: string;
  isScanned: boolean;
}

/** On to the recommendation, or what is wrong with the code, as its problem or as the sentence of the server. */
async function follow(
  { api, go }: Pick<Load, 'api' | 'go'>,
  { typed, isScanned }: Entered,
): Promise<Response | { problem: string } | { message: string }> {
  const read = readCode(typed);
  if (!read.ok) return { problem: read.problem };
  const source = isScanned ? 'QRCode' : 'Empfehlungscode';
  const found = await api(showByCode, { params: { code: read.code }, query: { source } });
  if (found.ok)
    return go('recipientData', {
      empfehlungsnummer: found.value.number,
      h: found.value.hash,
      channel: isScanned ? 'qr' : 'oc',
      einsprungsquelle: source,
      reservierung: found.value.reservation,
    });
  if (found.status === 404) return { problem: 'code-unknown' };
  if (found.status === 429) return { message: found.error.Message };
  throw trouble(found.status, found.error);
}

export async function submit({ form: sent, api, go, query, t }: Sent) {
  if (sent.values._form !== enterForm)
    return sent.send(
      createAccount,
      { schema: NewCode, query: { captcha: sent.values[captchaField] } },
      ({ mailExpectedAt }) => go('offlineThanks', mailMark(mailExpectedAt)),
    );
  const typed = sent.values[field] ?? '';
  if (typed.trim() === '') return sent.refuse(field, t('problem.required', { label: t('label.Empfehlungscode') }));
  const wrong = await follow({ api, go }, { typed, isScanned: query.get('c') === 'qr' });
  return wrong instanceof Response ? wrong : sent.refuse(field, sentenceOf(wrong, t));
}

const sentenceOf = (wrong: { problem: string } | { message: string }, t: T): string =>
  'message' in wrong ? wrong.message : t(`problem.${wrong.problem}` as 'problem.code-check');

export default function CodeScreen() {
  const { own, typed, wrong, isAgain, termsText } = useLoaderData<typeof load>();
  const t = useT();
  const { offlineCodes } = useFrame().mandant;
  useTitle(t(offlineCodes ? 'code.title' : 'code.titleEnter'));
  const before: FormState | undefined =
    wrong === null
      ? undefined
      : {
          form: enterForm,
          status: 400,
          values: { [field]: typed ?? '' },
          problems: [{ field, message: sentenceOf(wrong, t) }],
        };
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {isAgain && <Said kind="info">{t('code.again')}</Said>}
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t(offlineCodes ? 'code.title' : 'code.titleEnter')}</h1>
        <p className={layout.lead}>{t(offlineCodes ? 'code.lead' : 'code.leadEnter')}</p>
        {offlineCodes && (
          <p className={styles.jump}>
            <a href="#have-code">{t('code.haveJump')}</a>
          </p>
        )}
      </div>
      <div className={layout.columns}>
        {offlineCodes && (own === null ? <AskForCode termsText={termsText} /> : <OwnCode code={own} />)}
        <Enter before={before} isAlone={!offlineCodes} />
      </div>
    </div>
  );
}

/** Whoever is signed in asks for it under the own name and e-mail. */
function AskForCode({ termsText }: { termsText: string }) {
  const t = useT();
  const { mandant, person } = useFrame();
  const own = (value: string | undefined) => ({ value, readOnly: Boolean(value) });
  return (
    <Form schema={NewCode} keep="code" nonce={useFormKey()}>
      <fieldset className={form.group}>
        <legend>{t('code.ask')}</legend>
        <div className={form.pair}>
          <TextField name="firstName" autoComplete="given-name" {...own(person?.firstName)} />
          <TextField name="lastName" autoComplete="family-name" {...own(person?.lastName)} />
        </div>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          hint={addressHint(person ? [] : mandant.emailDomains, t(emailHintOf(mandant)), t)}
          {...own(person?.email)}
        />
      </fieldset>
      <AgreementField
        text={termsText}
        textName="termsText"
        legend={t('recommend.terms')}
        agree={t('code.agree')}
        bySending={mandant.acceptsTermsBySending ? t('recommend.agreeBySending') : undefined}
      />
      <CaptchaPart ask={createRecommendation} />
      <div className={layout.stack}>
        <div className={layout.row}>
          <Submit>{t('code.submit')}</Submit>
        </div>
        <p className={`${layout.small} ${layout.soft}`}>{t('code.free')}</p>
      </div>
    </Form>
  );
}

function OwnCode({ code }: { code: string }) {
  const t = useT();
  return (
    <section className={layout.stack}>
      <h2>{t('code.yours')}</h2>
      <p>{t('code.yoursText', { code })}</p>
      <div className={layout.row}>
        <PageLink to="offlineThanks" values={{ code }} className={button.button}>
          {t('code.toCard')}
        </PageLink>
      </div>
    </section>
  );
}

function Enter({ before, isAlone }: { before: FormState | undefined; isAlone: boolean }) {
  const t = useT();
  const fields = (
    <Form name={enterForm} schema={EnteredCode} before={before}>
      <CheckedField
        name={field}
        hint={t('code.haveHint')}
        judge={(value) => judge(value, t)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={layout.row}>
        <Submit second={!isAlone}>{t('code.enter')}</Submit>
      </div>
    </Form>
  );
  if (isAlone) return fields;
  return (
    <aside className={`${layout.card} ${layout.tint}`} aria-labelledby="have-code">
      <h2 id="have-code">{t('code.have')}</h2>
      {fields}
    </aside>
  );
}

/** A slip is told before anything is sent; whose code it is only the server knows. */
function judge(value: string, t: T): Verdict {
  const read = readCode(value);
  if (read.ok) return { isFine: true, text: t('code.fine'), value: read.code };
  if (read.sign !== undefined) return { isFine: false, text: t('code.sign', { sign: read.sign }) };
  return { isFine: false, text: t(`problem.${read.problem}`) };
}
