import type { History, Person } from '../../history.ts';
import { accepts, at, collects, confirms, dishonest, opens, orders, person, recommends } from '../acts.ts';
import { commerzbank, norisbank, revolut } from '../banks.ts';
import * as browser from '../browsers.ts';

/** More recommendations than a person has acquaintances, in a row that no acquaintances would make. */
export const bursts: readonly History[] = [
  farm(),
  dishonest(
    'velocity',
    'At two in the night a script fills in the form nine times in twelve minutes out of one data centre.',
    {
      gabor: person('Gábor', 'Szalai', 'gabor.szalai.de@gmail.com', {
        phone: '0155 30298174',
        iban: revolut('09920118374'),
      }),
      ...Object.fromEntries(
        [
          'Marie Vogt',
          'Paul Lang',
          'Emma Seidel',
          'Leon Arnold',
          'Mia Jäger',
          'Finn Brandt',
          'Ida Pohl',
          'Noah Simon',
          'Ella Haas',
        ].map((name, nth) => {
          const [first = '', last = ''] = name.split(' ');
          const mail = `${first}.${last}${61 + nth * 4}@gmail.com`.toLowerCase().replace('ä', 'ae');
          return [`r${nth}`, person(first, last, mail, { phone: `01590 77${1830 + nth * 211}` })];
        }),
      ),
    },
    {
      script: at('88.198.44.107', browser.headless),
      next: at('88.198.44.112', browser.headless),
      own: at('46.139.70.21', browser.windowsChrome),
    },
    ({ script, next, own }) => [
      recommends('0 23:50', 'gabor', 'script', own),
      ...Array.from({ length: 9 }, (_, nth) =>
        accepts(`1 02:${10 + nth}`, `r${nth}`, 'script', nth % 3 === 2 ? next : script),
      ),
      ...Array.from({ length: 9 }, (_, nth) =>
        confirms(`1 02:${20 + nth}`, `r${nth}`, 'script', nth % 3 === 2 ? next : script),
      ),
      ...Array.from({ length: 9 }, (_, nth) => orders('3 06:00', `r${nth}`, 'script')),
      ...Array.from({ length: 9 }, (_, nth) => collects(`17 06:${10 + nth}`, 'gabor', 'script', own)),
    ],
  ),
  dishonest(
    'velocity',
    'A drip of one recipient every morning at nine for ten days, all out of one small net with one browser, all ordered, all collected.',
    {
      ronny: person('Ronny', 'Gebauer', 'ronny.gebauer@web.de', {
        phone: '0174 2093381',
        iban: norisbank('0344018200'),
      }),
      ...Object.fromEntries(
        (
          [
            ['Sylvia', 'Heinrich', 'sylvia.heinrich@gmx.de'],
            ['Knut', 'Albers', 'knutalbers@web.de'],
            ['Rebecca', 'Thiel', 'rebecca_thiel@freenet.de'],
            ['Manfred', 'Kunz', 'manfred.kunz1@gmx.de'],
            ['Doris', 'Eckert', 'd.eckert@mail.de'],
            ['Mustafa', 'Erdem', 'mustafa.erdem@web.de'],
            ['Jacqueline', 'Graf', 'jacky.graf@gmx.net'],
            ['Hartwig', 'Nolte', 'hartwig.nolte@freenet.de'],
            ['Simone', 'Bock', 'simone.bock@web.de'],
            ['Achim', 'Reuter', 'achim.reuter@mail.de'],
          ] as const
        ).map(([first, last, mail], nth): [string, Person] => [`r${nth}`, person(first, last, mail)]),
      ),
    },
    { ronny: at('31.16.120.5', browser.windowsChrome) },
    ({ ronny }) => [
      recommends('0 08:30', 'ronny', 'drip', ronny),
      ...Array.from({ length: 10 }, (_, nth) => {
        const place = at(`31.16.120.${5 + ((nth * 3) % 8)}`, browser.windowsChrome);
        return [
          opens(`${nth + 1} 09:00`, 'drip', place),
          accepts(`${nth + 1} 09:0${1 + (nth % 3)}`, `r${nth}`, 'drip', place),
          confirms(`${nth + 1} 09:0${3 + (nth % 3)}`, `r${nth}`, 'drip', place),
        ];
      }).flat(),
      ...Array.from({ length: 10 }, (_, nth) => orders('13 06:00', `r${nth}`, 'drip')),
      ...Array.from({ length: 10 }, (_, nth) => collects(`28 09:${10 + nth}`, 'ronny', 'drip', ronny)),
    ],
  ),
];

/** Bought mail addresses, a link for each of them within the hour, and those who bite at once by the help of a friend. */
function farm(): History {
  const desk = at('178.162.209.31', browser.windowsOpera);
  const bitten: [string, Person, string][] = [
    ['b0', person('Ulrich', 'Hennig', 'u.hennig@t-online.de', { phone: '0151 20019384' }), '178.162.209.44'],
    ['b1', person('Carmen', 'Ludwig', 'carmen.ludwig@web.de', { phone: '0151 20019391' }), '178.162.209.45'],
    ['b2', person('Norbert', 'Stark', 'norbert.stark@gmx.de', { phone: '0151 20019402' }), '178.162.209.47'],
    ['b3', person('Ellen', 'Kraft', 'ellen.kraft@freenet.de', { phone: '0151 20019415' }), '178.162.209.48'],
    ['b4', person('Gerold', 'Fink', 'gerold.fink@web.de', { phone: '0151 20019427' }), '178.162.209.52'],
  ];
  const silent = Array.from(
    { length: 19 },
    (_, nth) =>
      `${['info', 'kontakt', 'buero', 'post'][nth % 4]}@${['maler-ernst', 'kfz-wiese', 'blumen-adler', 'elektro-kahl', 'hotel-post-rain'][nth % 5]}${nth}.de`,
  );
  const minute = (nth: number): string => String(nth).padStart(2, '0');
  return {
    name: 'Cornelius sends two dozen links to bought addresses within the hour, and five of them confirm in half an hour out of one hosting net.',
    honest: false,
    pattern: 'velocity',
    people: {
      cornelius: person('Cornelius', 'Haffner', 'c.haffner.vertrieb@gmx.de', {
        phone: '0157 90018237',
        iban: commerzbank('0660192800'),
      }),
      ...Object.fromEntries(bitten.map(([key, one]) => [key, one])),
    },
    acts: [
      ...silent.map((mail, nth) => recommends(`0 10:${minute(nth * 2)}`, 'cornelius', `bought${nth}`, desk, mail)),
      ...bitten.map(([, { email }], nth) =>
        recommends(`0 10:${minute(40 + nth)}`, 'cornelius', `bite${nth}`, desk, email),
      ),
      ...bitten.flatMap(([who, , network], nth) => [
        accepts(`0 11:${minute(nth * 6)}`, who, `bite${nth}`, at(network, browser.windowsOpera)),
        confirms(`0 11:${minute(nth * 6 + 1)}`, who, `bite${nth}`, at(network, browser.windowsOpera)),
      ]),
      ...bitten.map(([who], nth) => orders('2 06:00', who, `bite${nth}`)),
      ...bitten.map((_, nth) => collects(`16 08:${minute(10 + nth)}`, 'cornelius', `bite${nth}`, desk)),
    ],
  };
}
