/** Pictures and files of a mandant, as the wire has them. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { line, text } from '../basics/text.ts';
import { decode, optional, type Problem, ruled, type Value, wire } from '../basics/wire.ts';
import { fileType } from '../files/rules.ts';
import { locale } from '../mandant/schemas.ts';
import { isPart } from './rules.ts';

/** What a picture is asked for by; the id of an asset in the CMS. */
export const mediaId = z
  .string()
  .check(
    z.toLowerCase(),
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, { error: 'invalid' }),
  );

/** As a number, or in a form as its digits. */
const fraction = z.codec(
  z.union([
    z.number().check(z.minimum(0, { error: 'invalid' }), z.maximum(1, { error: 'invalid' })),
    z.string().check(z.regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, { error: 'invalid' })),
  ]),
  z.number(),
  { decode: Number, encode: (value) => value },
);

const Focus = wire({ x: ['X', fraction], y: ['Y', fraction] });
const Cut = wire({
  x: ['X', fraction],
  y: ['Y', fraction],
  width: ['Breite', fraction],
  height: ['Hoehe', fraction],
});

const alternativeTextMax = 300;
/** A language without a text is left out. */
const AlternativeTexts = z.record(locale, text(0, alternativeTextMax));

export const MediaRow = wire({
  id: ['Id', mediaId],
  slug: ['Slug', z.string()],
  name: ['Name', z.string()],
  type: ['Art', fileType],
  bytes: ['Bytes', z.int()],
  /** Of the whole picture; of a PDF null. */
  width: ['Breite', optional(z.int())],
  height: ['Hoehe', optional(z.int())],
  focus: ['Fokus', Focus],
  cut: ['Ausschnitt', optional(Cut)],
  alternativeTexts: ['Alternativtexte', AlternativeTexts],
  /** Nobody said in the default language what is to be seen. */
  lacksText: ['AlternativtextFehlt', z.boolean()],
  version: ['Version', z.int()],
  createdAt: ['ErstelltAm', moment],
  createdBy: ['ErstelltVon', optional(z.string())],
  changedAt: ['GeaendertAm', moment],
  changedBy: ['GeaendertVon', optional(z.string())],
});
export type MediaRow = Value<typeof MediaRow>;

/** A cut lies in the picture; one that is not even four numbers is told field by field. */
function cutProblems(sent: unknown): readonly Problem[] {
  const read = sent === undefined || sent === null ? undefined : decode(Cut, sent);
  return read?.ok && !isPart(read.value) ? [{ field: 'Ausschnitt', code: 'cut-outside' }] : [];
}

export const ChangeMedia = ruled(
  wire({
    name: ['Name', line(1, 80)],
    alternativeTexts: ['Alternativtexte', AlternativeTexts],
    focus: ['Fokus', Focus],
    cut: ['Ausschnitt', optional(Cut)],
  }),
  ({ Ausschnitt }) => cutProblems(Ausschnitt),
);
export type ChangeMedia = Value<typeof ChangeMedia>;
