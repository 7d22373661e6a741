import type { History } from '../../history.ts';
import {
  accepts,
  at,
  cancels,
  collects,
  confirms,
  home,
  honest,
  opens,
  orders,
  person,
  recommends,
  replacesIban,
} from '../acts.ts';
import {
  c24,
  comdirect,
  dkb,
  inGroups,
  ing,
  n26,
  postbank,
  sparkasseHannover,
  stadtsparkasseMuenchen,
} from '../banks.ts';
import * as browser from '../browsers.ts';

/** Something changes on the way: a contract, a flat, a bank, a telephone. */
export const changes: readonly History[] = [
  honest(
    'A woman withdraws in the first week because the wrong number was ported, and orders the same again.',
    {
      hans: person('Hans-Peter', 'Ehlert', 'hp.ehlert@web.de', { phone: '0431 561907', iban: postbank('200914837') }),
      yvonne: person('Yvonne', 'Kröger', 'yvonne.kroeger@gmx.de', { phone: '0174 2209183', iban: ing('5440187729') }),
    },
    { hans: at('93.211.60.28', browser.windowsChrome), yvonne: at('46.115.88.130', browser.android) },
    ({ hans, yvonne }) => [
      recommends('0 19:30', 'hans', 'anew', hans),
      opens('0 20:02', 'anew', yvonne),
      accepts('0 20:10', 'yvonne', 'anew', yvonne),
      confirms('0 20:14', 'yvonne', 'anew', yvonne),
      orders('2 06:00', 'yvonne', 'anew'),
      cancels('6 06:00', 'yvonne', 'anew'),
      orders('10 06:00', 'yvonne', 'anew'),
      collects('26 19:12', 'yvonne', 'anew', yvonne),
      collects('27 20:08', 'hans', 'anew', hans),
    ],
  ),
  honest(
    'The recipient moves from Kassel to Göttingen between order and reward; line, network and telephone are all new.',
    {
      fabian: person('Fabian', 'Strauß', 'fabian.strauss@posteo.de', {
        phone: '0176 31550928',
        iban: dkb('1038820914'),
      }),
      merle: person('Merle', 'Ohm', 'merle.ohm@gmail.com', {
        phone: '0157 58109934',
        address: home('Friedrich-Ebert-Straße 102, 34119 Kassel'),
        iban: c24('8871920045'),
      }),
    },
    {
      fabian: at('91.89.140.3', browser.macChrome),
      old: at('87.138.90.217', browser.android),
      fresh: at('134.76.62.14', browser.iphoneNew),
    },
    ({ fabian, old, fresh }) => [
      recommends('0 20:17', 'fabian', 'move', fabian),
      opens('0 21:40', 'move', old),
      accepts('1 09:26', 'merle', 'move', old),
      confirms('1 09:31', 'merle', 'move', old),
      orders('4 06:00', 'merle', 'move'),
      collects('30 21:20', 'fabian', 'move', fabian),
      collects('34 13:37', 'merle', 'move', fresh),
    ],
  ),
  honest(
    'A man changes his bank after the first reward and gives the new account days before he collects the second one.',
    {
      carsten: person('Carsten', 'Dietz', 'carsten.dietz@gmx.de', {
        phone: '0511 2704418',
        iban: sparkasseHannover('1910028374'),
      }),
      iris: person('Iris', 'Vogel', 'iris.vogel@web.de', { phone: '0172 6618803', iban: ing('5417729930') }),
      malik: person('Malik', 'Osei', 'malik.osei@outlook.de', { phone: '0152 19044837', iban: n26('2691027735') }),
    },
    {
      carsten: at('95.33.71.126', browser.windowsFirefox),
      iris: at('80.187.88.3', browser.iphone),
      malik: at('109.43.49.90', browser.android),
    },
    ({ carsten, iris, malik }) => [
      recommends('0 18:06', 'carsten', 'first', carsten),
      opens('0 19:29', 'first', iris),
      accepts('0 19:36', 'iris', 'first', iris),
      confirms('0 19:40', 'iris', 'first', iris),
      orders('3 06:00', 'iris', 'first'),
      collects('18 18:30', 'carsten', 'first', carsten),
      collects('19 20:11', 'iris', 'first', iris),
      recommends('25 17:52', 'carsten', 'second', carsten),
      opens('26 12:18', 'second', malik),
      accepts('26 12:25', 'malik', 'second', malik),
      confirms('26 12:28', 'malik', 'second', malik),
      orders('29 06:00', 'malik', 'second'),
      replacesIban('39 18:15', 'carsten', c24('8812773309'), carsten),
      collects('45 18:20', 'carsten', 'second', carsten, c24('8812773309')),
      collects('46 13:00', 'malik', 'second', malik),
    ],
  ),
  honest(
    'A retired couple’s bank is merged, all its customers get new numbers, and she enters hers at the usual desk.',
    {
      ilse: person('Ilse', 'Bergmann', 'ilse.bergmann@t-online.de', {
        phone: '08031 15428',
        iban: inGroups(stadtsparkasseMuenchen('901827344')),
      }),
      toni: person('Anton', 'Wallner', 'toni.wallner@gmx.de', { phone: '08031 2839017', iban: comdirect('772019800') }),
      resi: person('Theresia', 'Lechner', 'resi.lechner@web.de', {
        phone: '0170 8021996',
        iban: postbank('571003829'),
      }),
    },
    {
      ilse: at('79.245.120.66', browser.windowsEdge),
      toni: at('93.193.8.140', browser.android),
      resi: at('80.187.107.92', browser.samsung),
    },
    ({ ilse, toni, resi }) => [
      recommends('0 10:15', 'ilse', 'merged', ilse),
      opens('0 18:20', 'merged', toni),
      accepts('0 18:33', 'toni', 'merged', toni),
      confirms('0 18:41', 'toni', 'merged', toni),
      orders('3 06:00', 'toni', 'merged'),
      opens('9 17:10', 'merged', resi),
      accepts('9 17:24', 'resi', 'merged', resi),
      confirms('9 19:50', 'resi', 'merged', resi),
      orders('12 06:00', 'resi', 'merged'),
      collects('19 10:30', 'ilse', 'merged', ilse),
      collects('19 18:02', 'toni', 'merged', toni),
      replacesIban('31 10:12', 'ilse', inGroups(stadtsparkasseMuenchen('1009018273')), ilse),
      collects('36 10:40', 'ilse', 'merged', ilse, inGroups(stadtsparkasseMuenchen('1009018273'))),
      collects('37 17:33', 'resi', 'merged', resi),
    ],
  ),
];
