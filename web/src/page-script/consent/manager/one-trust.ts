/** OneTrust, by its event `OneTrustGroupsUpdated`; its groups are those every account begins with. */
import type { Listen } from './manager.ts';

declare global {
  interface Window {
    OneTrust?: { IsAlertBoxClosed(): boolean; ToggleInfoDisplay(): void };
  }
}

const groups = { functional: 'C0003', analytical: 'C0002', marketing: 'C0004' };

export const listenToOneTrust: Listen = (id, decided) => {
  addEventListener('OneTrustGroupsUpdated', ({ detail: active = [] }: CustomEventInit<readonly string[]>) => {
    // It tells those of a visitor who has not answered, too.
    if (!window.OneTrust?.IsAlertBoxClosed()) return;
    decided({
      functional: active.includes(groups.functional),
      analytical: active.includes(groups.analytical),
      marketing: active.includes(groups.marketing),
    });
  });
  return {
    attributes: { 'data-domain-script': id, 'data-language': document.documentElement.lang },
    show: () => {
      window.OneTrust?.ToggleInfoDisplay();
      return window.OneTrust !== undefined;
    },
  };
};
