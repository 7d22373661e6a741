/** Where hits go, and under which numbers a tracker knows the goals (K-10). */
import { type GoalNumbers, goals, isGoal } from '@weitersagen/contract/tracking/goals';
import { addressOf } from './addresses.ts';
import { ConfigError } from './config-error.ts';

/** Another tracker, without a slash at the end; none where the portal itself counts. */
export function trackerBaseOf(value: string | undefined, isProduction: boolean): string | undefined {
  const url = addressOf('TRACKER_BASE', value, isProduction ? ['https:'] : ['https:', 'http:']);
  if (!url) return undefined;
  // A directive of the policy ends with a semicolon, and names are separated by commas and spaces.
  if (url.search || url.hash || url.username || url.password || /[;,\s]/.test(url.href))
    throw new ConfigError('TRACKER_BASE must be a plain address without query, fragment and user.');
  return url.href.replace(/\/+$/, '');
}

const rule =
  'TRACKING_GOALS must be a JSON object that gives each of the 27 goals a whole number of its own, from 1 on';

export function trackingGoalsOf(value: string | undefined): GoalNumbers {
  if (value === undefined) return goals;
  const given = read(value);
  const names = Object.keys(given);
  const wrong = names.find((name) => !isGoal(name)) ?? Object.keys(goals).find((name) => !names.includes(name));
  if (wrong !== undefined) throw new ConfigError(`${rule}: "${wrong}" ${isGoal(wrong) ? 'is missing' : 'is none'}.`);
  const numbers = Object.values(given);
  if (!numbers.every((number) => Number.isSafeInteger(number) && Number(number) > 0) || new Set(numbers).size < 27)
    throw new ConfigError(`${rule}.`);
  return given as GoalNumbers;
}

function read(value: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(value);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new ConfigError(`${rule}.`);
}
