/**
 * Consent managers of third parties, as far as they document themselves: each script knows its site by its attribute, keeps the answer
 * in its own storage, asks by itself where there is none, and tells it by its own events. They are sent in place of the real ones,
 * from their real addresses, so that the policy of the page is the real one, too.
 */
import type { Page } from '@playwright/test';

export type Manager = 'usercentrics' | 'cookiebot' | 'oneTrust' | 'tcf';
export const managerSlug = (manager: Manager): string => `fragt-${manager.toLowerCase()}`;
export const managerId = 'TEST-4711';
export const tcfScript = 'https://cmp.example/tcf.js';

/** Asks with three buttons; `said` is told the answer, `kept` is the one of an earlier visit. */
const asking = `
  const key = 'manager';
  const kept = () => JSON.parse(localStorage.getItem(key) ?? 'null');
  const ask = (said) => {
    document.querySelector('#manager-question')?.remove();
    const box = document.createElement('div');
    box.id = 'manager-question';
    box.style = 'position:fixed;inset:auto 0 0;z-index:99;background:white';
    for (const [name, answer] of [['Dritter: alles', [1, 1, 1]], ['Dritter: nichts', [0, 0, 0]], ['Dritter: Statistik', [0, 1, 0]]]) {
      const button = document.createElement('button');
      button.textContent = name;
      button.onclick = () => { localStorage.setItem(key, JSON.stringify(answer)); box.remove(); said(answer); };
      box.append(button);
    }
    document.body.append(box);
  };
  const known = (id, attribute) => { if (id !== '${managerId}') throw new Error(attribute + ' is not told'); };`;

const scripts: Readonly<Record<Manager, { address: string; attribute: string; script: string }>> = {
  usercentrics: {
    address: 'https://web.cmp.usercentrics.eu/ui/loader.js',
    attribute: 'data-settings-id',
    script: `
      known(document.querySelector('#usercentrics-cmp').dataset.settingsId, 'data-settings-id');
      const state = (is) => ({ state: is ? 'ALL_ACCEPTED' : 'ALL_DENIED' });
      const details = () => {
        const [functional, statistics, marketing] = kept() ?? [0, 0, 0];
        return {
          consent: { status: '', type: kept() ? 'EXPLICIT' : 'IMPLICIT', required: !kept() },
          services: {},
          categories: { essential: { state: 'ALL_ACCEPTED', essential: true }, functional: state(functional), statistics: state(statistics), marketing: state(marketing) },
        };
      };
      const tell = () => dispatchEvent(new CustomEvent('UC_CONSENT', { detail: details() }));
      window.__ucCmp = { getConsentDetails: async () => details(), showSecondLayer: async () => ask(tell), isInitialized: async () => true };
      dispatchEvent(new Event('UC_UI_INITIALIZED'));
      tell();
      if (!kept()) ask(tell);`,
  },
  cookiebot: {
    address: 'https://consent.cookiebot.com/uc.js',
    attribute: 'data-cbid',
    script: `
      known(document.querySelector('#Cookiebot').dataset.cbid, 'data-cbid');
      const tell = () => {
        const [preferences, statistics, marketing] = (kept() ?? [0, 0, 0]).map(Boolean);
        Object.assign(window.Cookiebot, { hasResponse: kept() !== null, consent: { necessary: true, preferences, statistics, marketing, method: kept() ? 'explicit' : null } });
        if (!kept()) return;
        dispatchEvent(new Event(preferences || statistics || marketing ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
        dispatchEvent(new Event('CookiebotOnConsentReady'));
      };
      window.Cookiebot = { renew: () => { localStorage.removeItem(key); ask(tell); } };
      tell();
      if (!kept()) ask(tell);`,
  },
  oneTrust: {
    address: 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    attribute: 'data-domain-script',
    script: `
      known(document.querySelector('[data-domain-script]').dataset.domainScript, 'data-domain-script');
      const tell = () => {
        const [functional, performance, targeting] = kept() ?? [0, 0, 0];
        const detail = ['C0001', performance && 'C0002', functional && 'C0003', targeting && 'C0004'].filter(Boolean);
        window.OnetrustActiveGroups = ',' + detail.join(',') + ',';
        dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail }));
      };
      window.OneTrust = { IsAlertBoxClosed: () => kept() !== null, ToggleInfoDisplay: () => ask(tell) };
      tell();
      if (!kept()) ask(tell);`,
  },
  tcf: {
    address: tcfScript,
    attribute: '',
    script: `
      const waiting = window.__tcfapi();
      const listeners = [];
      const data = (eventStatus) => {
        const [functional, analytical, marketing] = kept() ?? [0, 0, 0];
        const consents = {};
        if (functional || analytical || marketing) consents[1] = true;
        if (analytical) consents[8] = true;
        if (marketing) consents[3] = consents[4] = true;
        return { tcString: 'X', gdprApplies: true, eventStatus, cmpStatus: 'loaded', purpose: { consents } };
      };
      const tell = (status) => { for (const listener of listeners) listener(data(status), true); };
      const show = () => { tell('cmpuishown'); ask(() => tell('useractioncomplete')); };
      window.__tcfapi = (command, version, answer) => {
        if (command === 'addEventListener') { listeners.push(answer); answer(data(kept() ? 'tcloaded' : 'cmpuishown'), true); }
        else if (command === 'displayConsentUi') { show(); answer(null, true); }
        else answer(null, false);
      };
      for (const question of waiting) window.__tcfapi(...question);
      if (!kept()) show();`,
  },
};

/** Sends the script of a manager to this page, and gives the addresses of other hosts that were asked for. */
export async function playManager(page: Page, manager: Manager): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url !== scripts[manager].address) return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: `(() => {${asking}${scripts[manager].script}})();` });
  });
  return asked;
}

export const scriptOf = (manager: Manager): string => scripts[manager].address;
