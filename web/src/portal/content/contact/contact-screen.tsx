/** Kontakt: a message to the service, with a copy where it is wanted; afterwards the page says that it has arrived (V-11). */
import { askContactCaptcha, sendContactRequest } from '@weitersagen/contract/contact/endpoints';
import { ContactRequest } from '@weitersagen/contract/contact/schemas';
import { redirect, useLoaderData } from 'react-router';
import { CheckField } from '../../../form/field/check-field.tsx';
import { SelectField } from '../../../form/field/select-field.tsx';
import { TextArea } from '../../../form/field/text-area.tsx';
import { TextField } from '../../../form/field/text-field.tsx';
import form from '../../../form/form.module.css';
import { Form } from '../../../form/form.tsx';
import { Submit } from '../../../form/submit.tsx';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { CaptchaPart, captchaField } from '../../captcha/captcha-part.tsx';
import { useAddress, useFormKey, useTitle } from '../../page/page-frame.ts';
import { pathTo } from '../../page/paths.ts';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { salutations } from '../../recipient/salutations.ts';
import { WayHome } from '../../shell/link/way-home.tsx';
import { mailMark } from '../../shell/mail/mail-mark.ts';
import { MailWaits } from '../../shell/mail/mail-waits.tsx';
import { Still } from '../../shell/still.tsx';
import { Block } from '../block.tsx';
import { Responsible } from '../responsible.tsx';

export const texts = [
  'captcha.',
  'contact.',
  'mailWaits.',
  'content.',
  'form.',
  'problem.',
  'label.',
  'recipient.salutation.',
  'notFound.home',
];

const sentFlag = 'gesendet';

export async function load({ query, content }: Load) {
  const isSent = query.get(sentFlag) === '1';
  return { isSent, intro: isSent ? null : await (await content()).block('kontakt-intro') };
}

/** The thanks come in place of the form, without a new document: whoever listens is told at once. */
export const submit = ({ form: sent, paths }: Sent) =>
  sent.send(sendContactRequest, { query: { captcha: sent.values[captchaField] } }, ({ mailExpectedAt }) =>
    redirect(pathTo(paths, 'contact', { [sentFlag]: '1', ...mailMark(mailExpectedAt) }) ?? '/'),
  );

export default function ContactScreen() {
  return useLoaderData<typeof load>().isSent ? <Thanks /> : <Message />;
}

function Message() {
  const t = useT();
  const { intro } = useLoaderData<typeof load>();
  useTitle(t('contact.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <div className={`${layout.stack} ${layout.read}`}>
        <h1>{t('contact.title')}</h1>
        <p className={layout.lead}>{t('contact.lead')}</p>
      </div>
      {intro && <Still>{import.meta.env.SSR && <Block block={intro} />}</Still>}
      <div className={layout.columns}>
        <Form schema={ContactRequest} keep="contact" nonce={useFormKey()}>
          <fieldset className={form.group}>
            <legend>{t('contact.person')}</legend>
            <SelectField name="salutation" options={salutations(t)} optional autoComplete="honorific-prefix" />
            <div className={form.pair}>
              <TextField name="firstName" autoComplete="given-name" />
              <TextField name="lastName" autoComplete="family-name" />
            </div>
            <TextField name="email" type="email" autoComplete="email" />
            <TextField name="phone" type="tel" autoComplete="tel" optional width="middle" />
          </fieldset>
          <fieldset className={form.group}>
            <legend>{t('contact.message')}</legend>
            <TextField name="subject" autoComplete="off" />
            <TextArea name="message" hint={t('contact.messageHint')} />
            <TextField
              name="recommendationNumber"
              autoComplete="off"
              inputMode="numeric"
              hint={t('contact.numberHint')}
              optional
              width="middle"
            />
          </fieldset>
          <div>
            <CheckField name="acceptsPrivacy" text={<PrivacyText />} />
            <CheckField name="wantsCopy" text={t('contact.copy')} optional />
          </div>
          <CaptchaPart ask={askContactCaptcha} />
          <div className={layout.row}>
            <Submit>{t('contact.submit')}</Submit>
          </div>
        </Form>
        <aside className={layout.stack}>
          <div className={layout.card}>
            <h2>{t('contact.other')}</h2>
            <Responsible />
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The document opens beside the form, so that nothing typed is lost. */
function PrivacyText() {
  const t = useT();
  const address = useAddress('privacy');
  const mark = '\u2063';
  const [before, after] = t('contact.privacy', { link: mark }).split(mark);
  return (
    <>
      {before}
      <a href={address} target="_blank" rel="noopener">
        {t('contact.privacyLink')}
      </a>
      {after}
    </>
  );
}

function Thanks() {
  const t = useT();
  useTitle(t('contact.sent'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack} role="status">
          <h1>{t('contact.sent')}</h1>
          <p className={layout.lead}>{t('contact.sentLead')}</p>
          <MailWaits />
        </div>
        <WayHome />
      </div>
    </div>
  );
}
