import { defaultRoutes } from '@weitersagen/contract/site/routes';
import { expect, test } from 'vitest';
import { pathTo } from './paths.ts';
import { pathsOf, wayOutOf } from './route-list.ts';

const list = Object.values(defaultRoutes).map(({ name, path }) => ({ name, path }));
const paths = pathsOf([...list, { name: 'Unbekannt', path: '/x' }], (key) => key !== 'contact');

test('an address is made by the name of the page; what its path does not take goes into the query', () => {
  expect(pathTo(paths, 'share', { empfehlungsnummer: '1 0', h: 'ff', leer: null })).toBe('/empfehlung/1%200?h=ff');
  expect(pathTo(paths, 'home')).toBe('/');
});

test('to a page that does not exist there is no address, but the not-found page still names it', () => {
  expect(pathTo(paths, 'contact')).toBeUndefined();
  expect(wayOutOf(list)).toEqual({ personalArea: '/persoenlicherbereich', contact: '/kontakt' });
});

test('a path that the server moved is the one that is linked', () => {
  expect(
    pathTo(
      pathsOf([{ name: 'Agb', path: '/bedingungen' }], () => true),
      'terms',
    ),
  ).toBe('/bedingungen');
});

test('a parameter is not taken for one whose name begins alike', () => {
  expect(pathTo({ rewardData: '/praemie/:praemieid' }, 'rewardData', { praemie: 1, praemieid: 7 })).toBe(
    '/praemie/7?praemie=1',
  );
});
