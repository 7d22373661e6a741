/**
 * What was typed is still there when the page is loaded again in this tab (E-28), and after a sign-in because a session
 * was over: kept as the page goes, put back once and to the same person only. Never what belongs to a bank account or a
 * sign-in, and no tick of an agreement: that is given on the text one sees.
 */
import { hasLeft, personKey, subjectOf } from '../api/session.ts';

const signInKey = 'typed.signIn';

const keyOf = (): string => `typed.${location.pathname}`;

const secret = /iban|holder|password|code|^_/i;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Kept {
  /** Whose session it was typed in. */
  of?: string | undefined;
  values: Readonly<Record<string, string>>;
}

export function keepTyped(): void {
  const of = subjectOf(personKey);
  const kept = JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null') as Kept | null;
  sessionStorage.removeItem(keyOf());
  const isBack = comesBack();
  if (kept && isBack && (kept.of === undefined || kept.of === of)) putBack(kept.values);
  addEventListener('pagehide', () => {
    if (hasLeft()) return;
    const typed = Object.fromEntries(fields().flatMap((field) => (hasValue(field) ? [[field.name, field.value]] : [])));
    if (Object.keys(typed).length > 0) sessionStorage.setItem(keyOf(), JSON.stringify({ of, values: typed }));
  });
}

/** Loaded again, or reached over the sign-in that came between, which knows the way back. */
function comesBack(): boolean {
  const isSignIn = new URLSearchParams(location.search).has('redirect');
  const wasSignIn = sessionStorage.getItem(signInKey) !== null;
  if (isSignIn) sessionStorage.setItem(signInKey, '1');
  else sessionStorage.removeItem(signInKey);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return wasSignIn || entry?.type === 'reload';
}

function putBack(typed: Readonly<Record<string, string>>): void {
  for (const field of fields()) {
    const value = typed[field.name];
    if (value === undefined) continue;
    if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value;
    else field.value = value;
  }
}

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('form[method=post] :is(input, select, textarea)[name]:not([readonly])')].filter(
    ({ name, type, autocomplete }) =>
      !secret.test(name) &&
      !autocomplete.includes('password') &&
      !['hidden', 'checkbox', 'password', 'file'].includes(type),
  );

const hasValue = (field: Field): boolean =>
  field.value !== '' && (field.type !== 'radio' || (field as HTMLInputElement).checked);
