import { type APIRequestContext, expect } from '@playwright/test';
import { portalPlace } from './cast/place.ts';

/** The route list names a page under its path. */
export async function expectListed(request: APIRequestContext, name: string, path: string): Promise<void> {
  const { Routes } = await (await request.get(`${portalPlace.api}/route/default`)).json();
  expect(Routes).toContainEqual({ RouteName: name, Route: path });
}
