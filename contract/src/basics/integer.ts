/** Whole numbers on the wire, given as a number or, in a query, a path or a form, as digits. */
import * as z from 'zod/mini';

export const integer = (min: number, max: number) =>
  z.codec(
    z.union([
      z.int().check(z.minimum(min), z.maximum(max)),
      z.string().check(
        z.trim(),
        z.regex(/^-?\d{1,15}$/, { error: 'invalid' }),
        z.refine((value: string) => Number(value) >= min && Number(value) <= max, { error: 'invalid' }),
      ),
    ]),
    z.int(),
    { decode: (value) => Number(value), encode: (value) => value },
  );

/** The id of a row that people see in a path: a product, a premium, a run. */
export const id = integer(1, 2_147_483_647);

/** A yes or no in a query: `true`, `1` and `yes` are yes. */
export const flag = z._default(
  z.codec(z.union([z.boolean(), z.string().check(z.maxLength(10))]), z.boolean(), {
    decode: (value) => value === true || (typeof value === 'string' && /^(?:true|1|yes)$/i.test(value)),
    encode: (value) => value,
  }),
  false,
);
