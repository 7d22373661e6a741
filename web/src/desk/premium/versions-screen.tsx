/** What of a premium was ever public: two versions side by side, and an older one brought back as a draft. */
import { type PremiumDetail, premiumCalls } from '@weitersagen/contract/premium/desk';
import { useLoaderData } from 'react-router';
import { Versions } from '../content/version/versions.tsx';
import { useSeat } from '../desk-context.ts';
import { loadVersions, restoreAsked } from '../draft/versions.ts';
import type { Load, Submit } from '../screen.ts';
import { premiumData } from './fields.ts';
import { premiumPath, premiumsAt } from './names.tsx';

export const load = (given: Load) => loadVersions<PremiumDetail>(given, premiumCalls, premiumData);

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
