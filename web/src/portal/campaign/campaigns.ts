/**
 * The campaigns of a page (E-22): a chunk of its own, for no page pays for them that has none to show. It is there before a page
 * with one is drawn, on the server and when it comes to life.
 */
import type { Load, Submit } from '../page/screen.ts';

let chunk: typeof import('./campaign-list.tsx') | undefined;

const loadChunk = async () => {
  chunk ??= await import('./campaign-list.tsx');
  return chunk;
};

export const campaignTexts = ['campaign.', 'form.sending', 'problem.box-required'];

/** A page goes without its campaigns rather than not at all. */
export const loadCampaigns = (load: Load) =>
  loadChunk().then(
    ({ readCampaigns }) => readCampaigns(load),
    () => [],
  );

export const campaignList = () => chunk?.CampaignList;

/** The answer of a box; `page` is the one it stands on. */
export const sendCampaign = async (sent: Submit, page: 'home' | 'personalArea') =>
  (await loadChunk()).answerOn(sent, page);

if (import.meta.env.SSR || document.querySelector('[data-campaigns]')) await loadChunk();
