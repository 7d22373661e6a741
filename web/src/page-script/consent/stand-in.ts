/**
 * A stand-in for the consent manager of a third party (G-11), so that what is built for one works without an outside service. It
 * asks by itself, as they do, and keeps nothing of its own: what was decided it reads where the portal mirrors it.
 */
import { type Choice, givenChoice } from './given.ts';
import './manager/manager.ts';

const { dataset } = document.documentElement;
const listeners: (() => void)[] = [];
let chosen: Choice | undefined;

async function ask(isModal: boolean): Promise<void> {
  const question: typeof import('./question.ts') = await import(/* @vite-ignore */ dataset.consentQuestion ?? '');
  await question.ask({
    isModal,
    isExample: true,
    decide: async (choice) => {
      chosen = choice;
      for (const listen of listeners) listen();
      return true;
    },
  });
}

window.ConsentManager = {
  getConsents: () => chosen ?? givenChoice() ?? {},
  show: () => void ask(true),
  on: (_event, listen) => void listeners.push(listen),
};
if (parent === self && dataset.consentQuiet === undefined) {
  const begin = (): void => void (dataset.consent === undefined && ask(false));
  // The page script tells what was decided, and says so.
  if (dataset.consentNumber === undefined) addEventListener('consent', begin, { once: true });
  else begin();
}
