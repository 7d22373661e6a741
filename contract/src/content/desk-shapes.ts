/** Content as the desk shows it: a row of a list, one item with all about it, what there is as a whole, what came before. */
import * as z from 'zod/mini';
import { OpenApproval } from '../approval/schemas.ts';
import { moment } from '../basics/day.ts';
import { labels } from '../basics/label.ts';
import { extend, optional, type Value, wire } from '../basics/wire.ts';
import { type ContentKind, contentSchemas } from './content-schemas.ts';

/** Fields by their names, each by language or under `iv`. */
export const Data = z.record(z.string().check(z.maxLength(100)), z.record(z.string().check(z.maxLength(20)), z.any()));
export const revision = z.int();

/** The kinds by the names of their schemas. */
export const contentKind = labels(
  Object.fromEntries(Object.entries(contentSchemas).map(([kind, { name }]) => [kind, name])) as {
    [K in ContentKind]: string;
  },
);

/** How an item stands: `changed` is public and has a working copy beside it. */
export const contentState = labels({
  draft: 'Entwurf',
  published: 'Veroeffentlicht',
  changed: 'Geaendert',
  archived: 'Archiviert',
});
export type ContentState = Value<typeof contentState>;

export const contentView = labels({
  /** A language of the mandant is missing in it. */
  untranslated: 'Unuebersetzt',
  planned: 'Geplant',
  /** Something of it is seen by no visitor yet: it is a draft, or has a working copy. */
  draft: 'MitArbeitskopie',
});

export const ContentRow = wire({
  id: ['Id', z.string()],
  kind: ['Schema', contentKind],
  /** What names it: its key, or what a list shows as its name. */
  key: ['Schluessel', optional(z.string())],
  title: ['Titel', z.string()],
  state: ['Status', contentState],
  /** Languages of the mandant that a required field lacks. */
  missing: ['Fehlt', z.array(z.string())],
  revision: ['Revision', revision],
  plannedAt: ['GeplantAm', optional(moment)],
  changedAt: ['GeaendertAm', moment],
  changedBy: ['GeaendertVon', optional(z.string())],
  /** Where a visitor sees it, below the language; null for what has no page of its own. */
  path: ['Pfad', optional(z.string())],
});
export type ContentRow = Value<typeof ContentRow>;

const Plan = wire({
  deed: ['Art', labels({ publish: 'Veroeffentlichen', unpublish: 'Zuruecknehmen' })],
  at: ['Am', moment],
  askedBy: ['Von', optional(z.string())],
  /** Why it could not be done when its moment came. */
  failure: ['Fehler', optional(z.string())],
});

/** What keeps it from being public, by field. */
const Obstacle = wire({ field: ['Feld', z.string()], message: ['Message', z.string()] });

/** Where something is used: another item, or a page by its name. */
const Use = wire({
  kind: ['Schema', contentKind],
  id: ['Id', z.string()],
  title: ['Titel', z.string()],
});

export const ContentDetail = extend(ContentRow, {
  /** The working copy, or what is public where there is none. */
  data: ['Daten', Data],
  published: ['Veroeffentlicht', optional(Data)],
  languages: ['Sprachen', z.array(z.string())],
  plans: ['Planung', z.array(Plan)],
  obstacles: ['Hindernisse', z.array(Obstacle)],
  /** Goes live by the press of another person (rules 3.12). */
  needsAnother: ['WeiterePerson', z.boolean()],
  /** What was asked for and waits for that person. */
  approvals: ['Antraege', z.array(OpenApproval)],
  usedIn: ['VerwendetIn', z.array(Use)],
});
export type ContentDetail = Value<typeof ContentDetail>;

export const ContentOverview = wire({
  app: ['App', z.string()],
  languages: ['Sprachen', z.array(z.string())],
  /** Pages are read from a CMS elsewhere: what is kept here is not shown. */
  isElsewhere: ['Anderswo', z.boolean()],
  kinds: [
    'Schemata',
    z.array(
      wire({
        kind: ['Schema', contentKind],
        count: ['Anzahl', z.int()],
        drafts: ['Entwuerfe', z.int()],
        untranslated: ['Unuebersetzt', z.int()],
      }),
    ),
  ],
});
export type ContentOverview = Value<typeof ContentOverview>;

export const Version = wire({
  version: ['Fassung', z.int()],
  at: ['Am', moment],
  by: ['Von', optional(z.string())],
  note: ['Notiz', optional(z.string())],
  /** With it nothing was public any more. */
  isTakenAway: ['Zurueckgenommen', z.boolean()],
});
export type Version = Value<typeof Version>;

export const Fault = wire({
  kind: ['Schema', contentKind],
  id: ['Id', z.string()],
  title: ['Titel', z.string()],
  field: ['Feld', z.string()],
  fault: [
    'Mangel',
    labels({
      untranslated: 'Unuebersetzt',
      brokenLink: 'ToterVerweis',
      lostPicture: 'BildFehlt',
      lostNote: 'FussnoteFehlt',
      lostVariable: 'VariableFehlt',
      failedPlan: 'PlanGescheitert',
    }),
  ],
  /** What is not there, or why what was planned could not be done. */
  detail: ['Angabe', optional(z.string())],
});
export type Fault = Value<typeof Fault>;

export const ImportResult = wire({
  isProbe: ['Probe', z.boolean()],
  added: ['Neu', z.int()],
  changed: ['Geaendert', z.int()],
  same: ['Unveraendert', z.int()],
  pictures: ['Bilder', z.int()],
  failures: ['Fehler', z.array(wire({ title: ['Titel', z.string()], message: ['Message', z.string()] }))],
});
