/** One item of content: its form, what is decided about it, and where it is used. It keeps itself while somebody writes. */
import { showContent } from '@weitersagen/contract/content/desk';
import { listOwnMails } from '@weitersagen/contract/mail/own-words-endpoints';
import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Notice } from '../../ui/notice.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import type { Load, Submit } from '../screen.ts';
import { Conflict, Left } from './editor/conflict.tsx';
import { decide, decisionOf } from './editor/decisions.ts';
import { Deeds, Standing } from './editor/deeds.tsx';
import styles from './editor/editor.module.css';
import { ItemFacts } from './editor/item-facts.tsx';
import { ItemForm } from './editor/item-form.tsx';
import type { Difference } from './editor/merge.ts';
import { SaveState } from './editor/save-state.tsx';
import { loadNames } from './editor/suggestions.ts';
import { useKeeper } from './editor/use-keeper.ts';
import { mailName } from './mail/mail-names.ts';
import { MailWork } from './mail/mail-work.tsx';
import { ContentBadge, listPath } from './names.tsx';
import { Preview, type Size, sizes } from './preview/preview.tsx';

export async function load({ api, params }: Load) {
  const [detail, names] = await Promise.all([api(showContent, { params: { id: params.id ?? '' } }), loadNames(api)]);
  const shown = need(detail);
  const mails = shown.kind === 'mails' ? need(await api(listOwnMails)) : [];
  return { detail: shown, names, mail: mails.find(({ id }) => id === shown.key) };
}

export function submit(given: Submit) {
  const decision = decisionOf(questionOf(given.query));
  if (!decision) throw new Error('this page asks nothing of that name');
  return decide(given, decision);
}

export default function ContentItemScreen() {
  const given = useLoaderData<typeof load>();
  return <Editor key={given.detail.id} {...given} />;
}

function Editor({ detail: loaded, names, mail }: ReturnType<typeof useLoaderData<typeof load>>) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const [keeper, kept] = useKeeper(loaded);
  const [left, setLeft] = useState<readonly Difference[]>([]);
  const [size, hrefOf] = usePreviewSize();
  const { detail, theirs } = kept;
  return (
    <>
      <PageHead
        back={<BackToList href={listPath(slug, detail.kind)}>{t(`desk.content.kindOf.${detail.kind}`)}</BackToList>}
        title={mail ? mailName(t, mail.id) : detail.title || t('desk.content.unnamed')}
        state={<ContentBadge state={detail.state} />}
      />
      <div className={styles.bar}>
        <SaveState keeper={keeper} kept={kept} />
        <div className={styles.deeds}>
          {!mail && (
            <a
              className={`${button.button} ${button.second} ${button.small}`}
              href={hrefOf(size === undefined ? 'phone' : undefined)}
            >
              {t(size === undefined ? 'desk.preview.open' : 'desk.preview.close')}
            </a>
          )}
          <Deeds kept={kept} />
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
      <Standing detail={detail} />
      {mail ? (
        <MailWork {...{ keeper, kept, names, mail }} />
      ) : (
        <div className={styles.work} data-preview={size}>
          {size && <Preview kept={kept} size={size} hrefOf={hrefOf} />}
          <ItemForm keeper={keeper} kept={kept} names={names} />
        </div>
      )}
      <ItemFacts detail={detail} />
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
