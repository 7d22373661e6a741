/** All pictures to choose one from, with a search and a place for new ones. It may stand inside of a form and is no part of it. */
import { listMedia } from '@weitersagen/contract/media/desk';
import type { MediaRow } from '@weitersagen/contract/media/schemas';
import { useEffect, useId, useState } from 'react';
import form from '../../form/form.module.css';
import { useLocale, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import { useSeat } from '../desk-context.ts';
import { deskApi } from '../session.ts';
import styles from './media.module.css';
import { Thumb, TileWords } from './media-tile.tsx';
import { UploadArea } from './upload-area.tsx';

interface Props {
  chosen: string | null;
  choose: (row: MediaRow) => void;
  leave: () => void;
}

export function PictureChoice({ chosen, choose, leave }: Props) {
  const t = useT();
  const { rows, more, isFailed, search, add } = usePictures();
  return (
    <>
      <Search search={search} />
      <UploadArea
        isPictureOnly
        onCame={(came) => {
          const [only, ...others] = came;
          if (only && others.length === 0) choose(only);
          else add(came);
        }}
      />
      <p role="status" className={layout.soft}>
        {isFailed ? t('desk.media.pick.failed') : rows?.length === 0 ? t('desk.media.pick.nothing') : ''}
      </p>
      <ul className={styles.tiles}>
        {rows?.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={`${styles.tile} ${styles.choice}`}
              aria-pressed={row.id === chosen}
              onClick={() => choose(row)}
            >
              <Thumb row={row} />
              <b>
                <bdi>{row.name}</bdi>
              </b>
              <TileWords row={row} />
            </button>
          </li>
        ))}
      </ul>
      <div className={layout.row}>
        {more && (
          <button type="button" className={`${button.button} ${button.second}`} onClick={more}>
            {t('desk.media.pick.more')}
          </button>
        )}
        <button type="button" className={`${button.button} ${button.quiet}`} onClick={leave}>
          {t('work.question.leave')}
        </button>
      </div>
    </>
  );
}

function Search({ search }: { search: (text: string) => void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.find}>
      <div className={form.field}>
        <label htmlFor={id}>{t('desk.media.search')}</label>
        <input
          className={form.input}
          id={id}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Not the form around it.
            event.preventDefault();
            search(typed);
          }}
        />
      </div>
      <button type="button" className={`${button.button} ${button.second}`} onClick={() => search(typed)}>
        <Icon name="search" />
        {t('work.list.show')}
      </button>
    </div>
  );
}

const pageSize = 24;
const everything = { view: null, from: null, to: null, isWaiting: false } as const;

/** Those that fit what was searched for, a page after the other; the newest first. */
function usePictures() {
  const { mandant } = useSeat();
  const locale = useLocale();
  const [asked, setAsked] = useState<{ text: string; after: string | null }>({ text: '', after: null });
  const [rows, setRows] = useState<readonly MediaRow[]>();
  const [next, setNext] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const body = {
      filter: { ...everything, status: 'picture' as const, text: asked.text || null },
      orderBy: null,
      descending: true,
      pageSize,
      after: asked.after,
      before: null,
      fromEnd: false,
    };
    void deskApi(mandant.slug, locale)(listMedia, { body })
      .catch(() => undefined)
      .then((outcome) => {
        if (!isCurrent) return;
        setFailed(!outcome?.ok);
        if (!outcome?.ok) return;
        const { rows: fresh, hasNext, after } = outcome.value;
        setRows((before = []) => (asked.after === null ? fresh : [...before, ...fresh]));
        setNext(hasNext ? after : null);
      });
    return () => {
      isCurrent = false;
    };
  }, [asked, mandant.slug, locale]);
  return {
    rows,
    isFailed,
    search: (text: string) => setAsked({ text: text.trim(), after: null }),
    more: next === null ? undefined : () => setAsked(({ text }) => ({ text, after: next })),
    add: (came: readonly MediaRow[]) => setRows((before = []) => [...came.toReversed(), ...before]),
  };
}
