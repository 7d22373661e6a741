/** What two versions say, as somebody reads it; products by their names, as soon as these have come. */
import { useEffect, useState } from 'react';
import { useLocale, useT } from '../../../../i18n/t.ts';
import { useSeat } from '../../../desk-context.ts';
import { loadProductNames, type ProductNames } from '../../../premium/product-names.ts';
import { deskApi } from '../../../session.ts';
import { type EditedKind, fieldsOf } from '../../field/edited.ts';
import { said } from '../../field/said.ts';
import type { Difference } from '../keeping/merge.ts';

export type Reading = (difference: Difference, side: 'mine' | 'theirs') => string;

export function useReading(kind: EditedKind, differences: readonly Difference[]): Reading {
  const t = useT();
  const locale = useLocale();
  const fields = fieldsOf(kind, {});
  const fieldOf = (name: string) => fields.find((one) => one.name === name);
  const listed = differences
    .filter(({ field }) => fieldOf(field)?.kind === 'products')
    .flatMap(({ mine, theirs }) => [mine, theirs]);
  const names = useProductNames(listed.join());
  return (difference, side) => {
    const field = fieldOf(difference.field);
    return field ? said(field, difference[side], { t, locale, names }) : difference[side];
  };
}

function useProductNames(ids: string): ProductNames | undefined {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [names, setNames] = useState<ProductNames>();
  useEffect(() => {
    let isCurrent = true;
    void loadProductNames(deskApi(slug, locale), [ids]).then((found) => isCurrent && setNames(found));
    return () => {
      isCurrent = false;
    };
  }, [ids, slug, locale]);
  return names;
}
