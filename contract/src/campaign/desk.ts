/** Campaigns at the desk: the list, one with its working copy, what makes it public and what came before. */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { byEditor, listRefusals, moveRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { text } from '../basics/text.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { audience, CampaignEntry, campaignId } from './schemas.ts';

/** How one stands: `changed` is public and has a working copy beside it. */
export const campaignState = labels({ draft: 'Entwurf', published: 'Veroeffentlicht', changed: 'Geaendert' });
/** Of what is public: whether its days are here. */
export const campaignPhase = labels({ running: 'Laufend', coming: 'Kommend', over: 'Vorbei' });
export type CampaignPhase = Value<typeof campaignPhase>;
const columns = { changedAt: 'GeaendertAm' } as const;
export const CampaignListQuery = listQuery(columns, campaignState, campaignPhase);

const revision = z.int();

export const CampaignRow = wire({
  id: ['Id', z.int()],
  /** In the mandant's default language. */
  title: ['Titel', z.string()],
  audience: ['Zielgruppe', audience],
  from: ['Von', optional(day)],
  until: ['Bis', optional(day)],
  needsAgreement: ['Zustimmung', z.boolean()],
  state: ['Status', campaignState],
  /** Null where nothing is public. */
  phase: ['Stand', optional(campaignPhase)],
  /** How many agree to it now. */
  agreed: ['AnzahlZustimmungen', z.int()],
  revision: ['Revision', revision],
  plannedAt: ['GeplantAm', optional(moment)],
  changedAt: ['GeaendertAm', moment],
  changedBy: ['GeaendertVon', optional(z.string())],
});
export type CampaignRow = Value<typeof CampaignRow>;
const CampaignPage = pageOf(CampaignRow);

/** Those who agreed to the same words of the same version, counted: who they are is evidence and kept apart. */
const Agreements = wire({
  version: ['Fassung', z.int()],
  legalText: ['RechtsText', z.string()],
  count: ['Anzahl', z.int()],
  firstAt: ['ZuerstAm', moment],
  lastAt: ['ZuletztAm', moment],
  /** With the working copy public they would be asked anew. */
  isAskedAnew: ['NeuGefragt', z.boolean()],
});

const deed = labels({ publish: 'Veroeffentlichen', unpublish: 'Zuruecknehmen' });

export const CampaignDetail = extend(CampaignRow, {
  languages: ['Sprachen', z.array(z.string())],
  /** The working copy, or what is public where there is none. */
  entry: ['Daten', CampaignEntry],
  /** It may not be deleted: somebody may have agreed to it. */
  wasPublic: ['WarVeroeffentlicht', z.boolean()],
  /** The newest version first; at most 50. */
  agreements: ['Zustimmungen', z.array(Agreements)],
  plans: [
    'Planung',
    z.array(
      wire({
        deed: ['Art', deed],
        at: ['Am', moment],
        askedBy: ['Von', optional(z.string())],
        /** Why it could not be done when its moment came. */
        failure: ['Fehler', optional(z.string())],
      }),
    ),
  ],
  /** What keeps it from being public, by field. */
  obstacles: ['Hindernisse', z.array(wire({ field: ['Feld', z.string()], message: ['Message', z.string()] }))],
});
export type CampaignDetail = Value<typeof CampaignDetail>;

const Version = wire({
  version: ['Fassung', z.int()],
  at: ['Am', moment],
  by: ['Von', optional(z.string())],
  note: ['Notiz', optional(z.string())],
  /** What was public with it; null: nothing was any more. */
  entry: ['Daten', optional(CampaignEntry)],
});

const ById = wire({ id: ['id', campaignId] });
const Seen = wire({ revision: ['Revision', revision] });
const Wish = extend(Seen, {
  /** Null is now. */
  at: ['Am', optional(moment)],
  note: ['Notiz', optional(text(1, 500))],
});
const saveRefusals = [...moveRefusals, 'draft.outdated'] as const satisfies readonly RefusalName[];

export const listCampaigns = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/aktionen',
  summary: 'Campaigns, those changed last first',
  refusals: listRefusals,
  body: CampaignListQuery,
  reply: CampaignPage,
  mayLag: true,
});

export const showCampaign = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/aktionen/:id',
  summary: 'One campaign with its working copy',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: CampaignDetail,
});

export const createCampaign = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/aktionen',
  summary: 'Makes a working copy of a new campaign; nothing is public by that',
  refusals: listRefusals,
  body: wire({ entry: ['Daten', CampaignEntry] }),
  reply: CampaignDetail,
});

export const saveCampaign = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/aktionen/:id',
  summary: 'Keeps the working copy; refused where somebody else has kept one since',
  refusals: saveRefusals,
  params: ById,
  body: extend(Seen, { entry: ['Daten', CampaignEntry] }),
  reply: CampaignDetail,
});

export const discardCampaign = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/aktionen/:id/verwerfen',
  summary: 'Forgets the working copy; what is public stays',
  refusals: saveRefusals,
  params: ById,
  body: Seen,
  reply: CampaignDetail,
});

export const publishCampaign = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/aktionen/:id/veroeffentlichen',
  summary: 'Makes the working copy public, now or at a moment',
  refusals: saveRefusals,
  params: ById,
  body: Wish,
  reply: CampaignDetail,
});

export const unpublishCampaign = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/aktionen/:id/zuruecknehmen',
  summary: 'Takes what is public away, now or at a moment; it stays as a working copy',
  refusals: saveRefusals,
  params: ById,
  body: Wish,
  reply: CampaignDetail,
});

export const unplanCampaign = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/admin/aktionen/:id/planung/:art',
  summary: 'Takes a plan back',
  refusals: ['access.denied', 'unknown'],
  params: wire({ id: ['id', campaignId], deed: ['art', deed] }),
  reply: CampaignDetail,
});

export const removeCampaign = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/admin/aktionen/:id',
  summary: 'Deletes one that never was public',
  refusals: moveRefusals,
  params: ById,
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});

export const listCampaignVersions = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/aktionen/:id/fassungen',
  summary: 'What was public, word for word, the newest first; at most 200',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: z.array(Version),
});

export const restoreCampaign = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/aktionen/:id/fassungen/:fassung/zurueckholen',
  summary: 'Makes a working copy of an older version; nothing is public by that',
  refusals: saveRefusals,
  params: wire({ id: ['id', campaignId], version: ['fassung', integer(1, 1_000_000)] }),
  body: Seen,
  reply: CampaignDetail,
});
