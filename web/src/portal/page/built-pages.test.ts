import { isBuiltPage } from '@weitersagen/contract/site/built-pages';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { expect, test } from 'vitest';
import { hasScreen } from './routes.ts';

test('a page that is announced has a screen, and one of a capability that is not built has none', () => {
  const keys = Object.keys(routes) as RouteKey[];
  expect(keys.filter(hasScreen)).toEqual(keys.filter(isBuiltPage));
});
