/** What stands in the lines of a file of content: what it is, then a picture or an item each. */
import * as z from 'zod/mini';
import { opaque } from '../basics/text.ts';
import { extend, wire } from '../basics/wire.ts';
import { ChangeMedia, mediaId } from '../media/schemas.ts';
import { contentKind, Data } from './desk-shapes.ts';

export const fileFormat = 'weitersagen-inhalte';

export const FileHead = wire({
  format: ['Format', z.literal(fileFormat)],
  edition: ['Fassung', z.literal(1)],
  app: ['App', opaque(100)],
  languages: ['Sprachen', z.array(opaque(20))],
});

export const CarriedMedia = extend(ChangeMedia, {
  id: ['Id', mediaId],
  slug: ['Slug', opaque(200)],
  bytes: ['Bytes', z.int()],
  /** The file, in base64. */
  content: ['Datei', z.string()],
});

export const CarriedItem = wire({
  kind: ['Schema', contentKind],
  id: ['Id', opaque(100)],
  data: ['Daten', Data],
});
