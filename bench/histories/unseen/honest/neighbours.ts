import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { commerzbank, dkb, ersteBank, gls, inGroups, ing, n26, postbank, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** One person tells another across a fence, a shop or a hobby, and that is all. */
export const neighbours: readonly History[] = [
  honest(
    'A student in Freiburg tells a friend who studies in Jena, both by telephone and late in the night.',
    {
      leonie: person('Leonie', 'Bachmaier', 'leonie.bachmaier@mailbox.org', {
        phone: '0162 9073315',
        iban: ing('5436609182'),
      }),
      tarek: person('Tarek', 'Haddad', 'tarek.haddad@posteo.de', {
        phone: '01573 8850412',
        address: home('Am Steiger 9, 07743 Jena'),
        iban: gls('1118206900'),
      }),
    },
    {
      leonie: at('2a00:20:6048:3f11:8c2d:4be:ff10:2e7', browser.androidFirefox),
      tarek: at('141.35.40.119', browser.linuxFirefox),
    },
    ({ leonie, tarek }) => [
      recommends('0 23:48', 'leonie', 'night', leonie),
      opens('0 23:51', 'night', tarek),
      accepts('0 23:55', 'tarek', 'night', tarek),
      confirms('0 23:57', 'tarek', 'night', tarek),
      orders('2 06:00', 'tarek', 'night'),
      collects('16 13:12', 'tarek', 'night', tarek),
      collects('16 22:30', 'leonie', 'night', leonie),
    ],
  ),
  honest(
    'An uncle writes to his niece, who has just moved out and needs a first contract of her own.',
    {
      joachim: person('Joachim', 'Dressler', 'joachim.dressler@vodafonemail.de', {
        phone: '0351 4017762',
        iban: commerzbank('0409216700'),
      }),
      pia: person('Pia', 'Dressler', 'pia.dressler.03@gmail.com', {
        phone: '0178 6620395',
        address: home('Görlitzer Straße 30, 01099 Dresden'),
        iban: ing('5490371155'),
      }),
    },
    { joachim: at('188.103.71.9', browser.windowsChrome), pia: at('176.4.187.240', browser.iphoneNew) },
    ({ joachim, pia }) => [
      recommends('0 17:26', 'joachim', 'niece', joachim, 'pia.dressler.03@gmail.com'),
      opens('0 18:02', 'niece', pia),
      accepts('0 18:09', 'pia', 'niece', pia),
      confirms('0 18:10', 'pia', 'niece', pia),
      orders('1 06:00', 'pia', 'niece'),
      collects('15 18:33', 'pia', 'niece', pia),
      collects('17 17:05', 'joachim', 'niece', joachim),
    ],
  ),
  honest(
    'The woman who feeds the cats during the holidays hears of the tariff as thanks, and takes it in autumn.',
    {
      corinna: person('Corinna', 'Faßbender', 'corinna.fassbender@gmx.de', {
        phone: '02203 914876',
        iban: postbank('640285508'),
      }),
      ewa: person('Ewa', 'Wiśniewska', 'ewa.wisniewska@onet.pl', {
        phone: '+49 1522 7730941',
        address: home('Frankfurter Straße 512, 51145 Köln'),
        iban: targobank('1807445290'),
      }),
    },
    { corinna: at('78.34.116.5', browser.macSafari), ewa: at('89.0.41.208', browser.windowsOpera) },
    ({ corinna, ewa }) => [
      recommends('0 09:14', 'corinna', 'cats', corinna),
      opens('0 20:20', 'cats', ewa),
      opens('41 18:37', 'cats', ewa),
      accepts('41 18:44', 'ewa', 'cats', ewa),
      confirms('41 19:30', 'ewa', 'cats', ewa),
      orders('44 06:00', 'ewa', 'cats'),
      collects('59 08:12', 'ewa', 'cats', ewa),
      collects('61 11:46', 'corinna', 'cats', corinna),
    ],
  ),
  honest(
    'Two altos of one choir, and the second fills in the form at her place of work in the lunch break.',
    {
      uta: person('Uta', 'Grünwald', 'uta.gruenwald@posteo.de', { phone: '0761 4764019', iban: gls('7012266400') }),
      marlies: person('Marlies', 'Zipperer', 'm.zipperer@web.de', {
        phone: '07641 5729',
        iban: inGroups(dkb('1055238864')),
      }),
    },
    {
      uta: at('91.3.160.99', browser.linuxFirefox),
      work: at('194.25.134.20', browser.windowsEdge),
      marlies: at('84.160.48.72', browser.iphoneOld),
    },
    ({ uta, work, marlies }) => [
      recommends('0 22:05', 'uta', 'alto', uta),
      opens('1 12:18', 'alto', work),
      accepts('1 12:25', 'marlies', 'alto', work),
      confirms('1 17:51', 'marlies', 'alto', marlies),
      orders('4 06:00', 'marlies', 'alto'),
      collects('19 20:00', 'uta', 'alto', uta),
      collects('19 20:37', 'marlies', 'alto', marlies),
    ],
  ),
  honest(
    'Two who ride motorcycles together; the recommender gives his account from a guest house in Carinthia.',
    {
      holger: person('Holger', 'Brinkmeier', 'holger.brinkmeier@osnanet.de', {
        phone: '0170 3318856',
        iban: commerzbank('0733912000'),
      }),
      detlef: person('Detlef', 'Schomaker', 'd.schomaker@ewetel.net', {
        phone: '04432 1870',
        address: home('Zum Döhler Moor 5, 27801 Dötlingen'),
        iban: postbank('118834201'),
      }),
    },
    {
      holger: at('82.149.163.40', browser.android),
      inn: at('85.126.88.14', browser.android),
      detlef: at('85.16.231.9', browser.windowsChrome),
    },
    ({ holger, inn, detlef }) => [
      recommends('0 19:40', 'holger', 'ride', holger),
      opens('0 21:15', 'ride', detlef),
      accepts('0 21:28', 'detlef', 'ride', detlef),
      confirms('1 06:50', 'detlef', 'ride', detlef),
      orders('3 06:00', 'detlef', 'ride'),
      collects('18 20:45', 'holger', 'ride', inn),
      collects('33 19:10', 'detlef', 'ride', detlef),
    ],
  ),
  honest(
    'A midwife tells a young mother, who writes with one hand and needs a second try for the mail.',
    {
      sabrina: person('Sabrina', 'Oltmann', 'hebamme.oltmann@web.de', {
        phone: '0441 36180552',
        iban: ing('5401998273'),
      }),
      nadja: person('Nadja', 'Kern', 'nadja.kern@gmx.de', { phone: '0176 34490218', iban: n26('2740018826') }),
    },
    { sabrina: at('109.43.112.180', browser.samsung), nadja: at('95.89.70.133', browser.iphone) },
    ({ sabrina, nadja }) => [
      recommends('0 11:20', 'sabrina', 'baby', sabrina),
      opens('0 14:03', 'baby', nadja),
      opens('0 16:47', 'baby', nadja),
      accepts('0 16:55', 'nadja', 'baby', nadja),
      confirms('1 04:22', 'nadja', 'baby', nadja),
      confirms('1 04:23', 'nadja', 'baby', nadja),
      orders('3 06:00', 'nadja', 'baby'),
      collects('17 11:31', 'nadja', 'baby', nadja),
      collects('18 13:08', 'sabrina', 'baby', sabrina),
    ],
  ),
  honest(
    'A commuter from Salzburg with an Austrian account tells his colleague in Freilassing.',
    {
      markus: person('Markus', 'Haslinger', 'markus.haslinger@aon.at', {
        phone: '+43 664 5520918',
        iban: ersteBank('28344105602'),
      }),
      alois: person('Alois', 'Stadler', 'alois.stadler@t-online.de', {
        phone: '08654 47120',
        address: home('Münchener Straße 77, 83395 Freilassing'),
        iban: commerzbank('0955410300'),
      }),
    },
    { markus: at('178.115.44.63', browser.android), alois: at('79.253.88.190', browser.windowsChrome) },
    ({ markus, alois }) => [
      recommends('0 06:52', 'markus', 'commute', markus),
      opens('0 18:10', 'commute', alois),
      accepts('0 18:16', 'alois', 'commute', alois),
      confirms('0 18:40', 'alois', 'commute', alois),
      orders('6 06:00', 'alois', 'commute'),
      collects('21 06:49', 'markus', 'commute', markus),
      collects('21 18:02', 'alois', 'commute', alois),
    ],
  ),
];
