/** The pages of agencies in the list of additional routes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, world } from '#testing/world.ts';

let w: World;
let routes: { RouteName: string; Route: string }[];
beforeAll(async () => {
  w = await world();
  routes = (await w.app.call('GET', '/route/additional')).body.Routes;
});
afterAll(() => w.app.close());

test.each([
  ['registerAgency', '/agentur/registrieren', 'S2-R079'],
  ['registerPassword', '/agentur/passwort', 'S2-R080'],
  ['agency', '/agentur/:tab?', 'S2-R081'],
  ['agencyLogin', '/agentur/login', 'S2-R082'],
  ['agencyLogout', '/agentur/logout', 'S2-R083'],
  ['agencyPasswordForgotten', '/agentur/passwortvergessen', 'S2-R084'],
  ['agencyPasswordReset', '/agentur/passwortsetzen', 'S2-R085'],
  ['agencyConfirm', '/agentur/bestaetigung', 'S2-R086'],
  ['registerAdditionalData', '/agentur/zusatzdaten', 'S2-R087'],
  ['agencyHome', '/agentur/start', 'S2-R088'],
  ['agencyRules', '/agentur/teilnahmebedingungen', 'S2-R089'],
  ['agencyDataProtection', '/agentur/datenschutz', 'S2-R090'],
  ['agencyInfo', '/agentur/info', 'S2-R091'],
  ['agencyCost', '/agentur/kosten', 'S2-R092'],
  ['praemienuebersicht', '/praemienuebersicht', 'S2-R093'],
])('%s is listed with %s [%s]', (RouteName, Route) => {
  expect(routes).toContainEqual(expect.objectContaining({ RouteName, Route }));
});

test('what has no parameter stands before what has one', () => {
  const paths = routes.map(({ Route }) => Route);
  const last = paths.findLastIndex((path) => path.startsWith('/agentur/') && !path.includes(':'));
  expect(last).toBeLessThan(paths.indexOf('/agentur/:tab?'));
});
