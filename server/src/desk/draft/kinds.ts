/** Everything that has drafts, of all features: what goes live at its moment. */
import { campaignKind } from '#campaign/campaign.ts';
import { contentKind } from '#content/content.ts';
import type { DraftKind } from '#draft/draft.ts';
import { categoryThing } from '../category/kind.ts';
import { premiumThing } from '../premium/kind.ts';
import { productThing } from '../product/kind.ts';

export const draftKinds: readonly DraftKind[] = [
  contentKind,
  campaignKind,
  categoryThing.kind,
  premiumThing.kind,
  productThing.kind,
];
