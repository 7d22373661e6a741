/** Campaigns of today, and the agreement to one (E-22, C-48). */
import * as z from 'zod/mini';
import { endpoint } from '../basics/endpoint.ts';
import { text } from '../basics/text.ts';
import { optional, wire } from '../basics/wire.ts';
import { ActiveCampaign, ByCampaign, CampaignAnswer } from './schemas.ts';

export const listActiveCampaigns = endpoint({
  method: 'GET',
  path: '/aktion/alleAktiven',
  summary: 'The campaigns that are active today for whoever asks',
  access: ['anyone', 'recommender', 'agency'],
  query: wire({
    /** The value in the address of a preview: with it those being written are told. */
    preview: ['vorschau', optional(text(1, 2000))],
  }),
  reply: z.array(ActiveCampaign),
});

export const answerCampaign = endpoint({
  method: 'PUT',
  path: '/aktion/:aktionsId/zustimmung',
  summary: 'Agrees to the legal text of a campaign or takes that back; again without effect',
  access: ['recommender', 'agency'],
  refusals: ['unknown', 'state.not-allowed', 'terms.changed', 'access.denied'],
  noSupport: true,
  params: ByCampaign,
  body: CampaignAnswer,
  reply: ActiveCampaign,
});
