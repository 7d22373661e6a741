/**
 * The page around: who it is, what is told to it and what it says. Which of RahmenHosts it is, the browser knows
 * (`ancestorOrigins`, or the referrer of the first page), and where it does not, the first message of the page itself
 * says. What is told before somebody is known waits; what anybody else says is not heard.
 */
import { leftOutName, mayFrame } from '@weitersagen/contract/mandant/frame-hosts';
import type { Navigated } from '../navigated.ts';

export type Told =
  | { type: 'portal:ready'; leftOut: string | null }
  | { type: 'portal:height'; height: number }
  | ({ type: 'portal:navigated'; isStep: boolean } & Navigated)
  | { type: 'portal:show'; top: number };

export interface Host {
  tell(message: Told): void;
}

export function meetHost(): Host {
  const origins = (document.documentElement.dataset.origins ?? '').split(' ').filter(Boolean);
  const waiting: Told[] = [];
  let target: string | undefined;
  const tell = (message: Told): void => {
    if (target === undefined) waiting.push(message);
    else parent.postMessage(message, target);
  };
  const meet = (origin: string | undefined): void => {
    if (target !== undefined || origin === undefined || !mayFrame(origin, origins)) return;
    target = origin;
    for (const message of waiting.splice(0)) tell(message);
  };
  if (parent === self) return { tell: () => undefined };
  addEventListener('message', ({ source, origin, data }: MessageEvent) => {
    if (source !== parent || !mayFrame(origin, origins) || data?.type !== 'host:hello') return;
    meet(origin);
    hearConsent(data.consent);
    // What the page around says of itself; one that says nothing is light, and so is what stands in it.
    if (/^(?:light|dark)(?: (?:light|dark))?$/.test(data.scheme))
      document.documentElement.style.colorScheme = data.scheme;
  });
  tell({ type: 'portal:ready', leftOut: new URLSearchParams(location.search).get(leftOutName) });
  meet(
    location.ancestorOrigins?.[0] ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined),
  );
  return { tell };
}

const purposes = ['functional', 'analytical', 'marketing'] as const;

/** What the client's consent manager decided, for whoever needs it later: nothing is kept before, and nothing beyond the page. */
function hearConsent(consent: unknown): void {
  if (typeof consent !== 'object' || consent === null) return;
  const given = purposes.filter((purpose) => (consent as Record<string, unknown>)[purpose] === true);
  document.documentElement.dataset.consent = given.join(' ');
  dispatchEvent(new CustomEvent('consent', { detail: given }));
}
