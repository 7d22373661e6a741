/**
 * Consent to cookies (G-11): asks where something is unset, or lets the manager of a third party ask, keeps the answer as evidence,
 * and tells whoever waits for it. A script of its own on pages of mandants that ask. In a page of a client the page around decides
 * (frame/host.ts), and nothing is asked here.
 */

import { optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import { type Choice, evidenceNumber, listInForce, readChoice } from './decided.ts';
import { ask } from './dialog.ts';
import './manager.ts';

const { consentMode, consentCall = '', consentQuiet } = document.documentElement.dataset;
/** Who asked, as the call says it. */
type Source = 'Portal' | 'Beispielmanager';

if (parent === self && consentMode) {
  tell();
  const manager = consentMode === 'extern' ? window.ConsentManager : undefined;
  manager?.on('change', () => {
    const choice = manager.getConsents();
    if (optionalPurposes.every((purpose) => choice[purpose] !== undefined))
      void keep(choice as Choice, 'Beispielmanager');
  });
  const own = (isModal: boolean) => ask({ isModal, decide: (choice) => keep(choice, 'Portal') });
  if (consentMode === 'intern' && consentQuiet === undefined && !readChoice()) void own(false);
  for (const button of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) button.hidden = false;
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest?.('[data-consent-settings]')) return;
    if (consentMode === 'intern') void own(true);
    else manager?.show();
  });
}

/** Whoever waits for consent hears of it, and finds it on the page; where nobody has decided there is nothing. */
function tell(): void {
  const choice = readChoice();
  const given = optionalPurposes.filter((purpose) => choice?.[purpose]);
  if (choice) document.documentElement.dataset.consent = given.join(' ');
  dispatchEvent(new CustomEvent('consent', { detail: given }));
}

async function keep(choice: Choice, source: Source): Promise<boolean> {
  const { searchParams } = new URL(location.href);
  const answer = await fetch(consentCall, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': document.documentElement.lang },
    body: JSON.stringify({
      Funktional: choice.functional,
      Analytisch: choice.analytical,
      Marketing: choice.marketing,
      Quelle: source,
      Liste: listInForce(),
      Nummer: evidenceNumber(),
      Kanal: campaignOf((name) => searchParams.get(name)),
    }),
  }).catch(() => undefined);
  if (!answer?.ok) return false;
  tell();
  return true;
}
