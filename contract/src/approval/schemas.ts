/** The answer of a call that needs another person (rules 3.12). */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { extend, wire } from '../basics/wire.ts';
import { approvalKind } from './status.ts';

/** 202: nothing has changed but that it waits. */
export const Asked = wire({
  id: ['Antrag', z.int()],
  kind: ['Art', approvalKind],
  endsAt: ['EndetAm', moment],
});

/** Why the one who looks may not agree. */
export const obstacleToAgree = labels({
  role: 'Rolle',
  self: 'Selbst',
  unsettled: 'OhneZustimmung',
  tied: 'Verbunden',
  touched: 'Beruehrt',
});

/** What waits about a thing, as its own page says it. */
export const OpenApproval = extend(Asked, {
  askedBy: ['GestelltVon', z.string()],
  askedAt: ['GestelltAm', moment],
});

/** What is refused to whoever is no other person; an operator without the role has 403. */
export const notAnotherRefusals = [
  'approval.self',
  'approval.unsettled',
  'approval.tied',
  'approval.touched',
] as const satisfies readonly RefusalName[];
