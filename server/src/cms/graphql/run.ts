/** Answers a question in GraphQL: read, weighed, checked, and only then carried out. */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import type { Schema } from '@weitersagen/contract/cms/schema';
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import type { ItemKind } from '../kind.ts';
import { BadQuery } from '../query/fields.ts';
import { filterOf, orderOf } from '../query/odata.ts';
import { findItem, listByIds, listItems } from '../read.ts';
import { topOf } from '../wire/asked.ts';
import type { Caller } from '../wire/caller.ts';
import { readInTurn } from '../wire/turn.ts';
import { refuseTooMuch } from './cost.ts';
import { type Asking, graphqlSchema, type ListArguments } from './schema.ts';

export interface Question {
  query: string;
  variables?: Readonly<Record<string, unknown>> | undefined;
  operationName?: string | undefined;
}

interface Answer {
  /** It could not be read, or was too much; nothing of it was done. */
  isRefused: boolean;
  body: object;
}

const charsMax = 20_000;
const tokensMax = 1000;

export async function answerQuestion(
  kind: ItemKind,
  caller: Caller,
  { query, variables = {}, operationName }: Question,
  withDrafts: boolean,
): Promise<Answer> {
  const schemas = readable(kind, caller);
  const schema = schemaOf(kind, schemas, caller.languages);
  const read = readQuestion(schema, query, variables);
  if (Array.isArray(read)) return { isRefused: true, body: { errors: read } };
  const { data, errors } = await execute({
    schema,
    document: read as DocumentNode,
    contextValue: askingFor(caller, schemas, withDrafts),
    variableValues: variables,
    operationName,
  });
  const told = errors?.map((error) => shown(caller, error));
  return { isRefused: false, body: { data, ...(told && { errors: told }) } };
}

const readable = ({ schemas }: ItemKind, { client }: Caller): Schema[] =>
  [...schemas.values()].filter(({ isInternal }) => !isInternal || client.role !== 'delivery');

const known = new WeakMap<ItemKind, Map<string, GraphQLSchema>>();
const knownMax = 50;

/** Made once for each set of languages, for what a client may read. */
function schemaOf(kind: ItemKind, schemas: readonly Schema[], languages: readonly string[]): GraphQLSchema {
  const all = known.get(kind) ?? new Map<string, GraphQLSchema>();
  known.set(kind, all);
  const key = `${schemas.length} ${languages.join()}`;
  const found = all.get(key) ?? graphqlSchema(schemas, languages);
  if (all.size >= knownMax) all.clear();
  all.set(key, found);
  return found;
}

function readQuestion(
  schema: GraphQLSchema,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): DocumentNode | readonly GraphQLError[] {
  try {
    if (query.length > charsMax) throw new GraphQLError(`The query has more than ${charsMax} characters.`);
    const document = parse(query, { maxTokens: tokensMax });
    refuseTooMuch(schema, document, variables);
    const errors = validate(schema, document, specifiedRules, { maxErrors: 20 });
    return errors.length > 0 ? errors : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

function askingFor(
  { ctx, client: { app }, languages }: Caller,
  schemas: readonly Schema[],
  withDrafts: boolean,
): Asking {
  return {
    app,
    languages,
    list: async (schema, asked) => {
      const query = { ...queryOf({ schema, languages }, asked), withDrafts };
      return readInTurn(ctx, query, (tx) => listItems(tx, { app, schema: schema.name }, query));
    },
    find: async (schema, id) => {
      const item = await ctx.glance((tx) => findItem(tx, app, id.toLowerCase(), withDrafts));
      return item?.schema === schema.name ? item : undefined;
    },
    findAll: (ids) => {
      const names = schemas.map(({ name }) => name);
      return ctx.glance((tx) => listByIds(tx, app, { ids: ids.slice(0, 200), schemas: names, withDrafts }));
    },
  };
}

const queryOf = (scope: Parameters<typeof filterOf>[0], { top, skip, filter, orderby, search }: ListArguments) => ({
  top: topOf(top ?? undefined),
  skip: Math.max(0, skip ?? 0),
  ...(filter && { filter: filterOf(scope, filter) }),
  ...(orderby && { order: orderOf(scope, orderby) }),
  ...(search && { search }),
});

/** A fault of ours is told to the log, not to the client. */
function shown({ ctx }: Caller, error: GraphQLError): object {
  const cause = error.originalError;
  if (cause instanceof Refusal) return { ...error.toJSON(), message: cause.refusal };
  if (cause && !(cause instanceof BadQuery) && !(cause instanceof GraphQLError)) {
    ctx.log.error({ err: cause }, 'a question in GraphQL failed');
    return { ...error.toJSON(), message: 'Internal error' };
  }
  return cause instanceof BadQuery
    ? { ...error.toJSON(), message: `Failed to parse query: ${cause.message}` }
    : error.toJSON();
}
