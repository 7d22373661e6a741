/** A product as the editor has it. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { Written } from '@weitersagen/contract/draft/desk';
import type { ProductDetail } from '@weitersagen/contract/product/desk';
import { type EditedThing, editedThing, plainData, plainWritten } from '../draft/thing.ts';
import { productFieldNames } from './fields.ts';

export type EditedProduct = EditedThing<ProductDetail>;

/** Money, and what somebody answers for. */
const ofAdmins = ['Provision', 'UeberGrenzeGrund'];

export const editedProduct = (detail: ProductDetail, role: OperatorRole): EditedProduct =>
  editedThing(detail, {
    noun: 'product',
    kind: 'products',
    title: String(detail.data.Name ?? ''),
    dataOf: plainData,
    held: role === 'BetreiberAdmin' ? [] : ofAdmins,
  });

/** What it says in other languages comes by a file, and stays as it is. */
export const writtenOf = (data: ItemData, { Uebersetzungen = [] }: Written) => ({
  ...plainWritten(data, productFieldNames),
  Uebersetzungen,
});
