/** What a decision asks for: a day and a time by the clock of Berlin, wherever somebody sits, and a note. */
import { Field } from '../../../form/field/field.tsx';
import { TextArea } from '../../../form/field/text-area.tsx';
import form from '../../../form/form.module.css';
import { useField } from '../../../form/form-context.ts';
import { useT } from '../../../i18n/t.ts';
import { useSeat } from '../../desk-context.ts';

export function MomentFields() {
  const t = useT();
  const { operator } = useSeat();
  return (
    <div className={form.pair}>
      <One name="day" type="date" label={t('desk.edit.day')} min={operator.today} />
      <One name="time" type="time" label={t('desk.edit.time')} hint={t('desk.edit.berlin')} />
    </div>
  );
}

/** What stands with the version. */
export function Note() {
  const t = useT();
  return <TextArea name="note" label={t('desk.edit.note')} hint={t('desk.edit.noteHint')} rows={2} optional />;
}

interface Props {
  name: string;
  type: 'date' | 'time';
  label: string;
  hint?: string;
  min?: string;
}

function One({ name, type, label, hint, min }: Props) {
  const field = useField(name, { label, hint });
  return (
    <Field name={name} field={field} hint={hint}>
      <input
        className={form.input}
        id={name}
        name={name}
        type={type}
        min={min}
        defaultValue={field.value}
        required
        {...field.described}
      />
    </Field>
  );
}
