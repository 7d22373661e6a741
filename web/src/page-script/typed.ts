/**
 * What was typed is still there when the page is loaded again in this tab (E-28), and after a sign-in because a session
 * was over: kept as the page goes, put back once and to the same person only. A form with `data-keep` keeps it until it
 * was sent, whatever page comes between and in whatever language it is shown: a tick, too, unless other words stand beside
 * it in the language it was given in. It was sent when a page without it follows. Never an IBAN or what belongs to a
 * sign-in.
 */
import { hasLeft, personKey, subjectOf } from '../api/session.ts';

const signInKey = 'typed.signIn';
/** Name of the form that is on its way; one that is refused takes it back (web/src/form/form.tsx). */
const sentKey = 'typed.sent';

const keptForm = (): HTMLFormElement | null => document.querySelector('form[data-keep]');
const lastingKey = (name: string): string => `typed.${name}`;
const keyOf = (): string => lastingKey(keptForm()?.dataset.keep ?? location.pathname);

const secret = /iban|password|(?<!post)code|^_/i;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Readonly<Record<string, string>>;

interface Kept {
  /** Whose session it was typed in. */
  of?: string | undefined;
  /** Language of the page. */
  lang: string;
  values: Values;
}

export function keepTyped(): void {
  // A fault, or the sign-in that comes first, is no arrival.
  if (isSignIn() || Number(document.documentElement.dataset.status) >= 400) sessionStorage.removeItem(sentKey);
  forgetSent();
  sessionStorage.removeItem(sentKey);
  const of = subjectOf(personKey);
  const key = keyOf();
  const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
  const isOwn = kept !== null && (kept.of === undefined || kept.of === of);
  if (!isOwn || !keptForm()) sessionStorage.removeItem(key);
  const isBack = comesBack();
  if (isOwn && (isBack || keptForm())) putBack(kept);
  const agreed = isOwn && kept.lang === lang() ? kept.values : {};
  const keep = (): void => {
    if (hasLeft() || forgetSent()) return;
    const typed = Object.fromEntries(fields().flatMap((field) => (hasValue(field) ? [[field.name, field.value]] : [])));
    if (Object.keys(typed).length > 0)
      sessionStorage.setItem(keyOf(), JSON.stringify({ of, lang: lang(), values: { ...elsewhere(agreed), ...typed } }));
  };
  addEventListener('pagehide', keep);
  // The living page leaves a form without being left itself.
  addEventListener('input', ({ target }) => (target as Element).closest('form[data-keep]') && keep());
  addEventListener('submit', ({ target }) => {
    const name = (target as HTMLFormElement).dataset.keep;
    if (name) sessionStorage.setItem(sentKey, name);
  });
  // Told before the other page stands there.
  addEventListener('navigated', () => forgetSent(true));
}

/** A form that was on its way and stands here no more has arrived. */
function forgetSent(isElsewhere = false): boolean {
  const sent = sessionStorage.getItem(sentKey);
  if (sent === null || (!isElsewhere && keptForm()?.dataset.keep === sent)) return false;
  sessionStorage.removeItem(lastingKey(sent));
  sessionStorage.removeItem(sentKey);
  return true;
}

/** Loaded again, or reached over the sign-in that came between, which knows the way back. */
function comesBack(): boolean {
  const wasSignIn = sessionStorage.getItem(signInKey) !== null;
  if (isSignIn()) sessionStorage.setItem(signInKey, '1');
  else sessionStorage.removeItem(signInKey);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return wasSignIn || entry?.type === 'reload';
}

const isSignIn = (): boolean => new URLSearchParams(location.search).has('redirect');

const lang = (): string => document.documentElement.lang;

function putBack({ lang: typedIn, values }: Kept): void {
  const isTranslated = typedIn !== lang();
  const away = isTranslated ? {} : elsewhere(values);
  for (const field of fields()) {
    const value = values[field.name];
    if (value === undefined || field.name in away) continue;
    if (!isTicked(field)) field.value = value;
    else (field as HTMLInputElement).checked = field.value === value || (isTranslated && field.type === 'checkbox');
  }
}

/** Ticks at other words than this page has: they are put back where those stand again. */
function elsewhere(typed: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => {
      const boxes = fields().filter((field) => field.name === name && isTicked(field));
      return boxes.length > 0 && boxes.every((box) => box.value !== value);
    }),
  );
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
