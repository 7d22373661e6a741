/** A consent manager of a third party, as every other script of the page knows it, whoever made it (G-11). */
import type { Choice } from '../given.ts';

export interface ConsentManager {
  /** What was decided; a purpose that is unset is missing. */
  getConsents(): Partial<Choice>;
  /** Opens its settings. */
  show(): void;
  on(event: 'change', listen: () => void): void;
}

declare global {
  interface Window {
    ConsentManager?: ConsentManager;
  }
}

/** What is known of one of them: how its script is told whose site it is, and what opens its settings. */
export interface Known {
  attributes: Readonly<Record<string, string>>;
  /** False where it has no settings that a page can open. */
  show(): boolean | Promise<boolean>;
}

/** Listens to one of them; `decided` is called for what a visitor chose, now or on an earlier visit, and for nothing that is implied. */
export type Listen = (id: string, decided: (choice: Choice) => void) => Known;
