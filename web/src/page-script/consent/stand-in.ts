/**
 * A stand-in for the consent manager of a third party (G-11), so that what is built for one works without an outside service. It
 * asks by itself, as they do, and keeps nothing of its own: what was decided it reads where the portal mirrors it.
 */
import { type Choice, readChoice } from './decided.ts';
import { ask } from './dialog.ts';
import './manager.ts';

const listeners: (() => void)[] = [];
let chosen: Choice | undefined;

const question = (isModal: boolean): Promise<void> =>
  ask({
    isModal,
    isExample: true,
    decide: async (choice) => {
      chosen = choice;
      for (const listen of listeners) listen();
      return true;
    },
  });

window.ConsentManager = {
  getConsents: () => chosen ?? readChoice() ?? {},
  show: () => void question(true),
  on: (_event, listen) => void listeners.push(listen),
};
const { consentQuiet } = document.documentElement.dataset;
if (parent === self && consentQuiet === undefined && !readChoice()) void question(false);
