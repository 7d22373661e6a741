/**
 * Loads the consent manager that the mandant named and speaks with it by its documented events, so that the page knows one
 * `window.ConsentManager` whoever asks. It is loaded at once, but on pages that can be read before anybody decides: there only
 * when somebody opens the settings.
 */
import { optionalPurposes } from '@weitersagen/contract/consent/purposes';
import { tellDeclined } from '../../tracking/declined.ts';
import { startTracking } from '../../tracking/start.ts';
import { type Choice, givenChoice } from '../given.ts';
import { keepChoice } from '../keep.ts';
import { listenToCookiebot } from './cookiebot.ts';
import type { ConsentManager, Listen } from './manager.ts';
import { listenToOneTrust } from './one-trust.ts';
import { listenToTcf } from './tcf.ts';
import { listenToUsercentrics } from './usercentrics.ts';

/** The page script has no use for it before somebody is asked. */
export const keep = keepChoice;

const makers: Readonly<Record<string, Listen>> = {
  Usercentrics: listenToUsercentrics,
  Cookiebot: listenToCookiebot,
  OneTrust: listenToOneTrust,
  TCF: listenToTcf,
};

export function meetManager(): ConsentManager | undefined {
  startTracking();
  const { consentKind = '', consentScript = '', consentId = '', consentQuiet } = document.documentElement.dataset;
  const listeners: (() => void)[] = [];
  let chosen: Choice | undefined;
  const known = makers[consentKind]?.(consentId, (choice) => {
    // It tells on every page, and some by two events; what is kept already is not kept again.
    const isNews = !isSame(choice, chosen ?? givenChoice());
    chosen = choice;
    if (!isNews) return;
    for (const listen of listeners) listen();
    tellDeclined(choice);
  });
  if (!known) return undefined;
  let loaded: Promise<void> | undefined;
  const load = (): Promise<void> => {
    loaded ??= loadScript(consentScript, known.attributes);
    return loaded;
  };
  const show = async (): Promise<void> => {
    await load();
    if (!(await known.show()))
      for (const link of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) link.hidden = true;
  };
  if (consentQuiet === undefined) void load();
  window.ConsentManager = {
    getConsents: () => chosen ?? givenChoice() ?? {},
    show: () => void show(),
    on: (_event, listen) => void listeners.push(listen),
  };
  return window.ConsentManager;
}

const isSame = (choice: Choice, former: Choice | undefined): boolean =>
  optionalPurposes.every((purpose) => choice[purpose] === former?.[purpose]);

/** One that does not come asks nobody, and nothing is given. */
function loadScript(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.onload = () => resolve();
    script.onerror = () => resolve();
    script.src = src;
    document.head.append(script);
  });
}
