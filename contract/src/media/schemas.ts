/** Pictures and files of a mandant, as the wire has them. */
import * as z from 'zod/mini';
import { moment } from '../basics/day.ts';
import { line, text } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
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

const fraction = z.number().check(z.minimum(0, { error: 'invalid' }), z.maximum(1, { error: 'invalid' }));

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

export const ChangeMedia = wire({
  name: ['Name', line(1, 80)],
  alternativeTexts: ['Alternativtexte', AlternativeTexts],
  focus: ['Fokus', Focus],
  cut: ['Ausschnitt', optional(Cut.check(z.refine((cut) => isPart(cut), { error: 'cut-outside' })))],
});
export type ChangeMedia = Value<typeof ChangeMedia>;
