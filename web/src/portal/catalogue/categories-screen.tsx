/** All categories of the catalogue, as a tree. The page is made by the server alone. */
import type { Load } from '../page/screen.ts';
import { Still } from '../shell/still.tsx';
import { CategoriesPage } from './categories-page.tsx';

export const texts: readonly string[] = [];
export const isStill = true;

export const load = async ({ categories = [] }: Load) => categories;

export default function CategoriesScreen() {
  return <Still>{import.meta.env.SSR && <CategoriesPage />}</Still>;
}
