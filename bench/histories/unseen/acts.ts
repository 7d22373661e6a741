/** Short words for writing a life down; every one of them says exactly one thing that happened. */
import type { Act, History, Person } from '../history.ts';

interface Place {
  network?: string;
  browser?: string;
  referrer?: string;
}

/** '12 18:05' is the twelfth day after the beginning at five past six in the evening. */
function moment(when: string): { day: number; time: string } {
  const [day = '', time = ''] = when.split(' ');
  return { day: Number(day), time };
}

export const at = (network: string, browser: string, referrer?: string): Place => ({
  network,
  browser,
  ...(referrer && { referrer }),
});

export const recommends = (when: string, who: string, link: string, place: Place = {}, contactEmail?: string): Act => ({
  ...moment(when),
  does: 'recommends',
  who,
  link,
  ...(contactEmail && { contactEmail }),
  ...place,
});

export const opens = (when: string, link: string, place: Place = {}, times?: number): Act => ({
  ...moment(when),
  does: 'opens',
  link,
  ...(times && { times }),
  ...place,
});

export const accepts = (when: string, who: string, link: string, place: Place = {}): Act => ({
  ...moment(when),
  does: 'accepts',
  who,
  link,
  ...place,
});

export const confirms = (when: string, who: string, link: string, place: Place = {}): Act => ({
  ...moment(when),
  does: 'confirms',
  who,
  link,
  ...place,
});

export const orders = (when: string, who: string, link: string): Act => ({
  ...moment(when),
  does: 'orders',
  who,
  link,
});

export const cancels = (when: string, who: string, link: string): Act => ({
  ...moment(when),
  does: 'cancels',
  who,
  link,
});

export const collects = (when: string, who: string, link: string, place: Place = {}, iban?: string): Act => ({
  ...moment(when),
  does: 'collects',
  who,
  link,
  ...(iban && { iban }),
  ...place,
});

export const replacesIban = (when: string, who: string, iban: string, place: Place = {}): Act => ({
  ...moment(when),
  does: 'replacesIban',
  who,
  iban,
  ...place,
});

export const person = (firstName: string, lastName: string, email: string, more: Partial<Person> = {}): Person => ({
  firstName,
  lastName,
  email,
  ...more,
});

/** 'Am Anger 4a, 99084 Erfurt' */
export function home(text: string): NonNullable<Person['address']> {
  const parts = /^(.+) (\S+), (\d{4,5}) (.+)$/.exec(text);
  if (!parts) throw new Error(`no address: ${text}`);
  const [, street = '', houseNumber = '', zipCode = '', city = ''] = parts;
  return { street, houseNumber, zipCode, city };
}

type Course<Key extends string> = (at: Record<Key, Place>) => readonly Act[];

export const honest = <Key extends string>(
  name: string,
  people: Record<string, Person>,
  places: Record<Key, Place>,
  course: Course<Key>,
): History => ({ name, honest: true, people, acts: course(places) });

export const dishonest = <Key extends string>(
  pattern: NonNullable<History['pattern']>,
  name: string,
  people: Record<string, Person>,
  places: Record<Key, Place>,
  course: Course<Key>,
): History => ({ name, honest: false, pattern, people, acts: course(places) });
