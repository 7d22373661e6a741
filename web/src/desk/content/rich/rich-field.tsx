/** A text with a toolbar as it will look, or as its source; which of them, the person decides where both can hold it. */
import type { Editor } from '@tiptap/core';
import { uploadMedia } from '@weitersagen/contract/media/desk';
import { useEffect, useRef, useState } from 'react';
import form from '../../../form/form.module.css';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';
import type { Names } from '../editor/suggestions.ts';
import { type Asked, type Format, isHeld, markdownFormat } from './format.ts';
import { InsertQuestion } from './insert-question.tsx';
import { insertPicture, shownAddress } from './pictures.ts';
import styles from './rich.module.css';
import { openRichText } from './rich-text.ts';
import { Toolbar } from './toolbar.tsx';

interface Props {
  id: string;
  /** What it is called for whoever hears it alone. */
  name: string;
  hintId: string | undefined;
  language: string | undefined;
  text: string;
  names: Names;
  format?: Format;
  onText: (text: string) => void;
  /** What a text is written in now, as soon as somebody writes in it. */
  onEditor?: (editor: Editor | undefined) => void;
}

export function RichField(props: Props) {
  const { id, hintId, text, format = markdownFormat, onText } = props;
  const t = useT();
  const [isSource, setSource] = useState(() => !isHeld(text, format));
  const [cannot, setCannot] = useState(isSource);
  const swap = () => {
    const holds = isHeld(text, format);
    setCannot(isSource && !holds);
    if (!isSource || holds) setSource(!isSource);
  };
  return (
    <div className={styles.rich}>
      {isSource ? (
        <>
          <textarea
            className={`${form.input} ${form.area} ${styles.source}`}
            id={id}
            name={id}
            rows={12}
            aria-describedby={[hintId, `${id}-source`].filter(Boolean).join(' ')}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
          <p className={form.hint} id={`${id}-source`}>
            {t(cannot ? `desk.rich.whySource.${format.source}` : `desk.rich.hint.${format.source}`)}
          </p>
        </>
      ) : (
        <Shown {...props} format={format} />
      )}
      <div className={layout.row}>
        <button type="button" className={`${button.button} ${button.quiet} ${button.small}`} onClick={swap}>
          {t(isSource ? 'desk.rich.shown' : `desk.rich.source.${format.source}`)}
          <span className={layout.hush}> – {props.name}</span>
        </button>
      </div>
    </div>
  );
}

function Shown({ id, name, hintId, language, text, names, format, onText, onEditor }: Props & { format: Format }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [asked, ask] = useState<Asked>();
  // The editor lives as long as the field; what it was made of is what stood there first.
  const first = useRef({ text, hintId, language, format });
  const { slug } = useSeat().mandant;
  const [isRefused, takeIn] = useFiles(editor, language, () => ask('pictureText'));
  const tell = useRef(onText);
  const take = useRef(takeIn);
  const opened = useRef(onEditor);
  useEffect(() => {
    tell.current = onText;
    take.current = takeIn;
    opened.current = onEditor;
  });
  useEffect(() => {
    if (!place.current) return;
    const made = openRichText({
      element: place.current,
      text: first.current.text,
      format: first.current.format,
      labelledBy: `${id}-label`,
      describedBy: first.current.hintId,
      language: first.current.language,
      addressOf: (src) => shownAddress(slug, src),
      onText: (now) => tell.current(now),
      onFiles: (files) => {
        if (first.current.format.asks.includes('picture')) void take.current(files);
      },
    });
    made.view.dom.id = id;
    setEditor(made);
    opened.current?.(made);
    return () => {
      opened.current?.(undefined);
      made.destroy();
    };
  }, [id, slug]);
  return (
    <div className={styles.frame}>
      {editor && <Toolbar editor={editor} format={format} name={name} onAsk={ask} />}
      <div ref={place} className={styles.text} />
      {editor && <InsertQuestion {...{ editor, format, asked, names, language, ask }} />}
      {isRefused && (
        <p className={form.error} role="alert">
          {t('desk.rich.refused')}
        </p>
      )}
    </div>
  );
}

/** A picture that was pasted or dropped is uploaded, and stands in the text then. */
function useFiles(editor: Editor | undefined, language: string | undefined, onUnsaid: () => void) {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [isRefused, setRefused] = useState(false);
  const takeIn = async (files: readonly File[]) => {
    setRefused(false);
    for (const file of files) {
      const outcome = await deskApi(slug, locale)(uploadMedia, { query: { name: file.name || 'Bild' }, body: file });
      if (!outcome.ok || !editor) setRefused(true);
      else if (!insertPicture(editor, outcome.value, language)) onUnsaid();
    }
  };
  return [isRefused, takeIn] as const;
}
