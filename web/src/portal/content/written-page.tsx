/**
 * A page of text as the mandant wrote it: headings, paragraphs and lists, and what stands in it where it is long. Where
 * nothing was written the page says so and names who answers.
 */
import { type Block, blocksOf, type PageText, type Piece, piecesOf } from '@weitersagen/contract/content/page-text';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useTitle } from '../page/page-frame.ts';
import styles from './written-page.module.css';

/** From so many headings on a list of them stands beside the text. */
const longFrom = 7;

interface Props {
  title: string;
  /** Above the title: what has just worked. */
  said?: ReactNode;
  /** Under the title: a version, a date. */
  state?: string;
  written: PageText | null;
  /** What the page says where nothing was written. */
  missing?: ReactNode;
  /** Ways on from here. */
  after?: ReactNode;
  /** What follows the text and has a heading of its own: it stands in the contents, too. */
  also?: { id: string; text: string };
}

export function WrittenPage({ title, said, state, written, missing, after, also }: Props) {
  const t = useT();
  const locale = useLocale();
  useTitle(title);
  const blocks = written ? blocksOf(written.text) : [];
  const headings = blocks.filter((block) => block.kind === 'heading');
  const isLong = headings.length >= longFrom;
  const lang = written && written.locale !== locale ? written.locale : undefined;
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read} ${styles.head}`}>
        {said}
        <div className={layout.stack}>
          <h1>{title}</h1>
          {state && <p className={layout.soft}>{state}</p>}
        </div>
        {lang && <Notice>{t('content.otherLanguage')}</Notice>}
      </div>
      <div className={isLong ? styles.long : layout.read}>
        {isLong && (
          <nav className={`${layout.card} ${layout.tint} ${styles.contents}`} aria-labelledby="contents">
            <h2 id="contents">{t('content.contents')}</h2>
            <ol lang={lang}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
              {also && (
                <li lang={locale}>
                  <a href={`#${also.id}`}>{also.text}</a>
                </li>
              )}
            </ol>
          </nav>
        )}
        <div className={layout.wide}>
          {written ? <Blocks blocks={blocks} lang={lang} /> : missing}
          {after}
        </div>
      </div>
    </div>
  );
}

/** Children that never change their order: they need no keys. */
const Blocks = ({ blocks, lang }: { blocks: readonly Block[]; lang: string | undefined }) =>
  createElement('div', { className: styles.text, lang }, ...blocks.map(shown));

function shown(block: Block): ReactNode {
  if (block.kind === 'heading') return <h2 id={block.id}>{block.text}</h2>;
  if (block.kind === 'paragraph')
    return (
      <p className={layout.prose}>
        <Pieces text={block.text} />
      </p>
    );
  const items = block.items.map((item) => (
    <li key={item}>
      <Pieces text={item} />
    </li>
  ));
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

const Pieces = ({ text }: { text: string }) => createElement(Fragment, null, ...piecesOf(text).map(linked));

const linked = (piece: Piece): ReactNode =>
  typeof piece === 'string' ? piece : <a href={piece.address}>{piece.text}</a>;
