/** Whether the defaults and examples of an API document fit the schemas they stand for. */
type Json = Readonly<Record<string, unknown>>;

/** The paths of what does not fit. */
export function listMisfits(document: Json): string[] {
  const misfits: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (!isObject(value) && !Array.isArray(value)) return;
    if (isObject(value))
      for (const [name, given, schema] of givenIn(value))
        if (!fits(given, schema, document)) misfits.push(`${path}/${name}`);
    for (const [name, inner] of Object.entries(value)) look(inner, `${path}/${name}`);
  };
  look(document, '');
  return misfits;
}

/** Of a schema its own default and examples; of a parameter, header or content those beside its schema. */
function givenIn(value: Json): [name: string, given: unknown, schema: Json][] {
  const isSchema = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref'].some((name) => name in value);
  const schema = isObject(value.schema) ? value.schema : isSchema ? value : undefined;
  if (!schema) return [];
  const found: [string, unknown, Json][] = [];
  for (const name of ['default', 'example']) if (name in value) found.push([name, value[name], schema]);
  const { examples } = value;
  if (Array.isArray(examples))
    for (const [nth, one] of examples.entries()) found.push([`examples/${nth}`, one, schema]);
  else if (isObject(examples))
    for (const [name, one] of Object.entries(examples))
      if (isObject(one)) found.push([`examples/${name}`, one.value, schema]);
  return found;
}

function fits(given: unknown, schema: unknown, document: Json): boolean {
  if (!isObject(schema)) return schema !== false;
  const fitsHere = (one: unknown) => fits(given, one, document);
  const { type, anyOf, oneOf, allOf, properties = {}, required, items } = schema;
  return (
    (typeof schema.$ref !== 'string' || fitsHere(targetOf(schema.$ref, document))) &&
    (type === undefined || [type].flat().some((one) => typesOf(given).includes(one as string))) &&
    (!('const' in schema) || isSame(given, schema.const)) &&
    (!Array.isArray(schema.enum) || schema.enum.some((one) => isSame(given, one))) &&
    [anyOf, oneOf].every((list) => !Array.isArray(list) || list.some(fitsHere)) &&
    (!Array.isArray(allOf) || allOf.every(fitsHere)) &&
    (!Array.isArray(given) || given.every((one) => fits(one, items, document))) &&
    (!isObject(given) ||
      ((!Array.isArray(required) || required.every((name) => name in given)) &&
        Object.entries(properties as Json).every(
          ([name, one]) => !(name in given) || fits(given[name], one, document),
        ))) &&
    isWithin(given, schema)
  );
}

function isWithin(given: unknown, schema: Json): boolean {
  const [size, from, to] =
    typeof given === 'number'
      ? [given, schema.minimum, schema.maximum]
      : typeof given === 'string'
        ? [[...given].length, schema.minLength, schema.maxLength]
        : [0, undefined, undefined];
  return (
    !(typeof from === 'number' && size < from) &&
    !(typeof to === 'number' && size > to) &&
    !(typeof given === 'string' && typeof schema.pattern === 'string' && !new RegExp(schema.pattern, 'u').test(given))
  );
}

const targetOf = (ref: string, document: Json): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), document) ?? false;

/** A whole number is a number, too. */
function typesOf(given: unknown): string[] {
  if (given === null) return ['null'];
  if (Array.isArray(given)) return ['array'];
  return Number.isInteger(given) ? ['integer', 'number'] : [typeof given];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
