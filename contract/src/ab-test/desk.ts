/** A/B tests of a page at the desk: two versions of a block or of the order of ways to share, and what came of them. */
import * as z from 'zod/mini';
import { day, daysBetween, moment, parseDay } from '../basics/day.ts';
import { byEditor, byOperator, listRefusals, moveRefusals } from '../basics/desk.ts';
import { endpoint } from '../basics/endpoint.ts';
import { id } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { line, opaque, text } from '../basics/text.ts';
import { extend, optional, otherwise, ruled, type Value, wire } from '../basics/wire.ts';
import type { ChannelName } from '../recommendation/channels.ts';
import { abTestDaysMax } from './rules.ts';

export const abTestState = labels({ planned: 'Geplant', running: 'Laufend', ended: 'Beendet' });
export const subject = labels({ block: 'Baustein', shareOrder: 'Teilwege' });
export const split = labels({ day: 'Tag', consent: 'Einwilligung' });
export const aim = labels({ recommended: 'Empfohlen', opened: 'Geoeffnet', shared: 'Geteilt' });

/** Ways to share by the names of the fields that have their positions. */
const channel = z.enum([
  'emailClient',
  'gmail',
  'outlook',
  'yahoo',
  'facebook',
  'whatsapp',
  'twitter',
  'xing',
  'linkedIn',
  'instagram',
  'copyLink',
  'sms',
] satisfies ChannelName[]);

/** What a block says in one language. */
export const BlockWords = wire({
  locale: ['Sprache', line(2, 10)],
  title: ['Titel', otherwise(line(0, 150), '')],
  text: ['Text', text(1, 20_000)],
  linkText: ['LinkText', otherwise(line(0, 80), '')],
});
export type BlockWords = Value<typeof BlockWords>;

const order = z.array(channel).check(z.maxLength(20));

export const AbTestRow = wire({
  id: ['Id', id],
  name: ['Name', z.string()],
  subject: ['Gegenstand', subject],
  split: ['Aufteilung', split],
  aim: ['Ziel', aim],
  from: ['Von', day],
  until: ['Bis', day],
  state: ['Status', abTestState],
  /** Only of one that was ended before its last day. */
  endedAt: ['BeendetAm', optional(moment)],
  createdAt: ['AngelegtAm', moment],
  createdBy: ['AngelegtVon', optional(z.string())],
});
export type AbTestRow = Value<typeof AbTestRow>;

/** What was counted on one day: people who saw a version, and how many of them reached the aim on it. */
export const AbTestDay = wire({
  day: ['Tag', day],
  peopleA: ['MenschenA', z.int()],
  reachedA: ['ErreichtA', z.int()],
  peopleB: ['MenschenB', z.int()],
  reachedB: ['ErreichtB', z.int()],
});
export type AbTestDay = Value<typeof AbTestDay>;

export const AbTestDetail = extend(AbTestRow, {
  /** As it is published now; null where the block is not public any more, or it is about no block. */
  block: ['Baustein', optional(wire({ id: ['Id', z.string()], title: ['Titel', z.string()] }))],
  /** What version B says. */
  words: ['WorteB', z.array(BlockWords)],
  orderA: ['ReihenfolgeA', z.array(channel)],
  orderB: ['ReihenfolgeB', z.array(channel)],
  days: ['Tage', z.array(AbTestDay)],
});
export type AbTestDetail = Value<typeof AbTestDetail>;

/** What a test may be about here, and by what it may be split and counted. */
export const AbTestGround = wire({
  today: ['Heute', day],
  blocks: [
    'Bausteine',
    z.array(
      wire({
        id: ['Id', z.string()],
        title: ['Titel', z.string()],
        /** What is published, in each language that has a text. */
        words: ['Worte', z.array(BlockWords)],
      }),
    ),
  ],
  /** Pages are read from a CMS elsewhere: its blocks are not tested here. */
  isElsewhere: ['Anderswo', z.boolean()],
  channels: ['Teilwege', z.array(channel)],
  /** Visitors are asked for analytical cookies. */
  asksConsent: ['FragtEinwilligung', z.boolean()],
  /** Hits of browsers come here and to no tracker elsewhere. */
  hearsHits: ['HoertTreffer', z.boolean()],
});
export type AbTestGround = Value<typeof AbTestGround>;

const asked = {
  name: ['Name', line(1, 80)],
  subject: ['Gegenstand', subject],
  /** The block it is about. */
  block: ['Baustein', optional(opaque(100))],
  words: ['WorteB', otherwise(z.array(BlockWords).check(z.maxLength(20)), [])],
  order: ['ReihenfolgeB', otherwise(order, [])],
  split: ['Aufteilung', split],
  aim: ['Ziel', aim],
  from: ['Von', day],
  until: ['Bis', day],
} as const;

export const NewAbTest = ruled(wire(asked), ({ Von, Bis }) => {
  const [from, until] = [parseDay(String(Von ?? '')), parseDay(String(Bis ?? ''))];
  if (from === undefined || until === undefined) return [];
  const days = daysBetween(from, until) + 1;
  if (days < 1) return [{ field: 'Bis', code: 'until-before-from' }];
  return days <= abTestDaysMax ? [] : [{ field: 'Bis', code: 'test-too-long' }];
});
export type NewAbTest = Value<typeof NewAbTest>;

const ById = wire({ id: ['id', id] });

/** So many of a mandant are kept: a new one needs room. */
export const abTestsMax = 200;

export const listAbTests = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/abtests',
  summary: 'A/B tests, the newest first; at most 200',
  refusals: listRefusals,
  reply: z.array(AbTestRow),
  mayLag: true,
});

export const showAbTestGround = endpoint({
  ...byEditor,
  method: 'GET',
  path: '/admin/abtests/vorgaben',
  summary: 'What an A/B test may be about: published blocks with their words, ways to share in their order',
  refusals: listRefusals,
  reply: AbTestGround,
});

export const showAbTest = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/abtests/:id',
  summary: 'One A/B test with both versions and what was counted of each day',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  reply: AbTestDetail,
});

export const downloadAbTest = endpoint({
  ...byOperator,
  method: 'GET',
  path: '/admin/abtests/:id/csv',
  summary: 'The days of an A/B test as CSV',
  refusals: ['access.denied', 'unknown'],
  params: ById,
  produces: 'text/csv',
  mayLag: true,
});

export const createAbTest = endpoint({
  ...byEditor,
  method: 'POST',
  path: '/admin/abtests',
  summary: 'Plans an A/B test; it begins and ends by itself with its days',
  refusals: ['access.denied', 'ab-test.taken', 'ab-test.full'],
  body: NewAbTest,
  reply: AbTestDetail,
});

export const endAbTest = endpoint({
  ...byEditor,
  method: 'PUT',
  path: '/admin/abtests/:id/beenden',
  summary: 'Ends an A/B test before its last day: from then on everybody sees A',
  refusals: moveRefusals,
  params: ById,
  reply: AbTestDetail,
});

export const removeAbTest = endpoint({
  ...byEditor,
  method: 'DELETE',
  path: '/admin/abtests/:id',
  summary: 'Deletes an A/B test that has ended or has not begun, with its result',
  refusals: moveRefusals,
  params: ById,
  reply: wire({ isDeleted: ['Geloescht', z.boolean()] }),
});
