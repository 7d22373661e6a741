/** What the fields of an item hold, as a form has it: a text for each field and language. What is empty is not there. */
import { type Field, type ItemData, invariant } from '@weitersagen/contract/cms/schema';

/** As a schema has it, or a day; money in cents, the steps of a price, a commission, a category of the catalogue. */
export interface FormField extends Omit<Field, 'kind'> {
  kind: Field['kind'] | 'day' | 'money' | 'steps' | 'commission' | 'category' | 'products';
  /** What it stands together with. */
  group?: string;
  /** Nobody is asked for it now; what it holds stays. */
  isHidden?: boolean;
  /** What another language lacks is said in the first one. */
  hasFallback?: boolean;
}

/** Whether it has to be there in this language. */
export const isNeededIn = (
  { isRequired, hasFallback }: FormField,
  part: string,
  languages: readonly string[],
): boolean => isRequired === true && !(hasFallback === true && part !== languages[0]);

/** A field in one language, or for all of them. */
export interface Place {
  field: string;
  part: string;
}

export const placeName = ({ field, part }: Place): string => `${field}.${part}`;

export const placeOf = (name: string): Place => {
  const [field = '', part = invariant] = name.split('.');
  return { field, part };
};

export const partsOf = (field: FormField, languages: readonly string[]): readonly string[] =>
  field.isLocalized ? languages : [invariant];

export function textAt(data: ItemData, { field, part }: Place): string {
  const value = data[field]?.[part];
  if (Array.isArray(value)) return String(value[0] ?? '');
  return value === undefined || value === null ? '' : String(value);
}

/** The same data with another text at one place, as the kind of the field has it. */
export function withText(data: ItemData, place: Place, kind: FormField['kind'], text: string): ItemData {
  const { [place.part]: _, ...others } = data[place.field] ?? {};
  const value = typedValue(kind, text);
  return { ...data, [place.field]: value === undefined ? others : { ...others, [place.part]: value } };
}

function typedValue(kind: FormField['kind'], text: string): unknown {
  if (text === '') return undefined;
  switch (kind) {
    case 'number': {
      const value = Number(text.replace(',', '.'));
      // Whoever is still typing keeps what was typed; the server says what is wrong with it.
      return Number.isFinite(value) ? value : text;
    }
    case 'money':
    case 'category':
      return /^\d{1,15}$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true';
    case 'picture':
      return [text];
    default:
      return text;
  }
}

export const placesOf = (fields: readonly FormField[], languages: readonly string[]): readonly Place[] =>
  fields.flatMap((field) => partsOf(field, languages).map((part) => ({ field: field.name, part })));

export const isSame = (places: readonly Place[], one: ItemData, other: ItemData): boolean =>
  places.every((place) => textAt(one, place) === textAt(other, place));
