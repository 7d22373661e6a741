/** A text of the CMS as elements of the page: those of its tree and nothing else, so that no markup of an editor is ever read. */
import type { ShownNote, Text } from '@weitersagen/contract/content/shown';
import type { Attributes, Tree } from '@weitersagen/contract/content/tree';
import { createElement, type ReactNode } from 'react';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import styles from './content-text.module.css';

interface Props {
  text: Text;
  notes?: readonly ShownNote[];
  className?: string | undefined;
}

/** Children that never change their order: they need no keys. */
export const ContentText = ({ text: { trees, locale }, notes = [], className }: Props) =>
  createElement(
    'div',
    { className: [styles.text, className].filter(Boolean).join(' '), lang: locale },
    ...trees.map((tree) => shown(tree, notes)),
  );

function shown(tree: Tree, notes: readonly ShownNote[]): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, children] = tree;
  if (tag === 'note') return <NoteMark attributes={attributes} notes={notes} />;
  if (tag === 'img') return createElement('img', { ...pictureOf(attributes), loading: 'lazy', decoding: 'async' });
  const inner = children.map((child) => shown(child, notes));
  // A table too wide for its window moves alone.
  if (tag === 'table')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard moves a wide table by it
      <div className={styles.table} tabIndex={0}>
        {createElement('table', null, ...inner)}
      </div>
    );
  return createElement(tag, propsOf(attributes), ...inner);
}

const propsOf = ({ align, href, id, start }: Attributes) => ({
  ...(href !== undefined && { href: String(href), ...(/^https?:/.test(String(href)) && { rel: 'noopener' }) }),
  ...(id !== undefined && { id: String(id) }),
  ...(start !== undefined && { start: Number(start) }),
  ...(align !== undefined && { className: align === 'right' ? styles.right : styles.middle }),
});

const pictureOf = ({ src, srcset, width, height, alt }: Attributes) => ({
  src: String(src),
  alt: String(alt ?? ''),
  ...(srcset !== undefined && { srcSet: String(srcset), sizes: '(width >= 768px) 42rem, 100vw' }),
  ...(width !== undefined && { width: Number(width), height: Number(height) }),
});

/** The number of a footnote where it is named; one that is not there is not numbered. */
function NoteMark({ attributes: { name, time }, notes }: { attributes: Attributes; notes: readonly ShownNote[] }) {
  const number = notes.findIndex((note) => note.name === name) + 1;
  return number === 0 ? null : <NumberedMark number={number} time={Number(time)} />;
}

/** It leads to its footnote, which leads back to here. */
export function NumberedMark({ number, time }: { number: number; time: number }) {
  const t = useT();
  return (
    <sup className={styles.mark}>
      <a href={`#fussnote-${number}`} id={`fussnote-${number}-${time}`} aria-label={t('content.note', { number })}>
        {number}
      </a>
    </sup>
  );
}

/** The footnotes of a page, each with its ways back. */
export function Notes({ notes }: { notes: readonly ShownNote[] }) {
  const t = useT();
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes" className={layout.hush}>
        {t('content.notes')}
      </h2>
      <ol>
        {notes.map((note, at) => (
          <li key={note.name} id={`fussnote-${at + 1}`}>
            {note.title && <strong>{note.title}</strong>}
            <ContentText text={note.text} notes={notes} />
            <span>
              {Array.from({ length: note.count }, (_, time) => (
                <a
                  // biome-ignore lint/suspicious/noArrayIndexKey: the first way back is the first one
                  key={time}
                  href={`#fussnote-${at + 1}-${time + 1}`}
                  aria-label={t('content.noteBack', { number: at + 1, time: time + 1 })}
                >
                  ↑
                </a>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
