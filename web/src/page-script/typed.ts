/**
 * What was typed is still there when the page is loaded again in this tab (E-28), and after a sign-in because a session
 * was over: kept as the page goes, put back once and to the same person only. A form with `data-keep` keeps it until it
 * was sent, whatever page comes between and in whatever language it is shown: a tick, too, as long as the words beside it
 * are the ones that were agreed to. A page that stands where the form stood says by `data-sent` that it was. Never what belongs to a bank account or a sign-in.
 */
import { hasLeft, personKey, subjectOf } from '../api/session.ts';

const signInKey = 'typed.signIn';
/** RouteNames of the pages that follow the form that is kept. */
const afterSending: ReadonlySet<unknown> = new Set(['EmpfehlungTeilen', 'EmpfehlungBestaetigung']);

const keptForm = (): HTMLFormElement | null => document.querySelector('form[data-keep]');
const lastingKey = (name: string): string => `typed.${name}`;
const keyOf = (): string => lastingKey(keptForm()?.dataset.keep ?? location.pathname);

const secret = /iban|holder|password|code|^_/i;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Kept {
  /** Whose session it was typed in. */
  of?: string | undefined;
  values: Readonly<Record<string, string>>;
}

export function keepTyped(): void {
  const sent = document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent;
  if (sent) sessionStorage.removeItem(lastingKey(sent));
  const of = subjectOf(personKey);
  const key = keyOf();
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  const isOwn = kept !== null && (kept.of === undefined || kept.of === of);
  if (!isOwn || !keptForm()) sessionStorage.removeItem(key);
  const isBack = comesBack();
  if (isOwn && (isBack || keptForm())) putBack(kept.values);
  const keep = (): void => {
    if (hasLeft()) return;
    const typed = Object.fromEntries(fields().flatMap((field) => (hasValue(field) ? [[field.name, field.value]] : [])));
    if (Object.keys(typed).length > 0) sessionStorage.setItem(keyOf(), JSON.stringify({ of, values: typed }));
  };
  addEventListener('pagehide', keep);
  // The living page leaves a form without being left itself.
  addEventListener('input', ({ target }) => (target as Element).closest('form[data-keep]') && keep());
  addEventListener('navigated', ({ detail }: CustomEventInit) => {
    if (afterSending.has(detail)) sessionStorage.removeItem(lastingKey('recommend'));
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
  const all = fields();
  const isOffered = (field: Field): boolean =>
    all.some(({ name, value }) => name === field.name && value === typed[name]);
  for (const field of all) {
    const value = typed[field.name];
    if (value === undefined) continue;
    if (!isTicked(field)) field.value = value;
    else if (isOffered(field)) (field as HTMLInputElement).checked = field.value === value;
  }
}

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>('form[method=post] :is(input, select, textarea)[name]:not([readonly])')].filter(
    ({ name, type, autocomplete, form }) =>
      !secret.test(name) &&
      !autocomplete.includes('password') &&
      !['hidden', 'password', 'file'].includes(type) &&
      (type !== 'checkbox' || form === keptForm()),
  );

const isTicked = ({ type }: Field): boolean => type === 'radio' || type === 'checkbox';

const hasValue = (field: Field): boolean =>
  field.value !== '' && (!isTicked(field) || (field as HTMLInputElement).checked);
