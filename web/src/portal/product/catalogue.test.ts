import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';

const category = (id: number, breadcrumb: string) => {
  const slug = breadcrumb.toLowerCase().replace(' / ', '/');
  return {
    id,
    slug,
    name: breadcrumb,
    title: breadcrumb,
    breadcrumb,
    subtitle: null,
    source: 'festnetz' as const,
    category: slug,
    position: id,
    language: 'de',
    picture: null,
    icon: null,
    drawing: 'router' as const,
  };
};
const categories = [
  category(1, 'Internet'),
  category(2, 'Internet / Hybrid'),
  category(3, 'Fernsehen'),
  category(4, 'Leer'),
];
const product = (id: number, categoryId: number | null) => ({
  id,
  externalId: `X${id}`,
  name: `Produkt ${id}`,
  description: '',
  categoryId,
  source: 'festnetz' as const,
  hasShopLink: true,
  isAgent: false,
  valueCents: 7000,
  value: '70,00 €',
  premiums: [],
  picture: null,
  drawing: 'router' as const,
});
const products = [1, 1, 1, 2, 2, 3, 3, 3, null].map((categoryId, index) => product(101 + index, categoryId));
const ids = (asked: string | null) => catalogueOf(products, categories, asked).cards.map(({ id }) => id);

test('the selection is the first product of each top category', () => {
  expect(ids(null)).toEqual([101, 106, 109]);
  expect(catalogueOf(products, categories, null).shelves).toEqual([
    { slug: 'internet', name: 'Internet' },
    { slug: 'fernsehen', name: 'Fernsehen' },
  ]);
});

test('a shelf holds what is below its category, too', () => {
  expect(ids('internet')).toEqual([101, 102, 103, 104, 105]);
  expect(ids('alle')).toHaveLength(9);
});

test('a shelf nobody knows is the selection', () => {
  expect(ids('gibt-es-nicht')).toEqual(ids(null));
});

test('of few products all are shown, and there is nothing to choose from', () => {
  const few = catalogueOf(products.slice(0, 8), categories, null);
  expect([few.shelves, few.cards.length]).toEqual([[], 8]);
});
