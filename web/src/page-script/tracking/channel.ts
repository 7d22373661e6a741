/**
 * Without consent the campaign somebody came by lives in the address alone: it goes on with the links and the questions that
 * lead to another page of the portal, and nothing is kept. With consent a cookie has it, and addresses stay plain.
 */
import { campaignAsked } from '@weitersagen/contract/recommendation/campaign-name';

type Query = Pick<URLSearchParams, 'set'> & { get(name: string): unknown };

/** Gives whether there was something to be handed on. */
function handOn(query: Query): boolean {
  const here = new URLSearchParams(location.search);
  const channel = campaignAsked((name) => here.get(name));
  const isNeeded = channel && !document.documentElement.dataset.consent?.includes('analytical');
  if (!isNeeded || campaignAsked((name) => query.get(name))) return false;
  query.set('c', channel);
  return true;
}

export function carryChannel(): void {
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
}
