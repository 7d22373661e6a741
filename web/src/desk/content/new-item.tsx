/** A new item begins with its name and its title; all else is entered in the editor. */
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { type ContentKind, contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { createContent, showContentOverview } from '@weitersagen/contract/content/desk';
import { need } from '../../api/need.ts';
import { TextField } from '../../form/field/text-field.tsx';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import type { Submit } from '../screen.ts';
import { fieldHint, fieldLabel } from './field/field-name.ts';
import { itemPath, languageName } from './names.tsx';

export const newQuestion = 'neu';

/** What names an item, and what it is called; for some it is the same. */
const firstFields = (kind: ContentKind) => {
  const { key, title, fields } = contentSchemas[kind];
  return fields.filter(({ name, isRequired }) => name === key || (name === title && isRequired));
};

export async function makeNew({ api, form, mandant, done, t }: Submit, kind: ContentKind) {
  const [master = 'de'] = need(await api(showContentOverview)).languages;
  const data: Record<string, ItemData[string]> = {};
  for (const { name, isLocalized } of firstFields(kind)) {
    const value = form.values[name]?.trim() ?? '';
    if (value === '') return form.refuse(name, t('problem.required', { label: fieldLabel(t, kind, name) }));
    data[name] = { [isLocalized ? master : invariant]: value };
  }
  return form.send(createContent, { params: { kind }, instead: { data } }, ({ id }) =>
    done(t('desk.content.new.done'), itemPath(mandant.slug, id)),
  );
}

export function NewItem({
  kind,
  languages: [master = 'de', ...others],
}: {
  kind: ContentKind;
  languages: readonly string[];
}) {
  const t = useT();
  const locale = useLocale();
  const title = t(`desk.content.oneOf.${kind}`);
  return (
    <div className={layout.row}>
      <Ask name={newQuestion} isFirst>
        {title}
      </Ask>
      <Question
        name={newQuestion}
        title={title}
        submit={t('desk.content.new.make')}
        consequence={<p>{t('desk.content.new.then')}</p>}
      >
        {firstFields(kind).map(({ name, isLocalized }) => (
          <TextField
            key={name}
            name={name}
            label={fieldLabel(t, kind, name)}
            hint={
              isLocalized
                ? others.length > 0 && t('desk.content.new.titleHint', { language: languageName(master, locale) })
                : fieldHint(t, kind, name)
            }
            autoComplete="off"
          />
        ))}
      </Question>
    </div>
  );
}
