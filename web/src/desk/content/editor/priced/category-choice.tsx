/** A category of the catalogue in a form. */
import form from '../../../../form/form.module.css';
import { useT } from '../../../../i18n/t.ts';
import type { ControlProps } from '../control.tsx';

const sources = ['festnetz', 'mobilfunk'] as const;

export function Category({ field, id, hintId, text, names: { categories = [] }, onText }: ControlProps) {
  const t = useT();
  const isKnown = text === '' || categories.some((category) => String(category.id) === text);
  return (
    <select
      className={`${form.input} ${form.middle}`}
      id={id}
      name={id}
      aria-describedby={hintId}
      value={text}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    >
      {!(field.isRequired && text !== '') && <option value="">{t('desk.edit.noChoice')}</option>}
      {!isKnown && <option value={text}>{text}</option>}
      {sources.map((source) => (
        <optgroup key={source} label={t(`desk.content.choice.Quelle.${source}`)}>
          {categories
            .filter((category) => category.source === source)
            .map((category) => (
              <option key={category.id} value={String(category.id)}>
                {category.breadcrumb}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
