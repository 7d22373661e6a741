/** A campaign as the editor has it: what the desk tells of it, with its fields by language. */
import type { CampaignDetail } from '@weitersagen/contract/campaign/desk';
import type { Edited } from '../content/field/edited.ts';
import { dataOf, placeIn } from './fields.ts';

export interface EditedCampaign extends Edited {
  campaign: CampaignDetail;
}

export const editedCampaign = (campaign: CampaignDetail): EditedCampaign => ({
  ...campaign,
  campaign,
  // The editor keeps what is typed by this, beside that of all other things.
  id: `aktion-${campaign.id}`,
  kind: 'campaigns',
  data: dataOf(campaign.entry),
  obstacles: campaign.obstacles.map(({ field, message }) => ({
    field: placeIn(campaign.entry, campaign.languages, field),
    message,
  })),
});
