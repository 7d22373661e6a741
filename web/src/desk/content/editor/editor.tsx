/** The editor of one thing: how it is kept, what can be done with it, two at once, its form, and how a visitor will see it. */
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { PageHead } from '../../../work/page-head.tsx';
import type { Edited } from '../field/edited.ts';
import { Preview, type SeenAt, type Size, sizes } from '../preview/preview.tsx';
import { Conflict } from './conflict/conflict.tsx';
import { Left } from './conflict/left.tsx';
import styles from './editor.module.css';
import { type Beside, ItemForm } from './item-form.tsx';
import type { Keeper, Kept } from './keeping/keeper.ts';
import type { Difference } from './keeping/merge.ts';
import { type Calls, useKeeper } from './keeping/use-keeper.ts';
import { SaveState } from './save-state.tsx';
import type { Names } from './suggestions.ts';

interface Props<D extends Edited> {
  loaded: D;
  calls: Calls<D>;
  names: Names;
  /** What it is called, where that is not what it calls itself. */
  title?: string | undefined;
  /** The way to what it is a part of. */
  back: ReactNode;
  badge: (detail: D) => ReactNode;
  deeds: (kept: Kept<D>) => ReactNode;
  /** What is missing, what is planned. */
  standing: (detail: D) => ReactNode;
  seenAt: (detail: D) => SeenAt;
  /** Whoever sits here sees no working copies on the pages. */
  hasNoPreview?: boolean;
  /** In place of the usual form and preview. */
  work?: ((keeper: Keeper<D>, kept: Kept<D>) => ReactNode) | undefined;
  /** Within the form, below its groups. */
  beside?: ((kept: Kept<D>) => Beside) | undefined;
  /** Below the form. */
  below: (detail: D) => ReactNode;
}

export function Editor<D extends Edited>(props: Props<D>) {
  const {
    loaded,
    calls,
    names,
    title,
    back,
    badge,
    deeds,
    standing,
    seenAt,
    hasNoPreview = false,
    work,
    beside,
    below,
  } = props;
  const t = useT();
  const [keeper, kept] = useKeeper(loaded, calls);
  const [left, setLeft] = useState<readonly Difference[]>([]);
  const [size, hrefOf] = usePreviewSize();
  const { detail, theirs } = kept;
  return (
    <>
      <PageHead back={back} title={title ?? (detail.title || t('desk.content.unnamed'))} state={badge(detail)} />
      <div className={styles.bar}>
        <SaveState keeper={keeper} kept={kept} />
        <div className={styles.deeds}>
          {!work && !hasNoPreview && (
            <a
              className={`${button.button} ${button.second} ${button.small}`}
              href={hrefOf(size === undefined ? 'phone' : undefined)}
            >
              {t(size === undefined ? 'desk.preview.open' : 'desk.preview.close')}
            </a>
          )}
          {deeds(kept)}
        </div>
      </div>
      {kept.isBack && kept.state !== 'saved' && (
        <Notice kind="warn">
          {t('desk.edit.isBack')}{' '}
          <button
            type="button"
            className={`${button.button} ${button.quiet} ${button.small}`}
            onClick={() => keeper.drop()}
          >
            {t('desk.edit.drop')}
          </button>
        </Notice>
      )}
      {theirs && <Conflict keeper={keeper} kept={kept} theirs={theirs} onLeft={setLeft} />}
      <Left left={left} kind={detail.kind} />
      {standing(detail)}
      {work?.(keeper, kept) ?? (
        <div className={styles.work} data-preview={size}>
          {size && !hasNoPreview && <Preview detail={detail} seenAt={seenAt(detail)} size={size} hrefOf={hrefOf} />}
          <ItemForm keeper={keeper} kept={kept} names={names} beside={beside?.(kept)} />
        </div>
      )}
      {below(detail)}
    </>
  );
}

/** Whether there is a preview stands in the address, as everything that is shown. */
function usePreviewSize() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const size = (Object.keys(sizes) as Size[]).find((one) => sizes[one] === query.get('vorschau'));
  const hrefOf = (next: Size | undefined): string => {
    if (next) query.set('vorschau', sizes[next]);
    else query.delete('vorschau');
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return [size, hrefOf] as const;
}
