/**
 * How deep a question goes and what its answer costs, before anything else is done with it: a list costs as often as it may
 * have items, an alias as often as it is written, a fragment wherever it is put in.
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const depthMax = 15;
const costMax = 20_000;
/** Lists and single items asked for at once; each is a question to the database. */
const questionsMax = 25;
const topMax = 200;

type Variables = Readonly<Record<string, unknown>>;

export function refuseTooMuch(schema: GraphQLSchema, document: DocumentNode, variables: Variables): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  let cost = 0;
  let questions = 0;

  const walk = (
    set: SelectionSetNode,
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
    seen: ReadonlySet<string>,
  ): void => {
    if (depth > depthMax) throw new GraphQLError(`The query is deeper than ${depthMax}.`);
    for (const selection of set.selections) {
      cost += times;
      if (cost > costMax) throw new GraphQLError('The query costs too much.');
      if (selection.kind === Kind.FIELD) enter(selection, type, depth, times, seen);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        walk(selection.selectionSet, named(selection.typeCondition?.name.value) ?? type, depth + 1, times, seen);
      else {
        const { value } = selection.name;
        if (seen.has(value)) throw new GraphQLError(`The fragment ${value} contains itself.`);
        const fragment = fragments.get(value);
        if (fragment)
          walk(
            fragment.selectionSet,
            named(fragment.typeCondition.name.value),
            depth + 1,
            times,
            new Set(seen).add(value),
          );
      }
    }
  };
  const enter = (
    node: FieldNode,
    type: GraphQLNamedType | undefined,
    depth: number,
    times: number,
    seen: ReadonlySet<string>,
  ): void => {
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (depth === 0 && ++questions > questionsMax)
      throw new GraphQLError(`More than ${questionsMax} questions at once.`);
    if (node.selectionSet)
      walk(
        node.selectionSet,
        field && getNamedType(field.type),
        depth + 1,
        times * itemsOf(field, node, variables),
        seen,
      );
  };
  const named = (name: string | undefined): GraphQLNamedType | undefined =>
    name === undefined ? undefined : schema.getType(name);

  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION) walk(one.selectionSet, rootOf(schema, one), 0, 1, new Set());
}

const rootOf = (schema: GraphQLSchema, { operation }: OperationDefinitionNode): GraphQLNamedType | undefined =>
  operation === 'query' ? (schema.getQueryType() ?? undefined) : undefined;

/** How many items a field gives at most. */
function itemsOf(
  field: GraphQLField<unknown, unknown> | undefined,
  { arguments: given = [] }: FieldNode,
  variables: Variables,
): number {
  if (field?.args.some(({ name }) => name === 'ids')) return topMax;
  if (!field?.args.some(({ name }) => name === 'top')) return 1;
  const value = given.find(({ name }) => name.value === 'top')?.value;
  const top =
    value?.kind === Kind.INT
      ? Number(value.value)
      : value?.kind === Kind.VARIABLE
        ? Number(variables[value.name.value])
        : topMax;
  return top >= 1 && top < topMax ? top : topMax;
}
