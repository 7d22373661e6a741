/** The form of an item, made from its schema: what it says in each language side by side where there is room, else one at a time. */
import { invariant } from '@weitersagen/contract/cms/schema';
import { type ReactNode, useState } from 'react';
import form from '../../../form/form.module.css';
import { type TextKey, useLocale, useT } from '../../../i18n/t.ts';
import { Badge } from '../../../ui/state/badge.tsx';
import { type Edited, type EditedKind, fieldsOf } from '../field/edited.ts';
import { fieldHint, fieldLabel } from '../field/field-name.ts';
import { languageName } from '../names.tsx';
import { Control } from './control.tsx';
import styles from './editor.module.css';
import type { Keeper, Kept } from './keeping/keeper.ts';
import { type FormField, isNeededIn, placeName, textAt } from './keeping/values.ts';
import type { Names } from './suggestions.ts';

interface Props {
  keeper: Keeper<Edited>;
  kept: Kept<Edited>;
  names: Names;
}

/** What stands below the fields of a group. */
export type Beside = Readonly<Record<string, ReactNode>>;

export function ItemForm({ keeper, kept, names, beside }: Props & { beside?: Beside | undefined }) {
  const t = useT();
  const { languages, kind } = kept.detail;
  const fields = fieldsOf(kind, kept.data);
  const [current, setCurrent] = useState(languages[0] ?? 'de');
  return (
    <section aria-label={t('desk.edit.form')} className={styles.form} data-languages={Math.min(languages.length, 4)}>
      {languages.length > 1 && fields.some(({ isLocalized }) => isLocalized) && (
        <LanguageSwitch kept={kept} current={current} onChoose={setCurrent} />
      )}
      {[...Map.groupBy(fields, ({ group }) => group)].map(([group, all]) => (
        <Group key={group ?? ''} name={group} kind={kind} below={group && beside?.[group]}>
          {all
            .filter(({ isHidden }) => !isHidden)
            .map((field) => (
              <Row key={field.name} field={field} keeper={keeper} kept={kept} names={names} current={current} />
            ))}
        </Group>
      ))}
    </section>
  );
}

interface GroupProps {
  name: string | undefined;
  kind: EditedKind;
  below: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under their name; others stand alone. */
function Group({ name, kind, below, children }: GroupProps) {
  const t = useT();
  if (name === undefined) return children;
  return (
    <section className={styles.group} aria-labelledby={`group-${name}`}>
      <h2 id={`group-${name}`}>{t(`desk.content.group.${kind}.${name}` as TextKey)}</h2>
      {children}
      {below}
    </section>
  );
}

const lackOf = ({ data, detail }: Kept<Edited>, language: string): number =>
  fieldsOf(detail.kind, data).filter(
    (field) =>
      field.isLocalized &&
      isNeededIn(field, language, detail.languages) &&
      textAt(data, { field: field.name, part: language }) === '',
  ).length;

interface SwitchProps {
  kept: Kept<Edited>;
  current: string;
  onChoose: (language: string) => void;
}

/** Only where one language is shown at a time. */
function LanguageSwitch({ kept, current, onChoose }: SwitchProps) {
  const t = useT();
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it chooses what is shown, and is no group of fields
    <div role="group" aria-label={t('desk.edit.language')} className={styles.switch}>
      {kept.detail.languages.map((language) => {
        const count = lackOf(kept, language);
        return (
          <button key={language} type="button" aria-pressed={language === current} onClick={() => onChoose(language)}>
            {languageName(language, locale)}
            {count > 0 && <Badge kind="warn">{t('desk.edit.lacks', { count })}</Badge>}
          </button>
        );
      })}
    </div>
  );
}

/** What needs the whole width of a group. */
const wide: ReadonlySet<FormField['kind']> = new Set(['text', 'html', 'markdown', 'steps', 'commission', 'products']);

interface RowProps extends Props {
  field: FormField;
  current: string;
}

function Row({ field, keeper, kept, names, current }: RowProps) {
  const t = useT();
  const { kind, languages } = kept.detail;
  const label = fieldLabel(t, kind, field.name);
  const hint = fieldHint(t, kind, field.name);
  const hintId = `${field.name}-hint`;
  const isEach = field.isLocalized === true && languages.length > 1;
  const parts = field.isLocalized ? languages : [invariant];
  return (
    <div className={styles.row} data-wide={wide.has(field.kind) || isEach || undefined}>
      {field.kind !== 'picture' && (isEach || hint) && (
        <div>
          {isEach && (
            <p className={styles.label}>
              {label}
              {!field.isRequired && <span className={form.soft}> {t('form.optional')}</span>}
            </p>
          )}
          {!isEach && (
            <label className={styles.label} htmlFor={placeName({ field: field.name, part: parts[0] ?? invariant })}>
              {label}
              {!field.isRequired && <span className={form.soft}> {t('form.optional')}</span>}
            </label>
          )}
          {hint && (
            <p className={form.hint} id={hintId}>
              {hint}
            </p>
          )}
        </div>
      )}
      <div className={isEach ? styles.cells : styles.cell}>
        {parts.map((part) => (
          <Cell
            key={part}
            part={part}
            isShown={!isEach || part === current}
            {...{ field, keeper, kept, names, label, isEach, hintId: hint && hintId }}
          />
        ))}
      </div>
    </div>
  );
}

interface CellProps extends Props {
  field: FormField;
  part: string;
  label: string;
  hintId: string | undefined;
  isEach: boolean;
  isShown: boolean;
}

function Cell({ field, part, label, hintId, isEach, isShown, keeper, kept, names }: CellProps) {
  const t = useT();
  const locale = useLocale();
  const place = { field: field.name, part };
  const id = placeName(place);
  const text = textAt(kept.data, place);
  const { languages } = kept.detail;
  const isNeeded = isNeededIn(field, part, languages);
  const hasOther = languages.some((one) => textAt(kept.data, { field: field.name, part: one }) !== '');
  const lack = text !== '' ? undefined : isNeeded ? 'missing' : hasOther ? 'notTranslated' : undefined;
  const isAlone = !isEach && !hintId && field.kind !== 'picture';
  const name = isEach ? `${label}, ${languageName(part, locale)}` : label;
  return (
    <div className={form.field} data-shown={isShown || undefined} lang={part === invariant ? undefined : part}>
      {(isEach || isAlone) && (
        <div className={styles.name} lang={locale}>
          <label htmlFor={id} id={`${id}-label`}>
            {isEach ? (
              <>
                <span className={form.hush}>{label}, </span>
                {languageName(part, locale)}
              </>
            ) : (
              label
            )}
            {isAlone && !field.isRequired && <span className={form.soft}> {t('form.optional')}</span>}
          </label>
          {isEach && lack && <Badge kind={lack === 'missing' ? 'warn' : 'open'}>{t(`desk.edit.${lack}`)}</Badge>}
        </div>
      )}
      <Control
        key={kept.generation}
        {...{ field, place, id, text, name, names, hintId }}
        kind={kept.detail.kind}
        isHeld={kept.detail.held?.includes(field.name) === true}
        onText={(value) => keeper.put(place, field.kind, value)}
      />
    </div>
  );
}
