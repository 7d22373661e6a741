/** The keys of the client's systems: what each may, when it was used, a new one beside the old, and the end. */
import {
  addApiKey,
  endApiKey,
  endFormerApiKey,
  renewApiKey,
  showApiKeys,
  takeApiKey,
} from '@weitersagen/contract/api-key/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { addQuestion } from '../../work/decision/deeds.ts';
import { Ask } from '../../work/decision/question.tsx';
import { questionOf } from '../../work/decision/question-address.ts';
import { takeShownOnce, workOf } from '../../work/kept-work.ts';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';
import { AddQuestion, KeyQuestions } from './key-questions.tsx';
import { KeyTable } from './key-table.tsx';
import { readQuestion } from './questions.ts';
import { ShownKey } from './shown-key.tsx';

/** What keeps a key in the memory of the tab apart from other things that are shown once. */
const shownAs = 'api-key:';

export async function load({ api, operator }: Load) {
  const apiKeys = need(await api(showApiKeys));
  const once = takeShownOnce(operator.id, (whom) => whom.startsWith(shownAs));
  return { ...apiKeys, made: once && { name: once.whom.slice(shownAs.length), secret: once.text } };
}

export function submit({ form, fields, query, operator, done, t, locale }: Submit) {
  const asked = readQuestion(questionOf(query));
  if (!asked) throw new Error('this page asks nothing of that name');
  const { deed, of } = asked;
  const tell = (reply: object) => {
    if ('secret' in reply && 'apiKey' in reply) {
      const { apiKey, secret } = reply as { apiKey: { name: string }; secret: string };
      workOf(operator.id).shownOnce = { whom: `${shownAs}${apiKey.name}`, text: secret };
      return done(t('desk.apiKey.made', { name: apiKey.name }));
    }
    return done(
      waitingText(reply, t, locale) ??
        t(deed === 'endFormer' ? 'desk.apiKey.formerEnded' : 'desk.apiKey.ended', { name: of }),
    );
  };
  const instead = { ...form.values, scopes: fields.getAll('_scope').map(String) };
  if (deed === 'add') return form.send(addApiKey, { instead }, tell);
  const params = { name: of };
  if (deed === 'renew') return form.send(renewApiKey, { params, instead }, tell);
  if (deed === 'take') return form.send(takeApiKey, { params }, tell);
  return deed === 'end' ? form.send(endApiKey, { params }, tell) : form.send(endFormerApiKey, { params }, tell);
}

export default function ApiKeysScreen() {
  const t = useT();
  const { keys, approvals, made } = useLoaderData<typeof load>();
  const mayChange = useSeat().operator.role === 'BetreiberAdmin';
  return (
    <>
      <PageHead title={t('desk.apiKey.title')} lead={t('desk.apiKey.lead')} />
      <OpenApprovals approvals={approvals} />
      <ShownKey made={made} keys={keys} />
      <p>
        {t('desk.apiKey.toDocument')}{' '}
        <a href="/api/partner" target="_blank" rel="noreferrer">
          {t('desk.apiKey.document')}
        </a>
      </p>
      <KeyTable keys={keys} mayChange={mayChange} />
      <div className={layout.row}>
        <Ask name={addQuestion} isFirst={keys.length === 0} obstacle={mayChange ? undefined : t('desk.apiKey.whyRole')}>
          {t('desk.apiKey.add')}
        </Ask>
      </div>
      <AddQuestion isHeld={!mayChange} />
      {mayChange && keys.map((key) => <KeyQuestions key={key.name} apiKey={key} />)}
    </>
  );
}
