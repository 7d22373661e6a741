import { type APIRequestContext, expect } from '@playwright/test';
import { portalPlace } from './cast/place.ts';

/** One of the two route lists names a page under its path: that of the specification, or the additional ones. */
export async function expectListed(request: APIRequestContext, name: string, path: string): Promise<void> {
  const lists = ['default', 'additional'].map(async (list) => {
    const { Routes } = await (await request.get(`${portalPlace.api}/route/${list}`)).json();
    return Routes as readonly unknown[];
  });
  expect((await Promise.all(lists)).flat()).toContainEqual({ RouteName: name, Route: path });
}
