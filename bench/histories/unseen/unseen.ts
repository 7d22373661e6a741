import type { History } from '../history.ts';
import { bothSides } from './dishonest/both-sides.ts';
import { bursts } from './dishonest/bursts.ts';
import { cancelled } from './dishonest/cancelled.ts';
import { madeUp } from './dishonest/made-up.ts';
import { mailboxes } from './dishonest/mailboxes.ts';
import { takeovers } from './dishonest/takeovers.ts';
import { traffic } from './dishonest/traffic.ts';
import { byTheWay } from './honest/by-the-way.ts';
import { changes } from './honest/changes.ts';
import { circle } from './honest/circle.ts';
import { clubs } from './honest/clubs.ts';
import { couples } from './honest/couples.ts';
import { crowds } from './honest/crowds.ts';
import { detours } from './honest/detours.ts';
import { everyday } from './honest/everyday.ts';
import { gatherings } from './honest/gatherings.ts';
import { kin } from './honest/kin.ts';
import { neighbours } from './honest/neighbours.ts';
import { oneRoof } from './honest/one-roof.ts';
import { ordinary } from './honest/ordinary.ts';
import { privacy } from './honest/privacy.ts';
import { sameLine } from './honest/same-line.ts';

/** Seventy-five honest lives and twenty-five dishonest ones that no rule was tuned on. */
export const unseenHistories: readonly History[] = [
  ...everyday,
  ...neighbours,
  ...ordinary,
  ...byTheWay,
  ...couples,
  ...kin,
  ...oneRoof,
  ...sameLine,
  ...clubs,
  ...circle,
  ...crowds,
  ...gatherings,
  ...privacy,
  ...changes,
  ...detours,
  ...bothSides,
  ...cancelled,
  ...madeUp,
  ...mailboxes,
  ...bursts,
  ...traffic,
  ...takeovers,
];
