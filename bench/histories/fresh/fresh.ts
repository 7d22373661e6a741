import type { History } from '../history.ts';
import { abuseAccounts } from './abuse-accounts.ts';
import { abuseSelf } from './abuse-self.ts';
import { abuseTraffic } from './abuse-traffic.ts';
import { families } from './families.ts';
import { friends } from './friends.ts';
import { money } from './money.ts';
import { offices } from './offices.ts';
import { reach } from './reach.ts';

/** Seventy-five honest lives and twenty-five dishonest ones, written without a look at what judges them. */
export const freshHistories: readonly History[] = [
  ...families,
  ...offices,
  ...friends,
  ...reach,
  ...money,
  ...abuseSelf,
  ...abuseAccounts,
  ...abuseTraffic,
];
