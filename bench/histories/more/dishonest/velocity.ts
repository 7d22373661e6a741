import type { History } from '../../history.ts';
import { browsers } from '../browsers.ts';
import { clock, crowd, dishonest, german, journey, person, recommends, spot, uneven } from '../builders.ts';

const firsts = [
  'Lukas',
  'Laura',
  'Felix',
  'Sarah',
  'Niklas',
  'Julia',
  'Moritz',
  'Lisa',
  'Simon',
  'Katja',
  'Erik',
  'Maja',
];
const lasts = [
  'Becker',
  'Wagner',
  'Schulz',
  'Koch',
  'Bauer',
  'Richter',
  'Wolf',
  'Neumann',
  'Braun',
  'Zimmer',
  'Krüger',
];
const plain = (name: string): string => name.toLowerCase().replaceAll('ü', 'ue');

/** Invented people: names from two lists and an address made of them. */
const invented = (
  count: number,
  seed: number,
  email: (first: string, last: string, at: number) => string,
): [string, string, string][] =>
  Array.from({ length: count }, (_, at) => {
    const first = firsts[(at * 5 + seed) % firsts.length] ?? '';
    const last = lasts[(at * 3 + seed) % lasts.length] ?? '';
    return [first, last, email(plain(first), plain(last), at)];
  });

const evening = invented(24, 1, (first, last, at) => `${first}.${last}${101 + at}@outlook.de`);
const nights = invented(16, 4, (first, last, at) => `${first[0]}${last}${1970 + ((at * 7) % 30)}@mail.de`);
const swarm = invented(36, 7, (first, last, at) => `${last}.${first}.${at + 1}@gmail.com`);
const slow = invented(12, 2, (first, last, at) => `${last}${first[0]}${uneven(401, at, 9000) + 1000}@gmx.net`);

export const velocities: readonly History[] = [
  dishonest(
    'velocity',
    'Twenty-four recipients come by one link on one evening; trace: exactly every four minutes, from the recommender’s network and browser, with numbers that count up in the addresses',
    { boss: person('Jerome', 'Pfeil', 'jerome.pfeil@web.de', { iban: german(44050199, 1810022) }), ...crowd(evening) },
    recommends('2 17:50', 'boss', 'e', spot('80.142.9.90', browsers.chrome)),
    evening.flatMap((_, at) =>
      journey(
        'e',
        ['boss', `p${at}`],
        {
          accepts: clock(2, 1080 + at * 4),
          confirms: clock(2, 1082 + at * 4),
          ...(at % 3 ? {} : { orders: clock(8 + (at % 5), 600), collects: clock(28, 1080 + at) }),
        },
        spot('80.142.9.90', browsers.chrome),
        spot('80.142.9.90', browsers.chrome),
      ),
    ),
  ),
  dishonest(
    'velocity',
    'Sixteen recipients in eight weeks, two each week; trace: always between two and half past two at night, from one hosting network and one browser, with an invented year in the address',
    {
      boss: person('Ingmar', 'Lorbeer', 'ingmar.lorbeer@gmx.de', { iban: german(10010010, 644002211) }),
      ...crowd(nights, (at) => ({ iban: german(10011001, 2622000100 + at * 13) })),
    },
    nights.flatMap((_, at) =>
      journey(
        `n${at}`,
        ['boss', `p${at}`],
        {
          recommends: clock(Math.floor(at / 2) * 7 + (at % 2) * 3, 1260 + uneven(411, at, 60)),
          opens: clock(Math.floor(at / 2) * 7 + (at % 2) * 3 + 1, 120 + uneven(412, at, 20)),
          accepts: clock(Math.floor(at / 2) * 7 + (at % 2) * 3 + 1, 142 + uneven(413, at, 4)),
          confirms: clock(Math.floor(at / 2) * 7 + (at % 2) * 3 + 1, 147),
          orders: clock(Math.floor(at / 2) * 7 + 10, 600),
          collects: clock(Math.floor(at / 2) * 7 + 27, 1270 + (at % 2)),
        },
        spot('93.203.44.7', browsers.mac),
        spot(`185.220.101.${20 + uneven(414, at, 60)}`, browsers.linux),
      ),
    ),
  ),
  dishonest(
    'velocity',
    'Thirty-six links in three days; trace: each form is filled in three minutes after its link was made, confirmed one minute later, out of one IPv6 prefix with one browser',
    {
      boss: person('Kai-Uwe', 'Storz', 'kaiuwe.storz@freenet.de', { iban: german(69290000, 33004410) }),
      ...crowd(swarm),
    },
    swarm.flatMap((_, at) => {
      const day = 5 + Math.floor(at / 12);
      const start = 840 + (at % 12) * 11 + uneven(421, at, 5);
      return journey(
        `w${at}`,
        ['boss', `p${at}`],
        {
          recommends: clock(day, start),
          opens: clock(day, start + 2),
          accepts: clock(day, start + 3),
          confirms: clock(day, start + 4),
          ...(at % 4 ? {} : { orders: clock(14 + (at % 7), 600), collects: clock(36, 900 + at) }),
        },
        spot('2003:f1:c70a:1100::21', browsers.edge),
        spot(`2003:f1:c70a:1100:${(4096 + uneven(422, at, 50000)).toString(16)}::${at + 2}`, browsers.edge),
      );
    }),
  ),
  dishonest(
    'velocity',
    'Twelve customers within a fortnight by telephones of a carrier; trace: telephone numbers that follow one another, homes that run up one street, links made every seven minutes, one old browser for all',
    {
      boss: person('Marion', 'Gebauer', 'marion.gebauer@t-online.de', { iban: german(30050110, 1440033) }),
      ...crowd(slow, (at) => ({
        phone: `+49 1523 66100${10 + at}`,
        home: `Heerdter Landstraße ${100 + at * 2}, 40549 Düsseldorf`,
        iban: german([30050110, 10010010, 12030000][at % 3] ?? 0, 700110000 + at * 7793),
      })),
    },
    slow.flatMap((_, at) =>
      journey(
        `s${at}`,
        ['boss', `p${at}`],
        {
          recommends: clock(0, 1020 + at * 7),
          accepts: clock(1 + at, 1000 + uneven(431, at, 200)),
          confirms: clock(1 + at, 1210 + uneven(432, at, 60)),
          orders: clock(8 + at, 600),
          collects: clock(38, 1000 + at * 2),
          gets: clock(40, 1000 + at * 3),
        },
        spot('84.44.190.8', browsers.firefox),
        spot(`109.43.${176 + (at % 3)}.${30 + at * 11}`, browsers.xiaomi),
      ),
    ),
  ),
];
