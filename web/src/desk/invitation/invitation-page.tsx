/** The steps of an operator's invitation, and its two ends. */
import type { AcceptInvitation } from '@weitersagen/contract/operator/schemas';
import type { ReactNode } from 'react';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import { PlainForm } from '../../form/form.tsx';
import type { FormState } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { RecoveryCodes, recoveryField, smallButton } from '../recovery/recovery-codes.tsx';

interface StepProps {
  schema: typeof AcceptInvitation;
  token: string;
  state: FormState | undefined;
}

export function PasswordStep({ schema, token, state }: StepProps) {
  const t = useT();
  return (
    <Frame title={t('invitation.title')} lead={t('invitation.lead')}>
      <PlainForm schema={schema} token={token} state={state}>
        <TextField name="password" type="password" autoComplete="new-password" hint={t('invitation.passwordHint')} />
        <TextField
          name="passwordRepeated"
          type="password"
          autoComplete="new-password"
          label={t('label.PasswordWiederholung')}
        />
        <div className={layout.row}>
          <Submit>{t('invitation.submit')}</Submit>
        </div>
      </PlainForm>
    </Frame>
  );
}

export function SecondFactorStep({
  schema,
  token,
  totpUri,
  picture,
  state,
}: StepProps & { totpUri: string; picture: string }) {
  const t = useT();
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return (
    <Frame title={t('invitation.totpTitle')} lead={t('invitation.totpLead')}>
      <img className={layout.code} src={picture} alt={t('invitation.totpPicture')} />
      <Facts facts={[[t('invitation.totpSecret'), secret.replace(/(.{4})(?=.)/g, '$1 ')]]} />
      <PlainForm schema={schema} token={token} state={state}>
        <HiddenField name="_totp" value={totpUri} />
        <TextField
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          width="short"
          label={t('invitation.code')}
        />
        <div className={layout.row}>
          <Submit>{t('invitation.confirm')}</Submit>
        </div>
      </PlainForm>
    </Frame>
  );
}

/** Shown this once; the page works without script, which only adds to copy and to print. */
export function RecoveryStep({ schema, token, codes }: Omit<StepProps, 'state'> & { codes: readonly string[] }) {
  const t = useT();
  return (
    <Frame title={t('recovery.title')} lead={t('invitation.recoveryLead')}>
      <RecoveryCodes codes={codes}>
        <button type="button" className={smallButton} data-copy={recoveryField} hidden>
          <Icon name="copy" />
          {t('recovery.copy')}
        </button>
        <button type="button" className={smallButton} data-print hidden>
          {t('recovery.print')}
        </button>
      </RecoveryCodes>
      <p role="status">
        <span data-copied="done" hidden>
          {t('recovery.copied')}
        </span>
        <span data-copied="failed" hidden>
          {t('recovery.notCopied')}
        </span>
      </p>
      <PlainForm schema={schema} token={token} state={undefined}>
        <HiddenField name="_saved" value="yes" />
        <div className={layout.row}>
          <Submit>{t('recovery.saved')}</Submit>
        </div>
      </PlainForm>
    </Frame>
  );
}

export function InvitationDone() {
  const t = useT();
  return <Frame title={t('invitation.done')} lead={t('invitation.doneLead')} />;
}

export function InvitationInvalid() {
  const t = useT();
  return <Frame title={t('invitation.invalid')} lead={t('invitation.invalidLead')} />;
}

const Frame = ({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) => (
  <div className={layout.frame}>
    <main id="content" tabIndex={-1} data-token-store="betreibereinladung">
      <div className={`${layout.wrap} ${layout.page}`}>
        <div className={`${layout.wide} ${layout.read}`}>
          <div className={layout.stack}>
            <h1>{title}</h1>
            <p className={layout.lead}>{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </main>
  </div>
);
