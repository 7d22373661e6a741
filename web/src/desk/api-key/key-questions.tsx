/** What is asked before a system is let in, gets a new key, or loses one. */
import { AddApiKey, type ApiKey, endApiKey, endFormerApiKey, RenewApiKey } from '@weitersagen/contract/api-key/desk';
import { FieldError } from '../../form/field/field.tsx';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { useField } from '../../form/form-context.ts';
import { useT } from '../../i18n/t.ts';
import { addQuestion } from '../../work/decision/deeds.ts';
import { Question, ReasonField } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { StepUp } from '../step-up.tsx';
import { scopes } from './key-table.tsx';
import { questionAbout } from './questions.ts';

const validDays = ['', '30', '90', '365', '730'] as const;
const overlapHours = ['0', '24', '168', '720', '2160'] as const;

export function AddQuestion({ isHeld }: { isHeld: boolean }) {
  const t = useT();
  return (
    <Question
      name={addQuestion}
      isHeld={isHeld}
      title={t('desk.apiKey.add')}
      submit={t('desk.apiKey.addDo')}
      schema={AddApiKey}
      consequence={<Then text={t('desk.apiKey.addThen')} />}
    >
      <TextField name="name" label={t('desk.apiKey.name')} hint={t('desk.apiKey.nameHint')} autoComplete="off" />
      <ScopeField own={[]} />
      <ValidField />
      <ReasonField />
      <StepUp />
    </Question>
  );
}

export function KeyQuestions({ apiKey }: { apiKey: ApiKey }) {
  const t = useT();
  const { name, former, status, isPromisedToMe, generation } = apiKey;
  return (
    <>
      <Question
        name={questionAbout('take', name)}
        isHeld={!isPromisedToMe}
        title={t('desk.apiKey.takeOf', { name })}
        submit={t('desk.apiKey.take')}
        consequence={<p>{t(generation === 0 ? 'desk.apiKey.takeFirst' : 'desk.apiKey.takeThen')}</p>}
      />
      <Question
        name={questionAbout('renew', name)}
        title={t('desk.apiKey.renewOf', { name })}
        submit={t('desk.apiKey.renew')}
        schema={RenewApiKey}
        consequence={<Then text={t(former ? 'desk.apiKey.renewThenFormer' : 'desk.apiKey.renewThen')} />}
      >
        <SelectField
          name="overlapHours"
          label={t('desk.apiKey.overlap')}
          options={overlapHours.map((hours) => [hours, t(`desk.apiKey.overlapOf.${hours}`)])}
          value="168"
        />
        <ScopeField own={apiKey.scopes} />
        <ValidField />
        <ReasonField />
        <StepUp />
      </Question>
      <Question
        name={questionAbout('endFormer', name)}
        isHeld={!former}
        title={t('desk.apiKey.endFormerOf', { name })}
        submit={t('desk.apiKey.endFormer')}
        isDangerous
        schema={endFormerApiKey.body}
        consequence={<p>{t('desk.apiKey.endFormerThen')}</p>}
      >
        <ReasonField />
      </Question>
      <Question
        name={questionAbout('end', name)}
        isHeld={status === 'ended'}
        title={t('desk.apiKey.endOf', { name })}
        submit={t('desk.apiKey.end')}
        isDangerous
        schema={endApiKey.body}
        consequence={<p>{t('desk.apiKey.endThen')}</p>}
      >
        <ReasonField />
      </Question>
    </>
  );
}

function Then({ text }: { text: string }) {
  const t = useT();
  return (
    <p>
      {text}
      {useSeat().operator.asksSecondPerson && ` ${t('desk.apiKey.byTwo')}`}
    </p>
  );
}

function ScopeField({ own }: { own: readonly string[] }) {
  const t = useT();
  const field = useField('scopes', { label: t('desk.apiKey.scopes') });
  return (
    <fieldset>
      <legend>
        <strong>{t('desk.apiKey.scopes')}</strong>
      </legend>
      <FieldError field={field} />
      {/* Its place among the fields: what is wrong is told in the order in which it stands here. */}
      <input type="hidden" name="scopes" />
      {scopes.map((scope, index) => {
        const id = index === 0 ? 'scopes' : `scope-${scope}`;
        return (
          <label key={scope} className={form.check} htmlFor={id}>
            <input
              className={form.tick}
              type="checkbox"
              id={id}
              name="_scope"
              value={scope}
              defaultChecked={own.includes(scope)}
              {...field.described}
            />
            <span>{t(`desk.apiKey.scopeLong.${scope}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function ValidField() {
  const t = useT();
  return (
    <SelectField
      name="validDays"
      label={t('desk.apiKey.valid')}
      options={validDays.map((days) => [days, days === '' ? t('desk.apiKey.noEnd') : t(`desk.apiKey.validOf.${days}`)])}
      value=""
    />
  );
}
