/** What a call asks of a schema, from its address or its body. */

import type { Scope } from '../query/fields.ts';
import { jsonQueryOf } from '../query/json-query.ts';
import { filterOf, orderOf } from '../query/odata.ts';
import type { ItemQuery } from '../query/query.ts';

/** Names as the wire has them; the first one of several counts. */
export type Parameters = Readonly<Record<string, unknown>>;

const topMax = 200;
const skipMax = 1_000_000_000;
const idsMax = 1000;

export function askedOf(scope: Scope, given: Parameters): ItemQuery {
  const ids = idsOf(given.ids);
  const q = typeof given.q === 'object' && given.q !== null ? given.q : textOf(given.q);
  const query = q === undefined ? odataOf(scope, given) : jsonQueryOf(scope, q);
  const { top, skip } = query;
  return {
    ...query,
    top: ids ? ids.length : topOf(top),
    skip: ids ? 0 : Math.min(skipMax, Math.max(0, Math.trunc(skip ?? 0) || 0)),
    ...(ids && { ids }),
  };
}

function odataOf(scope: Scope, given: Parameters): ItemQuery {
  const [filter, order, search] = [textOf(given.$filter), textOf(given.$orderby), textOf(given.$search)];
  return {
    ...(filter !== undefined && { filter: filterOf(scope, filter) }),
    ...(order !== undefined && { order: orderOf(scope, order) }),
    ...(search !== undefined && { search }),
    top: numberOf(given.$top),
    skip: numberOf(given.$skip),
  };
}

export const topOf = (top: number | undefined): number =>
  top === undefined || !(top >= 1) ? topMax : Math.min(topMax, Math.trunc(top));

/** What is no number is no wish. */
const numberOf = (given: unknown): number => {
  const text = textOf(given);
  return text !== undefined && /^-?\d{1,12}$/.test(text) ? Number(text) : 0;
};

export function idsOf(given: unknown): string[] | undefined {
  const all = Array.isArray(given) ? given.filter((one) => typeof one === 'string') : textOf(given)?.split(',');
  const ids = all?.map((id) => id.trim()).filter((id) => /^[a-zA-Z0-9-]{1,100}$/.test(id));
  return all === undefined ? undefined : [...new Set(ids)].slice(0, idsMax);
}

export function textOf(given: unknown): string | undefined {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return first === undefined || first === null || first === '' || typeof first === 'object' ? undefined : String(first);
}

/** `{ ids, oData, q }`, as a call with a body has it. */
export function parametersIn(body: unknown): Parameters {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const { ids, oData, q } = body as Parameters;
  const address = textOf(oData)?.replace(/^\?/, '');
  return { ...(address !== undefined && Object.fromEntries(new URLSearchParams(address))), ids, q };
}
