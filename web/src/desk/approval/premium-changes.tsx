/** What of a premium is public beside what was asked for, for whoever agrees. */
import type { Approval } from '@weitersagen/contract/approval/desk';
import type { Value } from '@weitersagen/contract/basics/wire';
import { FieldChanges } from '../content/field/changes.tsx';
import type { ProductNames } from '../premium/product-names.ts';

interface Props {
  approval: Pick<Value<typeof Approval>, 'changes'>;
  names: ProductNames;
}

export function PremiumChanges({ approval: { changes }, names }: Props) {
  if (changes.length === 0) return null;
  return <FieldChanges kind="premiums" changes={changes} names={names} />;
}
