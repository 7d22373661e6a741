/**
 * What a kind of content is made of: its fields by their names on the wire, each with one value for all languages (`iv`) or
 * one per language. The engine and the editor's forms are made from it; neither knows what the product does with it.
 */

export type FieldKind =
  /** One line. */
  | 'line'
  /** Several lines, as they were typed. */
  | 'text'
  | 'markdown'
  /** A piece of HTML of the few tags a mail may have. */
  | 'html'
  | 'number'
  | 'boolean'
  /** One of `options`. */
  | 'choice'
  /** The id of a picture, in an array of at most one. */
  | 'picture'
  /** Where something leads: the name of a page, a path or an address. */
  | 'address';

export interface Field {
  /** As the wire has it. */
  name: string;
  kind: FieldKind;
  /** One value per language; without it one for all, under `iv`. */
  isLocalized?: boolean;
  /** Without it nothing is published; of a localized field in the app's master language. */
  isRequired?: boolean;
  options?: readonly string[];
  /** Most characters of a value; 20,000 without. */
  lengthMax?: number;
}

export interface Schema {
  name: string;
  fields: readonly Field[];
  /** The field that names an item, once in an app among those that are not archived. */
  key?: string;
  /** What a list of items shows as their name. */
  title: string;
  /** Read by clients of the house only, never by the public one. */
  isInternal?: boolean;
}

/** The value of a field by language, or under `iv`. */
export type FieldData = Readonly<Record<string, unknown>>;
/** An item as the wire has it: field, then language or `iv`. */
export type ItemData = Readonly<Record<string, FieldData>>;

/** The value of all languages. */
export const invariant = 'iv';
