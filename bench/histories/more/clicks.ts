import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { accepts, clock, crowd, german, honest, journey, opens, person, recommends, spot, uneven } from './builders.ts';

const readers = [
  ['Ingo', 'Färber', 'ingo.faerber@gmx.de'],
  ['Marta', 'Kovács', 'marta.kovacs@freemail.hu'],
  ['Hubert', 'Moosmann', 'hubert.moosmann@t-online.de'],
  ['Svenja', 'Plöger', 'svenja.ploeger@web.de'],
  ['Eliška', 'Dvořáková', 'eliska.dvorakova@email.cz'],
] as const;
const anywhere = (seed: number, at: number): string =>
  `${[87, 91, 178, 188, 217][uneven(seed, at, 5)]}.${uneven(seed + 1, at, 250)}.${uneven(seed + 2, at, 250)}.${1 + uneven(seed + 3, at, 250)}`;
const devices = [browsers.chrome, browsers.iphone, browsers.firefox, browsers.android, browsers.mac];

export const clicks: readonly History[] = [
  honest(
    'A blog about photovoltaics names the link in an article: visits for two months, five recipients from five towns, three orders',
    {
      blogger: person('Holger', 'Ströbele', 'post@sonnenseite-allgaeu.example', { iban: german(73350000, 515233001) }),
      ...crowd(readers),
    },
    recommends('0 20:00', 'blogger', 'b', spot('88.77.12.5', browsers.mac)),
    Array.from({ length: 40 }, (_, at) =>
      opens(
        clock(1 + at * 2, 420 + uneven(103, at, 900)),
        'b',
        spot(anywhere(104, at), devices[at % 5], 'https://sonnenseite-allgaeu.example/stromtarif-im-test'),
        1 + uneven(108, at, 3),
      ),
    ),
    readers.flatMap((_, at) =>
      journey(
        'b',
        ['blogger', `p${at}`],
        {
          accepts: clock(9 + at * 11, 800 + uneven(109, at, 400)),
          confirms: clock(10 + at * 11, 500 + uneven(110, at, 400)),
          ...(at < 3 ? { orders: clock(19 + at * 12, 600), collects: clock(40 + at * 20, 1222) } : {}),
        },
        spot('88.77.12.5', browsers.mac),
        spot(anywhere(111, at), devices[at], 'https://sonnenseite-allgaeu.example/stromtarif-im-test'),
      ),
    ),
  ),
  honest(
    'In a forum for owners of electric cars a member answers a question with the link; hundreds look, two come and order',
    {
      member: person('Detlev', 'Osterkamp', 'd.osterkamp@ewetel.net', { iban: german(28350000, 145330) }),
      x: person('Bruno', 'Häberle', 'bruno.haeberle@gmx.de'),
      y: person('Saskia', 'van Dijk', 'saskia.vandijk@ziggo.nl', { iban: 'NL91ABNA0417164300' }),
    },
    recommends('5 21:40', 'member', 'f'),
    Array.from({ length: 30 }, (_, at) =>
      opens(
        clock(6 + uneven(121, at, 40), uneven(122, at, 1440)),
        'f',
        spot(anywhere(123, at), devices[uneven(127, at, 5)], 'https://forum.stromfahrer.example/viewtopic.php?t=48812'),
        1 + uneven(128, at, 9),
      ),
    ),
    journey('f', ['member', 'x'], {
      accepts: '9 22:00',
      confirms: '9 22:05',
      orders: '15 10:00',
      collects: '31 21:30',
    }),
    journey('f', ['member', 'y'], { accepts: '24 13:10', confirms: '25 09:00', orders: '40 10:00', gets: '58 20:20' }),
  ),
  honest(
    'A recipient searches for the product after the message and comes back to the link by an advertisement with gclid',
    {
      nora: person('Nora', 'Feddersen', 'nora.feddersen@web.de', { iban: german(21763542, 6601220) }),
      elif: person('Elif', 'Koç', 'elif.koc@gmail.com', { iban: german(37050198, 1900881100) }),
    },
    recommends('2 18:00', 'nora', 'g'),
    opens('2 18:30', 'g', spot('109.41.3.77', browsers.iphone)),
    opens('3 20:10', 'g', spot('188.99.200.14', browsers.chrome, 'https://www.google.com/aclk?gclid=EAIaIQobChMI8tK')),
    journey(
      'g',
      ['nora', 'elif'],
      { accepts: '3 20:19', confirms: '3 20:30', orders: '10 09:00', collects: '30 20:00', gets: '30 21:00' },
      undefined,
      spot('188.99.200.14', browsers.chrome, 'https://www.google.com/aclk?gclid=EAIaIQobChMI8tK'),
    ),
  ),
  honest(
    'In a valley with bad reception a recipient loads the page thirty times until the form comes',
    {
      toni: person('Anton', 'Gschwendtner', 'toni.gschwendtner@gmx.de', { iban: german(71152570, 10022) }),
      resi: person('Theresia', 'Lechner', 'resi.lechner@t-online.de'),
    },
    recommends('4 08:00', 'toni', 'r'),
    opens('4 17:15', 'r', spot('80.187.71.4', browsers.samsung), 19),
    opens('4 17:31', 'r', spot('80.187.71.4', browsers.samsung), 11),
    journey(
      'r',
      ['toni', 'resi'],
      { accepts: '4 17:50', confirms: '5 18:20', orders: '14 09:00', collects: '31 07:50' },
      undefined,
      spot('80.187.71.4', browsers.samsung),
    ),
  ),
  honest(
    'A recipient looks five times within two weeks, at home, at work, in the tram, and brings a friend who looks but never comes',
    {
      ines: person('Ines', 'Wölfl', 'ines.woelfl@posteo.de', { iban: german(72050000, 250117733) }),
      gregor: person('Gregor', 'Šimunović', 'gregor.simunovic@outlook.de', { iban: german(72050000, 250990081) }),
    },
    recommends('0 12:00', 'ines', 'w', spot('217.80.3.9', browsers.android)),
    opens('0 12:01', 'w', spot('173.252.95.8', browsers.whatsapp)),
    opens('0 18:10', 'w', spot('2003:d2:1701:aa00::5', browsers.iphone), 2),
    opens('3 10:15', 'w', spot('212.18.3.44', browsers.edge)),
    opens('7 07:31', 'w', spot('176.2.71.160', browsers.iphone)),
    opens('8 19:12', 'w', spot('5.147.88.10', browsers.mac, 'https://mail.google.com/'), 2),
    journey(
      'w',
      ['ines', 'gregor'],
      { accepts: '13 20:44', confirms: '13 20:46', orders: '24 10:00', collects: '40 12:12', gets: '44 20:30' },
      spot('217.80.3.9', browsers.android),
      spot('2003:d2:1701:aa00::5', browsers.iphone),
    ),
  ),
  honest(
    'A cautious recommender tries the own link a dozen times before sending it, also from the recipient’s sofa',
    {
      gero: person('Gero', 'Lütkehaus', 'gero.luetkehaus@gmx.de', { iban: german(41650001, 1120033) }),
      hilde: person('Hilde', 'Averbeck', 'hilde.averbeck@web.de', { iban: german(41650001, 88011) }),
    },
    recommends('1 19:00', 'gero', 'e', spot('79.238.60.17', browsers.firefox)),
    opens('1 19:01', 'e', spot('79.238.60.17', browsers.firefox), 8),
    opens('3 15:40', 'e', spot('84.137.22.90', browsers.android), 4),
    journey(
      'e',
      ['gero', 'hilde'],
      {
        opens: '3 16:02',
        accepts: '3 16:15',
        confirms: '3 20:40',
        orders: '12 12:00',
        collects: '33 19:01',
        gets: '35 10:10',
      },
      spot('79.238.60.17', browsers.firefox),
      spot('84.137.22.90', browsers.chrome),
    ),
  ),
  honest(
    'A link in a group of messengers is fetched by their previews dozens of times; one of the group becomes a customer',
    {
      lio: person('Lionel', 'Brückner', 'lio.brueckner@mailbox.org', { iban: german(83053030, 18003377) }),
      tamy: person('Tamara', 'Heß', 'tamara.hess@gmx.de'),
    },
    recommends('6 13:00', 'lio', 'm'),
    opens('6 13:00', 'm', spot('149.154.161.18', browsers.telegram), 22),
    opens('6 13:02', 'm', spot('3.94.120.7', browsers.slack), 17),
    opens('6 13:05', 'm', spot('173.252.87.14', browsers.whatsapp), 9),
    opens('6 13:40', 'm', spot('91.45.66.20', browsers.android)),
    journey('m', ['lio', 'tamy'], {
      accepts: '7 18:11',
      confirms: '7 18:14',
      orders: '20 10:00',
      collects: '36 19:19',
    }),
  ),
  honest(
    'A stranger copies the link to a page of bargains, visits come, but nobody fills in the form except the friend it was made for',
    {
      ada: person('Ada', 'Nwosu', 'ada.nwosu@gmail.com', { iban: german(50050201, 200339911) }),
      ole: person('Ole', 'Sörensen', 'ole.soerensen@web.de', { iban: german(50050201, 1247700113) }),
    },
    recommends('0 16:00', 'ada', 'k', spot('91.12.130.5', browsers.iphone), 'ole.soerensen@web.de'),
    accepts('2 19:05', 'ole', 'k', spot('217.6.48.1', browsers.android)),
    Array.from({ length: 18 }, (_, at) =>
      opens(
        clock(5 + at, uneven(131, at, 1440)),
        'k',
        spot(anywhere(132, at), devices[at % 5], 'https://www.mydealz.de/diskussion/strom-werber-2231'),
      ),
    ),
    {
      day: 2,
      time: '19:30',
      does: 'confirms',
      who: 'ole',
      link: 'k',
      network: '217.6.48.1',
      browser: browsers.android,
    },
    { day: 9, time: '10:00', does: 'orders', who: 'ole', link: 'k' },
    {
      day: 27,
      time: '18:00',
      does: 'collects',
      who: 'ada',
      link: 'k',
      network: '91.12.130.5',
      browser: browsers.iphone,
    },
  ),
];
