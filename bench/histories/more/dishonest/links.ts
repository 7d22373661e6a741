import type { Act, History } from '../../history.ts';
import { browsers } from '../browsers.ts';
import { clock, crowd, dishonest, german, journey, opens, person, recommends, spot, uneven } from '../builders.ts';

const caught = [
  ['Sibylle', 'Hauser', 'sibylle.hauser@web.de'],
  ['Tarek', 'Nasser', 'tarek.nasser@gmail.com'],
  ['Werner', 'Überall', 'werner.ueberall@gmx.de'],
  ['Kirsten', 'Jäger', 'kirsten.jaeger@t-online.de'],
  ['Pedro', 'Almeida', 'pedro.almeida@sapo.pt'],
  ['Monique', 'Dreher', 'monique.dreher@posteo.de'],
] as const;
const somewhere = (seed: number, at: number): string =>
  `${[87, 91, 178, 188, 217][uneven(seed, at, 5)]}.${uneven(seed + 1, at, 250)}.${uneven(seed + 2, at, 250)}.${1 + uneven(seed + 3, at, 250)}`;
const devices = [browsers.chrome, browsers.iphone, browsers.firefox, browsers.android, browsers.edge];
/** Customers of the same shape under other addresses of mail. */
const others = (mark: string): [string, string, string][] =>
  caught.map(([first, last, email]) => [first, last, email.replace('@', `${mark}@`)]);

/** People who fill in the form after coming from one place in the net. */
const come = (link: string, from: string, seed: number, referrer: string, many: number, start: number): Act[] =>
  Array.from({ length: many }, (_, at) =>
    journey(
      link,
      [from, `p${at}`],
      {
        accepts: clock(start + at * 3, 700 + uneven(seed, at, 500)),
        confirms: clock(start + at * 3, 1210 + uneven(seed + 1, at, 100)),
        orders: clock(start + 7 + at * 3, 600),
        collects: clock(start + 24 + at * 3, 1000),
      },
      spot(somewhere(seed + 2, 99), browsers.chrome),
      spot(somewhere(seed + 6, at), devices[at % 5], referrer),
    ),
  ).flat();

export const links: readonly History[] = [
  dishonest(
    'clickStuffing',
    'A hidden frame on a page of streams opens the link for every visitor; trace: hundreds of visits with one foreign referrer, no reading, and recipients who come from it',
    {
      pub: person('Ronny', 'Zabel', 'ronny.zabel@gmx.net', { iban: german(12030000, 1033110022) }),
      ...crowd(caught.slice(0, 3)),
    },
    recommends('0 13:00', 'pub', 'f'),
    Array.from({ length: 40 }, (_, at) =>
      opens(
        clock(1 + (at % 6), at * 33),
        'f',
        spot(somewhere(501, at), devices[uneven(505, at, 5)], 'https://filme-gratis-stream.example/embed'),
        6 + uneven(506, at, 9),
      ),
    ),
    come('f', 'pub', 507, 'https://filme-gratis-stream.example/embed', 3, 4),
  ),
  dishonest(
    'clickStuffing',
    'Somebody buys advertisements on the brand’s own name and sends all who search it through the link; trace: gclid on nearly every visit and on every form, from the first hour on',
    {
      buyer: person('Alexandra', 'Prinz', 'kontakt@prinz-media.example', { iban: german(20040000, 480033110) }),
      ...crowd(others('.k'), () => ({})),
    },
    recommends('1 09:00', 'buyer', 'g'),
    Array.from({ length: 36 }, (_, at) =>
      opens(
        clock(1 + Math.floor(at / 3), 560 + uneven(521, at, 800)),
        'g',
        spot(
          somewhere(522, at),
          devices[uneven(526, at, 5)],
          `https://www.google.com/aclk?gclid=Cj0KCQjw${(uneven(527, at, 900000) + 100000).toString(36)}`,
        ),
      ),
    ),
    come('g', 'buyer', 528, 'https://www.google.com/aclk?gclid=Cj0KCQjwq9', 6, 2),
  ),
  dishonest(
    'clickStuffing',
    'A program calls the link a thousand times so that its number looks earned; trace: a headless browser of one hosting network at every full quarter of an hour, then one recipient from there',
    {
      bot: person('Igor', 'Schramm', 'igor.schramm@mail.de', { iban: german(10010010, 466771122) }),
      p0: person('Nadja', 'Schramm-Orlow', 'n.orlow@mail.de', { iban: german(10010010, 466990033) }),
    },
    recommends('0 10:00', 'bot', 'b', spot('85.214.60.3', browsers.chrome)),
    Array.from({ length: 32 }, (_, at) => opens(clock(1, at * 15), 'b', spot('5.188.62.140', browsers.headless), 30)),
    journey(
      'b',
      ['bot', 'p0'],
      { accepts: '2 08:00', confirms: '2 08:03', orders: '8 10:00', collects: '24 10:00', gets: '24 10:10' },
      spot('85.214.60.3', browsers.chrome),
      spot('5.188.62.140', browsers.chrome),
    ),
  ),
  dishonest(
    'linkHijack',
    'The recommender posts the link as a coupon of a page of bargains and divides the reward; trace: all six recipients, strangers of many towns, come from that page',
    {
      poster: person('Henrik', 'Adler', 'henrik.adler@gmx.de', { iban: german(25050180, 1770033) }),
      ...crowd(others('.a')),
    },
    recommends('0 19:00', 'poster', 'm'),
    Array.from({ length: 34 }, (_, at) =>
      opens(
        clock(1 + Math.floor(at / 6), 400 + uneven(541, at, 900)),
        'm',
        spot(somewhere(542, at), devices[at % 5], 'https://www.mydealz.de/gutscheine/oekostrom-50-euro-praemie'),
        1 + uneven(546, at, 6),
      ),
    ),
    come('m', 'poster', 547, 'https://www.mydealz.de/gutscheine/oekostrom-50-euro-praemie', 6, 2),
  ),
  dishonest(
    'linkHijack',
    'An extension of browsers puts its own link in at the last moment; trace: visits and forms come from its redirect at the till, the form within a minute, the order on the next morning',
    {
      ext: person('Viktor', 'Lazar', 'partner@sparhelfer-addon.example', { iban: german(50010517, 5433110099) }),
      ...crowd(others('.x')),
    },
    recommends('0 00:10', 'ext', 'x', spot('159.69.40.8', browsers.linux)),
    Array.from({ length: 5 }, (_, at) => {
      const start = 640 + uneven(561, at, 600);
      const at1 = spot(somewhere(562, at), browsers.chrome, 'https://sparhelfer-addon.example/redirect?to=kasse');
      const acts: Act[] = [
        opens(clock(3 + at * 4, start), 'x', at1),
        ...journey(
          'x',
          ['ext', `p${at}`],
          {
            accepts: clock(3 + at * 4, start + 1),
            confirms: clock(3 + at * 4, start + 30),
            orders: clock(4 + at * 4, 600),
            collects: clock(45, 10 + at),
          },
          spot('159.69.40.8', browsers.linux),
          at1,
        ),
      ];
      return acts;
    }).flat(),
    opens('24 12:00', 'x', spot('217.5.200.3', browsers.firefox)),
    journey('x', ['ext', 'p5'], { accepts: '24 12:20', confirms: '24 18:00' }),
  ),
  dishonest(
    'linkHijack',
    'A page of coupon codes took the link of a private recommender, who now collects for strangers; trace: quiet for weeks, then only visits and forms from that page',
    {
      quiet: person('Gunnar', 'Wiese', 'gunnar.wiese@web.de', { iban: german(28050100, 1880044) }),
      friend: person('Edda', 'Rohde', 'edda.rohde@gmx.de'),
      ...crowd(others('.s').slice(0, 4)),
    },
    recommends('0 20:00', 'quiet', 's'),
    journey('s', ['quiet', 'friend'], {
      accepts: '2 19:00',
      confirms: '2 20:00',
      orders: '9 10:00',
      collects: '26 20:00',
    }),
    Array.from({ length: 25 }, (_, at) =>
      opens(
        clock(50 + Math.floor(at / 3), 300 + uneven(571, at, 1000)),
        's',
        spot(somewhere(572, at), devices[uneven(576, at, 5)], 'https://www.gutschein-fuchs.example/energie'),
        2 + uneven(577, at, 8),
      ),
    ),
    come('s', 'quiet', 578, 'https://www.gutschein-fuchs.example/energie', 4, 51),
  ),
];
