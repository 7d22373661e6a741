import { operatorRoles } from '@weitersagen/contract/operator/schemas';
import { expect, test } from 'vitest';
import { homeOf, routes } from './routes.ts';

test('every address has the module of its screen', () => {
  const modules = Object.keys(import.meta.glob('./**/*-screen.tsx'));
  for (const { screen } of routes) expect(modules).toContain(`./${screen}-screen.tsx`);
});

test('everybody begins on a page the own role may see, and finds the own sessions', () => {
  expect(operatorRoles.map(homeOf)).toEqual(['', '', 'inhalte']);
  for (const role of operatorRoles) {
    expect(routes.find(({ path }) => path === homeOf(role))?.roles).toContain(role);
    expect(routes.find(({ path }) => path === 'sitzungen')?.roles).toContain(role);
  }
});
