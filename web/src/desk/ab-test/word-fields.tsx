/** Version B of a block, in each language in which it is published; it begins as what is published. */
import type { AbTestGround } from '@weitersagen/contract/ab-test/desk';
import { FieldError } from '../../form/field/field.tsx';
import { TextArea } from '../../form/field/text-area.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import form from '../../form/form.module.css';
import { useField } from '../../form/form-context.ts';
import type { Values } from '../../form/reading.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { languageName } from '../content/names.tsx';

const nameOf = (nth: number, part: string): string => `words.${nth}.${part}`;

export const wordsIn = (values: Values): Record<string, string>[] =>
  Object.keys(values)
    .filter((name) => /^words\.\d+\.locale$/.test(name))
    .map((_, nth) => ({
      locale: values[nameOf(nth, 'locale')] ?? '',
      title: values[nameOf(nth, 'title')] ?? '',
      text: values[nameOf(nth, 'text')] ?? '',
      linkText: values[nameOf(nth, 'linkText')] ?? '',
    }));

export function WordFields({ block: { words } }: { block: AbTestGround['blocks'][number] }) {
  const t = useT();
  const locale = useLocale();
  const whole = useField('words', { label: t('desk.abTest.wordsB') });
  const block = useField('block', { label: t('desk.abTest.subjectOf.block') });
  return (
    <>
      {block.error && (
        <div id="block" tabIndex={-1}>
          <FieldError field={block} />
        </div>
      )}
      {whole.error && (
        <div id="words" tabIndex={-1}>
          <FieldError field={whole} />
        </div>
      )}
      {words.map((said, nth) => (
        <fieldset key={said.locale} className={form.group}>
          <legend>{t('desk.abTest.wordsBIn', { language: languageName(said.locale, locale) })}</legend>
          {nth === 0 && <p className={layout.soft}>{t('desk.abTest.wordsHint')}</p>}
          <HiddenField name={nameOf(nth, 'locale')} value={said.locale} />
          <TextField
            name={nameOf(nth, 'title')}
            label={t('desk.abTest.wordsTitle')}
            value={said.title}
            autoComplete="off"
            optional
          />
          <TextArea name={nameOf(nth, 'text')} label={t('desk.abTest.wordsText')} value={said.text} />
          {said.linkText !== '' && (
            <TextField
              name={nameOf(nth, 'linkText')}
              label={t('desk.abTest.wordsLink')}
              value={said.linkText}
              autoComplete="off"
              optional
            />
          )}
        </fieldset>
      ))}
    </>
  );
}
