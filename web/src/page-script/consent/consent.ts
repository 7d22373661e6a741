/**
 * Consent to cookies (G-11): tells whoever waits for it what was decided, has somebody asked where something is unset, and has the
 * answer kept as evidence. The question, or the manager of a third party, is loaded only where it is needed, with what keeps an answer.
 * In a page of a client the page around decides (frame/host.ts), and nothing is asked here.
 */

import { type OptionalPurpose, optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { evidenceNumber, readGiven } from './decided.ts';
import type { Choice } from './given.ts';
import type { ConsentManager } from './manager/manager.ts';

const { dataset } = document.documentElement;
const { consentMode, consentAdapter, consentSettings, consentKind = 'Beispielmanager' } = dataset;

type Question = typeof import('./question.ts');
type Adapter = typeof import('./manager/adapter.ts');

export function followConsent(): void {
  if (parent !== self || !consentMode) return;
  tell(readGiven(dataset.consentList ?? ''), evidenceNumber());
  const show = consentMode === 'intern' ? askItself() : letAsk();
  if (location.hash === '#einwilligung') show();
  for (const link of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) link.hidden = false;
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('[data-consent-settings]')) return;
    event.preventDefault();
    show();
  });
}

const load = (): Promise<Question & Adapter> =>
  import(/* @vite-ignore */ consentAdapter ?? dataset.consentQuestion ?? '');

/** Each gives what opens the settings. */
function askItself(): () => void {
  const ask = async (isModal: boolean): Promise<void> =>
    (await load()).ask({ isModal, decide: (choice) => decide(choice, 'Portal') });
  if (dataset.consentQuiet === undefined && dataset.consent === undefined) void ask(false);
  return () => void ask(true);
}

/**
 * Where keeping fails nothing is given: the stand-in asks again on the next page, and a manager that keeps the answer itself brings it
 * there once more.
 */
function letAsk(): () => void {
  if (consentSettings !== undefined) return () => location.assign(consentSettings);
  const met = meetManager();
  void met.then((manager) =>
    manager?.on('change', () => {
      const choice = manager.getConsents();
      if (optionalPurposes.every((purpose) => choice[purpose] !== undefined))
        void decide(choice as Choice, consentKind);
    }),
  );
  return () => void met.then((manager) => manager?.show());
}

async function meetManager(): Promise<ConsentManager | undefined> {
  if (consentAdapter !== undefined) return (await load()).meetManager();
  // The stand-in is the next script of the page.
  if (!window.ConsentManager) await new Promise((resolve) => addEventListener('load', resolve));
  return window.ConsentManager;
}

/** Whoever waits for consent hears of it, and finds it on the page; where nobody has decided there is nothing. */
function tell(given: readonly OptionalPurpose[] | undefined, number: string | null): void {
  if (given) dataset.consent = given.join(' ');
  dataset.consentNumber = number ?? '';
  dispatchEvent(new CustomEvent('consent', { detail: given ?? [] }));
}

/** What was chosen counts at once: for a moment the cookies that came with the answer may still read as before. */
async function decide(choice: Choice, source: string): Promise<boolean> {
  const number = await (await load()).keep(choice, source);
  if (number === undefined) return false;
  const given = optionalPurposes.filter((purpose) => choice[purpose]);
  tell(given, given.length > 0 ? number : null);
  return true;
}
