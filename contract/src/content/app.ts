/** The app in which the content of a mandant lies, at the desk: its addresses, languages and clients, and apps that nobody reads from. */
import * as z from 'zod/mini';
import { Asked, OpenApproval } from '../approval/schemas.ts';
import { moment } from '../basics/day.ts';
import { byAdmin, byEditor, listRefusals, moveRefusals, Reason } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { labels } from '../basics/label.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { opaque, text } from '../basics/text.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { contentKind } from './desk-shapes.ts';

/** What a client may: read what is public; read drafts and write; the same for programs of the operator. */
export const clientRole = labels({ delivery: 'Auslieferung', editor: 'Redaktion', system: 'System' });
export type ClientRole = Value<typeof clientRole>;

/** Whoever writes what pages say, or reads what is not public yet, is let in by two. */
export const needsAnotherToLetIn = (role: ClientRole): boolean => role !== 'delivery';

export const CmsClient = wire({
  name: ['Name', z.string()],
  role: ['Rolle', clientRole],
  since: ['AngelegtAm', moment],
  /** Grows with every secret; 0 where it has had none yet. */
  generation: ['Generation', z.int()],
  secretAt: ['GeheimnisVom', optional(moment)],
  /** Pages are read with it, so it stays. */
  isOfPages: ['FuerSeiten', z.boolean()],
  /** Who may have its new secret shown, once, and until when. */
  promisedTo: ['GeheimnisFuer', optional(z.string())],
  promisedUntil: ['GeheimnisAbholbarBis', optional(moment)],
  /** The one who looks may. */
  isPromisedToMe: ['GeheimnisAbholbar', z.boolean()],
});
export type CmsClient = Value<typeof CmsClient>;

const AppLanguage = wire({
  language: ['Sprache', z.string()],
  /** The first one: its text stands where another language has none. */
  isMaster: ['Hauptsprache', z.boolean()],
  /** How many items have words in it, drafts included. */
  count: ['Inhalte', z.int()],
  publicCount: ['Oeffentlich', z.int()],
});

/** One from before, which the configuration names no more: what it holds is seen by its own clients only. */
const UnusedApp = wire({
  name: ['App', z.string()],
  items: [
    'Inhalte',
    z.array(
      wire({
        kind: ['Schema', contentKind],
        status: ['Status', labels({ draft: 'Entwurf', published: 'Veroeffentlicht', archived: 'Archiviert' })],
        count: ['Anzahl', z.int()],
      }),
    ),
  ],
  clients: ['Clients', z.array(z.string())],
  /** What goes live or ends at a moment. */
  plannedCount: ['Geplant', z.int()],
});
export type UnusedApp = Value<typeof UnusedApp>;

export const ContentApp = wire({
  name: ['App', z.string()],
  /** Before `/identity-server` and `/api`. */
  base: ['Basis', z.string()],
  /** Pages are read from this app of a CMS elsewhere, not from the one above. */
  elsewhere: ['Anderswo', optional(wire({ base: ['Basis', z.string()], app: ['App', z.string()] }))],
  languages: ['Sprachen', z.array(AppLanguage)],
  clients: ['Clients', z.array(CmsClient)],
  unused: ['Unbenutzt', z.array(UnusedApp)],
  approvals: ['Antraege', z.array(OpenApproval)],
});
export type ContentApp = Value<typeof ContentApp>;

/** The secret is told here and never again. */
const NewSecret = wire({ client: ['Client', CmsClient], secret: ['Geheimnis', z.string()] });

/** Who asks shows once more that it is him: by the second factor, or by the password in a demo without one. */
const Proved = extend(Reason, {
  code: ['Code', optional(text(1, 20))],
  password: ['Passwort', optional(opaque(200))],
});

export const AddClient = extend(Proved, {
  name: ['Name', z.string().check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, { error: 'invalid' }))],
  role: ['Rolle', clientRole],
});
export const RenewClient = Proved;
export const EndApp = extend(Proved, {
  /** Typed once more, so that no other one is meant. */
  confirmation: ['Bestaetigung', opaque(100)],
});

const ByClient = wire({ name: ['name', opaque(60)] });
const askRefusals = [...moveRefusals, 'approval.waits', 'limit.reached'] as const satisfies readonly RefusalName[];

export const showContentApp = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/app',
  summary: 'The app in which the content of the mandant lies: addresses, languages, clients; no secret',
  refusals: listRefusals,
  reply: ContentApp,
});

export const addCmsClient = endpoint({
  ...byAdmin,
  method: 'POST',
  path: '/admin/inhalte/app/clients',
  summary:
    'Makes a client of the app and tells its secret, this once; one that writes is let in by another admin and gets its secret afterwards',
  refusals: askRefusals,
  mayWait: true,
  body: AddClient,
  reply: z.union([Asked, NewSecret]),
});

export const renewCmsClient = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/inhalte/app/clients/:name/erneuern',
  summary:
    'Makes a new secret and tells it, this once; all tokens of the old one have ended. For one that writes another admin agrees first',
  refusals: askRefusals,
  mayWait: true,
  params: ByClient,
  body: RenewClient,
  reply: z.union([Asked, NewSecret]),
});

export const takeCmsSecret = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/inhalte/app/clients/:name/geheimnis',
  summary: 'Makes the secret that another admin has agreed to and tells it, this once, to the one who asked for it',
  refusals: moveRefusals,
  params: ByClient,
  reply: NewSecret,
});

export const removeCmsClient = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/inhalte/app/clients/:name/entfernen',
  summary: 'Removes a client; its tokens have ended. The one that pages are read with stays',
  refusals: moveRefusals,
  params: ByClient,
  body: Reason,
  reply: ContentApp,
});

export const endCmsApp = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/inhalte/app/:app/beenden',
  summary:
    'Ends an app that the configuration names no more, with all its items and clients, once another admin agrees; its name is typed',
  refusals: askRefusals,
  mayWait: true,
  params: wire({ app: ['app', opaque(100)] }),
  body: EndApp,
  reply: z.union([Asked, ContentApp]),
});
