/** Providers of products at the desk (E-09): which one a mandant has, what was loaded, how it differs, and the decision. */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { byAdmin, byEditor, listRefusals, moveRefusals, Reason, Remark } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { listQuery, pageOf } from '../basics/list.ts';
import { line, text } from '../basics/text.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { productProvider } from '../mandant/schemas.ts';
import { providerKey } from './choice.ts';
import { differenceKind, loadFailure, loadKind, loadStatus, obstacle, oddity } from './status.ts';

export const ProviderState = wire({
  productApi: ['ProduktApi', productProvider],
  address: ['AnbieterAdresse', optional(z.string())],
  hasKey: ['SchluesselVorhanden', z.boolean()],
  /** Offered now. */
  products: ['Produkte', z.int()],
  /** The day the provider says of the last load that was taken over; null before the first. */
  confirmedOn: ['Stand', optional(day)],
  takenAt: ['UebernommenAm', optional(moment)],
  /** From this day on its prices are told to nobody, if nothing new comes. */
  staleOn: ['PreiseGueltigBis', optional(day)],
  triedAt: ['ZuletztVersuchtAm', optional(moment)],
  nextAt: ['NaechsterVersuchAm', optional(moment)],
  /** In a row. */
  failures: ['Fehlversuche', z.int()],
  failure: ['Fehler', optional(loadFailure)],
  isRunning: ['Laeuft', z.boolean()],
  /** The load that waits for a person. */
  waitingId: ['WartetId', optional(z.int())],
});
export type ProviderState = Value<typeof ProviderState>;

export const ProviderChoice = wire({
  productApi: ['ProduktApi', productProvider],
  address: ['AnbieterAdresse', optional(line(1, 500))],
  /** Left out, the one that is there stays. */
  key: ['AnbieterSchluessel', optional(providerKey)],
  reason: ['Grund', text(1, 500)],
});

const loadColumns = { startedAt: 'GestartetAm' } as const;
export const LoadListQuery = listQuery(loadColumns, loadStatus);

export const LoadRow = wire({
  id: ['Id', z.int()],
  provider: ['Anbieter', productProvider],
  kind: ['Art', loadKind],
  status: ['Status', loadStatus],
  /** When the provider says it was so. */
  statedAt: ['Stand', optional(moment)],
  startedAt: ['GestartetAm', moment],
  /** E-mail of the operator who asked for it; null = the schedule. */
  startedBy: ['GestartetVon', optional(z.string())],
  endedAt: ['BeendetAm', optional(moment)],
  decidedBy: ['EntschiedenVon', optional(z.string())],
  read: ['Gelesen', z.int()],
  failed: ['Fehlerhaft', z.int()],
  added: ['Neu', z.int()],
  changed: ['Geaendert', z.int()],
  gone: ['Entfallen', z.int()],
  odd: ['Auffaellig', z.int()],
  failure: ['Fehler', optional(loadFailure)],
});
export type LoadRow = Value<typeof LoadRow>;

export const LoadDetail = extend(LoadRow, {
  /** Written so far, of what differs. */
  written: ['Geschrieben', z.int()],
  obstacles: [
    'Hindernisse',
    z.array(wire({ kind: ['Art', obstacle], count: ['Anzahl', z.int()], of: ['Von', optional(z.int())] })),
  ],
  /** The first hundred rows that were left out. */
  faults: [
    'Zeilen',
    z.array(
      wire({
        line: ['Zeile', z.int()],
        externalId: ['ExterneId', optional(z.string())],
        message: ['Message', z.string()],
      }),
    ),
  ],
  /** Its rows are deleted by now; the counts stay. */
  isCleared: ['Geloescht', z.boolean()],
});
export type LoadDetail = Value<typeof LoadDetail>;

const differenceColumns = { externalId: 'ExterneId' } as const;
export const DifferenceListQuery = listQuery(differenceColumns, differenceKind, oddity);

const Change = wire({
  /** As the wire calls it. */
  field: ['Feld', z.string()],
  before: ['Vorher', optional(z.string())],
  after: ['Nachher', optional(z.string())],
});

export const Difference = wire({
  id: ['Id', z.int()],
  externalId: ['ExterneId', z.string()],
  name: ['Name', z.string()],
  kind: ['Art', differenceKind],
  oddity: ['Auffaelligkeit', optional(oddity)],
  changes: ['Aenderungen', z.array(Change)],
});
export type Difference = Value<typeof Difference>;

const ById = wire({ id: ['id', id] });

export const showProvider = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/anbieter',
  summary: 'Where the products come from, how old they are, and what keeps newer ones away',
  refusals: ['access.denied'],
  reply: ProviderState,
});

export const chooseProvider = endpoint({
  ...byAdmin,
  method: 'PUT',
  path: '/admin/anbieter',
  summary: 'Chooses where the products come from; the products of the others stay and are in no list',
  refusals: ['access.denied'],
  body: ProviderChoice,
  reply: ProviderState,
});

export const fetchNow = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/anbieter/abruf',
  summary: 'Asks the provider now, in the background',
  refusals: ['access.denied', 'state.not-allowed'],
  reply: ProviderState,
});

export const listLoads = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/anbieter/abrufe',
  summary: 'What was loaded from providers, paged by key',
  refusals: listRefusals,
  body: LoadListQuery,
  reply: pageOf(LoadRow),
  mayLag: true,
});

export const showLoad = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/anbieter/abrufe/:id',
  summary: 'One load: why it waits, and which rows were left out',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: LoadDetail,
});

export const listDifferences = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/anbieter/abrufe/:id/unterschiede',
  summary: 'How the products of a load differ from what is offered, before and after, paged by key',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  body: DifferenceListQuery,
  reply: pageOf(Difference),
  mayLag: true,
});

export const takeLoad = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/anbieter/abrufe/:id/uebernehmen',
  summary: 'Takes over a load that waits',
  refusals: moveRefusals,
  params: ById,
  body: Remark,
  reply: LoadDetail,
});

export const refuseLoad = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/anbieter/abrufe/:id/ablehnen',
  summary: 'Refuses a load that waits; what is offered stays as it is',
  refusals: moveRefusals,
  params: ById,
  body: Reason,
  reply: LoadDetail,
});
