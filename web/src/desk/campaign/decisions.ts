/** What can be done with a campaign beside writing: the words of the questions, and what is sent when one is answered. */
import {
  discardCampaign,
  publishCampaign,
  removeCampaign,
  showCampaign,
  unplanCampaign,
  unpublishCampaign,
} from '@weitersagen/contract/campaign/desk';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { settledRevision, wishedMoment } from '../content/editor/before-deciding.ts';
import { openedKeeper } from '../content/editor/keeping/use-keeper.ts';
import { deskPath, type Submit } from '../screen.ts';

/** The words of the questions in the address. */
export const questions = {
  publish: 'veroeffentlichen',
  plan: 'planen',
  takeBack: 'beenden',
  planBack: 'ende-planen',
  'unplan-publish': 'planung-aufheben',
  'unplan-unpublish': 'ende-aufheben',
  discard: 'verwerfen',
  remove: 'loeschen',
} as const;
export type Decision = keyof typeof questions;

export const decisionOf = (question: string | null): Decision | undefined =>
  (Object.keys(questions) as Decision[]).find((one) => questions[one] === question);

export async function decide(given: Submit, decision: Decision) {
  const { api, form, params, t } = given;
  const id = Number(params.id);
  const keeper = openedKeeper(`aktion-${id}`);
  const revision = await settledRevision(
    keeper,
    async () => need(await api(showCampaign, { params: { id } })).revision,
  );
  if (revision === undefined) return form.refuse('note', t('desk.edit.notSettled'));
  const at = wishedMoment(form.values, decision === 'plan' || decision === 'planBack');
  if (at === undefined) return form.refuse('day', t('desk.edit.momentWrong'));
  return sent(given, decision, { id, revision, at });
}

interface About {
  id: number;
  revision: number;
  at: Date | null;
}

function sent({ form, done, mandant, t, locale }: Submit, decision: Decision, { id, revision, at }: About) {
  const params = { id };
  const wish = { revision, at, note: form.values.note?.trim() || null };
  const said = () => done(t(`desk.campaign.done.${decision}`, { date: at ? moment(at, locale) : '' }));
  switch (decision) {
    case 'publish':
    case 'plan':
      return form.send(publishCampaign, { params, instead: wish }, said);
    case 'takeBack':
    case 'planBack':
      return form.send(unpublishCampaign, { params, instead: wish }, said);
    case 'unplan-publish':
      return form.send(unplanCampaign, { params: { ...params, deed: 'publish' } }, said);
    case 'unplan-unpublish':
      return form.send(unplanCampaign, { params: { ...params, deed: 'unpublish' } }, said);
    case 'discard':
      return form.send(discardCampaign, { params, instead: { revision } }, said);
    case 'remove':
      return form.send(removeCampaign, { params }, () =>
        done(t('desk.campaign.done.remove'), deskPath(mandant.slug, 'aktionen')),
      );
  }
}
