/** What the toolbar asks before it inserts: where a link leads, which footnote, which variable. */
import type { Editor } from '@tiptap/core';
import { isAddress } from '@weitersagen/contract/content/address';
import { useId, useState } from 'react';
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Dialog } from '../../../ui/over/dialog.tsx';
import { PictureChoice } from '../../media/picture-choice.tsx';
import { knownMax, type Names, useNamed } from '../editor/suggestions.ts';
import type { Asked, Format } from './format.ts';
import { OneField } from './one-field.tsx';
import { PictureText } from './picture-text.tsx';
import { insertPicture } from './pictures.ts';
import { insertPlaceholder } from './placeholder.ts';
import styles from './rich.module.css';

interface Props {
  editor: Editor;
  format: Format;
  asked: Asked | undefined;
  names: Names;
  /** Of the text. */
  language: string | undefined;
  ask: (asked: Asked | undefined) => void;
}

export function InsertQuestion({ editor, format, asked, names, language, ask }: Props) {
  const t = useT();
  const title =
    asked === 'footnote' || asked === 'variable'
      ? t(`desk.rich.pick.${format.source === 'html' ? 'placeholder' : asked}`)
      : asked
        ? t(`desk.rich.do.${asked}`)
        : '';
  const leave = () => {
    ask(undefined);
    // Whoever writes on does not write over the picture.
    if (editor.isActive('image')) editor.commands.setTextSelection(editor.state.selection.to);
    editor.commands.focus();
  };
  return (
    <Dialog isOpen={asked !== undefined} isWide={asked === 'picture'} onClose={leave} question={title}>
      {asked === 'link' && <LinkForm {...{ editor, format, names, leave }} />}
      {asked === 'picture' && (
        <PictureChoice
          chosen={null}
          choose={(row) => {
            if (insertPicture(editor, row, language)) leave();
            else ask('pictureText');
          }}
          leave={leave}
        />
      )}
      {asked === 'pictureText' && <PictureText {...{ editor, leave }} />}
      {asked === 'footnote' && (
        <Pick
          of="footnote"
          names={names}
          leave={leave}
          onPick={(name) => {
            editor.chain().insertContent({ type: 'footnote', attrs: { name } }).run();
            leave();
          }}
        />
      )}
      {asked === 'variable' && (
        <Pick
          of="variable"
          names={names}
          leave={leave}
          onPick={(name) => {
            insertPlaceholder(editor, name, names.variables.find(({ key }) => key === name)?.isAlone);
            leave();
          }}
        />
      )}
    </Dialog>
  );
}

type LinkProps = Pick<Props, 'editor' | 'format' | 'names'> & { leave: () => void };

function LinkForm({ editor, format, names, leave }: LinkProps) {
  const t = useT();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const pages = useNamed('pages', names, address);
  const set = () => {
    const href = address.trim();
    if (!isAddress(href)) return false;
    setLink(editor, href);
    leave();
    return true;
  };
  return (
    <OneField
      label={t('desk.rich.linkTo')}
      hint={t(format.source === 'html' ? 'desk.rich.linkHintMail' : 'desk.rich.linkHint')}
      wrong={t('desk.rich.linkWrong')}
      submit={t('desk.rich.linkSet')}
      value={address}
      change={setAddress}
      offered={(id) => <PageNames id={id} pages={pages} />}
      more={
        editor.isActive('link') && (
          <button
            type="button"
            className={`${button.button} ${button.second}`}
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              leave();
            }}
          >
            {t('desk.rich.linkRemove')}
          </button>
        )
      }
      {...{ set, leave }}
    />
  );
}

const PageNames = ({ id, pages }: { id: string; pages: Names['pages'] }) => (
  <datalist id={id}>
    {pages.map(({ key, title }) => (
      <option key={key} value={`seite:${key}`}>
        {title}
      </option>
    ))}
  </datalist>
);

/** Where nothing is selected, the address is its own text. */
function setLink(editor: Editor, href: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const link = { type: 'link', attrs: { href } };
  if (isNew)
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [link] })
      .run();
  else editor.chain().extendMarkRange('link').setLink({ href }).run();
}

interface PickProps {
  of: 'footnote' | 'variable';
  names: Names;
  onPick: (name: string) => void;
  leave: () => void;
}

const lists = { footnote: 'footnotes', variable: 'variables' } as const;

function Pick({ of, names, onPick, leave }: PickProps) {
  const t = useT();
  const id = useId();
  const [words, setWords] = useState('');
  const all = useNamed(lists[of], names, words);
  return (
    <>
      {names[lists[of]].length >= knownMax && (
        <div className={form.field}>
          <label htmlFor={id}>{t('desk.content.find.do')}</label>
          <input
            className={form.input}
            id={id}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </div>
      )}
      {all.length === 0 ? (
        <p>{t(`desk.rich.none.${of}`)}</p>
      ) : (
        <ul className={styles.picks}>
          {all.map(({ key, title }) => (
            <li key={key}>
              <button type="button" onClick={() => onPick(key)}>
                <b>{of === 'variable' ? `{${key}}` : `[^${key}]`}</b>
                {title !== key && <span>{title}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={layout.row}>
        <button type="button" className={`${button.button} ${button.second}`} onClick={leave}>
          {t('desk.rich.leave')}
        </button>
      </div>
    </>
  );
}
