/** The settings as they are typed: tried with one button, asked for with the other. */
import { ChangeSso, type SsoSettings } from '@weitersagen/contract/agency/sso-desk';
import { CheckField } from '../../form/field/check-field.tsx';
import { TextArea } from '../../form/field/text-area.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import formStyles from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import type { FormState } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useAnswer } from '../../work/answer.ts';
import { ReasonField } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { StepUp } from '../step-up.tsx';

/** The button that was pressed. */
export const deedName = '_deed';
export const tryDeed = 'try';

const claims = ['departmentClaim', 'roleClaim', 'emailClaim', 'givenNameClaim', 'familyNameClaim'] as const;
const usual = {
  departmentClaim: 'department',
  roleClaim: 'role',
  emailClaim: 'email',
  givenNameClaim: 'given_name',
  familyNameClaim: 'family_name',
};

export function SettingsForm({ settings }: { settings: SsoSettings | null }) {
  const t = useT();
  const { asksSecondPerson } = useSeat().operator;
  const answer = useAnswer();
  return (
    <Form schema={ChangeSso} before={answer ?? stateOf(settings)}>
      <CheckField name="isOn" text={t('desk.sso.isOn')} optional />
      <TextField name="issuer" label={t('desk.sso.issuer')} hint={t('desk.sso.issuerHint')} autoComplete="off" />
      <TextField name="clientId" label={t('desk.sso.clientId')} autoComplete="off" />
      <TextField
        name="secret"
        type="password"
        label={t('desk.sso.secret')}
        hint={t(settings?.hasSecret ? 'desk.sso.secretKept' : 'desk.sso.secretHint')}
        autoComplete="off"
        optional
      />
      {settings?.hasSecret && <CheckField name="dropsSecret" text={t('desk.sso.dropsSecret')} optional />}
      <TextArea name="departments" label={t('desk.sso.departments')} hint={t('desk.sso.departmentsHint')} optional />
      <TextArea name="roles" label={t('desk.sso.roles')} hint={t('desk.sso.rolesHint')} rows={4} optional />
      <fieldset className={formStyles.group}>
        <legend>{t('desk.sso.claims')}</legend>
        {claims.map((name) => (
          <TextField key={name} name={name} label={t(`desk.sso.${name}`)} autoComplete="off" width="middle" />
        ))}
        <TextField
          name="employeeNumberClaim"
          label={t('desk.sso.employeeNumberClaim')}
          hint={t('desk.sso.employeeNumberHint')}
          autoComplete="off"
          width="middle"
          optional
        />
      </fieldset>
      <p className={layout.small}>{t('desk.sso.tryText')}</p>
      <div className={layout.row}>
        <Submit name={deedName} value={tryDeed} second>
          {t('desk.sso.try')}
        </Submit>
      </div>
      <p>
        {t('desk.sso.then')}
        {asksSecondPerson && ` ${t('desk.approval.needs')}`}
      </p>
      <ReasonField />
      <StepUp />
      <div className={layout.row}>
        <Submit>{t(asksSecondPerson ? 'desk.sso.ask' : 'desk.sso.askAlone')}</Submit>
      </div>
    </Form>
  );
}

/** What counts now, as if it had been typed. */
function stateOf(settings: SsoSettings | null): FormState {
  const {
    isOn = false,
    issuer = '',
    clientId = '',
    departments = '',
    roles = '',
    employeeNumberClaim,
  } = settings ?? {};
  const named = Object.fromEntries(claims.map((name) => [name, settings?.[name] ?? usual[name]]));
  return {
    status: 200,
    problems: [],
    values: {
      ...(isOn && { isOn: 'yes' }),
      issuer,
      clientId,
      departments,
      roles,
      ...named,
      employeeNumberClaim: employeeNumberClaim ?? '',
    },
  };
}
