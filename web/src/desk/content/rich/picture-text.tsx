/** What a picture in a text shows, said in words, for whoever does not see it. */
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';

/** About the picture that is selected. */
export function PictureText({ editor, leave }: { editor: Editor; leave: () => void }) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState(String(editor.getAttributes('image').alt ?? ''));
  const [isMissing, setMissing] = useState(false);
  const set = () => {
    const alt = text.replace(/\s+/g, ' ').trim();
    if (alt === '') return setMissing(true);
    editor.commands.updateAttributes('image', { alt });
    leave();
  };
  return (
    <form
      className={form.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <div className={form.field}>
        <label htmlFor={id}>{t('desk.rich.pictureText')}</label>
        <p className={form.hint} id={`${id}-hint`}>
          {t('desk.rich.pictureTextHint')}
        </p>
        {isMissing && (
          <p className={form.error} role="alert" id={`${id}-error`}>
            {t('desk.rich.pictureTextMissing')}
          </p>
        )}
        <input
          className={form.input}
          id={id}
          autoComplete="off"
          maxLength={300}
          aria-describedby={isMissing ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={isMissing || undefined}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
      <div className={layout.row}>
        <button type="submit" className={button.button}>
          {t('desk.rich.pictureTextSet')}
        </button>
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={leave}>
          {t('desk.rich.leave')}
        </button>
      </div>
    </form>
  );
}
