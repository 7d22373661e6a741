import type { History } from '../../history.ts';
import { browsers } from '../browsers.ts';
import { clock, crowd, dishonest, foreign, german, journey, person, recommends, spot, uneven } from '../builders.ts';

const ring = [
  ['Daniel', 'Winter', 'daniel.winter301@outlook.de'],
  ['Sandra', 'Sommer', 'sandra.sommer302@outlook.de'],
  ['Oliver', 'Herbst', 'oliver.herbst303@outlook.de'],
  ['Nicole', 'Lenzen', 'nicole.lenzen304@outlook.de'],
] as const;

const spelled = ['Kölner Straße 88', 'Koelner Str. 88', 'Kölner Str. 88', 'Kölnerstraße 88'];

const masks = [
  ['Andrea', 'Roth', 'andrea.roth.berlin@web.de'],
  ['Thomas', 'Kurz', 'thomas.kurz.berlin@web.de'],
  ['Simone', 'Lang', 'simone.lang.berlin@web.de'],
  ['Patrick', 'Groß', 'patrick.gross.berlin@web.de'],
  ['Monika', 'Klein', 'monika.klein.berlin@web.de'],
] as const;

const thrown = [
  ['Marcel', 'Haupt', 'mhaupt@mailinator.com'],
  ['Jessica', 'Rau', 'j.rau@guerrillamail.com'],
  ['Sebastian', 'Kolb', 'kolb.s@yopmail.com'],
] as const;

export const accounts: readonly History[] = [
  dishonest(
    'fakeAccounts',
    'Four invented people recommend in a ring to each other; trace: numbered addresses in one pattern, one browser, and everybody uses one network on one evening',
    crowd(ring, (at) => ({
      iban: german([10010010, 50010517, 12030000, 10011001][at] ?? 0, 811002200 + at * 4410077),
    })),
    [0, 1, 2, 3].flatMap((at) =>
      journey(
        `r${at}`,
        [`p${at}`, `p${(at + 1) % 4}`],
        {
          recommends: clock(1, 1200 + at * 6),
          accepts: clock(1, 1230 + at * 6),
          confirms: clock(1, 1232 + at * 6),
          orders: clock(10 + at, 600),
          collects: clock(30, 1200 + at * 5),
          gets: clock(30, 1203 + at * 5),
        },
        spot('89.245.18.7', browsers.oldFirefox),
        spot('89.245.18.7', browsers.oldFirefox),
      ),
    ),
  ),
  dishonest(
    'fakeAccounts',
    'One flat is spelled in four ways for four invented recipients; trace: it is one home, telephones follow one another, and two accounts alternate',
    {
      maker: person('Silvio', 'Reinhold', 'silvio.reinhold@gmx.de', { iban: german(38050000, 1002211) }),
      ...Object.fromEntries(
        spelled.map((street, at) => [
          `p${at}`,
          person(
            ['Marco', 'Anja', 'Holger', 'Jenny'][at] ?? '',
            ['Pohl', 'Ebert', 'Kranz', 'Wolter'][at] ?? '',
            ['marco-pohl@gmx.net', 'anja.ebert81@web.de', 'h_kranz@t-online.de', 'jennywolter@icloud.com'][at] ?? '',
            {
              home: `${street}, 53117 Bonn`,
              phone: `+49 1575 220140${at + 3}`,
              iban: german(37050198, at % 2 ? 1900331144 : 1900882255),
            },
          ),
        ]),
      ),
    },
    spelled.flatMap((_, at) =>
      journey(
        `f${at}`,
        ['maker', `p${at}`],
        {
          recommends: clock(at * 12, 1000 + uneven(301, at, 300)),
          accepts: clock(at * 12 + 2, 900 + uneven(302, at, 400)),
          confirms: clock(at * 12 + 3, 600 + uneven(303, at, 300)),
          orders: clock(at * 12 + 10, 600),
          gets: clock(at * 12 + 29, 1000 + uneven(304, at, 300)),
          collects: clock(at * 12 + 28, 1000),
        },
        spot('84.176.9.40', browsers.chrome),
        spot(`109.42.${uneven(305, at, 200)}.${17 + at}`, browsers.android),
      ),
    ),
  ),
  dishonest(
    'fakeAccounts',
    'A new recipient comes every month from another exit of one hosting network; trace: addresses of one pattern, the same rare browser, confirmations exactly one minute after the form',
    {
      maker: person('Torsten', 'Weigand', 'torsten.weigand@web.de', { iban: german(10050000, 190771122) }),
      ...crowd(masks, (at) => ({ iban: foreign('LT', `32500${44120000110 + at * 37}`) })),
    },
    masks.flatMap((_, at) =>
      journey(
        `m${at}`,
        ['maker', `p${at}`],
        {
          recommends: clock(at * 16, 1290 + at * 2),
          opens: clock(at * 16 + 1, 1300),
          accepts: clock(at * 16 + 1, 1305),
          confirms: clock(at * 16 + 1, 1306),
          orders: clock(at * 16 + 9, 600),
          collects: clock(at * 16 + 25, 1290),
          gets: clock(at * 16 + 25, 1299),
        },
        spot('77.10.99.3', browsers.chrome),
        spot(`45.83.220.${11 + at * 19}`, browsers.oldFirefox),
      ),
    ),
  ),
  dishonest(
    'fakeAccounts',
    'Somebody has two accounts as recommender and lets both recommend to the same three customers, who accept the second link too; trace: one IBAN and one device behind both recommenders',
    {
      real: person('Cornelius', 'Faber', 'cornelius.faber@gmx.de', {
        phone: '+49 160 3300447',
        iban: german(66050101, 33110022),
      }),
      second: person('Conny', 'Faber-Stein', 'conny.fs@yahoo.de', {
        phone: '+49 160 3300447',
        iban: german(66050101, 33110022),
      }),
      ...crowd([
        ['Regine', 'Schmitz', 'regine.schmitz@t-online.de'],
        ['Darius', 'Kazemi', 'darius.kazemi@gmail.com'],
        ['Lothar', 'Mohr', 'lothar.mohr@freenet.de'],
      ]),
    },
    recommends('0 18:00', 'real', 'c', spot('91.89.4.12', browsers.mac)),
    recommends('0 18:09', 'second', 'd', spot('91.89.4.12', browsers.mac)),
    [0, 1, 2].flatMap((at) => [
      ...journey(
        'c',
        ['real', `p${at}`],
        {
          accepts: clock(3 + at * 5, 1100),
          confirms: clock(3 + at * 5, 1180),
          orders: clock(14 + at * 5, 600),
          collects: clock(45, 1080 + at),
        },
        spot('91.89.4.12', browsers.mac),
      ),
      ...journey(
        'd',
        ['second', `p${at}`],
        {
          accepts: clock(4 + at * 5, 1121),
          confirms: clock(4 + at * 5, 1190),
          orders: clock(15 + at * 5, 600),
          collects: clock(45, 1090 + at),
        },
        spot('91.89.4.12', browsers.mac),
      ),
    ]),
  ),
  dishonest(
    'disposableEmail',
    'Three recipients confirm by three services of mail that is thrown away; trace: the domains, and each address is opened and confirmed within two minutes',
    {
      src: person('Pascal', 'Drews', 'pascal.drews@web.de', { iban: german(26050001, 1408833) }),
      ...crowd(thrown, (at) => ({ iban: german(10010010, 955001100 + at * 71333) })),
    },
    thrown.flatMap((_, at) =>
      journey(
        `t${at}`,
        ['src', `p${at}`],
        {
          recommends: clock(at * 8, 1150),
          accepts: clock(at * 8 + 2, 840 + uneven(311, at, 300)),
          confirms: clock(at * 8 + 2, 842 + uneven(311, at, 300)),
          orders: clock(at * 8 + 10, 600),
          collects: clock(at * 8 + 27, 1100),
          gets: clock(at * 8 + 28, 1000),
        },
        spot('87.165.2.80', browsers.chrome),
        spot(`146.70.${30 + at}.118`, browsers.chrome),
      ),
    ),
  ),
  dishonest(
    'disposableEmail',
    'Recommender and recipient have mail for ten minutes from one service with two domains; trace: the domains, and accounts of one bank next to each other',
    {
      a: person('Leonhard', 'Busch', 'lbusch442@10minutemail.com', { iban: german(10011001, 2620010011) }),
      b: person('Erik', 'Wald', 'ewald17@temp-mail.org', { iban: german(10011001, 2620010012) }),
    },
    journey(
      'x',
      ['a', 'b'],
      {
        recommends: '4 02:10',
        accepts: '4 02:16',
        confirms: '4 02:17',
        orders: '9 10:00',
        collects: '24 02:20',
        gets: '24 02:25',
      },
      spot('185.107.57.9', browsers.linux),
      spot('185.107.57.44', browsers.linux),
    ),
  ),
  dishonest(
    'disposableEmail',
    'A known customer under a good name gives a thrown-away address for a second bonus; trace: the domain trash-mail.com beside the telephone and home of the first recipient',
    {
      lena: person('Magnus', 'Rehm', 'magnus.rehm@posteo.de', { iban: german(60090100, 220033) }),
      first: person('Hannelore', 'Zink', 'h.zink@t-online.de', {
        phone: '+49 711 660114',
        home: 'Weinsteige 12, 70180 Stuttgart',
        iban: german(60050101, 4011220),
      }),
      again: person('Hanna', 'Zinck', 'zinck-hanna@trash-mail.com', {
        phone: '+49 711 660114',
        home: 'Weinsteige 12, 70180 Stuttgart',
        iban: german(60050101, 4011220),
      }),
    },
    journey(
      'z',
      ['lena', 'first'],
      {
        recommends: '0 12:00',
        accepts: '1 10:00',
        confirms: '1 10:20',
        orders: '8 10:00',
        collects: '24 12:00',
        gets: '25 10:30',
      },
      spot('79.206.3.3', browsers.android),
      spot('84.168.90.31', browsers.ipad),
    ),
    journey(
      'z',
      ['lena', 'again'],
      { accepts: '41 10:10', confirms: '41 10:12', orders: '47 10:00', collects: '63 12:00', gets: '64 10:31' },
      spot('79.206.3.3', browsers.android),
      spot('84.168.90.31', browsers.ipad),
    ),
  ),
];
