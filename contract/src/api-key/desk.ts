/** The keys of the client's systems at the desk: what each may, when it was used, a new one beside the old, and the end (rules 7.13). */
import * as z from 'zod/mini';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { moment } from '../basics/day.ts';
import { byAdmin, byClerk, listRefusals, moveRefusals, Reason } from '../basics/desk.ts';
import { apiScope, endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { opaque, text } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';

export const apiKeyStatus = labels({ active: 'Aktiv', ended: 'Beendet', none: 'OhneSchluessel' });

export const ApiKey = wire({
  name: ['Name', z.string(), 'The source of the orders it reports; it stays when the key changes'],
  scopes: ['Bereiche', z.array(apiScope)],
  status: ['Status', apiKeyStatus],
  /** Grows with every key of the name; 0 where it has had none yet. */
  generation: ['Generation', z.int()],
  /** The last four characters, by which it is known again; null of one that came by the file. */
  ending: ['Endung', optional(z.string())],
  madeAt: ['AngelegtAm', moment],
  /** E-mail of the operator; null = by the file of the installation. */
  madeBy: ['AngelegtVon', optional(z.string())],
  usedAt: ['ZuletztVerwendetAm', optional(moment), 'To ten minutes'],
  endsAt: ['EndetAm', optional(moment)],
  /** The key of before, while it still counts. */
  former: [
    'Vorheriger',
    optional(wire({ endsAt: ['EndetAm', moment], usedAt: ['ZuletztVerwendetAm', optional(moment)] })),
  ],
  /** Who may have its new key shown, once, and until when. */
  promisedTo: ['SchluesselFuer', optional(z.string())],
  promisedUntil: ['SchluesselAbholbarBis', optional(moment)],
  /** What the new key will be like; null where none is promised, the days also where it will have no end. */
  promisedScopes: ['SchluesselBereiche', optional(z.array(apiScope))],
  promisedDays: ['SchluesselTage', optional(z.int())],
  /** The one who looks may. */
  isPromisedToMe: ['SchluesselAbholbar', z.boolean()],
});
export type ApiKey = Value<typeof ApiKey>;

export const ApiKeys = wire({
  keys: ['Schluessel', z.array(ApiKey)],
  approvals: ['Antraege', z.array(OpenApproval)],
});
export type ApiKeys = Value<typeof ApiKeys>;

/** The key is told here and never again. */
const NewKey = wire({ apiKey: ['ApiSchluessel', ApiKey], secret: ['Schluessel', z.string()] });

/** What the next key of a name is like. */
const Wish = extend(Reason, {
  scopes: ['Bereiche', z.array(apiScope).check(z.minLength(1, { error: 'required' }), z.maxLength(20))],
  /** Without, it has no end. */
  validDays: ['GueltigTage', optional(integer(1, 3650))],
  /** Who asks shows once more that it is him: by the second factor, or by the password in a demo without one. */
  code: ['Code', optional(text(1, 20))],
  password: ['Passwort', optional(opaque(200))],
});

/** The files of operators are a source of orders, too. */
const name = z.string().check(z.trim(), z.regex(/^(?!import$)[a-z0-9][a-z0-9-]{0,59}$/, { error: 'invalid' }));

export const AddApiKey = extend(Wish, { name: ['Name', name] });
export const overlapHoursMax = 90 * 24;
export const RenewApiKey = extend(Wish, {
  overlapHours: ['AlterGiltStunden', otherwise(integer(0, overlapHoursMax), 24)],
});

const ByKey = wire({ name: ['name', opaque(60)] });
const askRefusals = [...moveRefusals, 'approval.waits', 'limit.reached'] as const satisfies readonly RefusalName[];

export const showApiKeys = endpoint({
  ...byClerk,
  method: 'GET',
  path: '/admin/api-schluessel',
  summary: "The keys of the client's systems: scopes, last use, end; no key",
  refusals: listRefusals,
  reply: ApiKeys,
});

export const addApiKey = endpoint({
  ...byAdmin,
  method: 'POST',
  path: '/admin/api-schluessel',
  summary: 'Lets a system of the client in by a key of its own, once another admin agrees; who asked has the key shown',
  refusals: askRefusals,
  mayWait: true,
  body: AddApiKey,
  reply: z.union([Asked, NewKey]),
});

export const renewApiKey = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/api-schluessel/:name/erneuern',
  summary: 'A new key beside the old one, which ends after so many hours, once another admin agrees',
  refusals: askRefusals,
  mayWait: true,
  params: ByKey,
  body: RenewApiKey,
  reply: z.union([Asked, NewKey]),
});

export const takeApiKey = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/api-schluessel/:name/zeigen',
  summary: 'Makes the key that another admin has agreed to and tells it, this once, to the one who asked for it',
  refusals: moveRefusals,
  params: ByKey,
  reply: NewKey,
});

export const endApiKey = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/api-schluessel/:name/beenden',
  summary: 'Ends a key at once, and the one of before with it',
  refusals: moveRefusals,
  params: ByKey,
  body: Reason,
  reply: ApiKeys,
});

export const endFormerApiKey = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/api-schluessel/:name/vorherigen-beenden',
  summary: 'Ends the key of before at once; the new one stays',
  refusals: moveRefusals,
  params: ByKey,
  body: Reason,
  reply: ApiKeys,
});
