/** One product: its form, what is decided about it, the premiums it is offered with. It keeps itself while somebody writes. */

import type { Api, Outcome } from '@weitersagen/contract/page/page';
import {
  listCategoryChoices,
  type ProductDetail,
  productCalls,
  saveProduct,
  showDeskProduct,
} from '@weitersagen/contract/product/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import { Obstacles, Plans } from '../content/editor/deeds.tsx';
import { Editor } from '../content/editor/editor.tsx';
import type { Calls } from '../content/editor/keeping/use-keeper.ts';
import { noNames } from '../content/editor/suggestions.ts';
import { useSeat } from '../desk-context.ts';
import { decideThing } from '../draft/decide-thing.ts';
import { ThingBadge } from '../draft/names.tsx';
import { ThingDeeds } from '../draft/thing-deeds.tsx';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { About } from './about.tsx';
import { type EditedProduct, editedProduct, writtenOf } from './edited-product.ts';
import { productsAt } from './names.tsx';
import { PriceTold } from './price-told.tsx';
import { ProvidedProduct } from './provided-product.tsx';

export async function load({ api, params, operator }: Load) {
  const [product, categories] = await Promise.all([
    api(showDeskProduct, { params: { id: params.id } }),
    api(listCategoryChoices),
  ]);
  return { product: need(product), categories: need(categories), role: operator.role };
}

export const submit = (given: Submit) => decideThing(given, { noun: 'product', path: productsAt, calls: productCalls });

export default function ProductScreen() {
  const { product, categories, role } = useLoaderData<typeof load>();
  const t = useT();
  const { slug } = useSeat().mandant;
  const back = <BackToList href={deskPath(slug, productsAt)}>{t('desk.product.title')}</BackToList>;
  if (product.provider !== 'standard') return <ProvidedProduct product={product} categories={categories} back={back} />;
  const edited = (detail: ProductDetail): EditedProduct => editedProduct(detail, role);
  const outcomeOf = (outcome: Outcome<ProductDetail>): Outcome<EditedProduct> =>
    outcome.ok ? { ...outcome, value: edited(outcome.value) } : outcome;
  const calls: Calls<EditedProduct> = {
    load: async (api: Api, { thing: { id } }) => outcomeOf(await api(showDeskProduct, { params: { id } })),
    save: async (api: Api, { thing: { id, data: before } }, data, revision) =>
      outcomeOf(await api(saveProduct, { params: { id }, body: { revision, data: writtenOf(data, before) } as never })),
  };
  return (
    <Editor
      key={product.id}
      loaded={edited(product)}
      calls={calls}
      names={{ ...noNames, categories }}
      back={back}
      badge={({ thing }) => <ThingBadge state={thing.state} />}
      deeds={(kept) => <ThingDeeds kept={kept} noun="product" />}
      standing={(detail) => (
        <>
          <Plans detail={detail} />
          <Obstacles detail={detail} />
        </>
      )}
      seenAt={({ thing: { path } }) => ({ path })}
      beside={({ data }) => ({ price: <PriceTold data={data} /> })}
      below={({ thing }) => <About product={thing} />}
    />
  );
}
