/** What the token of a recipient's mail opens: the own data, the contract if there is one, and the way to the premium. */
import type { Value } from '@weitersagen/contract/basics/wire';
import type { RecipientOrder } from '@weitersagen/contract/recipient/schemas';

export type OwnOrder = Value<typeof RecipientOrder>;
