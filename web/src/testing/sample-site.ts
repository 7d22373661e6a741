/** For tests: the pages of a mandant at the paths they have by default, and its languages. */
import { addressedByMandant, routes } from '@weitersagen/contract/site/routes';

export const pageRoutes = Object.entries(routes).flatMap(([key, { name, path }]) =>
  addressedByMandant.has(key) ? [] : [{ name, path }],
);
export const noTexts = { locale: {}, fallback: {} };
export const locales = [
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
];
