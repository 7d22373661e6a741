/** What an insurer sorts its products by. */
import { type Category, flatCategory } from './category.ts';

export const insuranceCategories: Category[] = [
  flatCategory(1, 'hausrat', ['Wohnen', 'Hausrat, Haus und Glas'], ['Home', 'Contents, buildings and glass']),
  flatCategory(2, 'haftpflicht', ['Haftung', 'Wenn anderen etwas passiert'], ['Liability', 'When others come to harm']),
  flatCategory(3, 'kfz', ['Auto', 'Vom Kleinwagen bis zum Camper'], ['Car', 'From city car to camper van']),
  flatCategory(4, 'rechtsschutz', ['Recht', 'Anwalt und Gericht'], ['Legal', 'Lawyers and courts']),
  flatCategory(5, 'beruf', ['Arbeit', 'Ihr Einkommen abgesichert'], ['Work', 'Your income protected']),
  flatCategory(
    6,
    'unfall',
    ['Unfall', 'Bei der Arbeit und in der Freizeit'],
    ['Accident', 'At work and in your free time'],
  ),
  flatCategory(
    7,
    'familie',
    ['Vorsorge', 'Für die Menschen, die Sie lieben'],
    ['Life and pension', 'For the people you love'],
  ),
  flatCategory(8, 'reise', ['Reise', 'Krank, abgesagt, verspätet'], ['Travel', 'Illness, cancellation, delay']),
  flatCategory(9, 'tier', ['Tier', 'Hund, Katze, Pferd'], ['Pets', 'Dog, cat, horse']),
  flatCategory(10, 'fahrrad', ['Fahrrad', 'Rad, E-Bike und Lastenrad'], ['Bicycle', 'Bikes, e-bikes and cargo bikes']),
];
