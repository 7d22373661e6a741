/** The two kinds of a premium. */
import { labels } from '../basics/label.ts';
import type { Value } from '../basics/wire.ts';

/** Money is transferred; a voucher is a code out of the premium's pool. */
export const premiumKind = labels({ money: 'Geld', voucher: 'Gutschein' });
export type PremiumKind = Value<typeof premiumKind>;
