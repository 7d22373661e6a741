/** What may happen in the random life of a link, how often, and what has gone before. */
import fc from 'fast-check';
import type { Clerk } from '../cast/claims.ts';

const who = fc.constantFrom<Clerk>('eva', 'eva', 'otto', 'otto', 'nora', 'nora', 'rita');

/** Each with how often it is chosen: what leads somewhere oftener than what ends. */
export const deeds = {
  come: 3,
  order: 5,
  orderByFile: 1,
  confirmOrder: 2,
  releaseOrder: 3,
  cancelByKey: 1,
  cancelByHand: 1,
  cancelLink: 1,
  collect: 6,
  stop: 0.5,
  free: 1,
  setBack: 0.5,
  cancelReward: 0.5,
  clawBack: 0.5,
  return: 0.5,
  revive: 1,
  grant: 2,
  fileClaim: 2,
  assignClaim: 2,
  grantClaim: 1,
  refuseClaim: 0.5,
  appeal: 0.5,
  releaseCase: 4,
  rejectCase: 1,
  lockCase: 0.5,
  reopenCase: 1.5,
  noteCase: 0.5,
  unlock: 0.5,
  agree: 8,
  decline: 0.5,
  makeRun: 3,
  exportRun: 3,
  confirmRun: 3,
  discardRun: 1.5,
  days: 1.5,
  night: 3,
} as const;
export type Deed = keyof typeof deeds;

export interface LifeStep {
  deed: Deed;
  who: Clerk;
  /** Which one, where there are several. */
  which: number;
}

const lifeStep: fc.Arbitrary<LifeStep> = fc.record({
  deed: fc.oneof(
    ...Object.entries(deeds).map(([deed, weight]) => ({ arbitrary: fc.constant(deed as Deed), weight: weight * 10 })),
  ),
  who,
  which: fc.nat(5),
});

const step = (deed: Deed, who: Clerk = 'eva', which = 0): LifeStep => ({ deed, who, which });
const ordered = (which: number): LifeStep[] => [
  step('come', 'eva', which),
  step('order', 'eva', which),
  step('releaseOrder', 'rita'),
];

const paid: readonly LifeStep[] = [
  ...ordered(1),
  step('collect'),
  step('days'),
  step('makeRun'),
  step('exportRun', 'otto'),
  step('confirmRun'),
];

/** What has gone before: everybody who comes after has something to do. The first contact has a throw-away address, the second none. */
export const ahead: readonly (readonly LifeStep[])[] = [
  [],
  ordered(0),
  [...ordered(1), step('collect'), step('collect', 'eva', 1), step('days')],
  [...ordered(0), ...ordered(1), step('releaseCase', 'eva'), step('agree', 'nora')],
  [...ordered(1), step('collect'), step('days'), step('makeRun'), step('exportRun', 'otto')],
  [...paid, step('cancelByKey')],
  [...paid, step('return'), step('agree', 'nora')],
  [...ordered(1), step('cancelByKey'), step('fileClaim', 'eva', 1)],
  [step('come', 'eva', 1), step('fileClaim', 'eva', 1), step('refuseClaim'), step('appeal')],
  [...ordered(0), step('noteCase'), step('lockCase'), step('reopenCase'), step('agree', 'nora')],
  [...ordered(0), step('lockCase'), step('unlock'), step('agree', 'nora')],
  [...ordered(0), ...ordered(3), step('releaseCase'), step('decline', 'nora'), step('rejectCase'), step('reopenCase')],
  [...ordered(1), step('cancelReward'), step('clawBack')],
  [...paid, step('clawBack')],
  [
    ...ordered(1),
    step('collect'),
    step('days'),
    step('setBack'),
    step('collect'),
    step('days'),
    step('makeRun'),
    step('discardRun'),
  ],
  [step('come', 'eva', 1), step('orderByFile'), step('confirmOrder', 'otto'), step('cancelByHand')],
  [...ordered(1), step('cancelByKey'), step('grant', 'eva', 1), step('grant', 'otto', 5), step('agree', 'nora')],
  [step('come', 'eva', 1), step('fileClaim'), step('assignClaim')],
  [...ordered(1), step('cancelByKey'), step('fileClaim', 'eva', 1), step('grantClaim')],
  [step('cancelLink')],
  [...ordered(1), step('collect'), step('stop'), step('free'), step('agree', 'nora')],
  [
    ...ordered(1),
    step('days', 'eva', 5),
    step('days', 'eva', 5),
    step('days', 'eva', 5),
    step('night'),
    step('revive'),
  ],
];
export const lifeSteps: fc.Arbitrary<LifeStep[]> = fc
  .tuple(fc.constantFrom(...ahead), fc.array(lifeStep, { minLength: 15, maxLength: 25 }))
  .map(([before, steps]) => [...before, ...steps]);
