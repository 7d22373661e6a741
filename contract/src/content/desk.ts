/** Content at the desk: what there is of each kind, one of them with its working copy, what makes it public and what came before. */
import * as z from 'zod/mini';
import { Asked } from '../approval/schemas.ts';
import { moment } from '../basics/day.ts';
import { byEditor, listRefusals, moveRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { flag, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import type { RefusalName } from '../basics/refusals.ts';
import { line, opaque, text } from '../basics/text.ts';
import { extend, optional, otherwise, wire } from '../basics/wire.ts';
import {
  ContentDetail,
  ContentOverview,
  ContentRow,
  contentKind,
  contentState,
  contentView,
  Data,
  Fault,
  ImportResult,
  revision,
  Version,
} from './desk-shapes.ts';

const itemId = opaque(100);
const columns = { changedAt: 'GeaendertAm', title: 'Titel' } as const;
export const ContentListQuery = listQuery(columns, contentState, contentView);

export const ContentPage = pageOf(ContentRow);

const ByKind = wire({ kind: ['schema', contentKind] });
const ByItem = wire({ id: ['id', itemId] });
const ByVersion = wire({ id: ['id', itemId], version: ['fassung', integer(1, 1_000_000)] });

const Saved = wire({
  data: ['Daten', Data],
  /** What the editor has seen last. */
  revision: ['Revision', revision],
});
const Seen = wire({ revision: ['Revision', revision] });
const saveRefusals = [...moveRefusals, 'draft.outdated'] as const satisfies readonly RefusalName[];
const publishRefusals = [...saveRefusals, 'approval.waits'] as const satisfies readonly RefusalName[];

export const showContentOverview = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte',
  summary: 'The kinds of content, and how many there are of each',
  refusals: listRefusals,
  reply: ContentOverview,
  mayLag: true,
});

export const listContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/liste/:schema',
  summary: 'What there is of a kind',
  refusals: listRefusals,
  params: ByKind,
  body: ContentListQuery,
  reply: ContentPage,
  mayLag: true,
});

export const searchContent = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/suche',
  summary: 'Whatever has these words in it, of every kind, drafts included; at most 50',
  refusals: listRefusals,
  query: wire({ words: ['worte', text(1, 200)] }),
  reply: z.array(ContentRow),
  mayLag: true,
});

export const showContent = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/:id',
  summary: 'One item with its working copy and what is public of it',
  refusals: ['access.denied', 'unknown'],
  params: ByItem,
  reply: ContentDetail,
});

export const createContent = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/inhalte/liste/:schema',
  summary: 'Makes a working copy of a new item; nothing is public by that',
  refusals: saveRefusals,
  params: ByKind,
  body: wire({ data: ['Daten', Data] }),
  reply: ContentDetail,
});

export const saveContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/:id',
  summary: 'Keeps the working copy; refused where somebody else has kept one since',
  refusals: saveRefusals,
  params: ByItem,
  body: Saved,
  reply: ContentDetail,
});

export const discardContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/:id/verwerfen',
  summary: 'Forgets the working copy; what is public stays',
  refusals: saveRefusals,
  params: ByItem,
  body: Seen,
  reply: ContentDetail,
});

export const publishContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/veroeffentlichen',
  summary: 'Makes working copies public, all of them or none, now or at a moment; some wait for another person',
  refusals: publishRefusals,
  mayWait: true,
  body: wire({
    items: [
      'Inhalte',
      z.array(wire({ id: ['Id', itemId], revision: ['Revision', revision] })).check(z.minLength(1), z.maxLength(100)),
    ],
    /** Null is now. */
    at: ['Am', optional(moment)],
    note: ['Notiz', optional(text(1, 500))],
  }),
  reply: z.union([wire({ rows: ['Inhalte', z.array(ContentRow)] }), Asked]),
});

export const unpublishContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/:id/zuruecknehmen',
  summary: 'Takes what is public away, now or at a moment; it stays as a working copy',
  refusals: saveRefusals,
  params: ByItem,
  body: wire({
    revision: ['Revision', revision],
    at: ['Am', optional(moment)],
    note: ['Notiz', optional(text(1, 500))],
  }),
  reply: ContentDetail,
});

export const unplanContent = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/admin/inhalte/:id/planung/:art',
  summary: 'Takes back what was planned',
  refusals: moveRefusals,
  params: wire({
    id: ['id', itemId],
    deed: ['art', labels({ publish: 'veroeffentlichen', unpublish: 'zuruecknehmen' })],
  }),
  reply: ContentDetail,
});

export const archiveContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/:id/archivieren',
  summary: 'Out of every list and from every page; it can be brought back',
  refusals: moveRefusals,
  params: ByItem,
  reply: ContentDetail,
});

export const reviveContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/:id/zurueckholen',
  summary: 'Brings an archived item back as a working copy',
  refusals: moveRefusals,
  params: ByItem,
  reply: ContentDetail,
});

export const removeContent = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/admin/inhalte/:id',
  summary: 'Deletes an item for ever; what was public of it stays in the versions',
  refusals: moveRefusals,
  params: ByItem,
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});

export const listVersions = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/:id/fassungen',
  summary: 'What was public, the newest first',
  refusals: ['access.denied', 'unknown'],
  params: ByItem,
  reply: z.array(Version),
});

export const showVersion = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/:id/fassungen/:fassung',
  summary: 'What was public with a version, word for word',
  refusals: ['access.denied', 'unknown'],
  params: ByVersion,
  reply: extend(Version, { data: ['Daten', optional(Data)] }),
});

export const restoreContent = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/inhalte/:id/fassungen/:fassung/zurueckholen',
  summary: 'Makes a working copy of an older version; nothing is public by that',
  refusals: saveRefusals,
  params: ByVersion,
  body: Seen,
  reply: ContentDetail,
});

export const listFaults = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/maengel',
  summary: 'Missing translations, and what texts name and is not there; at most 500',
  refusals: listRefusals,
  reply: z.array(Fault),
});

export const previewContent = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/inhalte/vorschau',
  summary: 'The address at which the pages of the mandant are seen with all working copies, for an hour',
  refusals: ['access.denied'],
  body: wire({
    path: ['Pfad', otherwise(line(0, 300), '')],
    locale: ['Sprache', line(2, 2)],
    /** Where the desk is open, which may show the page in itself. */
    origin: [
      'Herkunft',
      optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?$/, { error: 'invalid' }))),
    ],
  }),
  reply: wire({ address: ['Adresse', z.string()] }),
});

export const copyContent = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/inhalte/:id/kopieren',
  summary:
    'Copies the working copy to another mandant of the operator, with its pictures; one of the same name there is changed as a draft',
  refusals: moveRefusals,
  params: ByItem,
  body: wire({ mandant: ['Mandant', line(1, 40)] }),
  reply: wire({ mandant: ['Mandant', z.string()], id: ['Id', z.string()] }),
});

export const exportContent = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/inhalte/datei',
  summary: 'All content of the mandant as one file: items with their working copies, and pictures',
  refusals: ['access.denied', 'unknown'],
  /** Without it that of the mandant now. */
  query: wire({ app: ['app', optional(opaque(100))] }),
  produces: 'application/x-ndjson',
});

export const importContent = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/inhalte/datei',
  summary: 'Reads such a file: everything in it becomes working copies; nothing is public by that',
  refusals: [...moveRefusals, 'file.refused', 'input.too-large'],
  query: wire({ isProbe: ['probe', flag] }),
  consumes: 'application/x-ndjson',
  reply: ImportResult,
});
