/** What a report is made of: its steps from the visit to the money, and by what one of them may be narrowed. */
import { codesOf, labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** One at a time beside the days: a figure is kept by each of them alone (docs/decisions/033). */
export const dimension = labels({
  product: 'Produkt',
  category: 'Kategorie',
  channel: 'Kanal',
  campaign: 'Kampagne',
  agency: 'Agentur',
  kind: 'Art',
});
export type Dimension = Value<typeof dimension>;

export const step = labels({
  visited: 'Besucht',
  shared: 'Geteilt',
  recommended: 'Empfohlen',
  clicked: 'Geklickt',
  accepted: 'Angenommen',
  confirmed: 'Bestaetigt',
  ordered: 'Beauftragt',
  released: 'Freigegeben',
  collected: 'Abgeholt',
  paid: 'Ausgezahlt',
});
export type Step = Value<typeof step>;

/** In their order. */
export const steps: readonly Step[] = codesOf(step);

/** What a step does not know: whoever visits has no campaign of a recommender yet, and who recommends came by no link. */
const unknownTo: Partial<Record<Step, readonly Dimension[]>> = {
  visited: ['campaign', 'agency', 'kind'],
  shared: ['campaign', 'agency', 'kind'],
  recommended: ['channel'],
};

/** Whether a step can be told by a dimension; without one it always can. */
export const appliesTo = (one: Step, by: Dimension | null): boolean => by === null || !unknownTo[one]?.includes(by);

/** By what else than the whole mandant it is known what is owed. */
export const owedBy = (by: Dimension | null): boolean =>
  by === null || by === 'product' || by === 'category' || by === 'agency';

interface Counted {
  step: Step;
  count: number;
}

/** Where most people are lost: the step that fewest of the one before reach; null where nobody is. */
export function lossOf<S extends Counted>(counted: readonly S[]): { step: S; before: S; share: number } | null {
  let worst: { step: S; before: S; share: number } | null = null;
  counted.forEach((one, index) => {
    const before = counted[index - 1];
    if (!before || before.count <= 0 || one.count >= before.count) return;
    const share = Math.max(0, one.count) / before.count;
    if (!worst || share < worst.share) worst = { step: one, before, share };
  });
  return worst;
}
