/** The strongest signs of a case, by their short names; the list says the first ones and how many more there are. */
import type { SignalRule } from '@weitersagen/contract/signal/rules';
import type { T } from '../../../i18n/t.ts';

const shown = 3;

/** All of them, for whoever decides. */
export const allReasonsText = (rules: readonly SignalRule[], t: T): string =>
  rules.map((rule) => t(`desk.case.ruleOf.${rule}`)).join(', ');

export function reasonsText(rules: readonly SignalRule[], t: T): string {
  if (rules.length === 0) return t('desk.case.noSigns');
  const names = rules.slice(0, shown).map((rule) => t(`desk.case.ruleOf.${rule}`));
  const more = rules.length - names.length;
  return names.join(', ') + (more > 0 ? ` ${t('desk.case.moreReasons', { count: more })}` : '');
}
