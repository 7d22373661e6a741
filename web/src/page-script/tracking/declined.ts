/**
 * That somebody declined everything (goal 14) goes to the portal itself and to no other tracker, without cookie, id and referrer: the
 * server wrote the hit (K-10). Told where somebody was asked, so that no other page carries it.
 */
export function tellDeclined(choice: Readonly<Record<string, boolean | undefined>>): void {
  const { declined } = document.documentElement.dataset;
  if (declined && !Object.values(choice).some(Boolean))
    void fetch(declined, { credentials: 'omit', referrerPolicy: 'no-referrer' }).catch(() => undefined);
}
