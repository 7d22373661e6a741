/** The control of a field in one language, by its kind. */
import { invariant } from '@weitersagen/contract/cms/schema';
import { lazy, Suspense, useId } from 'react';
import form from '../../../form/form.module.css';
import { number } from '../../../i18n/format.ts';
import { type TextKey, useLocale, useT } from '../../../i18n/t.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { PicturePicker } from '../../media/picture-picker.tsx';
import { Products } from '../../premium/products-control.tsx';
import type { EditedKind } from '../field/edited.ts';
import { fieldHint, fieldLabel } from '../field/field-name.ts';
import type { FormField, Place } from './keeping/values.ts';
import { Money } from './priced/amount.tsx';
import { Category } from './priced/category-choice.tsx';
import { Commission } from './priced/commission.tsx';
import { PriceSteps } from './priced/priced-rows.tsx';
import { type Names, useNamed } from './suggestions.ts';

export interface ControlProps {
  field: FormField;
  place: Place;
  kind: EditedKind;
  id: string;
  /** What it is called for whoever hears it alone. */
  name: string;
  hintId: string | undefined;
  text: string;
  names: Names;
  /** It is only shown. */
  isHeld?: boolean;
  onText: (text: string) => void;
}

export function Control(props: ControlProps) {
  switch (props.field.kind) {
    case 'markdown':
      return <Markdown {...props} />;
    case 'text':
    case 'html':
      return <SeveralLines {...props} rows={10} />;
    case 'choice':
      return <Choice {...props} />;
    case 'boolean':
      return <Choice {...props} />;
    case 'picture':
      return <Picture {...props} />;
    case 'address':
      return <Address {...props} />;
    case 'money':
      return <Money {...props} />;
    case 'steps':
      return <PriceSteps {...props} />;
    case 'commission':
      return <Commission {...props} />;
    case 'category':
      return <Category {...props} />;
    case 'products':
      return <Products {...props} />;
    default:
      return <OneLine {...props} />;
  }
}

/** The text editor is large: only whoever edits a text waits for it. */
const RichField = lazy(async () => ({ default: (await import('../rich/rich-field.tsx')).RichField }));

function Markdown({ field, place, id, name, hintId, text, names, onText }: ControlProps) {
  const t = useT();
  const language = place.part === invariant ? undefined : place.part;
  return (
    <Suspense fallback={<Skeleton label={t('desk.rich.loading')} />}>
      <RichField {...{ id, name, hintId, language, text, names, onText }} />
      <Length field={field} text={text} />
    </Suspense>
  );
}

function OneLine({ field, id, hintId, text, isHeld, onText }: ControlProps) {
  const isNumber = field.kind === 'number';
  const isDay = field.kind === 'day';
  return (
    <>
      <input
        className={`${form.input} ${isNumber || isDay ? form.short : ''}`}
        type={isDay ? 'date' : 'text'}
        id={id}
        name={id}
        inputMode={isNumber ? 'numeric' : undefined}
        autoComplete="off"
        readOnly={isHeld}
        aria-describedby={hintId}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Length field={field} text={text} />
    </>
  );
}

function SeveralLines({ field, id, hintId, text, rows, onText }: ControlProps & { rows: number }) {
  return (
    <>
      <textarea
        className={`${form.input} ${form.area}`}
        id={id}
        name={id}
        rows={rows}
        aria-describedby={hintId}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <Length field={field} text={text} />
    </>
  );
}

/** Said only where it becomes tight. */
function Length({ field: { lengthMax }, text }: Pick<ControlProps, 'field' | 'text'>) {
  const t = useT();
  const locale = useLocale();
  if (!lengthMax || text.length < lengthMax * 0.8) return null;
  return (
    <p className={text.length > lengthMax ? form.error : form.hint} role="status">
      {t('desk.edit.characters', { count: number(text.length, locale), max: number(lengthMax, locale) })}
    </p>
  );
}

function Choice({ field, place, id, hintId, text, onText }: ControlProps) {
  const t = useT();
  const options =
    field.kind === 'boolean'
      ? [
          ['true', t('desk.edit.yes')],
          ['false', t('desk.edit.no')],
        ]
      : (field.options ?? []).map((value) => [value, t(`desk.content.choice.${place.field}.${value}` as TextKey)]);
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
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function Picture({ field, kind, id, text, onText }: ControlProps) {
  const t = useT();
  const hint = fieldHint(t, kind, field.name);
  return (
    <PicturePicker
      name={id}
      label={fieldLabel(t, kind, field.name)}
      {...(hint !== undefined && { hint })}
      value={text === '' ? null : text}
      optional={field.isRequired !== true}
      onChoose={(chosen) => onText(chosen ?? '')}
    />
  );
}

/** Pages are proposed by their names. */
function Address({ id, hintId, text, names, onText }: ControlProps) {
  const list = useId();
  const pages = useNamed('pages', names, text);
  return (
    <>
      <input
        className={form.input}
        id={id}
        name={id}
        list={list}
        autoComplete="off"
        aria-describedby={hintId}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <datalist id={list}>
        {pages.map(({ key, title }) => (
          <option key={key} value={`seite:${key}`}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
