/** What a picture in a text shows, said in words, for whoever does not see it. */
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useT } from '../../../i18n/t.ts';
import { OneField } from './one-field.tsx';

/** About the picture that is selected. */
export function PictureText({ editor, leave }: { editor: Editor; leave: () => void }) {
  const t = useT();
  const [text, setText] = useState(String(editor.getAttributes('image').alt ?? ''));
  const set = () => {
    const alt = text.replace(/\s+/g, ' ').trim();
    if (alt === '') return false;
    editor.commands.updateAttributes('image', { alt });
    leave();
    return true;
  };
  return (
    <OneField
      label={t('desk.rich.pictureText')}
      hint={t('desk.rich.pictureTextHint')}
      wrong={t('desk.rich.pictureTextMissing')}
      submit={t('desk.rich.pictureTextSet')}
      value={text}
      change={setText}
      maxLength={300}
      {...{ set, leave }}
    />
  );
}
