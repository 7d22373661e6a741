/** Enum values: a code name in English, its German label on the wire (E-27). The API document shows the labels. */
import * as z from 'zod/mini';

type German = Record<string, string>;
export type Labels<L extends German> = z.ZodMiniCodec<
  z.ZodMiniEnum<{ [K in L[keyof L]]: K }>,
  z.ZodMiniEnum<{ [K in keyof L & string]: K }>
>;

/** `labels({ open: 'Offen' })` reads `Offen` as `open` and writes it back; the order is the one of lists and filters. */
export function labels<const L extends German>(german: L): Labels<L> {
  const codes = new Map(Object.entries(german).map(([code, label]) => [label, code]));
  const codec = z.codec(z.enum(Object.values(german)), z.enum(Object.keys(german)), {
    decode: (label) => codes.get(label) as string,
    encode: (code) => german[code] as string,
  });
  return codec as unknown as Labels<L>;
}

const spellings = new WeakMap<z.core.$ZodType, ReadonlyMap<string, string>>();

/** Labels that are read in any case; the document names the one spelling they are written in. */
export function inAnyCase<L extends German>(schema: Labels<L>): Labels<L> {
  const entries = Object.values(schema._zod.def.in._zod.def.entries) as string[];
  spellings.set(schema, new Map(entries.map((label) => [label.toLowerCase(), label])));
  return schema;
}

/** A label of such ones as it is spelt; anything else as it is. */
export const spelt = (schema: z.core.$ZodType, value: unknown): unknown =>
  (typeof value === 'string' ? spellings.get(schema)?.get(value.trim().toLowerCase()) : undefined) ?? value;

/** The code names in their order: for choices, filters and tests. */
export const codesOf = <L extends German>(schema: Labels<L>): readonly (keyof L & string)[] =>
  Object.keys(schema._zod.def.out._zod.def.entries) as (keyof L & string)[];
