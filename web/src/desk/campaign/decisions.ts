/** What can be done with a campaign beside writing: it begins and ends, where other things are put on and taken off. */
import {
  discardCampaign,
  publishCampaign,
  removeCampaign,
  showCampaign,
  unplanCampaign,
  unpublishCampaign,
} from '@weitersagen/contract/campaign/desk';
import { type Decision, decide, type Questions } from '../draft/decisions.ts';
import type { Submit } from '../screen.ts';

/** The words of the questions in the address. */
export const campaignQuestions: Questions = {
  publish: 'veroeffentlichen',
  plan: 'planen',
  takeBack: 'beenden',
  planBack: 'ende-planen',
  'unplan-publish': 'planung-aufheben',
  'unplan-unpublish': 'ende-aufheben',
  discard: 'verwerfen',
  remove: 'loeschen',
};

const calls = {
  show: showCampaign,
  publish: publishCampaign,
  unpublish: unpublishCampaign,
  unplan: unplanCampaign,
  discard: discardCampaign,
  remove: removeCampaign,
};

export const decideCampaign = (given: Submit, decision: Decision) =>
  decide(given, decision, {
    keeper: 'aktion',
    path: 'aktionen',
    calls,
    saidOf: (one, date) => given.t(`desk.campaign.done.${one}`, { date }),
  });
