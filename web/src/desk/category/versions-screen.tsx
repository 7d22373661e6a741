/** What of a category was ever public, and where it stood: two versions side by side, and an older one brought back as a draft. */
import { type CategoryDetail, categoryCalls } from '@weitersagen/contract/product/category-desk';
import { useLoaderData } from 'react-router';
import { Versions } from '../content/version/versions.tsx';
import { useSeat } from '../desk-context.ts';
import { loadVersions, restoreAsked } from '../draft/versions.ts';
import type { Load, Submit } from '../screen.ts';
import { placedData } from './fields.ts';
import { categoriesAt, categoryPath } from './names.ts';

export const load = (given: Load) =>
  loadVersions<CategoryDetail>(given, categoryCalls, (data, { languages }) => placedData(data, languages[0] ?? 'de'));

export const submit = (given: Submit) => restoreAsked(given, categoryCalls, categoriesAt);

export default function CategoryVersionsScreen() {
  const { slug } = useSeat().mandant;
  const { detail, ...compared } = useLoaderData<typeof load>();
  return (
    <Versions
      {...compared}
      kind="categories"
      languages={detail.languages}
      title={detail.title}
      href={categoryPath(slug, detail.id)}
    />
  );
}
