/** Chooses where the products come from; an admin does it, with a reason. */
import { type ProviderState, Source } from '@weitersagen/contract/provider/desk';
import { SelectField } from '../../form/field/select-field.tsx';
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import { Ask, Question, ReasonField } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';

export const sourceQuestion = 'quelle';
const sources = ['standard', 'anbieter-a', 'anbieter-b'] as const;

export function ChangeSource({ state: { productApi, address, hasKey } }: { state: ProviderState }) {
  const t = useT();
  const isAdmin = useSeat().operator.role === 'BetreiberAdmin';
  return (
    <>
      <Ask name={sourceQuestion} obstacle={isAdmin ? undefined : t('desk.provider.whyRole')}>
        {t('desk.provider.source.change')}
      </Ask>
      <Question
        name={sourceQuestion}
        title={t('desk.provider.source.change')}
        submit={t('desk.provider.source.submit')}
        isHeld={!isAdmin}
        schema={Source}
        consequence={<p>{t('desk.provider.source.then')}</p>}
      >
        <SelectField
          name="productApi"
          label={t('desk.provider.source')}
          value={productApi}
          options={sources.map((source) => [source, t(`desk.provider.nameOf.${source}`)] as const)}
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
