/** Seventy-five honest lives: friends, families, flats, offices, clubs, people who lose a contract, change the bank or reload a page. */
import type { History, Person } from '../history.ts';
import { inTime, somebody, type Way, way } from './people.ts';

const honest = (
  name: string,
  people: Record<string, Person>,
  ways: readonly Way[],
  more: History['acts'] = [],
): History => ({
  name,
  honest: true,
  people,
  acts: inTime([...ways.flatMap(way), ...more]),
});
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const home = (n: number): string => `91.${20 + n}.40.${n + 3}`;

const friends = range(18).map((n) =>
  honest(`friends ${n}: somebody tells a friend`, { a: somebody(n * 3), b: somebody(n * 3 + 1) }, [
    { by: 'a', to: 'b', link: 'x', after: 40 + n * 97, time: `${10 + (n % 9)}:1${n % 6}` },
  ]),
);

const couples = range(10).map((n) => {
  const a = somebody(200 + n * 2);
  const b = somebody(201 + n * 2, {
    lastName: n % 2 ? a.lastName : somebody(201 + n * 2).lastName,
    ...(n % 3 ? {} : { phone: a.phone as string }),
  });
  const place = { network: home(n), ...(n % 4 === 0 ? { browser: iphone } : {}) };
  return honest(`couple ${n}: one recommends the other at the kitchen table`, { a, b }, [
    { by: 'a', to: 'b', link: 'x', after: 5 + n, recommendedAt: place, acceptedAt: place },
  ]);
});

const families = range(8).map((n) => {
  const parent = somebody(300 + n * 5);
  const { lastName, phone } = parent;
  const children = range(2 + (n % 3)).map((m) =>
    somebody(301 + n * 5 + m, { lastName, ...(n % 2 ? { phone: phone as string } : {}) }),
  );
  const place = { network: home(20 + n) };
  return honest(
    `family ${n}: a parent recommends ${children.length} who live in the house`,
    { a: parent, ...Object.fromEntries(children.map((child, m) => [`c${m}`, child])) },
    children.map((_, m) => ({
      by: 'a',
      to: `c${m}`,
      link: `x${m}`,
      day: m * 2,
      after: 60 + m * 200,
      recommendedAt: place,
      acceptedAt: n % 4 === 1 ? { ...place, browser: iphone } : place,
    })),
  );
});

const offices = range(8).map((n) => {
  const network = home(40 + n);
  const size = 3 + (n % 5);
  return honest(
    `office ${n}: a colleague recommends ${size} at work, behind one address`,
    { a: somebody(400 + n * 10), ...Object.fromEntries(range(size).map((m) => [`c${m}`, somebody(401 + n * 10 + m)])) },
    range(size).map((m) => ({
      by: 'a',
      to: `c${m}`,
      link: `x${m}`,
      day: Math.floor(m / 3),
      time: '09:10',
      after: 30 + m * 55 + n,
      recommendedAt: { network, ...(n % 2 ? { browser: chrome } : {}) },
      acceptedAt: { network, ...(n % 4 === 1 ? { browser: chrome } : {}) },
    })),
  );
});

const flats = range(5).map((n) =>
  honest(
    `flat ${n}: people who share a flat and its landline`,
    {
      a: somebody(500 + n * 4, { phone: `0301234${n}` }),
      b: somebody(501 + n * 4, { phone: `0301234${n}` }),
      c: somebody(502 + n * 4, { phone: `0301234${n}` }),
    },
    [
      { by: 'a', to: 'b', link: 'x', recommendedAt: { network: home(60 + n) }, acceptedAt: { network: home(60 + n) } },
      {
        by: 'a',
        to: 'c',
        link: 'y',
        day: 3,
        recommendedAt: { network: home(60 + n) },
        acceptedAt: { network: home(60 + n) },
      },
    ],
  ),
);

const clubs = range(5).map((n) => {
  const size = 6 + n;
  return honest(
    `club ${n}: whoever leads it writes to ${size} members in an evening, some accept`,
    { a: somebody(600 + n * 20), ...Object.fromEntries(range(size).map((m) => [`c${m}`, somebody(601 + n * 20 + m)])) },
    range(3 + (n % 2)).map((m) => ({ by: 'a', to: `c${m}`, link: `x${m}`, time: `19:0${m}`, after: 500 + m * 700 })),
    range(size - 4).map((m) => ({ day: 0, time: `19:1${m}`, does: 'recommends', who: 'a', link: `u${m}` }) as const),
  );
});

const groups = range(3).map((n) => {
  const size = 4 + n;
  const people = {
    a: somebody(700 + n * 12),
    ...Object.fromEntries(range(size).map((m) => [`c${m}`, somebody(701 + n * 12 + m)])),
  };
  const [first, ...rest] = way({ by: 'a', to: 'c0', link: 'x', collects: false });
  const later = range(size - 1).flatMap((m) =>
    way({ by: 'a', to: `c${m + 1}`, link: 'x', day: m + 1, collects: false }).slice(1),
  );
  const visits = range(25).map((m) => ({ day: 0, time: `2${m % 4}:${10 + m}`, does: 'opens', link: 'x' }) as const);
  return {
    name: `group ${n}: one link in a group of friends, ${size} accept`,
    honest: true,
    people,
    acts: inTime([first as never, ...rest, ...later, ...visits]),
  };
});

const losers = range(5).map((n) =>
  honest(
    `withdrawal ${n}: one of several contracts is withdrawn`,
    { a: somebody(800 + n * 5), b: somebody(801 + n * 5), c: somebody(802 + n * 5), d: somebody(803 + n * 5) },
    [
      { by: 'a', to: 'b', link: 'x', cancelledAfter: 5, collects: false },
      { by: 'a', to: 'c', link: 'y', day: 4 },
      ...(n % 2 ? [{ by: 'a', to: 'd', link: 'z', day: 9 }] : []),
    ],
  ),
);

const banks = range(5).map((n) => {
  const phone = { network: home(80 + n), browser: iphone };
  return honest(
    `bank ${n}: somebody changes the bank, from the phone as always`,
    { a: somebody(900 + n * 3), b: somebody(901 + n * 3) },
    [{ by: 'a', to: 'b', link: 'x', recommendedAt: phone, collects: n % 2 === 0 }],
    [
      {
        day: 17,
        time: '12:00',
        does: 'replacesIban',
        who: 'a',
        iban: `neu ${n}`,
        browser: iphone,
        network: n % 2 ? home(90 + n) : home(80 + n),
      },
    ],
  );
});

const reloads = range(3).map((n) =>
  honest(
    `reload ${n}: a contact opens the page again and again`,
    { a: somebody(950 + n * 3), b: somebody(951 + n * 3) },
    [{ by: 'a', to: 'b', link: 'x' }],
    [{ day: 0, time: '14:00', does: 'opens', link: 'x', times: 6 + n * 2, network: home(100 + n), browser: iphone }],
  ),
);

const namesakes = range(5).map((n) => {
  const a = somebody(970 + n * 2);
  const b =
    n % 2
      ? somebody(971 + n * 2, {
          firstName: a.firstName,
          lastName: a.lastName,
          email: `${a.lastName.toLowerCase()}.senior${n}@t-online.de`,
        })
      : somebody(971 + n * 2, { lastName: a.lastName, email: `${a.lastName}@web.de`.toLowerCase() });
  return honest(`namesake ${n}: father and son`, { a, b }, [
    {
      by: 'a',
      to: 'b',
      link: 'x',
      ...(n > 2 ? { recommendedAt: { network: home(110 + n) }, acceptedAt: { network: home(110 + n) } } : {}),
    },
  ]);
});

export const all: readonly History[] = [
  ...friends,
  ...couples,
  ...families,
  ...offices,
  ...flats,
  ...clubs,
  ...groups,
  ...losers,
  ...banks,
  ...reloads,
  ...namesakes,
];
