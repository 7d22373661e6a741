/** Names, mailboxes and places of made-up people, and the usual way of a recommendation. */
import type { Act, Person } from '../history.ts';

const firstNames = [
  'Anna',
  'Ben',
  'Carla',
  'David',
  'Elif',
  'Frank',
  'Greta',
  'Hakan',
  'Ines',
  'Jonas',
  'Katrin',
  'Lars',
  'Mira',
  'Nils',
  'Olga',
  'Paul',
  'Rosa',
  'Sven',
  'Tilda',
  'Uwe',
  'Vera',
  'Wim',
  'Xenia',
  'Yusuf',
  'Zoe',
];
const lastNames = [
  'Albers',
  'Becker',
  'Cordes',
  'Demir',
  'Engel',
  'Fuchs',
  'Graf',
  'Huber',
  'Ivanov',
  'Jansen',
  'Keller',
  'Lorenz',
  'Maurer',
  'Nowak',
  'Otto',
  'Pohl',
  'Richter',
  'Schulz',
  'Thiel',
  'Urban',
  'Vogt',
  'Wagner',
  'Yilmaz',
  'Zimmer',
  'Busch',
  'Krause',
  'Lehmann',
  'Peters',
  'Roth',
];
const providers = [
  'gmx.de',
  'web.de',
  'gmail.com',
  't-online.de',
  'outlook.de',
  'posteo.de',
  'freenet.de',
  'icloud.com',
];

/** The n-th of a history; another number gives another name and mailbox. */
export function somebody(seed: number, more: Partial<Person> = {}): Person {
  const firstName = more.firstName ?? (firstNames[(seed * 7) % firstNames.length] as string);
  const lastName = more.lastName ?? (lastNames[(seed * 11 + 3) % lastNames.length] as string);
  const styles = [
    `${firstName}.${lastName}`,
    `${firstName[0]}${lastName}${60 + (seed % 40)}`,
    `${lastName}${firstName}`,
    `${firstName}${seed}`,
  ];
  const email = `${styles[seed % styles.length]}@${providers[(seed * 3) % providers.length]}`.toLowerCase();
  return { firstName, lastName, email, phone: `+49 15${seed % 10} ${1_000_000 + seed * 7919}`, ...more };
}

export interface Way {
  by: string;
  to: string;
  link: string;
  day?: number;
  time?: string;
  /** So many minutes after the recommendation the contact accepts. */
  after?: number;
  recommendedAt?: { network?: string; browser?: string };
  acceptedAt?: { network?: string; browser?: string };
  referrer?: string;
  /** So many days after the order it is cancelled. */
  cancelledAfter?: number;
  collects?: boolean;
}

const clock = (minutes: number): { day: number; time: string } => ({
  day: Math.floor(minutes / 1440),
  time: `${String(Math.floor((minutes % 1440) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
});

/** Recommended, opened, accepted, confirmed, ordered, and collected three weeks later. */
export function way({
  by,
  to,
  link,
  day = 0,
  time = '10:00',
  after = 300,
  recommendedAt = {},
  acceptedAt = {},
  referrer,
  cancelledAfter,
  collects = true,
}: Way): Act[] {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = day * 1440 + hours * 60 + minutes;
  const accept = start + after;
  return [
    { ...clock(start), does: 'recommends', who: by, link, ...recommendedAt },
    { ...clock(accept), does: 'opens', link, ...acceptedAt, ...(referrer === undefined ? {} : { referrer }) },
    { ...clock(accept + 2), does: 'accepts', who: to, link, ...acceptedAt },
    { ...clock(accept + 9), does: 'confirms', who: to, link, ...acceptedAt },
    { ...clock(accept + 600), does: 'orders', who: to, link },
    ...(cancelledAfter === undefined
      ? []
      : [{ ...clock(accept + 700 + cancelledAfter * 1440), does: 'cancels', who: to, link } as const]),
    ...(collects
      ? ([
          { ...clock(accept + 20 * 1440), does: 'collects', who: by, link, ...recommendedAt },
          { ...clock(accept + 20 * 1440 + 400), does: 'collects', who: to, link, ...acceptedAt },
        ] as const)
      : []),
  ];
}

export const inTime = (acts: readonly Act[]): Act[] =>
  acts.toSorted((a, b) => a.day - b.day || a.time.localeCompare(b.time));
