/**
 * Which tables the statements of a file write and read, and which columns code reads by the table's name for them. A
 * statement is SQL in a template, or a call of the query builder.
 */
import { parseSync } from '@swc/core';

export interface TableUse {
  table: string;
  does: 'writes' | 'reads';
}

const comments = /[/][*][\s\S]*?[*][/]|(?<=^|\s)[/][/].*/gm;
const writing = [
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](\w+)/g,
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate)\s+(\w+)/gi,
  // Not the `update` of a lock or of a conflict.
  /(?<!\bfor\s+|\bno\s+key\s+|\bdo\s+)\bupdate\s+(?:only\s+)?(\w+)/gi,
];
const reading = [
  /\b(?:selectFrom|using|from|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin)\(\s*['"](\w+)/g,
  // Looks ahead: what follows a table may be the join of the next.
  /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?=(\w+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+(?:\s+(?:as\s+)?\w+)?)*))/gi,
  // A part of a statement that begins with a table: the list of another query, or the source of a page.
  /\bsql(?:[.](?:raw|table))?\(?\s*[`'"]\s*(\w+)/g,
];

/** Uses of these tables; words that are no table are something else. */
export function tableUses(source: string, tables: ReadonlySet<string>): TableUse[] {
  const text = source.replace(comments, '');
  const found = (patterns: readonly RegExp[]): string[] =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+/)[0] ?? ''))
      .filter((name) => tables.has(name));
  return [
    ...[...new Set(found(writing))].map((table): TableUse => ({ table, does: 'writes' })),
    ...[...new Set(found(reading))].map((table): TableUse => ({ table, does: 'reads' })),
  ];
}

/** An extension of PostgreSQL keeps its name. */
/** Named as PostgreSQL names them. */
const extensions = new Set(['pg_trgm', 'btree_gin']);
const isColumn = (name: string | undefined): name is string =>
  /[a-z]_[a-z]/.test(name ?? '') && !extensions.has(name ?? '');

/** `row.created_at` and `{ created_at }`: a row is camelCase from the statement on (`created_at as createdAt`). */
export function columnsRead(source: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, property, properties } = node as {
      type?: string;
      property?: { value?: string };
      properties?: readonly { key?: { value?: string } }[];
    };
    const names = type === 'MemberExpression' ? [property?.value] : (properties ?? []).map(({ key }) => key?.value);
    if (type === 'MemberExpression' || type === 'ObjectPattern')
      for (const name of names.filter(isColumn)) found.add(name);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(source, { syntax: 'typescript' }).body);
  return [...found];
}
