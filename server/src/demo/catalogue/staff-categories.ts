/** What a company offers to its people and to those who are close to them. */
import { type Category, flatCategory } from './category.ts';

export const staffCategories: Category[] = [
  flatCategory(
    1,
    'internet',
    ['Internet', 'Mitarbeitertarife für zu Hause'],
    ['Internet', 'Staff tariffs for the home'],
  ),
  flatCategory(2, 'glasfaser', ['Glasfaser', 'Die eigene Faser'], ['Fibre', 'A fibre of your own']),
  flatCategory(3, 'fernsehen', ['Fernsehen', 'Sender, Filme und Sport'], ['Television', 'Channels, films and sport'], {
    category: 'tv',
  }),
  flatCategory(4, 'mobilfunk', ['Mobilfunk', 'Für alle Netze'], ['Mobile', 'For every network'], {
    category: 'smartphone-tarife',
    source: 'mobilfunk',
  }),
  flatCategory(5, 'fahrrad', ['Fahrrad', 'Leasing über das Gehalt'], ['Bicycle', 'Leased through your pay']),
  flatCategory(6, 'gesundheit', ['Gesundheit', 'Bewegen, schwimmen, ausruhen'], ['Health', 'Move, swim and rest']),
  flatCategory(7, 'strom', ['Strom', 'Aus Wind und Sonne'], ['Power', 'From wind and sun']),
];
