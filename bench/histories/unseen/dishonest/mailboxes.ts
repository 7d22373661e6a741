import type { Act, History } from '../../history.ts';
import { accepts, at, collects, confirms, dishonest, home, opens, orders, person, recommends } from '../acts.ts';
import { c24, inGroups, ing, n26, postbank, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** The recipients exist only as long as a mailbox lasts. */
export const mailboxes: readonly History[] = [
  dishonest(
    'disposableEmail',
    'A boy of the vocational school uses the best known throw-away mailboxes for three recipients who live nowhere.',
    {
      robin: person('Robin', 'Teschke', 'robin.teschke06@gmail.com', {
        phone: '0152 90183374',
        iban: n26('2790018334'),
      }),
      one: person('Peter', 'Lustig', 'peterlustig77@mailinator.com', { iban: n26('2790018335') }),
      two: person('Hans', 'Wurst', 'hw2000@trashmail.com', { iban: c24('8844019200') }),
      three: person('Lisa', 'Muster', 'lisamuster@yopmail.com', { iban: c24('8844019211') }),
    },
    { robin: at('92.211.140.66', browser.android), school: at('195.37.20.115', browser.windowsEdge) },
    ({ robin, school }) => [
      recommends('0 10:15', 'robin', 'trash', robin),
      opens('0 11:20', 'trash', school),
      accepts('0 11:24', 'one', 'trash', school),
      confirms('0 11:25', 'one', 'trash', school),
      accepts('0 17:02', 'two', 'trash', robin),
      confirms('0 17:03', 'two', 'trash', robin),
      accepts('1 16:40', 'three', 'trash', robin),
      confirms('1 16:41', 'three', 'trash', robin),
      orders('3 06:00', 'one', 'trash'),
      orders('3 06:00', 'two', 'trash'),
      orders('4 06:00', 'three', 'trash'),
      collects('18 15:30', 'robin', 'trash', robin),
      collects('18 15:31', 'robin', 'trash', robin),
      collects('18 15:32', 'robin', 'trash', robin),
      collects('18 15:36', 'one', 'trash', robin),
      collects('18 15:39', 'two', 'trash', robin),
      collects('18 15:41', 'three', 'trash', robin),
    ],
  ),
  dishonest(
    'disposableEmail',
    'A careful man takes German throw-away mailboxes, a sound name and another device for each of two recipients.',
    {
      harald: person('Harald', 'Böse', 'harald.boese@arcor.de', { phone: '0175 3390284', iban: postbank('440918327') }),
      tanja: person('Tanja', 'Wegner', 'tanja.wegner@wegwerfmail.de', {
        phone: '0163 5509218',
        address: home('Lange Reihe 12, 18273 Güstrow'),
        iban: targobank('2000918347'),
      }),
      rainer: person('Rainer', 'Holst', 'rainer.holst@byom.de', {
        phone: '0170 9027731',
        address: home('Bützower Straße 3, 18273 Güstrow'),
        iban: inGroups(postbank('440918541')),
      }),
    },
    {
      harald: at('79.202.67.118', browser.windowsChrome),
      tanja: at('80.187.111.30', browser.iphone),
      rainer: at('79.202.67.118', browser.androidTablet),
    },
    ({ harald, tanja, rainer }) => [
      recommends('0 18:50', 'harald', 'sound', harald),
      opens('1 12:30', 'sound', tanja),
      accepts('1 12:38', 'tanja', 'sound', tanja),
      confirms('1 12:40', 'tanja', 'sound', tanja),
      orders('4 06:00', 'tanja', 'sound'),
      opens('6 19:45', 'sound', rainer),
      accepts('6 19:52', 'rainer', 'sound', rainer),
      confirms('6 19:54', 'rainer', 'sound', rainer),
      orders('9 06:00', 'rainer', 'sound'),
      collects('19 12:20', 'tanja', 'sound', tanja),
      collects('24 19:30', 'rainer', 'sound', rainer),
      collects('24 19:48', 'harald', 'sound', harald),
      collects('24 19:49', 'harald', 'sound', harald),
    ],
  ),
  dishonest(
    'disposableEmail',
    'Five recipients within a week have mailboxes of random letters at services that keep mail for an hour; nobody comes back to collect but the recommender.',
    {
      vera: person('Vera', 'Nikolaus', 'vera.nikolaus@gmx.de', { phone: '0178 2018847', iban: ing('5409912837') }),
      a: person('Julia', 'Hartung', 'kx7q2vnd@guerrillamail.com'),
      b: person('Florian', 'Busch', 'pw93jtz@sharklasers.com'),
      c: person('Antonia', 'Krämer', 'vvo41hsx@10minutemail.com'),
      d: person('Sebastian', 'Ott', 'b6zz0mqe@temp-mail.org'),
      e: person('Christin', 'Lohse', 'ty2lkd84@dropmail.me'),
    },
    {
      vera: at('93.209.51.173', browser.windowsFirefox),
      a: at('109.41.18.66', browser.android),
      b: at('93.209.51.173', browser.windowsChrome),
      c: at('109.41.22.140', browser.android),
      d: at('93.209.58.4', browser.windowsChrome),
      e: at('109.41.30.9', browser.android),
    },
    ({ vera, ...of }): Act[] => [
      recommends('0 13:00', 'vera', 'hour', vera),
      ...(['a', 'b', 'c', 'd', 'e'] as const).flatMap((who, nth) => [
        accepts(`${nth + 1} ${13 + nth}:1${nth}`, who, 'hour', of[who]),
        confirms(`${nth + 1} ${13 + nth}:1${nth + 2}`, who, 'hour', of[who]),
      ]),
      orders('7 06:00', 'a', 'hour'),
      orders('7 06:00', 'b', 'hour'),
      orders('8 06:00', 'c', 'hour'),
      orders('9 06:00', 'd', 'hour'),
      orders('9 06:00', 'e', 'hour'),
      ...['00', '01', '02', '03', '05'].map((minute) => collects(`24 13:${minute}`, 'vera', 'hour', vera)),
    ],
  ),
];
