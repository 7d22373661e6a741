/** Where categories are. */
import { deskPath } from '../screen.ts';

export const categoriesAt = 'kategorien';
export const categoryPath = (slug: string, id: number | string): string => deskPath(slug, categoriesAt, id);
