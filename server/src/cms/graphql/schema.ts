/** The types of an app, made of its schemas and languages; names as Squidex gives them. */
import { inLanguages } from '@weitersagen/contract/cms/rules';
import { type Field, type ItemData, invariant, type Schema } from '@weitersagen/contract/cms/schema';
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';
import { statuses } from '../item-text.ts';
import type { ItemRow } from '../query/sql.ts';
import { camel, partition, pascal, unique } from './names.ts';

/** What is asked while a question is answered. */
export interface Asking {
  list(schema: Schema, asked: ListArguments): Promise<{ items: ItemRow[]; total: number | null }>;
  find(schema: Schema, id: string): Promise<ItemRow | undefined>;
  findAll(ids: readonly string[]): Promise<ItemRow[]>;
  app: string;
  languages: readonly string[];
}

export interface ListArguments {
  top?: number | null;
  skip?: number | null;
  filter?: string | null;
  orderby?: string | null;
  search?: string | null;
}

type Of<Source> = GraphQLFieldConfig<Source, Asking>;
type Fields<Source> = GraphQLFieldConfigMap<Source, Asking>;

const required = <T extends GraphQLOutputType>(type: T) => new GraphQLNonNull(type as never);
const instant = new GraphQLScalarType<Date, string>({
  name: 'Instant',
  serialize: (value) => (value as Date).toISOString(),
});
const json = new GraphQLScalarType({ name: 'JsonScalar', serialize: (value) => value });

/** A picture or file, by its id. */
const asset = new GraphQLObjectType<string, Asking>({
  name: 'Asset',
  fields: {
    id: { type: required(GraphQLString), resolve: (id) => id },
    url: { type: required(GraphQLString), resolve: (id, _none, { app }) => `/cms/api/assets/${app}/${id}/` },
    sourceUrl: { type: required(GraphQLString), resolve: (id, _none, { app }) => `/cms/api/assets/${app}/${id}/` },
    thumbnailUrl: {
      type: GraphQLString,
      resolve: (id, _none, { app }) => `/cms/api/assets/${app}/${id}/?width=100&height=100&mode=Crop`,
    },
  },
});

const listArguments = {
  top: { type: GraphQLInt },
  skip: { type: GraphQLInt },
  filter: { type: GraphQLString },
  orderby: { type: GraphQLString },
  search: { type: GraphQLString },
  collation: { type: GraphQLString },
} as const;

/** What every item has. */
const itemFields: Fields<ItemRow> = {
  id: { type: required(GraphQLString) },
  version: { type: required(GraphQLInt) },
  created: { type: required(instant), resolve: ({ createdAt }) => createdAt },
  createdBy: { type: required(GraphQLString) },
  lastModified: { type: required(instant), resolve: ({ changedAt }) => changedAt },
  lastModifiedBy: { type: required(GraphQLString), resolve: ({ changedBy }) => changedBy },
  status: { type: required(GraphQLString), resolve: ({ status }) => status.toUpperCase() },
  statusColor: { type: required(GraphQLString), resolve: ({ status }) => statuses[status].color },
  newStatus: {
    type: GraphQLString,
    resolve: ({ status, isChanged }) => (isChanged && status === 'published' ? 'DRAFT' : null),
  },
  newStatusColor: {
    type: GraphQLString,
    resolve: ({ status, isChanged }) => (isChanged && status === 'published' ? statuses.draft.color : null),
  },
  url: {
    type: required(GraphQLString),
    resolve: ({ schema, id }, _none, { app }) => `/cms/api/content/${app}/${schema}/${id}`,
  },
  editToken: { type: GraphQLString, resolve: ({ id }) => id },
  data__dynamic: { type: required(json), resolve: ({ data }) => data },
};

export function graphqlSchema(schemas: readonly Schema[], languages: readonly string[]): GraphQLSchema {
  const types = unique(schemas, ({ name }) => pascal(name)).map(
    ([name, schema]) => [name, schema, itemType(name, schema, languages)] as const,
  );
  const any = new GraphQLUnionType({
    name: 'Content',
    types: types.map(([, , type]) => type),
    resolveType: (item) => types.find(([, { name }]) => name === (item as ItemRow).schema)?.[0],
  });
  const fields: Fields<unknown> = {
    queryContentsByIds: {
      type: required(new GraphQLList(required(any))),
      args: { ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))) } },
      resolve: (_none, { ids }: { ids: string[] }, { findAll }) => findAll(ids),
    },
    findAsset: {
      type: asset,
      args: { id: { type: new GraphQLNonNull(GraphQLString) } },
      resolve: (_none, { id }: { id: string }) => (/^[a-z0-9-]{1,100}$/.test(id) ? id : null),
    },
  };
  for (const [name, schema, type] of types) Object.assign(fields, questionsOf(name, schema, type));
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'AppQueries', fields }) });
}

function questionsOf(name: string, schema: Schema, type: GraphQLObjectType<ItemRow, Asking>): Fields<unknown> {
  const items = required(new GraphQLList(required(type)));
  const counted = new GraphQLObjectType({
    name: `${name}ResultDto`,
    fields: { total: { type: required(GraphQLInt) }, items: { type: items } },
  });
  return {
    [`find${name}Content`]: {
      type,
      args: { id: { type: new GraphQLNonNull(GraphQLString) }, version: { type: GraphQLInt } },
      resolve: async (_none, { id, version }: { id: string; version?: number | null }, { find }) => {
        const item = await find(schema, id);
        return version === undefined || version === null || version === item?.version ? item : null;
      },
    },
    [`query${name}Contents`]: {
      type: items,
      args: listArguments,
      resolve: async (_none, asked: ListArguments, { list }) => (await list(schema, asked)).items,
    },
    [`query${name}ContentsWithTotal`]: {
      type: required(counted),
      args: listArguments,
      resolve: (_none, asked: ListArguments, { list }) => list(schema, asked),
    },
  };
}

function itemType(name: string, schema: Schema, languages: readonly string[]): GraphQLObjectType<ItemRow, Asking> {
  const named = unique(schema.fields, (field) => camel(field.name));
  const data = new GraphQLObjectType<ItemData, Asking>({
    name: `${name}DataDto`,
    fields: Object.fromEntries(
      named.map(([fieldName, field]) => [
        fieldName,
        partitionsOf(`${name}Data${pascal(field.name)}Dto`, field, languages),
      ]),
    ),
  });
  const flat = new GraphQLObjectType<ItemData, Asking>({
    name: `${name}FlatDataDto`,
    fields: Object.fromEntries(named.map(([fieldName, field]) => [fieldName, flatField(field)])),
  });
  const filled = ({ data: kept }: ItemRow): ItemData => inLanguages(schema, languages, kept as ItemData);
  return new GraphQLObjectType<ItemRow, Asking>({
    name,
    fields: {
      ...itemFields,
      data: { type: required(data), resolve: filled },
      flatData: { type: required(flat), resolve: filled },
    },
  });
}

/** A field as an object of its languages, or of `iv`. */
function partitionsOf(name: string, field: Field, languages: readonly string[]): Of<ItemData> {
  const codes = field.isLocalized ? languages : [invariant];
  const type = new GraphQLObjectType<Readonly<Record<string, unknown>>, Asking>({
    name,
    fields: Object.fromEntries(
      codes.map((code) => [partition(code), { type: typeOf(field), resolve: (values) => values[code] }]),
    ),
  });
  return { type, resolve: (data) => data[field.name] };
}

const flatField = ({ name, isLocalized, ...field }: Field): Of<ItemData> => ({
  type: typeOf({ name, ...field }),
  resolve: (data, _none, { languages: [master = ''] }) => data[name]?.[isLocalized ? master : invariant],
});

function typeOf({ kind }: Field): GraphQLOutputType {
  if (kind === 'number') return GraphQLFloat;
  if (kind === 'boolean') return GraphQLBoolean;
  return kind === 'picture' ? new GraphQLList(new GraphQLNonNull(asset)) : GraphQLString;
}
