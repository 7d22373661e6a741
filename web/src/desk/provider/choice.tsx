/** Chooses where the products come from; an admin does it, with a reason. */
import { ProviderChoice, type ProviderState } from '@weitersagen/contract/provider/desk';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';

export const choiceQuestion = 'wechsel';
const choices = ['standard', 'anbieter-a', 'anbieter-b'] as const;

export function ChooseProvider({ state: { productApi, address, hasKey } }: { state: ProviderState }) {
  const t = useT();
  const isAdmin = useSeat().operator.role === 'BetreiberAdmin';
  return (
    <>
      <Ask name={choiceQuestion} obstacle={isAdmin ? undefined : t('desk.provider.whyRole')}>
        {t('desk.provider.choice.change')}
      </Ask>
      <Question
        name={choiceQuestion}
        title={t('desk.provider.choice.change')}
        submit={t('desk.provider.choice.submit')}
        isHeld={!isAdmin}
        schema={ProviderChoice}
        consequence={<p>{t('desk.provider.choice.then')}</p>}
      >
        <SelectField
          name="productApi"
          label={t('desk.provider.choice')}
          value={productApi}
          options={choices.map((one) => [one, t(`desk.provider.nameOf.${one}`)] as const)}
        />
        <TextField
          name="address"
          label={t('desk.provider.address')}
          hint={t('desk.provider.addressHint')}
          value={address ?? ''}
          autoComplete="off"
          optional
        />
        <TextField
          name="key"
          type="password"
          label={t('desk.provider.key')}
          hint={t(hasKey ? 'desk.provider.keyKept' : 'desk.provider.keyHint')}
          autoComplete="off"
          optional
        />
        <ReasonField />
      </Question>
    </>
  );
}
