/** What can be done with an item beside writing: the words of the questions, and what is sent when one is answered. */
import {
  archiveContent,
  copyContent,
  discardContent,
  publishContent,
  removeContent,
  reviveContent,
  showContent,
  unplanContent,
  unpublishContent,
} from '@weitersagen/contract/content/desk';
import { need } from '../../../api/need.ts';
import { moment } from '../../../i18n/format.ts';
import { waitingText } from '../../approval/open-approvals.tsx';
import type { Submit } from '../../screen.ts';
import { listPath } from '../names.tsx';
import { settledRevision, wishedMoment } from './before-deciding.ts';
import { openedKeeper } from './keeping/use-keeper.ts';

/** The words of the questions in the address. */
export const questions = {
  publish: 'veroeffentlichen',
  plan: 'planen',
  takeBack: 'zuruecknehmen',
  planBack: 'zuruecknahme-planen',
  'unplan-publish': 'planung-aufheben',
  'unplan-unpublish': 'zuruecknahme-aufheben',
  discard: 'verwerfen',
  archive: 'archivieren',
  revive: 'zurueckholen',
  copy: 'kopieren',
  remove: 'loeschen',
} as const;
export type Decision = keyof typeof questions;

export const decisionOf = (question: string | null): Decision | undefined =>
  (Object.keys(questions) as Decision[]).find((one) => questions[one] === question);

export async function decide(given: Submit, decision: Decision) {
  const { api, form, params, t, locale } = given;
  const id = params.id ?? '';
  let list = '';
  const revision = await settledRevision(openedKeeper(id), async () => {
    const shown = need(await api(showContent, { params: { id } }));
    list = listPath(given.mandant.slug, shown.kind);
    return shown.revision;
  });
  if (revision === undefined) return form.refuse('note', t('desk.edit.notSettled'));
  const at = wishedMoment(form.values, decision === 'plan' || decision === 'planBack');
  if (at === undefined) return form.refuse('day', t('desk.edit.momentWrong'));
  return sent(given, decision, { id, revision, at, list, when: at ? moment(at, locale) : '' });
}

interface About {
  id: string;
  revision: number;
  at: Date | null;
  list: string;
  when: string;
}

function sent({ form, done, t, locale }: Submit, decision: Decision, { id, revision, at, list, when }: About) {
  const params = { id };
  const note = form.values.note?.trim() || null;
  const said = () => done(t(`desk.edit.done.${decision}`, { date: when }));
  switch (decision) {
    case 'publish':
    case 'plan':
      return form.send(publishContent, { instead: { items: [{ id, revision }], at, note } }, (reply) =>
        done(waitingText(reply, t, locale) ?? t(`desk.edit.done.${decision}`, { date: when })),
      );
    case 'takeBack':
    case 'planBack':
      return form.send(unpublishContent, { params, instead: { revision, at, note } }, said);
    case 'unplan-publish':
      return form.send(unplanContent, { params: { ...params, deed: 'publish' } }, said);
    case 'unplan-unpublish':
      return form.send(unplanContent, { params: { ...params, deed: 'unpublish' } }, said);
    case 'discard':
      return form.send(discardContent, { params, instead: { revision } }, said);
    case 'archive':
      return form.send(archiveContent, { params }, said);
    case 'revive':
      return form.send(reviveContent, { params }, said);
    case 'copy':
      return form.send(copyContent, { params, instead: { mandant: form.values.mandant ?? '' } }, (copy) =>
        done(t('desk.edit.done.copy', { mandant: copy.mandant })),
      );
    case 'remove':
      return form.send(removeContent, { params }, () => done(t('desk.edit.done.remove'), list));
  }
}
