/**
 * A page of text as the mandant wrote it, with what stands in it where it is long. Where nothing was written the page says so
 * and names who answers; where the CMS gives nothing it says that.
 */
import { failed, type OrFailed, type ShownNote, type ShownPage, type Text } from '@weitersagen/contract/content/shown';
import { headingsOf } from '@weitersagen/contract/content/tree';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useTitle } from '../page/page-frame.ts';
import { ContentText, Notes } from './content-text.tsx';
import { Unavailable } from './unavailable.tsx';
import styles from './written-page.module.css';

/** From so many headings on a list of them stands beside the text. */
const longFrom = 7;

interface Props {
  /** Of the product; a page that the mandant wrote has its own. */
  title: string;
  /** Above the title: what has just worked. */
  said?: ReactNode;
  /** Beside the title, on the ground of a first section. */
  art?: ReactNode;
  /** Under the title: a version, a date. */
  state?: string;
  written: OrFailed<WrittenText> | null;
  /** What the page says where nothing was written. */
  missing?: ReactNode;
  /** Ways on from here. */
  after?: ReactNode;
  /** What follows the text and has a heading of its own: it stands in the contents, too. */
  also?: { id: string; text: string };
}

interface WrittenText {
  text: Text;
  notes?: readonly ShownNote[];
  metaTitle?: string;
  metaDescription?: string;
}

export function WrittenPage({ title, said, art, state, written, missing, after, also }: Props) {
  const t = useT();
  const page = written === failed ? null : written;
  useTitle(page?.metaTitle || title, page?.metaDescription || undefined);
  const headings = headingsOf(page?.text.trees ?? []).filter(({ level }) => level === 2);
  const isLong = headings.length >= longFrom;
  const lang = page?.text.locale;
  const head = (
    <div className={`${layout.wide} ${layout.read} ${art ? '' : styles.head}`}>
      {said}
      <div className={layout.stack}>
        <h1>{title}</h1>
        {state && <p className={layout.soft}>{state}</p>}
      </div>
      {lang && <Notice>{t('content.otherLanguage')}</Notice>}
    </div>
  );
  const body = (
    <div className={`${layout.wrap} ${layout.page}`}>
      {!art && head}
      <div className={isLong ? styles.long : layout.read}>
        {isLong && <Contents headings={headings} lang={lang} also={also} />}
        <div className={layout.wide}>
          {written === failed ? <Unavailable /> : page ? <ContentText text={page.text} notes={page.notes} /> : missing}
          {after}
          {page?.notes && <Notes notes={page.notes} />}
        </div>
      </div>
    </div>
  );
  if (!art) return body;
  return (
    <>
      <div className={layout.hero}>
        <div className={layout.wrap}>
          {head}
          {art}
        </div>
      </div>
      {body}
    </>
  );
}

interface ContentsProps extends Pick<Props, 'also'> {
  headings: readonly { id: string; text: string }[];
  lang: string | undefined;
}

function Contents({ headings, lang, also }: ContentsProps) {
  const t = useT();
  const locale = useLocale();
  return (
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
  );
}

/** The title a mandant gave its page, in its language. */
export const titleOf = (written: OrFailed<ShownPage> | null, usual: string): string =>
  (written && written !== failed && written.title.text) || usual;
