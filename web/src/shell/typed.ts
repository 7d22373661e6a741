/**
 * What was typed is still there when the page is loaded again in this tab (E-28): kept as the page goes, put back once.
 * Never what belongs to a bank account or a sign-in, and no tick of an agreement: that is given on the text one sees.
 */
const keyOf = (): string => `typed.${location.pathname}`;

const secret = /iban|holder|password|code|^_/i;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function keepTyped(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = sessionStorage.getItem(keyOf());
  sessionStorage.removeItem(keyOf());
  if (kept && entry?.type === 'reload') putBack(JSON.parse(kept) as Record<string, string>);
  addEventListener('pagehide', () => {
    const typed = Object.fromEntries(fields().flatMap((field) => (hasValue(field) ? [[field.name, field.value]] : [])));
    if (Object.keys(typed).length > 0) sessionStorage.setItem(keyOf(), JSON.stringify(typed));
  });
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
  [...document.querySelectorAll<Field>('form[method=post] :is(input, select, textarea)[name]')].filter(
    ({ name, type }) => !secret.test(name) && !['hidden', 'checkbox', 'password', 'file'].includes(type),
  );

const hasValue = (field: Field): boolean =>
  field.value !== '' && (field.type !== 'radio' || (field as HTMLInputElement).checked);
