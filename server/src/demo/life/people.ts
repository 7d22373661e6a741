/** Whoever recommends and is recommended to in the demo. All are invented, at addresses and accounts that nobody has. */
import type { Person, Tale } from '../tales.ts';
import type { Dice } from './dice.ts';

const women = [
  ...['Ayşe', 'Beate', 'Carla', 'Dorothea', 'Emilia', 'Franziska', 'Gabriele', 'Hanna', 'Ilse', 'Jana'],
  ...['Katharina', 'Lena', 'Magdalena', 'Nadine', 'Olga', 'Paula', 'Ronja', 'Svenja', 'Theresa', 'Vera', 'Zeynep'],
];
const men = [
  ...['Alexander', 'Bastian', 'Christoph', 'Dieter', 'Emre', 'Florian', 'Georg', 'Hannes', 'Ingo', 'Jakob'],
  ...['Konrad', 'Ludger', 'Mehmet', 'Niklas', 'Oskar', 'Piotr', 'Ralf', 'Sebastian', 'Tobias', 'Uwe', 'Wolfgang'],
];
const lastNames = [
  ...['Albers', 'Arslan', 'Bergmann', 'Böhme', 'Carstens', 'Dittrich', 'Ebeling', 'Falk', 'Feldmann', 'Gerlach'],
  ...['Hansen', 'Heinrich', 'Jahnke', 'Kaya', 'Kessler', 'Kowalczyk', 'Kröger', 'Lindner', 'Lorenz', 'Marquardt'],
  ...['Nowak', 'Ohlsen', 'Özdemir', 'Pohl', 'Quandt', 'Reimann', 'Röder', 'Sander', 'Schürmann', 'Seidel'],
  ...['Stein', 'Thiele', 'Ullrich', 'Vogt', 'Wagenknecht', 'Weidner', 'Wendt', 'Yıldız', 'Zander', 'Ziegler'],
];

const plain: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ş: 's', ı: 'i' };
const addressOf = (firstName: string, lastName: string): string =>
  `${firstName}.${lastName}`.toLowerCase().replace(/[äöüßşı]/g, (letter) => plain[letter] ?? letter);

/** Nobody is met twice; who has the name of another has a number in the address. */
export function meetPeople({ pick, chance }: Dice, host: string) {
  const met = new Map<string, number>();
  const meet = (at: string): Tale['to'] => {
    const isWoman = chance(0.5);
    const firstName = pick(isWoman ? women : men);
    const lastName = pick(lastNames);
    const address = addressOf(firstName, lastName);
    const before = met.get(address) ?? 0;
    met.set(address, before + 1);
    const email = `${address}${before === 0 ? '' : before + 1}@${at}`;
    return { salutation: isWoman ? 'ms' : 'mr', firstName, lastName, email };
  };
  return {
    recommender: (nth: number): Person & { iban: string } => ({ ...meet(host), iban: inventedIban(nth) }),
    contact: () => meet('example.org'),
  };
}

/** No bank has a code that begins with 9, so nobody has this account. */
export function inventedIban(nth: number): string {
  const account = `99900100${String(4_700_000 + nth * 137).padStart(10, '0')}`;
  // D and E are 13 and 14, the place of the check digits is 00 (ISO 7064).
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}
