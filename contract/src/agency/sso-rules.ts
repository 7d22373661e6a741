/**
 * Single sign-on of people of agencies (C-47): what is fixed for every mandant, and how the settings say which department
 * is which agency and which claim is which role, a line each.
 */
import type { AgencyPosition } from './rights.ts';

export const ssoScope = 'openid department az_basic';
/** RFC 7636: 43 to 128 characters that need no escaping. */
export const verifierPattern = /^[\w.~-]{43,128}$/;

const linesMax = 2000;
const textMax = 100;

/** What a claim says, by lines `left = right`; undefined where a line is none, says nothing, or says it twice. */
function readLines<T>(text: string, read: (right: string) => T | undefined): ReadonlyMap<string, T> | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const found = new Map<string, T>();
  for (const line of lines) {
    const at = line.lastIndexOf('=');
    const left = line.slice(0, Math.max(0, at)).trim();
    const right = at < 0 ? undefined : read(line.slice(at + 1).trim());
    if (left === '' || left.length > textMax || right === undefined || found.has(left)) return undefined;
    found.set(left, right);
  }
  return found.size > linesMax ? undefined : found;
}

/** Numbers of agencies by department. */
export const readDepartments = (text: string): ReadonlyMap<string, string> | undefined =>
  readLines(text, (right) => (/^\d{6}$/.test(right) ? right : undefined));

/** Roles by what the claim says. */
export const readRoles = (text: string): ReadonlyMap<string, AgencyPosition> | undefined =>
  readLines(text, (right) => positions.get(right));

const positions: ReadonlyMap<string, AgencyPosition> = new Map([
  ['AgenturInhaber', 'owner'],
  ['AgenturMitarbeiter', 'employee'],
]);

/**
 * A provider is asked by https; http leads to this machine, where demo and tests have one of their own. Its metadata is
 * below the address, so that nothing stands behind the path.
 */
const issuerPattern =
  /^(?:https:\/\/[^\s/?#@\\]+|http:\/\/(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1)(?::\d{1,5})?)(?:\/[^\s?#\\]*)?$/i;
export const isIssuer = (text: string): boolean => issuerPattern.test(text);

/** A secret that is kept goes on to the same place alone: whoever may change an address does not read it that way. */
export const isSameOrigin = (before: string, after: string): boolean => originOf(before) === originOf(after);
const originOf = (address: string): string | undefined => /^https?:\/\/[^/]+/i.exec(address)?.[0].toLowerCase();
