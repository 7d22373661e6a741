/** How long cookies stay. Those of the tracker stand here alone, so that the script that sets them brings no other cookie along. */

/** So many of a unit, or until the browser is closed. */
export type Life = readonly [count: number, unit: 'minutes' | 'hours' | 'days' | 'months' | 'years'] | 'session';

export const trackerLives = {
  _pk_ref: [6, 'months'],
  _pk_id: [13, 'months'],
  _pk_ses: [30, 'minutes'],
} as const satisfies Readonly<Record<string, Life>>;

const unitSeconds = { minutes: 60, hours: 3600, days: 86_400, months: 2_592_000, years: 31_536_000 } as const;

export const secondsOf = (life: Life): number => (life === 'session' ? 0 : life[0] * unitSeconds[life[1]]);
