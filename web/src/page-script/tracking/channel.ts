/**
 * Without consent the campaign somebody came by lives in the address alone: it goes on with the links and the questions that
 * lead to another page of the portal, and nothing is kept. With consent a cookie has it, and addresses stay plain. A module that is
 * loaded where the address of a page names one.
 */
import { campaignAsked } from '@weitersagen/contract/tracking/campaign-name';

const { dataset } = document.documentElement;

type Query = Pick<URLSearchParams, 'set'> & { get(name: string): unknown };

/** Gives whether there was something to be handed on. */
function handOn(query: Query): boolean {
  const { campaign, consent } = dataset;
  if (!campaign || consent?.includes('analytical') || campaignAsked((name) => query.get(name))) return false;
  query.set('c', campaign);
  return true;
}

addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest?.('a');
    if (link?.origin !== location.origin || !/^\/\w\w(?:\/|$)/.test(link.pathname)) return;
    const query = new URLSearchParams(link.search);
    if (handOn(query)) link.search = `${query}`;
  },
  true,
);
addEventListener('formdata', ({ target, formData }) => {
  if ((target as HTMLFormElement).method === 'get') handOn(formData);
});
