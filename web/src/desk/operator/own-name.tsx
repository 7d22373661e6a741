/** What colleagues call whoever sits here, and how it is changed. */
import { renameSelf } from '@weitersagen/contract/operator/endpoints';
import { OwnName as OwnNameBody } from '@weitersagen/contract/operator/schemas';
import { TextField } from '../../form/field/text-field.tsx';
import { type T, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import type { Submit } from '../screen.ts';
import { forgetOperator } from '../session.ts';

export const nameQuestion = 'name';

export const rename = (form: Submit['form'], done: Submit['done'], t: T) =>
  form.send(renameSelf, {}, () => {
    // What somebody is called is part of who sits here.
    forgetOperator();
    return done(t('desk.operator.renamed'));
  });

export function OwnName() {
  const t = useT();
  const { name, email } = useSeat().operator;
  return (
    <section className={`${layout.stack} ${layout.read}`} aria-labelledby="own-name">
      <h2 id="own-name">{t('desk.operator.ownName')}</h2>
      <Facts
        facts={[
          [t('desk.operator.name'), name === null ? t('desk.operator.ownNameNone') : <bdi key="name">{name}</bdi>],
          [t('desk.operator.email'), email],
        ]}
      />
      <Ask name={nameQuestion}>{t('desk.operator.rename')}</Ask>
      <Question
        name={nameQuestion}
        title={t('desk.operator.rename')}
        submit={t('desk.operator.rename')}
        schema={OwnNameBody}
        consequence={<p>{t('desk.operator.renameThen')}</p>}
      >
        <TextField
          name="name"
          label={t('desk.operator.name')}
          hint={t('desk.operator.nameHint')}
          value={name}
          autoComplete="name"
          optional
        />
      </Question>
    </section>
  );
}
