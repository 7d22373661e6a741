/** What calls of the operator's desk have in common: who may, what is refused, the reason a person gives, lists as files. */
import { type Definition, endpoint } from './endpoint.ts';
import type { RefusalName } from './refusals.ts';
import { text } from './text.ts';
import { optional, wire } from './wire.ts';

/** Every operator, whatever the role. */
export const byOperator = { access: ['operator'] } as const;
/** Who works on orders, rewards and accounts. */
export const byClerk = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberSachbearbeitung'] } as const;
/** Who works on what pages, mails and pictures say. */
export const byEditor = { access: ['operator'], roles: ['BetreiberAdmin', 'BetreiberRedaktion'] } as const;
export const byAdmin = { access: ['operator'], roles: ['BetreiberAdmin'] } as const;

export const listRefusals = ['access.denied'] as const;
export const moveRefusals = ['access.denied', 'unknown', 'state.not-allowed'] as const satisfies readonly RefusalName[];

/** Why a person did it. */
export const Reason = wire({ reason: ['Grund', text(1, 500)] });
/** Nothing has to be said about a confirmation or a release. */
export const Remark = optional(wire({ reason: ['Grund', optional(text(1, 500))] }));

/**
 * A list as a file: CSV with `;` and byte order mark, German headers, days and times as people write them, what a
 * spreadsheet would take for a formula as text. Filter and order are those of the list; at most 100,000 rows, and the
 * last line says so when there are more.
 */
export const listFile = <const P extends string, const Q extends NonNullable<Definition['query']>>(
  path: P,
  summary: string,
  query: Q,
) =>
  endpoint({
    ...byClerk,
    method: 'GET',
    path,
    summary,
    refusals: listRefusals,
    query,
    produces: 'text/csv',
    mayLag: true,
  });
