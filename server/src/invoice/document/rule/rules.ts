/** The table of rules as one, and who may not be made by it. */
import type { InvoiceDocument, Written } from '../document.ts';
import { contentRules } from './of-content.ts';
import { germanRules } from './of-germany.ts';
import { ownRules } from './of-own.ts';
import { sumRules } from './of-sums.ts';
import { vatRules } from './of-vat.ts';
import type { Rule } from './rule.ts';

export const rules: readonly Rule[] = [...contentRules, ...sumRules, ...vatRules, ...germanRules, ...ownRules];

/** An invoice that breaks a rule is never made: a fault of ours, because data that is missing is refused before. */
export class BrokenRules extends Error {
  readonly ids: readonly string[];
  constructor(number: string, broken: readonly Rule[]) {
    super(`invoice ${number} breaks ${broken.map(({ id, says }) => `${id} (${says})`).join('; ')}`);
    this.name = 'BrokenRules';
    this.ids = broken.map(({ id }) => id);
  }
}

export const brokenBy = (document: InvoiceDocument, written?: Written): readonly Rule[] =>
  rules.filter(
    ({ holds, holdsIn }) =>
      (holds !== undefined && !holds(document)) ||
      (written !== undefined && holdsIn !== undefined && !holdsIn(written, document)),
  );

export function assertRules(document: InvoiceDocument, written?: Written): void {
  const broken = brokenBy(document, written);
  if (broken.length > 0) throw new BrokenRules(document.number, broken);
}
