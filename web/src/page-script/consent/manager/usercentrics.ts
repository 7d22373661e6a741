/** Usercentrics Web CMP 3, by its event `UC_CONSENT` and `window.__ucCmp`. */
import type { Listen } from './manager.ts';

interface Details {
  consent: { type: 'EXPLICIT' | 'IMPLICIT'; required: boolean };
  categories: Readonly<Record<string, { state: 'ALL_ACCEPTED' | 'SOME_ACCEPTED' | 'ALL_DENIED' }>>;
}

declare global {
  interface Window {
    __ucCmp?: { getConsentDetails(): Promise<Details>; showSecondLayer(): Promise<void> };
  }
}

/** Its own three categories hold measuring under `functional`; whoever has one of these of their own keeps it apart. */
const measuring = ['statistics', 'analytics', 'analytical', 'performance'];

export const listenToUsercentrics: Listen = (id, decided) => {
  const hear = ({ consent, categories }: Details): void => {
    if (consent.type !== 'EXPLICIT' || consent.required) return;
    const isGiven = (category: string): boolean => categories[category]?.state === 'ALL_ACCEPTED';
    decided({
      functional: isGiven('functional'),
      analytical: isGiven(measuring.find((category) => categories[category]) ?? 'functional'),
      marketing: isGiven('marketing'),
    });
  };
  addEventListener('UC_CONSENT', ({ detail }: CustomEventInit<Details>) => detail && hear(detail));
  // Whoever decided on an earlier visit is known from then on.
  addEventListener('UC_UI_INITIALIZED', () => void window.__ucCmp?.getConsentDetails().then(hear));
  return {
    attributes: { id: 'usercentrics-cmp', 'data-settings-id': id },
    show: async () => {
      await window.__ucCmp?.showSecondLayer();
      return window.__ucCmp !== undefined;
    },
  };
};
