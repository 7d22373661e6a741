/** Which values a field takes that takes only some: for the sentence of its refusal. */
import type * as z from 'zod/mini';
import { type Problem, wireFields } from '../basics/wire.ts';

type Schema = z.core.$ZodType;
interface Definition {
  innerType?: Schema;
  element?: Schema;
  in?: Schema;
  entries?: Readonly<Record<string, string>>;
}

/** The values on the wire of a German path (`Empfehlung.Channel`); nothing where it takes other ones, too. */
export function allowedAt(schema: Schema, field: string): readonly string[] | undefined {
  let current: Schema | undefined = schema;
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) continue;
    const fields: NonNullable<ReturnType<typeof wireFields>> = (current && wireFields(current)) ?? {};
    current = Object.values(fields).find(([name]) => name === part)?.[1];
  }
  return current && entriesOf(current);
}

/** A field that takes only some values says which. */
export function withAllowed(schema: Schema, problem: Problem): Problem {
  const allowed = problem.code === 'invalid' ? allowedAt(schema, problem.field) : undefined;
  return allowed ? { ...problem, code: 'not-among', values: { allowed: allowed.join(', ') } } : problem;
}

function entriesOf(schema: Schema): readonly string[] | undefined {
  const { innerType, element, in: input, entries } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? element ?? input;
  return entries ? Object.values(entries) : inner && entriesOf(inner);
}
