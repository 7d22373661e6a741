/** A product that a provider keeps: everything it says, and why nothing of it is changed here. */
import { invariant } from '@weitersagen/contract/cms/schema';
import type { ProductDetail } from '@weitersagen/contract/product/desk';
import type { ReactNode } from 'react';
import { type TextKey, useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../work/page-head.tsx';
import editor from '../content/editor/editor.module.css';
import { fieldLabel } from '../content/field/field-name.ts';
import { said } from '../content/field/said.ts';
import { ThingBadge } from '../draft/names.tsx';
import { plainData } from '../draft/thing.ts';
import { Offers } from './about.tsx';
import { productFields } from './fields.ts';
import { PriceTold } from './price-told.tsx';

interface Props {
  product: ProductDetail;
  categories: readonly { id: number; breadcrumb: string }[];
  back: ReactNode;
}

export function ProvidedProduct({ product, categories, back }: Props) {
  const t = useT();
  const locale = useLocale();
  const data = plainData(product.data);
  const shown = productFields(data).filter(({ name }) => data[name] !== undefined);
  const nameOf = (id: number) => categories.find((one) => one.id === id)?.breadcrumb;
  return (
    <>
      <PageHead back={back} title={product.name} state={<ThingBadge state={product.state} />} />
      <Notice kind="info">
        {t('desk.product.provided', { provider: t(`desk.product.providerOf.${product.provider}`) })}
      </Notice>
      <PriceTold data={data} />
      {[...Map.groupBy(shown, ({ group = '' }) => group)].map(([group, fields]) => (
        <section key={group} className={layout.card} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{t(`desk.content.group.products.${group}` as TextKey)}</h2>
          <Facts
            facts={fields.map((field) => {
              const value = data[field.name]?.[invariant];
              const name = field.kind === 'category' ? nameOf(Number(value)) : undefined;
              return [fieldLabel(t, 'products', field.name), name ?? said(field, String(value), { t, locale })];
            })}
          />
        </section>
      ))}
      <div className={editor.below}>
        <Offers product={product} />
      </div>
    </>
  );
}
