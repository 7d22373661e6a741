/** Reports at the desk: how far recommendations came in some days, beside those before, as numbers of roll-ups alone. */
import * as z from 'zod/mini';
import { day, daysBetween, moment, parseDay } from '../basics/day.ts';
import { byOperator, listRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { flag, id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { hash32 } from '../basics/number.ts';
import { line, text } from '../basics/text.ts';
import { optional, otherwise, ruled, type Value, wire } from '../basics/wire.ts';
import { comparison, reportDaysMax, unit } from './period.ts';
import { dimension, step } from './steps.ts';

const asked = {
  from: ['Von', day],
  until: ['Bis', day],
  compare: ['Vergleich', otherwise(comparison, 'before')],
  dimension: ['Dimension', optional(dimension)],
  /** One value of the dimension; without it all of them stand beside each other. */
  value: ['Wert', optional(line(1, 100))],
} as const;

const rightDays = (sent: { readonly Von?: unknown; readonly Bis?: unknown }) => {
  const [from, until] = [parseDay(String(sent.Von ?? '')), parseDay(String(sent.Bis ?? ''))];
  if (from === undefined || until === undefined) return [];
  const days = daysBetween(from, until) + 1;
  if (days < 1) return [{ field: 'Bis', code: 'until-before-from' }];
  return days <= reportDaysMax ? [] : [{ field: 'Bis', code: 'too-many-days' }];
};

export const ReportQuery = ruled(wire(asked), rightDays);
export type ReportQuery = Value<typeof ReportQuery>;

/** The tables of a report, each of them a file. */
export const reportPart = labels({
  steps: 'Trichter',
  series: 'Verlauf',
  values: 'Vergleich',
  waits: 'Dauer',
  cohorts: 'Wochen',
  owed: 'Verbindlichkeit',
  reasons: 'Gruende',
  recommenders: 'Empfehler',
});
export type ReportPart = Value<typeof reportPart>;

export const ReportFileQuery = ruled(wire({ ...asked, part: ['Teil', reportPart] }), rightDays);

/** How often something happened, and before; below zero where more was taken back than came. */
export const StepRow = wire({
  step: ['Schritt', step],
  count: ['Anzahl', z.int()],
  countBefore: ['AnzahlVorher', z.int()],
  cents: ['Cent', z.int()],
  centsBefore: ['CentVorher', z.int()],
});
export type StepRow = Value<typeof StepRow>;

const counts = {
  visited: ['Besucht', z.int()],
  shared: ['Geteilt', z.int()],
  recommended: ['Empfohlen', z.int()],
  clicked: ['Geklickt', z.int()],
  accepted: ['Angenommen', z.int()],
  confirmed: ['Bestaetigt', z.int()],
  ordered: ['Beauftragt', z.int()],
  released: ['Freigegeben', z.int()],
  collected: ['Abgeholt', z.int()],
  paid: ['Ausgezahlt', z.int()],
  paidCents: ['AusgezahltCent', z.int()],
} as const;

/** One point of the lines, by its first day. */
export const PointRow = wire({ from: ['Von', day], ...counts });
export type PointRow = Value<typeof PointRow>;

/** One value of a dimension beside the others. */
export const ValueRow = wire({
  value: ['Wert', z.string()],
  /** What people call it; null where its code says it, or nobody calls it anything any more. */
  name: ['Name', optional(z.string())],
  ...counts,
  recommendedBefore: ['EmpfohlenVorher', z.int()],
  orderedBefore: ['BeauftragtVorher', z.int()],
  paidCentsBefore: ['AusgezahltCentVorher', z.int()],
});
export type ValueRow = Value<typeof ValueRow>;

/** How long something took: `ToOrder` from the recommendation to the order, `ToMoney` from the order to the transfer. */
export const waitKind = labels({ toOrder: 'BisAuftrag', toMoney: 'BisGeld' });
export type WaitKind = Value<typeof waitKind>;

export const WaitRow = wire({
  kind: ['Art', waitKind],
  /** So many days at most, and more than the row before; null: any more. */
  upTo: ['HoechstensTage', optional(z.int())],
  count: ['Anzahl', z.int()],
  countBefore: ['AnzahlVorher', z.int()],
});
export type WaitRow = Value<typeof WaitRow>;

const Wait = wire({
  kind: ['Art', waitKind],
  median: ['Median', optional(z.int())],
  medianBefore: ['MedianVorher', optional(z.int())],
});

/** What became of the recommendations of one week until now. */
export const CohortRow = wire({
  week: ['Woche', day],
  recommended: ['Empfohlen', z.int()],
  clicked: ['Geklickt', z.int()],
  accepted: ['Angenommen', z.int()],
  confirmed: ['Bestaetigt', z.int()],
  /** Within 28 days, which is the same for every week; null while those are not over. */
  orderedSoon: ['BeauftragtIn28Tagen', optional(z.int())],
  ordered: ['Beauftragt', z.int()],
  released: ['Freigegeben', z.int()],
  paid: ['Ausgezahlt', z.int()],
});
export type CohortRow = Value<typeof CohortRow>;

/** What is owed now: of orders that are not released, ready or collected, and in runs that nobody has confirmed. */
export const owedState = labels({ expected: 'Offen', provided: 'Bereitgestellt', inRun: 'ImLauf' });
export type OwedState = Value<typeof owedState>;

export const OwedRow = wire({
  state: ['Stand', owedState],
  count: ['Anzahl', z.int()],
  cents: ['Cent', z.int()],
});
export type OwedRow = Value<typeof OwedRow>;

/** Orders that were rejected and rewards that began to be held, by their reason. */
export const reasonOf = labels({ rejected: 'Abgelehnt', held: 'Angehalten' });
export type ReasonOf = Value<typeof reasonOf>;

export const ReasonRow = wire({
  of: ['Was', reasonOf],
  /** As it was said, the kind of a hold, or empty where nobody said one. */
  reason: ['Grund', z.string()],
  /** Of reasons that nobody typed. */
  reasonName: ['GrundName', optional(z.string())],
  count: ['Anzahl', z.int()],
  countBefore: ['AnzahlVorher', z.int()],
});
export type ReasonRow = Value<typeof ReasonRow>;

/** Whose recommendations were paid most often, of all days. Who may not see people sees a rank alone. */
export const RecommenderRank = wire({
  rank: ['Platz', z.int()],
  hash: ['Empfehlerhash', optional(hash32)],
  name: ['Name', optional(z.string())],
  recommendations: ['Empfehlungen', z.int()],
  paid: ['Bezahlt', z.int()],
  receivedCents: ['ErhaltenCent', cents],
});
export type RecommenderRank = Value<typeof RecommenderRank>;

export const Report = wire({
  from: ['Von', day],
  until: ['Bis', day],
  beforeFrom: ['VorherVon', day],
  beforeUntil: ['VorherBis', day],
  /** Until when all of it is true: what is committed at this moment is in it. */
  countedAt: ['GezaehltBis', moment],
  unit: ['Einheit', unit],
  /** Those the dimension applies to. */
  steps: ['Schritte', z.array(StepRow)],
  series: ['Verlauf', z.array(PointRow)],
  values: ['Werte', z.array(ValueRow)],
  medians: ['Mediane', z.array(Wait)],
  waits: ['Dauer', z.array(WaitRow)],
  cohorts: ['Wochen', z.array(CohortRow)],
  /** Null where it is not known by the dimension. */
  owed: ['Verbindlichkeit', optional(z.array(OwedRow))],
  reasons: ['Gruende', z.array(ReasonRow)],
  recommenders: ['Empfehler', z.array(RecommenderRank)],
  /** What the dimension can be narrowed to. */
  choices: ['Auswahl', z.array(wire({ value: ['Wert', z.string()], name: ['Name', optional(z.string())] }))],
});
export type Report = Value<typeof Report>;

export const showReport = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/bericht',
  summary: 'How far recommendations came in some days, beside those before',
  refusals: listRefusals,
  query: ReportQuery,
  reply: Report,
  mayLag: true,
});

export const downloadReport = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/bericht/csv',
  summary: 'One table of a report as CSV',
  refusals: listRefusals,
  query: ReportFileQuery,
  produces: 'text/csv',
  mayLag: true,
});

/** What somebody has asked for, to be asked again: a name and what stands in the address behind it. */
export const SavedView = wire({
  id: ['Id', id],
  name: ['Name', z.string()],
  query: ['Abfrage', z.string()],
});
export type SavedView = Value<typeof SavedView>;

const ownViews = {
  views: ['Ansichten', z.array(SavedView)],
  /** Whether the mail of the week comes. */
  isMailed: ['Wochenmail', z.boolean()],
} as const;
export const OwnReports = wire(ownViews);

/** So many somebody has of a mandant. */
export const savedViewsMax = 20;

const NewView = wire({
  name: ['Name', line(1, 60)],
  query: ['Abfrage', text(0, 500).check(z.regex(/^[\w%=&.~+-]*$/, { error: 'invalid' }))],
});

export const showOwnReports = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/bericht/eigene',
  summary: 'The own saved views of reports, and whether the mail of the week comes',
  refusals: listRefusals,
  reply: OwnReports,
});

export const saveView = endpoint({
  ...byOperator,
  method: 'POST',
  path: '/admin/bericht/eigene',
  summary: 'Saves a view under a name; the same name is written over',
  refusals: ['access.denied', 'state.not-allowed'],
  body: NewView,
  reply: OwnReports,
});

export const removeView = endpoint({
  ...byOperator,
  method: 'DELETE',
  path: '/admin/bericht/eigene/:id',
  summary: 'Removes an own saved view',
  refusals: ['access.denied', 'unknown'],
  params: wire({ id: ['id', id] }),
  reply: OwnReports,
});

export const askForMail = endpoint({
  ...byOperator,
  method: 'PUT',
  path: '/admin/bericht/wochenmail',
  summary: 'Whether the mail of the week comes to whoever asks',
  refusals: listRefusals,
  body: wire({ isMailed: ['Wochenmail', flag] }),
  reply: OwnReports,
});
