/** "Einladungsmaske" (I1, E-19): who is invited after which talk. With evidence a mail leaves; without, a link and its code are handed over. */

import { encode } from '@weitersagen/contract/basics/wire';
import { invite, showInvitationForm } from '@weitersagen/contract/invitation/endpoints';
import {
  type InvitationForm as FormData,
  NewInvitation,
  type SentInvitation,
} from '@weitersagen/contract/invitation/schemas';
import { talkKind } from '@weitersagen/contract/invitation/status';
import { useActionData } from 'react-router';
import { need } from '../../../../api/need.ts';
import { SelectField } from '../../../../form/field/select-field.tsx';
import { TextArea } from '../../../../form/field/text-area.tsx';
import { TextField } from '../../../../form/field/text-field.tsx';
import formStyles from '../../../../form/form.module.css';
import { Form } from '../../../../form/form.tsx';
import { Submit } from '../../../../form/submit.tsx';
import { typedName } from '../../../../i18n/format.ts';
import { useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import { Fold } from '../../../../ui/fold.tsx';
import layout from '../../../../ui/layout.module.css';
import { captchaField } from '../../../captcha/captcha-part.tsx';
import { useFormKey } from '../../../page/page-frame.ts';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { Said } from '../../../shell/said.tsx';
import { CaptchaCheck } from '../../check/check-part.tsx';
import styles from '../area.module.css';
import { view } from '../view.ts';
import { MadeInvitation } from './made-invitation.tsx';

const tab = 'recommend-employees';
const sentMark = 'eingeladen';

async function load({ api, query, agencyUser }: Load) {
  const isReader = agencyUser?.support !== null || agencyUser.agencyStatus !== 'active';
  return {
    form: need(await api(showInvitationForm)),
    sent: query.get(sentMark)?.slice(0, 200) ?? null,
    isReader,
  };
}
type Data = Awaited<ReturnType<typeof load>>;

interface Made {
  made: SentInvitation & { name: string };
}

async function submit({ form, enter }: Sent) {
  const given = Object.fromEntries(Object.entries(form.values).filter(([, value]) => value !== ''));
  const query = { captcha: form.values[captchaField] };
  // Without an address the call is a question, and nobody asks one by this form.
  return form.send(invite, { query, instead: given, schema: NewInvitation }, (reply): Response | Made => {
    const name = typedName(form.values.firstName, form.values.lastName);
    // A link is shown once, with the answer itself: it stands in no address.
    if ('id' in reply && (reply.link || reply.isKnown)) return { made: { ...reply, name } };
    return enter('agency', { tab, [sentMark]: name });
  });
}

export const invitationForm = view<Data>({ load, submit, draw: (data) => <InvitationForm {...data} /> });

function InvitationForm({ form, sent, isReader }: Data) {
  const t = useT();
  const made = useActionData<Made | undefined>()?.made;
  if (made) return <MadeInvitation {...made} />;
  return (
    <>
      {sent && <Said>{t('agencyInvite.sent', { name: sent })}</Said>}
      <p className={`${layout.soft} ${layout.read}`}>{t('agencyInvite.lead')}</p>
      <Fields form={form} isReader={isReader} />
    </>
  );
}

function Fields({ form: { kinds, employees, standard, preview }, isReader }: { form: FormData; isReader: boolean }) {
  const t = useT();
  const nonce = useFormKey();
  const people = employees.map(
    ({ employeeNumber, firstName, lastName }) =>
      [employeeNumber, [employeeNumber, typedName(firstName, lastName)].filter(Boolean).join(' · ')] as const,
  );
  return (
    <Form name="invite" schema={NewInvitation} nonce={nonce}>
      <div className={styles.halves}>
        <div className={layout.stack}>
          <div className={formStyles.pair}>
            <TextField name="firstName" autoComplete="off" />
            <TextField name="lastName" autoComplete="off" />
          </div>
          <TextField name="email" type="email" autoComplete="off" />
          <SelectField
            name="kind"
            label={t('agencyInvite.kind')}
            value={String(encode(talkKind, standard.kind))}
            options={kinds.map(({ kind, text }) => [String(encode(talkKind, kind)), text] as const)}
          />
          {people.length > 0 && (
            <SelectField
              name="employeeNumber"
              label={t('agencyInvite.employee')}
              value={standard.employeeNumber ?? ''}
              options={people}
            />
          )}
        </div>
        <section className={`${layout.card} ${layout.stack}`} aria-labelledby="invite-mail">
          <h2 id="invite-mail">{t('agencyInvite.mailTitle')}</h2>
          <p className={layout.soft}>{t('agencyInvite.mailText')}</p>
          <TextField
            name="talkedAt"
            label={t('agencyInvite.talkedAt')}
            hint={t('agencyInvite.talkedAtHint')}
            autoComplete="off"
            width="middle"
            optional
          />
          <TextArea
            name="evidence"
            label={t('agencyInvite.evidence')}
            hint={t('agencyInvite.evidenceHint')}
            rows={3}
            optional
          />
          <Fold summary={t('agencyInvite.preview')}>
            <p className={layout.prose}>{preview}</p>
          </Fold>
        </section>
      </div>
      {!isReader && <CaptchaCheck />}
      <div className={layout.row}>
        {!isReader && <Submit>{t('agencyInvite.submit')}</Submit>}
        <PageLink to="agency" values={{ tab: 'einladungen' }} className={`${button.button} ${button.quiet}`}>
          {t('agencyInvite.toList')}
        </PageLink>
      </div>
    </Form>
  );
}
