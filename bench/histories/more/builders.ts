import { composeIBAN } from 'ibantools';
import type { Act, History, Person } from '../history.ts';

/** From where: network, browser, and where the visitor came from. */
interface Spot {
  network?: string;
  browser?: string;
  referrer?: string;
}

export const spot = (network: string, browser?: string, referrer?: string): Spot => ({
  network,
  ...(browser ? { browser } : {}),
  ...(referrer ? { referrer } : {}),
});

/** A day and a time as `3 18:04`. */
type When = string;

const moment = (when: When): { day: number; time: string } => {
  const [day = '', time = ''] = when.split(' ');
  return { day: Number(day), time };
};

export const clock = (day: number, minutes: number): When => {
  const ofDay = minutes % 1440;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${day + Math.floor(minutes / 1440)} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

/** A number below the limit that follows no rhythm and is the same in every run. */
export function uneven(seed: number, at: number, limit: number): number {
  let value = Math.imul(seed * 7919 + at * 104729 + 1, 2654435761) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2246822519) >>> 0;
  return ((value ^ (value >>> 13)) >>> 0) % limit;
}

/** A German IBAN of a bank and an account. */
export const german = (bank: number, account: number): string =>
  composeIBAN({ countryCode: 'DE', bban: `${bank}${String(account).padStart(10, '0')}` }) ?? '';

export const foreign = (countryCode: string, bban: string): string => composeIBAN({ countryCode, bban }) ?? '';

type More = Omit<Person, 'firstName' | 'lastName' | 'email' | 'address'> & { home?: string };

/** `home` as `Lindenweg 4, 50667 Köln`. */
export function person(firstName: string, lastName: string, email: string, { home, ...more }: More = {}): Person {
  const [, street = '', houseNumber = '', zipCode = '', city = ''] = /^(.+) (\S+), (\S+) (.+)$/.exec(home ?? '') ?? [];
  return { firstName, lastName, email, ...more, ...(home ? { address: { street, houseNumber, zipCode, city } } : {}) };
}

export const recommends = (when: When, who: string, link: string, from?: Spot, contactEmail?: string): Act => ({
  ...moment(when),
  does: 'recommends',
  who,
  link,
  ...(contactEmail ? { contactEmail } : {}),
  ...from,
});
export const opens = (when: When, link: string, from?: Spot, times?: number): Act => ({
  ...moment(when),
  does: 'opens',
  link,
  ...(times ? { times } : {}),
  ...from,
});
export const accepts = (when: When, who: string, link: string, from?: Spot): Act => ({
  ...moment(when),
  does: 'accepts',
  who,
  link,
  ...from,
});
export const confirms = (when: When, who: string, link: string, from?: Spot): Act => ({
  ...moment(when),
  does: 'confirms',
  who,
  link,
  ...from,
});
export const orders = (when: When, who: string, link: string): Act => ({ ...moment(when), does: 'orders', who, link });
export const cancels = (when: When, who: string, link: string): Act => ({
  ...moment(when),
  does: 'cancels',
  who,
  link,
});
export const collects = (when: When, who: string, link: string, from?: Spot, iban?: string): Act => ({
  ...moment(when),
  does: 'collects',
  who,
  link,
  ...(iban ? { iban } : {}),
  ...from,
});
export const replacesIban = (when: When, who: string, iban: string, from?: Spot): Act => ({
  ...moment(when),
  does: 'replacesIban',
  who,
  iban,
  ...from,
});

interface Steps {
  recommends?: When;
  contact?: string;
  opens?: When;
  accepts: When;
  confirms?: When;
  orders?: When;
  cancels?: When;
  /** The recommender's reward, and the recipient's. */
  collects?: When;
  gets?: When;
}

/** One recommendation from its beginning to the rewards; `from` and `to` also say from where each of the two acts. */
export function journey(link: string, [from, to]: [string, string], steps: Steps, a?: Spot, b?: Spot): Act[] {
  const back = b && { ...b };
  if (back) delete back.referrer;
  return [
    ...(steps.recommends ? [recommends(steps.recommends, from, link, a, steps.contact)] : []),
    ...(steps.opens ? [opens(steps.opens, link, b)] : []),
    accepts(steps.accepts, to, link, b),
    ...(steps.confirms ? [confirms(steps.confirms, to, link, back)] : []),
    ...(steps.orders ? [orders(steps.orders, to, link)] : []),
    ...(steps.cancels ? [cancels(steps.cancels, to, link)] : []),
    ...(steps.collects ? [collects(steps.collects, from, link, a)] : []),
    ...(steps.gets ? [collects(steps.gets, to, link, back)] : []),
  ];
}

const minutesOf = ({ day, time }: Act): number => day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const inOrder = (acts: readonly (Act | Act[])[]): Act[] => acts.flat().sort((a, b) => minutesOf(a) - minutesOf(b));

type People = Record<string, Person>;

export const honest = (name: string, people: People, ...acts: (Act | Act[])[]): History => ({
  name,
  honest: true,
  people,
  acts: inOrder(acts),
});

export const dishonest = (
  pattern: NonNullable<History['pattern']>,
  name: string,
  people: People,
  ...acts: (Act | Act[])[]
): History => ({ name, honest: false, pattern, people, acts: inOrder(acts) });

/** Many people by rows of first name, last name and address of mail: keys are `p0`, `p1`, … */
export const crowd = (rows: readonly (readonly [string, string, string])[], more?: (at: number) => More): People =>
  Object.fromEntries(
    rows.map(([first, last, email], at) => [`p${at}`, person(first, last, email, more ? more(at) : {})]),
  );
