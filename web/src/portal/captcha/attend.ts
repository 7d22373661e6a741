/** Solves the captcha of a form that was touched, keeps a solution at hand until it is sent, and sends what waits for one. */
import type { CaptchaQuestion } from '@weitersagen/contract/captcha/schemas';
import type { Outcome } from '@weitersagen/contract/page/page';
import { browserApi } from '../../api/client.ts';
import type { CaptchaQuestionCall, Said } from './captcha-part.tsx';

export interface Attended {
  form: HTMLFormElement;
  /** The solution goes along in it. */
  field: HTMLInputElement;
  /** Where a service shows its own. */
  frame: HTMLElement;
  ask: CaptchaQuestionCall;
  mandant: string;
  locale: string;
  /** Of whoever is signed in, where the call asks for that. */
  userToken?: () => string | undefined;
  say: (said: Said) => void;
  /** The form is left, or begins anew. */
  signal: AbortSignal;
}

export async function attend(attended: Attended): Promise<void> {
  const { form, field, ask, mandant, locale, userToken, say, signal } = attended;
  say(isHeld(form) ? 'waiting' : 'working');
  const outcome = (await browserApi({ mandant, locale, ...(userToken && { userToken }) })(
    ask as never,
  )) as Outcome<CaptchaQuestion>;
  if (signal.aborted) return;
  if (!outcome.ok) return fail(attended);
  const { isRequired, kind } = outcome.value;
  // Switched off since the page was made: the form waits for nothing.
  if (!isRequired) return finish(attended, 'none');
  if (kind === 'friendlyCaptcha') {
    const { showFrame } = await import('./friendly-captcha.ts');
    return showFrame(attended, outcome.value, { finish, fail });
  }
  const { lifeMs, solveTask } = await import('./altcha.ts');
  const solution = await solveTask(outcome.value.task ?? '', signal);
  if (signal.aborted) return;
  if (solution === undefined) return fail(attended);
  finish(attended, solution);
  const timer = setTimeout(() => {
    field.value = '';
    attend(attended).catch(() => fail(attended));
  }, lifeMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

type Ended = Pick<Attended, 'form' | 'field' | 'say'>;

const isHeld = ({ dataset }: HTMLFormElement): boolean => dataset.held !== undefined;

export function finish({ form, field, say }: Ended, solution: string): void {
  field.value = solution;
  say('done');
  if (!isHeld(form)) return;
  delete form.dataset.held;
  form.requestSubmit(form.querySelector<HTMLElement>('[type=submit]'));
}

export function fail({ form, field, say }: Ended): void {
  field.value = '';
  delete form.dataset.held;
  say('failed');
}

/** What becomes of the captcha of a form. */
export interface Ends {
  finish: typeof finish;
  fail: typeof fail;
}
