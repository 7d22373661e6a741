/**
 * Consent to cookies (G-11): tells whoever waits for it what was decided, has somebody asked where something is unset, and keeps the
 * answer as evidence. The question, or the manager of a third party, is loaded only where it is needed. In a page of a client the page
 * around decides (frame/host.ts), and nothing is asked here.
 */

import { optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { campaignAsked } from '@weitersagen/contract/recommendation/campaign-name';
import { tellDeclined } from '../tracking/declined.ts';
import { evidenceNumber, readGiven } from './decided.ts';
import type { Choice } from './given.ts';
import type { ConsentManager } from './manager/manager.ts';

const { dataset, lang } = document.documentElement;
const { consentMode, consentList = '', consentCall = '', consentQuiet, consentKind = 'Beispielmanager' } = dataset;

export function followConsent(): void {
  if (parent !== self || !consentMode) return;
  tell();
  const show = consentMode === 'intern' ? askItself() : letAsk();
  if (location.hash === '#einwilligung') show();
  for (const link of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) link.hidden = false;
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-consent-settings]')) return;
    event.preventDefault();
    show();
  });
}

/** Each gives what opens the settings. */
function askItself(): () => void {
  const ask = async (isModal: boolean): Promise<void> => {
    const question: typeof import('./question.ts') = await import(/* @vite-ignore */ dataset.consentQuestion ?? '');
    return question.ask({ isModal, decide: (choice) => keep(choice, 'Portal') });
  };
  if (consentQuiet === undefined && dataset.consent === undefined) void ask(false);
  return () => void ask(true);
}

/**
 * Where keeping fails nothing is given: the stand-in asks again on the next page, and a manager that keeps the answer itself brings it
 * there once more.
 */
function letAsk(): () => void {
  const { consentSettings } = dataset;
  if (consentSettings !== undefined) return () => location.assign(consentSettings);
  const met = meetManager();
  void met.then((manager) =>
    manager?.on('change', () => {
      const choice = manager.getConsents();
      if (optionalPurposes.every((purpose) => choice[purpose] !== undefined)) void keep(choice as Choice, consentKind);
    }),
  );
  return () => void met.then((manager) => manager?.show());
}

async function meetManager(): Promise<ConsentManager | undefined> {
  const { consentAdapter } = dataset;
  if (consentAdapter === undefined) {
    // The stand-in is the next script of the page.
    if (!window.ConsentManager) await new Promise((resolve) => addEventListener('load', resolve));
    return window.ConsentManager;
  }
  const adapter: typeof import('./manager/adapter.ts') = await import(/* @vite-ignore */ consentAdapter);
  return adapter.meetManager();
}

/** Whoever waits for consent hears of it, and finds it on the page; where nobody has decided there is nothing. */
function tell(): void {
  const given = readGiven(consentList);
  if (given) dataset.consent = given.join(' ');
  dataset.consentNumber = evidenceNumber() ?? '';
  dispatchEvent(new CustomEvent('consent', { detail: given ?? [] }));
}

async function keep(choice: Choice, source: string): Promise<boolean> {
  const { searchParams } = new URL(location.href);
  const answer = await fetch(consentCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': lang },
    body: JSON.stringify({
      Funktional: choice.functional,
      Analytisch: choice.analytical,
      Marketing: choice.marketing,
      Quelle: source,
      Liste: consentList,
      Nummer: evidenceNumber(),
      Kanal: campaignAsked((name) => searchParams.get(name)) ?? null,
    }),
  }).catch(() => undefined);
  if (answer?.ok) tell();
  if (answer?.ok && !optionalPurposes.some((purpose) => choice[purpose])) tellDeclined();
  return answer?.ok === true;
}
