/** What of a product was ever public: two versions side by side, and an older one brought back as a draft. */
import { type ProductDetail, productCalls } from '@weitersagen/contract/product/desk';
import { useLoaderData } from 'react-router';
import { Versions } from '../content/version/versions.tsx';
import { useSeat } from '../desk-context.ts';
import { plainData } from '../draft/thing.ts';
import { loadVersions, restoreAsked } from '../draft/versions.ts';
import type { Load, Submit } from '../screen.ts';
import { productPath, productsAt } from './names.tsx';

export const load = (given: Load) => loadVersions<ProductDetail>(given, productCalls, plainData);

export const submit = (given: Submit) => restoreAsked(given, productCalls, productsAt);

export default function ProductVersionsScreen() {
  const { slug } = useSeat().mandant;
  const { detail, ...compared } = useLoaderData<typeof load>();
  return (
    <Versions
      {...compared}
      kind="products"
      languages={detail.languages}
      title={detail.name}
      href={productPath(slug, detail.id)}
    />
  );
}
