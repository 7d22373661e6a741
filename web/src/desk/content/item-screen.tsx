/** One item of content: its form, what is decided about it, and where it is used. It keeps itself while somebody writes. */
import { saveContent, showContent } from '@weitersagen/contract/content/desk';
import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import { listOwnMails } from '@weitersagen/contract/mail/own-words-endpoints';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import { questionOf } from '../../work/decision/question-address.ts';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import type { Load, Submit } from '../screen.ts';
import { decide, decisionOf } from './editor/decisions.ts';
import { Deeds, Standing } from './editor/deeds.tsx';
import { Editor } from './editor/editor.tsx';
import { ItemFacts } from './editor/item-facts.tsx';
import type { Calls } from './editor/keeping/use-keeper.ts';
import { loadNames } from './editor/suggestions.ts';
import { mailName } from './mail/mail-names.ts';
import { MailWork } from './mail/mail-work.tsx';
import { ContentBadge, listPath } from './names.tsx';

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

const calls: Calls<ContentDetail> = {
  load: (api, { id }) => api(showContent, { params: { id } }),
  save: (api, { id }, data, revision) => api(saveContent, { params: { id }, body: { data, revision } as never }),
};

export default function ContentItemScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { detail, names, mail } = useLoaderData<typeof load>();
  return (
    <Editor
      key={detail.id}
      loaded={detail}
      calls={calls}
      names={names}
      title={mail && mailName(t, mail.id)}
      back={<BackToList href={listPath(slug, detail.kind)}>{t(`desk.content.kindOf.${detail.kind}`)}</BackToList>}
      badge={({ state }) => <ContentBadge state={state} />}
      deeds={(kept) => <Deeds kept={kept} />}
      standing={(now) => <Standing detail={now} />}
      seenAt={({ path }) => ({ path })}
      work={mail && ((keeper, kept) => <MailWork {...{ keeper, kept, names, mail }} />)}
      below={(now) => <ItemFacts detail={now} />}
    />
  );
}
