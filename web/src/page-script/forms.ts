/**
 * Forms before and while the page comes to life: one press sends once, natively. The live page guards itself; a form
 * that is already on its way stays blocked for both. A page that is shown again from the history is fresh.
 */
import { keepSize } from '../ui/keep-size.ts';

/** After so long somebody wonders whether anything happens; a living form says more (web/src/form/form.module.css). */
const slowMs = 5000;
/** So long an answer may take (§9); a form that was stopped on its way leads nowhere. */
const answerMs = 300_000;

const isAlive = (): boolean => document.documentElement.dataset.alive !== undefined;

export function guardForms(): void {
  const sent = new Set<HTMLFormElement>();
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post') return;
      if (sent.has(form)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (!isAlive()) {
        sent.add(form);
        document.documentElement.dataset.sent = '1';
        setTimeout(forgetSent, answerMs);
        showSending((event as SubmitEvent).submitter);
      }
    },
    true,
  );
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sent.clear();
    forgetSent();
    for (const button of document.querySelectorAll('[aria-busy]')) {
      button.removeAttribute('aria-busy');
      button.removeAttribute('data-said');
    }
    renewNonces();
  });
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') renewNonces();
}

/** The mark keeps whatever would load the page anew from it (api/session.ts). */
function forgetSent(): void {
  delete document.documentElement.dataset.sent;
}

/** Going back and sending other data is a new matter, not the old one again. */
function renewNonces(): void {
  for (const nonce of document.querySelectorAll<HTMLInputElement>('input[name=_nonce]'))
    nonce.value = crypto.randomUUID();
}

/** What it says meanwhile is drawn by style: its text belongs to the page that comes to life. */
function showSending(button: HTMLElement | null): void {
  if (!button?.dataset.sending) return;
  keepSize(button);
  button.setAttribute('aria-busy', 'true');
  button.dataset.said = '';
  setTimeout(() => {
    button.dataset.sending = button.dataset.slow;
  }, slowMs);
}
