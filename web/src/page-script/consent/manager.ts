/** A consent manager of a third party, as this page knows it. */
import type { Choice } from './decided.ts';

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
