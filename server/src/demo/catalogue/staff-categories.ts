/** What a company offers to its people and to those who are close to them. */
import { type Category, flatCategory } from './category.ts';

export const staffCategories: Category[] = [
  flatCategory(
    1,
    'internet',
    ['Internet', 'Mitarbeitertarife für zu Hause'],
    ['Internet', 'Staff plans for your home'],
  ),
  flatCategory(2, 'glasfaser', ['Glasfaser', 'Die eigene Faser'], ['Fibre', 'Fibre right into your home']),
  flatCategory(3, 'fernsehen', ['Fernsehen', 'Sender, Filme und Sport'], ['TV', 'Channels, films and sport'], {
    category: 'tv',
  }),
  flatCategory(4, 'mobilfunk', ['Mobilfunk', 'Für alle Netze'], ['Mobile', 'Calls to every network'], {
    category: 'smartphone-tarife',
    source: 'mobilfunk',
  }),
  flatCategory(5, 'fahrrad', ['Fahrrad', 'Leasing über das Gehalt'], ['Bicycle', 'Leased through your salary']),
  flatCategory(
    6,
    'gesundheit',
    ['Gesundheit', 'Bewegen, schwimmen, ausruhen'],
    ['Health', 'Exercise, swim and unwind'],
  ),
  flatCategory(7, 'strom', ['Strom', 'Aus Wind und Sonne'], ['Electricity', 'From wind and sun']),
];
