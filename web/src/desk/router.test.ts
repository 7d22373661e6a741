import { expect, test } from 'vitest';
import { deskRoutes } from './router.tsx';

test('whatever fails is told by a page of ours: the router’s own is not in the bundle', () => {
  const routes = deskRoutes({} as Parameters<typeof deskRoutes>[0]);
  for (const route of routes) expect(route.ErrorBoundary).toBeDefined();
});
