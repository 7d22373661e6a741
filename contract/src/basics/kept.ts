/** What is answered again and again and never changes any more is made JSON once. */
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Of a value that is kept its JSON per wire. */
const encodedOf = new WeakMap<object, Map<Schema, unknown>>();

/** Marks a value that nobody changes any more: each wire encodes it once. */
export function kept<T extends object>(value: T): T {
  encodedOf.set(value, new Map());
  return value;
}

export function encodeKeptOnce(codec: Schema): void {
  const { run } = codec._zod;
  codec._zod.run = (payload, ctx) => {
    const isWhole = ctx.direction === 'backward' && !ctx.skipChecks;
    const known = isWhole ? encodedOf.get(payload.value as object) : undefined;
    if (known?.has(codec)) return { value: known.get(codec), issues: [] };
    const encoded = run(payload, ctx);
    if (known && !(encoded instanceof Promise) && encoded.issues.length === 0) known.set(codec, encoded.value);
    return encoded;
  };
}
