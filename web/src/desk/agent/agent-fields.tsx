/** What is kept of an agent, to be typed. Nothing is filled in by the browser: it knows the operator. */
import type { AgentEntry } from '@weitersagen/contract/agent/entry';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';

export function AgentFields({ agent }: { agent?: AgentEntry }) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {agent ? (
        <HiddenField name="externalId" value={agent.externalId} />
      ) : (
        <TextField name="externalId" label={t('desk.agent.number')} autoComplete="off" width="middle" />
      )}
      <HiddenField name="isActive" value={agent?.isActive === false ? 'nein' : 'ja'} />
      <div className={form.pair}>
        <TextField name="firstName" autoComplete="off" value={agent?.firstName} />
        <TextField name="lastName" autoComplete="off" value={agent?.lastName} />
      </div>
      <div className={form.pair}>
        <TextField name="postcode" autoComplete="off" inputMode="numeric" value={agent?.postcode} />
        <TextField name="city" autoComplete="off" value={agent?.city} />
      </div>
      <TextField
        name="email"
        type="email"
        autoComplete="off"
        hint={t('desk.agent.emailHint')}
        optional
        value={agent?.email}
      />
      <div className={form.pair}>
        <TextField name="phone" type="tel" autoComplete="off" optional value={agent?.phone} />
        <TextField name="agencyNumber" inputMode="numeric" autoComplete="off" optional value={agent?.agencyNumber} />
      </div>
      <TextField
        name="employeeNumber"
        hint={t('desk.agent.employeeHint')}
        autoComplete="off"
        optional
        width="short"
        value={agent?.employeeNumber}
      />
      <TextField
        name="photo"
        label={t('desk.agent.photo')}
        hint={t('desk.agent.photoHint')}
        autoComplete="off"
        optional
        value={agent?.photo}
      />
      <div className={form.pair}>
        <TextField
          name="photoConsentOn"
          label={t('desk.agent.consentOn')}
          hint={t('desk.agent.consentHint')}
          autoComplete="off"
          optional
          value={agent?.photoConsentOn && day(agent.photoConsentOn, locale)}
        />
        <TextField
          name="photoConsentHow"
          label={t('desk.agent.consentHow')}
          hint={t('desk.agent.consentHowHint')}
          autoComplete="off"
          optional
          value={agent?.photoConsentHow}
        />
      </div>
    </>
  );
}
