import type { History } from '../history.ts';
import { cancellations } from './cancellations.ts';
import { clicks } from './clicks.ts';
import { accounts } from './dishonest/accounts.ts';
import { links } from './dishonest/links.ts';
import { payouts } from './dishonest/payouts.ts';
import { selfReferrals } from './dishonest/self-referrals.ts';
import { velocities } from './dishonest/velocity.ts';
import { elsewhere } from './elsewhere.ts';
import { families } from './families.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';
import { popular } from './popular.ts';
import { sharedDevices } from './shared-devices.ts';
import { sharedPlaces } from './shared-places.ts';

/** Seventy honest lives that are hard to tell from abuse, and thirty dishonest ones with a trace that can be seen. */
export const moreHistories: readonly History[] = [
  ...families,
  ...sharedPlaces,
  ...sharedDevices,
  ...popular,
  ...clicks,
  ...money,
  ...cancellations,
  ...mails,
  ...elsewhere,
  ...selfReferrals,
  ...accounts,
  ...velocities,
  ...links,
  ...payouts,
];
