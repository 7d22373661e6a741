/**
 * What features count and measure of themselves, for whoever watches the process (METRICS_PORT). Counting is a number in memory;
 * nothing is read until somebody asks. A label is a word of the program, never a mandant and never a value of a visitor: with
 * a thousand mandants each name would be a thousand series, and per mandant the desk tells more.
 */
const meters = {
  steps_total: [
    'counter',
    'State changes that were committed here, by object and event of the log',
    ['object', 'event'],
  ],
  link_book_lookups_total: ['counter', 'Links looked for in memory', ['outcome']],
  link_book_links: ['gauge', 'Links kept in memory', []],
  clicks_given_up_total: ['counter', 'Clicks that a database which was away did not take', []],
  hits_given_up_total: ['counter', 'Hits that a database which was away did not take', []],
  counted_without_home_total: ['counter', 'Limits and tries counted here, because the home database was away', []],
  mail_notices_total: ['counter', 'Reports of mails that came back', ['outcome']],
  imports_running: ['gauge', 'Imports of orders that this process works on', []],
  import_rows_total: ['counter', 'Rows of imports of orders worked here', ['outcome']],
} as const satisfies Record<string, readonly ['counter' | 'gauge', help: string, labels: readonly string[]]>;

type MeterName = keyof typeof meters;

interface Reading {
  name: string;
  kind: 'counter' | 'gauge';
  help: string;
  labels: readonly string[];
  values: readonly { labels: readonly string[]; value: number }[];
}

export interface Meters {
  add(name: MeterName, labels?: readonly string[], by?: number): void;
  /** Asked for when somebody reads; the last one of a name counts. */
  measure(name: MeterName, read: () => number): void;
  readings(): readonly Reading[];
}

export function createMeters(): Meters {
  const counted = new Map<MeterName, Map<string, { labels: readonly string[]; value: number }>>();
  const measured = new Map<MeterName, () => number>();
  return {
    add: (name, labels = [], by = 1) => {
      const of = counted.get(name) ?? new Map<string, { labels: readonly string[]; value: number }>();
      counted.set(name, of);
      const key = labels.join(' ');
      const one = of.get(key);
      if (one) one.value += by;
      else of.set(key, { labels, value: by });
    },
    measure: (name, read) => void measured.set(name, read),
    readings: () =>
      Object.entries(meters).map(([name, [kind, help, labels]]) => {
        const read = measured.get(name as MeterName);
        const values = [...(counted.get(name as MeterName)?.values() ?? [])];
        return { name, kind, help, labels, values: read ? [{ labels: [], value: read() }] : values };
      }),
  };
}
