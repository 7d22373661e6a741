/** What an A/B test may be about, what it counts, and when it runs. */
import type { MandantConfig } from '../mandant/schemas.ts';
import { type ChannelName, offeredChannels } from '../recommendation/channels.ts';
import type { Goal } from '../tracking/goals.ts';

/** So many days one lasts at most; then it has ended by itself. */
export const abTestDaysMax = 92;

export const subjects = ['block', 'shareOrder'] as const;
export type Subject = (typeof subjects)[number];

/** `day`: by what a visitor is known of a day; `consent`: by what whoever agreed is known. */
export const splits = ['day', 'consent'] as const;
export type Split = (typeof splits)[number];

const aims = ['recommended', 'opened', 'shared'] as const;
export type Aim = (typeof aims)[number];

/** Whoever sees the ways to share has recommended already. */
const aimsOfSubject = { block: aims, shareOrder: ['shared'] } as const satisfies Record<Subject, readonly Aim[]>;
export const aimsOf = (subject: Subject): readonly Aim[] => aimsOfSubject[subject];

/** Hits of the browser alone tell it; everything else the server sees itself. */
export const isToldByBrowser = (aim: Aim): boolean => aim === 'shared';

const shareGoals: ReadonlySet<string> = new Set<Goal>([
  'copyLink',
  'emailClient',
  'gmail',
  'outlook',
  'yahoo',
  'whatsapp',
  'facebook',
  'twitter',
  'xing',
  'linkedIn',
  'instagram',
]);
export const aimOfGoal = (goal: Goal): Aim | undefined => (shareGoals.has(goal) ? 'shared' : undefined);

export const versions = ['A', 'B'] as const;
export type Version = (typeof versions)[number];

export type AbTestState = 'planned' | 'running' | 'ended';

interface Days {
  from: string;
  until: string;
  /** Ended before its last day. */
  endedAt: Date | null;
}

export function stateOf({ from, until, endedAt }: Days, today: string): AbTestState {
  if (endedAt !== null || until < today) return 'ended';
  return from > today ? 'planned' : 'running';
}

type Positions = Parameters<typeof offeredChannels>[0];

/**
 * Position fields by which the channels of a mandant stand in another order. What the mandant has switched off since stays off, and what
 * it offers since stands last.
 */
export function positionsIn(config: Pick<MandantConfig, ChannelName>, order: readonly string[]): Partial<Positions> {
  const offered = offeredChannels(config);
  const place = (name: ChannelName): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.fromEntries(
    offered.toSorted((a, b) => place(a) - place(b)).map((name, position) => [name, position]),
  ) as Partial<Positions>;
}
