/**
 * Things of the catalogue at the desk: what is public of each stands in a table of its own, what editors write beside it lies in the
 * drafts. A working copy is kept as it was typed, under the German names; what keeps it from being public is told beside it.
 */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { moveRefusals } from '../basics/desk.ts';
import { endpoint, type OperatorRole } from '../basics/endpoint.ts';
import { id, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { isPlain, text } from '../basics/text.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';

/** How one stands: `changed` is public and has a working copy beside it, `off` was public and is so no more. */
export const draftState = labels({
  draft: 'Entwurf',
  published: 'Veroeffentlicht',
  changed: 'Geaendert',
  off: 'Abgeschaltet',
});
export type DraftState = Value<typeof draftState>;

const typed = z.string().check(z.maxLength(4000, { error: 'too-long' }), z.refine(isPlain, { error: 'invalid' }));
const plain = z.nullable(z.union([typed, z.number(), z.boolean()]));
const named = <S extends z.core.$ZodType>(value: S) => z.record(z.string().check(z.maxLength(40)), value);

/** Fields by their German names: texts, numbers, lists of numbers, and texts of languages. */
export const Written = named(
  z.union([plain, z.array(z.union([z.int(), named(plain)])).check(z.maxLength(5000, { error: 'too-long' }))]),
);
export type Written = Value<typeof Written>;

const revision = z.int();

/** What a list and a single one say of how it stands. */
export const standingFields = {
  state: ['Status', draftState],
  revision: ['Revision', revision],
  plannedAt: ['GeplantAm', optional(moment)],
  /** Null for what came by file and was never touched here. */
  changedAt: ['GeaendertAm', optional(moment)],
  changedBy: ['GeaendertVon', optional(z.string())],
} as const;

const deed = labels({ publish: 'Veroeffentlichen', unpublish: 'Zuruecknehmen' });

const Plan = wire({
  deed: ['Art', deed],
  at: ['Am', moment],
  askedBy: ['Von', optional(z.string())],
  /** Why it could not be done when its moment came. */
  failure: ['Fehler', optional(z.string())],
});

/** What a field said before and says now, under its German name. */
export const FieldChange = wire({
  field: ['Feld', z.string()],
  from: ['Bisher', optional(z.string())],
  to: ['Neu', optional(z.string())],
});

/** What keeps it from being public, by field. */
const Obstacle = wire({ field: ['Feld', z.string()], message: ['Message', z.string()] });

/** What everybody who works on one sees of it. */
export const workedFields = {
  /** The working copy, or what is public where there is none. */
  data: ['Daten', Written],
  languages: ['Sprachen', z.array(z.string())],
  plans: ['Planung', z.array(Plan)],
  obstacles: ['Hindernisse', z.array(Obstacle)],
  /** It stays: something may name it. */
  wasPublic: ['WarVeroeffentlicht', z.boolean()],
} as const;

const Version = wire({
  version: ['Fassung', z.int()],
  at: ['Am', moment],
  by: ['Von', optional(z.string())],
  note: ['Notiz', optional(z.string())],
  /** What was public with it; null: nothing was any more. */
  data: ['Daten', optional(Written)],
});

const ById = wire({ id: ['id', id] });
const Seen = wire({ revision: ['Revision', revision] });
const Wish = extend(Seen, {
  /** Null is now. */
  at: ['Am', optional(moment)],
  note: ['Notiz', optional(text(1, 500))],
});
const saveRefusals = [...moveRefusals, 'draft.outdated', 'provider.keeps'] as const satisfies readonly RefusalName[];

interface Described<P extends string, D extends z.core.$ZodType> {
  by: { access: readonly ['operator']; roles: readonly OperatorRole[] };
  path: P;
  /** `a product`, in the sentences of the API document. */
  one: string;
  detail: D;
}

/** What can be done with any of them. */
export function draftCalls<const P extends string, D extends z.core.$ZodType>(described: Described<P, D>) {
  const { by, path, one, detail } = described;
  const call = { ...by, params: ById, reply: detail } as const;
  const change = <const S extends string, B extends z.core.$ZodType>(step: S, summary: string, body: B) =>
    endpoint({ ...call, method: 'PUT', path: `${path}/:id${step}`, summary, refusals: saveRefusals, body });
  return {
    show: endpoint({
      ...call,
      method: 'GET',
      path: `${path}/:id`,
      summary: `Shows ${one} with its working copy`,
      refusals: ['access.denied', 'unknown'],
    }),
    save: change(
      '',
      `Keeps a working copy of ${one}; refused where somebody else has kept one since`,
      extend(Seen, { data: ['Daten', Written] }),
    ),
    discard: change('/verwerfen', `Forgets the working copy of ${one}; what is public stays`, Seen),
    publish: change('/veroeffentlichen', `Makes the working copy of ${one} public, now or at a moment`, Wish),
    unpublish: change('/zuruecknehmen', `Takes ${one} off, now or at a moment; it stays as a working copy`, Wish),
    unplan: endpoint({
      ...call,
      method: 'DELETE',
      path: `${path}/:id/planung/:art`,
      summary: `Takes back what is planned for ${one}`,
      refusals: ['access.denied', 'unknown', 'provider.keeps'],
      params: extend(ById, { deed: ['art', deed] }),
    }),
    remove: endpoint({
      ...call,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Deletes ${one} that never was public`,
      refusals: [...moveRefusals, 'provider.keeps'],
      reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
    }),
    ...versionCalls(described),
  };
}

function versionCalls<const P extends string, D extends z.core.$ZodType>({ by, path, one, detail }: Described<P, D>) {
  return {
    versions: endpoint({
      ...by,
      method: 'GET',
      path: `${path}/:id/fassungen`,
      summary: `What was public of ${one}, word for word, the newest first; at most 200`,
      refusals: ['access.denied', 'unknown'],
      params: ById,
      reply: z.array(Version),
    }),
    restore: endpoint({
      ...by,
      method: 'PUT',
      path: `${path}/:id/fassungen/:fassung/zurueckholen`,
      summary: `Makes a working copy of an older version of ${one}; nothing is public by that`,
      refusals: saveRefusals,
      params: extend(ById, { version: ['fassung', integer(1, 1_000_000)] }),
      body: Seen,
      reply: detail,
    }),
  };
}
