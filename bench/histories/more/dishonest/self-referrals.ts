import type { History } from '../../history.ts';
import { browsers } from '../browsers.ts';
import {
  accepts,
  collects,
  confirms,
  dishonest,
  german,
  journey,
  opens,
  orders,
  person,
  recommends,
  spot,
} from '../builders.ts';

const desk = spot('79.222.14.65', browsers.firefox);

export const selfReferrals: readonly History[] = [
  dishonest(
    'selfReferral',
    'One person recommends to a second address with the maiden name; trace: telephone, home, network, browser and account are the same',
    {
      gabi: person('Gabriele', 'Nitsche', 'gabi.nitsche@gmx.de', {
        phone: '+49 172 4418820',
        home: 'Ahornweg 7, 04279 Leipzig',
        iban: german(86055592, 1100420),
      }),
      maiden: person('Gabriela', 'Fiedler', 'fiedler.gabriela@web.de', {
        phone: '0172 / 441 88 20',
        home: 'Ahornweg 7, 04279 Leipzig',
        iban: german(86055592, 1100420),
      }),
    },
    journey(
      's',
      ['gabi', 'maiden'],
      {
        recommends: '2 20:00',
        accepts: '4 21:10',
        confirms: '4 21:12',
        orders: '11 10:00',
        collects: '27 19:00',
        gets: '27 19:05',
      },
      desk,
      desk,
    ),
  ),
  dishonest(
    'selfReferral',
    'A VPN hides the form, but not the rest; trace: both rewards are collected five minutes apart from the recommender’s line and browser, and the two addresses are one with and without dots',
    {
      rene: person('René', 'Hartwig', 'rene.hartwig.lpz@gmail.com', { iban: german(10010010, 700221133) }),
      alias: person('R.', 'Hartwig-Meier', 'renehartwiglpz@googlemail.com', { iban: german(50010517, 5400881122) }),
    },
    recommends('1 22:00', 'rene', 'v', spot('91.32.7.80', browsers.linux)),
    opens('5 13:00', 'v', spot('185.159.157.12', browsers.chrome)),
    accepts('5 13:02', 'alias', 'v', spot('185.159.157.12', browsers.chrome)),
    confirms('5 13:03', 'alias', 'v', spot('185.159.157.12', browsers.chrome)),
    orders('12 10:00', 'alias', 'v'),
    collects('30 20:11', 'rene', 'v', spot('91.32.7.80', browsers.linux)),
    collects('30 20:16', 'alias', 'v', spot('91.32.7.80', browsers.linux)),
  ),
  dishonest(
    'selfReferral',
    'The dog is the recipient; trace: its mail address is a tag of the owner’s, the home is the owner’s, form and recommendation lie two minutes apart in one browser',
    {
      owner: person('Norbert', 'Quandt', 'norbert.quandt@mailbox.org', {
        phone: '+49 385 55120',
        home: 'Seestraße 3, 19055 Schwerin',
        iban: german(14052000, 1733001),
      }),
      dog: person('Bello', 'Quandt', 'norbert.quandt+bello@mailbox.org', {
        phone: '+49 385 55120',
        home: 'Seestr. 3, 19055 Schwerin',
        iban: german(14061308, 2200110),
      }),
    },
    journey(
      'd',
      ['owner', 'dog'],
      {
        recommends: '6 10:00',
        opens: '6 10:01',
        accepts: '6 10:02',
        confirms: '6 10:03',
        orders: '7 10:00',
        collects: '22 08:00',
        gets: '22 08:02',
      },
      spot('87.151.60.21', browsers.edge),
      spot('87.151.60.21', browsers.edge),
    ),
  ),
  dishonest(
    'selfReferral',
    'A patient one takes three weeks, another device and a friend’s name; trace: the telephone is the own one, the account is the own one, and one click of the recipient comes from the own line',
    {
      mirko: person('Mirko', 'Stankowski', 'm.stankowski@web.de', {
        phone: '+49 1520 7741190',
        home: 'Bahnhofstraße 55, 45879 Gelsenkirchen',
        iban: german(42050001, 130099117),
      }),
      friend: person('Dennis', 'Wollny', 'dennis.wollny87@outlook.de', {
        phone: '+4915207741190',
        home: 'Kurt-Schumacher-Straße 301, 45897 Gelsenkirchen',
        iban: german(42050001, 130099117),
      }),
    },
    recommends('0 17:00', 'mirko', 'p', spot('95.222.30.4', browsers.chrome)),
    opens('20 22:40', 'p', spot('95.222.30.4', browsers.xiaomi)),
    accepts('21 12:15', 'friend', 'p', spot('46.114.77.180', browsers.xiaomi)),
    confirms('22 12:30', 'friend', 'p', spot('46.114.77.181', browsers.xiaomi)),
    orders('30 10:00', 'friend', 'p'),
    collects('50 18:00', 'mirko', 'p', spot('95.222.30.4', browsers.chrome)),
    collects('56 12:00', 'friend', 'p', spot('46.114.70.3', browsers.xiaomi)),
  ),
];
