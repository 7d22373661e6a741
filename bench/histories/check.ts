import type { Act, History } from './history.ts';

type Of<Does extends Act['does']> = Extract<Act, { does: Does }>;

const minutesOf = ({ day, time }: Act): number => day * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The claim period in days: nothing is collected earlier. */
const claimDays = 14;

/** What happened so far, for the question whether the next act is possible. */
class Course {
  readonly #history: History;
  readonly #past: Act[] = [];

  constructor(history: History) {
    this.#history = history;
  }

  #did<Does extends Act['does']>(does: Does, link: string): Of<Does>[] {
    return this.#past.filter((act): act is Of<Does> => act.does === does && 'link' in act && act.link === link);
  }

  /** How many contracts of the link stand, of one person or of all, that were ordered until a moment. */
  #standing(link: string, who: string | undefined, until: number): number {
    const orders = this.#did('orders', link).filter((act) => (who ? act.who === who : true) && minutesOf(act) <= until);
    const cancels = this.#did('cancels', link).filter((act) => (who ? act.who === who : true));
    const old = new Set(orders.map((act) => act.who));
    const kept = [...old].filter((person) => {
      const lastOrder = Math.max(...orders.filter((act) => act.who === person).map(minutesOf));
      return !cancels.some((act) => act.who === person && minutesOf(act) >= lastOrder);
    });
    return kept.length;
  }

  #collects(act: Of<'collects'>): string | undefined {
    if (!act.iban && !this.#history.people[act.who]?.iban) return 'collects without an IBAN';
    const recommender = this.#did('recommends', act.link)[0]?.who;
    const due = this.#standing(
      act.link,
      recommender === act.who ? undefined : act.who,
      minutesOf(act) - claimDays * 1440,
    );
    const had = this.#did('collects', act.link).filter(({ who }) => who === act.who).length;
    return had < due ? undefined : 'collects what is not ready';
  }

  #recipient(act: Of<'accepts' | 'confirms' | 'orders' | 'cancels'>): string | undefined {
    const by = (does: 'accepts' | 'confirms'): boolean => this.#did(does, act.link).some(({ who }) => who === act.who);
    const ordered = this.#standing(act.link, act.who, Number.POSITIVE_INFINITY);
    if (act.does === 'accepts') {
      const recommender = this.#did('recommends', act.link)[0]?.who ?? '';
      const { people } = this.#history;
      if (people[recommender]?.email.toLowerCase() === people[act.who]?.email.toLowerCase())
        return 'accepts from oneself';
      return by('accepts') ? 'accepts twice' : undefined;
    }
    if (act.does === 'confirms') return by('accepts') ? undefined : 'confirms before accepting';
    if (act.does === 'cancels') return ordered > 0 ? undefined : 'cancels without an order';
    if (!by('confirms')) return 'orders before confirming';
    return ordered > 0 ? 'orders twice' : undefined;
  }

  #impossible(act: Act): string | undefined {
    const last = this.#past.at(-1);
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(act.time) || !Number.isInteger(act.day) || act.day < 0 || act.day > 120)
      return 'no moment';
    if (last && minutesOf(last) > minutesOf(act)) return 'stands before an earlier act';
    if ('who' in act && !this.#history.people[act.who]) return 'unknown person';
    if (act.does === 'replacesIban')
      return this.#past.some((past) => 'who' in past && past.who === act.who)
        ? undefined
        : 'replaces what is not there';
    const known = this.#did('recommends', act.link).length > 0;
    if (act.does === 'recommends') return known ? 'recommends the same link twice' : undefined;
    if (!known) return 'link is not recommended yet';
    if (act.does === 'opens') return undefined;
    return act.does === 'collects' ? this.#collects(act) : this.#recipient(act);
  }

  /** Takes the next act and says what is impossible about it. */
  next(act: Act): string | undefined {
    const wrong = this.#impossible(act);
    this.#past.push(act);
    return wrong && `${act.day} ${act.time} ${'who' in act ? act.who : 'somebody'} ${act.does}: ${wrong}`;
  }
}

function wrongOf(history: History): string[] {
  const course = new Course(history);
  const wrong = history.acts.map((act) => course.next(act)).filter((sentence) => sentence !== undefined);
  if (history.honest !== (history.pattern === undefined)) wrong.push('a pattern belongs to a dishonest one');
  const used = new Set(history.acts.map((act) => ('who' in act ? act.who : '')));
  return [...wrong, ...Object.keys(history.people).flatMap((key) => (used.has(key) ? [] : [`${key} does nothing`]))];
}

/** Every act that the product would not allow, as a sentence; and every name that stands twice. */
export const checkHistories = (histories: readonly History[]): string[] => [
  ...histories.flatMap((history) => wrongOf(history).map((sentence) => `${history.name}: ${sentence}`)),
  ...histories
    .filter(({ name }, at) => histories.findIndex((other) => other.name === name) !== at)
    .map(({ name }) => `twice: ${name}`),
];
