/** Twenty-five lives of the patterns of abuse. */
import type { Act, History, Person } from '../history.ts';
import { inTime, somebody, way } from './people.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const bad = (
  pattern: NonNullable<History['pattern']>,
  name: string,
  people: Record<string, Person>,
  acts: readonly Act[],
): History => ({ name, honest: false, pattern, people, acts: inTime(acts) });
const own = (n: number) => ({
  network: `84.${n + 10}.9.${n + 1}`,
  browser: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/${n}.1 Safari/605`,
});

const selves = range(3).map((n) => {
  const a = somebody(20 + n, { email: `lena.brandt${n}@gmx.de`, firstName: 'Lena', lastName: 'Brandt' });
  const b = [
    somebody(40, { firstName: 'Lena', lastName: 'Brandt', email: 'lbrandt.privat@web.de' }),
    somebody(41, { email: 'lena.brandt99@web.de' }),
    somebody(42, { firstName: 'Lena', lastName: 'Brandt', email: 'xyz.home@posteo.de' }),
  ][n] as Person;
  const place = n === 2 ? {} : own(n);
  const iban = n === 1 ? { iban: 'das gleiche konto' } : {};
  return bad(
    'selfReferral',
    `self ${n}: somebody recommends to the own second mailbox`,
    { a: { ...a, ...iban }, b: { ...b, ...iban } },
    way({
      by: 'a',
      to: 'b',
      link: 'x',
      after: 6,
      recommendedAt: place,
      acceptedAt: n === 2 ? { network: '84.99.1.1' } : place,
    }),
  );
});

const fakes = range(4).map((n) => {
  const size = 4 + n;
  const people: Record<string, Person> = { a: somebody(60 + n) };
  for (const m of range(size))
    people[`f${m}`] =
      n % 2 ? somebody(70 + n * 10 + m, { email: `kontakt.wolke${m + 1}@gmx.de` }) : somebody(70 + n * 10 + m);
  const place = own(10 + n);
  return bad(
    'fakeAccounts',
    `fakes ${n}: ${size} made-up people from one device, one after another`,
    people,
    range(size).flatMap((m) =>
      way({
        by: 'a',
        to: `f${m}`,
        link: `x${m}`,
        time: `20:${10 + m * 5}`,
        after: 3,
        recommendedAt: place,
        acceptedAt: place,
      }),
    ),
  );
});

const disposables = ['mailinator.com', 'guerrillamail.com', 'yopmail.com'].map((domain, n) =>
  bad(
    'disposableEmail',
    `throw-away ${n}: the contact has an address at ${domain}`,
    { a: somebody(120 + n), b: somebody(130 + n, { email: `abc${n}@${domain}` }) },
    way({ by: 'a', to: 'b', link: 'x' }),
  ),
);

const farms = range(3).map((n) => {
  const size = 10 + n * 4;
  return bad(
    'velocity',
    `farm ${n}: ${size + 6} recommendations in an hour, ${size} accept within the day`,
    { a: somebody(140 + n), ...Object.fromEntries(range(size).map((m) => [`c${m}`, somebody(150 + n * 30 + m)])) },
    [
      ...range(size).flatMap((m) =>
        way({ by: 'a', to: `c${m}`, link: `x${m}`, time: `08:${10 + m}`, after: 60 + m * 9 }),
      ),
      ...range(6).map((m) => ({ day: 0, time: `08:0${m}`, does: 'recommends', who: 'a', link: `u${m}` }) as const),
    ],
  );
});

const stuffers = range(3).map((n) =>
  bad(
    'clickStuffing',
    `stuffing ${n}: a program opens the link hundreds of times`,
    { a: somebody(260 + n), b: somebody(270 + n) },
    [
      ...way({ by: 'a', to: 'b', link: 'x', day: 1 }),
      { day: 1, time: '11:00', does: 'opens', link: 'x', times: 60 + n * 60, ...own(30 + n) },
    ],
  ),
);

const hijackers = [
  'https://www.mydealz.de/gutscheine/x',
  'https://www.gutscheinpony.de/shop',
  'https://slickdeals.net/f/1',
].map((referrer, n) =>
  bad(
    'linkHijack',
    `hijack ${n}: the link stands at a site of coupons`,
    { a: somebody(280 + n), ...Object.fromEntries(range(3).map((m) => [`c${m}`, somebody(290 + n * 4 + m)])) },
    [
      ...way({ by: 'a', to: 'c0', link: 'x', referrer }),
      ...range(2).flatMap((m) => way({ by: 'a', to: `c${m + 1}`, link: 'x', day: m + 1, referrer }).slice(1)),
    ],
  ),
);

const cancellers = range(3).map((n) =>
  bad(
    'orderAndCancel',
    `cancelling ${n}: contract after contract is withdrawn once it counts`,
    { a: somebody(310 + n), ...Object.fromEntries(range(4).map((m) => [`c${m}`, somebody(320 + n * 5 + m)])) },
    range(4).flatMap((m) =>
      way({
        by: 'a',
        to: `c${m}`,
        link: `x${m}`,
        day: m * 6,
        ...(m < 3 ? { cancelledAfter: 3 + n * 6, collects: false } : {}),
      }),
    ),
  ),
);

const takers = range(2).map((n) =>
  bad(
    'accountTakeover',
    `takeover ${n}: a stranger replaces the IBAN shortly before the money`,
    { a: somebody(340 + n), b: somebody(350 + n) },
    [
      ...way({ by: 'a', to: 'b', link: 'x', recommendedAt: own(50 + n), collects: false }),
      { day: 15, time: '03:10', does: 'replacesIban', who: 'a', iban: `fremd ${n}`, ...own(60 + n) },
      { day: 20, time: '03:20', does: 'collects', who: 'a', link: 'x', ...own(60 + n) },
    ],
  ),
);

const same: History[] = [
  bad(
    'sameIban',
    'one account: both sides give it',
    { a: somebody(361, { iban: 'ein konto' }), b: somebody(362, { iban: 'ein konto' }) },
    way({ by: 'a', to: 'b', link: 'x' }),
  ),
];

export const all: readonly History[] = [
  ...selves,
  ...fakes,
  ...disposables,
  ...farms,
  ...stuffers,
  ...hijackers,
  ...cancellers,
  ...takers,
  ...same,
];
