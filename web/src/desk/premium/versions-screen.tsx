/** What of a premium was ever public: two versions side by side, and an older one brought back as a draft. */
import { invariant } from '@weitersagen/contract/cms/schema';
import { type PremiumDetail, premiumCalls } from '@weitersagen/contract/premium/desk';
import { useLoaderData } from 'react-router';
import { Versions } from '../content/version/versions.tsx';
import { useSeat } from '../desk-context.ts';
import { loadVersions, restoreAsked } from '../draft/versions.ts';
import type { Load, Submit } from '../screen.ts';
import { premiumData } from './fields.ts';
import { premiumPath, premiumsAt } from './names.tsx';
import { loadProductNames } from './product-names.ts';

export async function load(given: Load) {
  const compared = await loadVersions<PremiumDetail>(given, premiumCalls, premiumData);
  const texts = [compared.before, compared.after].map(({ Produkte: ids }) => ids?.[invariant]);
  return { ...compared, names: await loadProductNames(given.api, texts) };
}

export const submit = (given: Submit) => restoreAsked(given, premiumCalls, premiumsAt);

export default function PremiumVersionsScreen() {
  const { slug } = useSeat().mandant;
  const { detail, ...compared } = useLoaderData<typeof load>();
  return (
    <Versions
      {...compared}
      kind="premiums"
      languages={detail.languages}
      title={detail.name}
      href={premiumPath(slug, detail.id)}
    />
  );
}
