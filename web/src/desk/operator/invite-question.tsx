/** Inviting a colleague: whom, with which role, for which mandants. */
import { InviteOperator } from '@weitersagen/contract/operator/schemas';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Question } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { RoleField } from './operator-questions.tsx';

interface Props {
  /** Slugs of those the lead works for; null = all, later ones too. */
  own: readonly string[] | null;
}

export function InviteQuestion({ own }: Props) {
  const t = useT();
  const { operator } = useSeat();
  return (
    <Question
      name="einladen"
      title={t('desk.operator.inviteTitle')}
      submit={t('desk.operator.invite')}
      schema={InviteOperator}
      consequence={<p>{t('desk.operator.inviteThen')}</p>}
    >
      <TextField name="email" type="email" label={t('desk.operator.email')} autoComplete="off" />
      <TextField
        name="name"
        label={t('desk.operator.name')}
        hint={t('desk.operator.nameHint')}
        autoComplete="off"
        optional
      />
      <RoleField />
      <fieldset className={layout.stack}>
        <legend>{t('desk.operator.mandants')}</legend>
        <p className={form.hint}>{t('desk.operator.mandantsHint')}</p>
        {own?.map((slug) => (
          <HiddenField key={slug} name="_own" value={slug} />
        ))}
        {operator.mandants.map(({ slug, name }) => (
          <label key={slug} className={form.check} htmlFor={`mandant-${slug}`}>
            <input className={form.tick} type="checkbox" id={`mandant-${slug}`} name="_mandant" value={slug} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </Question>
  );
}
