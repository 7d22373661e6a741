/** The fields of a mail in one language, each with what is wrong with it and what to do about that. */
import type { Editor } from '@tiptap/core';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import type { OwnMail } from '@weitersagen/contract/mail/own-words-endpoints';
import { lazy, Suspense, useMemo } from 'react';
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Control } from '../editor/control.tsx';
import type { Kept } from '../editor/keeping/keeper.ts';
import type { Names } from '../editor/suggestions.ts';
import { fieldHint, fieldLabel } from '../field/field-name.ts';
import type { Field, useInsert } from './insert.ts';
import styles from './mail.module.css';
import { plainText } from './plain-text.ts';
import type { Problem } from './use-preview.ts';
import type { Words } from './words-in.ts';

interface Props {
  kept: Kept;
  names: Names;
  mail: OwnMail;
  language: string;
  words: Words;
  problems: readonly Problem[];
  put: (field: Field, text: string) => void;
  /** Where somebody writes now. */
  onTarget: (field: Field) => void;
  onEditor: ReturnType<typeof useInsert>['onEditor'];
}

export function MailFields(props: Props) {
  return (
    <>
      <Row field="betreff" {...props} />
      <Row field="html" {...props} />
      <Row field="text" {...props} />
    </>
  );
}

function Row({ field, ...props }: Props & { field: Field }) {
  const t = useT();
  const { language, words, problems, names, onTarget, put } = props;
  const id = `${field}.${language}`;
  const label = fieldLabel(t, 'mails', field);
  const hint = fieldHint(t, 'mails', field);
  const wrong = problems.filter((one) => one.field === field);
  const describedBy = [hint && `${id}-hint`, wrong.length > 0 && `${id}-wrong`].filter(Boolean).join(' ') || undefined;
  const definition = contentSchemas.mails.fields.find(({ name }) => name === field);
  const plain = field === 'text' ? plainText(words.html) : undefined;
  if (!definition) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees where the focus is
    <div className={form.field} onFocus={() => onTarget(field)}>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {hint && (
        <p className={form.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <Wrong id={`${id}-wrong`} problems={wrong} />
      {field === 'html' ? (
        <Formatted {...props} id={id} name={label} hintId={describedBy} />
      ) : (
        <div lang={language}>
          <Control
            field={definition}
            place={{ field, part: language }}
            kind="mails"
            {...{ id, names }}
            name={label}
            hintId={describedBy}
            text={words[field]}
            onText={(text) => put(field, text)}
          />
        </div>
      )}
      {plain !== undefined && plain !== words.text && (
        <div className={layout.row}>
          <button
            type="button"
            className={`${button.button} ${button.quiet} ${button.small}`}
            onClick={() => put('text', plain)}
          >
            {t('desk.ownMail.takePlain')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Said as soon as it is known, and read out when somebody rests. */
const Wrong = ({ id, problems }: { id: string; problems: readonly Problem[] }) => (
  <div role="status" id={id} className={styles.wrong}>
    {problems.map(({ code, sentence }) => (
      <p key={`${code} ${sentence}`} className={form.error}>
        <Icon name="alert" />
        <span>{sentence}</span>
      </p>
    ))}
  </div>
);

/** The text editor is large: only whoever edits a text waits for it. */
const FormattedField = lazy(async () => {
  const [{ RichField }, { mailFormat }, { insertPlaceholder }] = await Promise.all([
    import('../rich/rich-field.tsx'),
    import('../rich/html/mail-format.ts'),
    import('../rich/placeholder.ts'),
  ]);
  return {
    default: function Field({ mail, onEditor, names, ...given }: FormattedProps) {
      const format = useMemo(() => {
        const kinds = new Map(mail.placeholders.map(({ name, kind }) => [bare(name), kind]));
        for (const { key } of names.variables) if (!kinds.has(key)) kinds.set(key, 'value');
        return mailFormat((name) => kinds.get(name));
      }, [mail, names]);
      const own = mail.placeholders.map(({ name, explanation, kind }) => ({
        key: bare(name),
        title: explanation,
        isAlone: kind === 'part',
      }));
      return (
        <RichField
          {...given}
          format={format}
          names={{ pages: [], footnotes: [], variables: [...own, ...names.variables] }}
          onEditor={(editor: Editor | undefined) => onEditor(editor, insertPlaceholder)}
        />
      );
    },
  };
});

const bare = (name: string): string => name.slice(1, -1);

interface FormattedProps extends Pick<Props, 'mail' | 'names' | 'onEditor'> {
  id: string;
  name: string;
  hintId: string | undefined;
  language: string;
  text: string;
  onText: (text: string) => void;
}

function Formatted({
  words,
  put,
  mail,
  names,
  onEditor,
  language,
  id,
  name,
  hintId,
}: Props & Omit<FormattedProps, 'text' | 'onText'>) {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton label={t('desk.rich.loading')} />}>
      <FormattedField
        {...{ mail, names, onEditor, language, id, name, hintId }}
        text={words.html}
        onText={(text) => put('html', text)}
      />
    </Suspense>
  );
}
