/** What a plan reads that it should not: a big table as a whole, or everything that a mandant has in one. */

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Plan Rows': number;
  'Total Cost': number;
  'Startup Cost': number;
  'One-Time Filter'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

export interface Index {
  table: string;
  /** Its own name, of a part of a partitioned one that of the whole. */
  name: string;
  /** Rows that the index holds. */
  rows: number;
  /** Each row is a mandant's. */
  isOwned: boolean;
  /** By which it is in order, the first one first; none where it is in none. */
  columns: readonly string[];
}

export interface Ground {
  /** The part of a table that the plan takes for the mandant's. */
  planned: number;
  isBig(table: string): boolean;
  /** Rows of a big table. */
  rows: number;
  indexes: ReadonlyMap<string, Index>;
  /** Partial indexes that may be read as a whole, by their names. */
  worklists: ReadonlySet<string>;
}

/** Names of the indexes that a plan reads. */
export const indexesOf = (node: PlanNode): string[] => [
  ...(node['Index Name'] ? [node['Index Name']] : []),
  ...(node.Plans ?? []).flatMap(indexesOf),
];

/** Below this part of a table a read is one of the few rows it is meant for, an index for them or a page of a list. */
const smallPart = 0.2;

/** The reads as sentences, each once. */
export function findWideReads(plan: PlanNode, ground: Ground): string[] {
  return [...new Set(readsOf(plan, ground, { part: 1, hasLimit: false }))];
}

/** How much of its rows a limit above lets a node read, and whether there is one: of few rows it may be more than there are. */
interface Bound {
  part: number;
  hasLimit: boolean;
}

function readsOf(node: PlanNode, ground: Ground, bound: Bound): string[] {
  // A value that is not there was found before anything is read.
  if (node['One-Time Filter'] === 'false') return [];
  const own = wideRead(node, ground, bound);
  return [
    ...(own ? [own] : []),
    ...(node.Plans ?? []).flatMap((child) => readsOf(child, ground, boundOf(node, child, bound))),
  ];
}

function boundOf(node: PlanNode, child: PlanNode, bound: Bound): Bound {
  if (node['Node Type'] === 'Limit')
    return { part: Math.min(bound.part, node['Total Cost'] / child['Total Cost'] || 0), hasLimit: true };
  // These read all before they give the first row.
  return /^(?:Sort|Aggregate|Hash|Materialize|Bitmap Heap Scan|BitmapAnd|BitmapOr)$/.test(node['Node Type']) &&
    node['Startup Cost'] >= child['Total Cost'] * 0.9
    ? { part: 1, hasLimit: false }
    : bound;
}

/** A partition is named as the table it is a part of. */
const tableOf = (name: string): string => name.replace(/_(?:\d{4}(?:_\d\d){0,2}|default)(?=_pkey$|$)/, '');

function wideRead(
  node: PlanNode,
  { planned, isBig, rows, indexes, worklists }: Ground,
  { part, hasLimit }: Bound,
): string | undefined {
  const type = node['Node Type'];
  if (part < smallPart / planned) return undefined;
  if (type === 'Seq Scan' && isBig(node['Relation Name'] ?? ''))
    return `${tableOf(node['Relation Name'] ?? '')} as a whole`;
  const index = indexes.get(node['Index Name'] ?? '');
  if (!index || !isBig(index.table) || index.rows === 0 || worklists.has(index.name)) return undefined;
  if (index.rows < rows * smallPart && hasLimit && node.Filter === undefined) return undefined;
  const condition = node['Index Cond'] ?? '';
  if (isMandantAlone(condition) || passesOver(index, condition))
    return `${tableOf(index.table)} of a mandant by ${index.name}`;
  return index.isOwned && !condition.includes('mandant_id')
    ? `${tableOf(index.table)} of all mandants by ${index.name}`
    : undefined;
}

/** What is looked for stands further back: everything of the mandant is read on the way there. */
const passesOver = ({ columns: [first, second] }: Index, condition: string): boolean =>
  first === 'mandant_id' &&
  second !== undefined &&
  /^\w+$/.test(second) &&
  condition.includes('mandant_id') &&
  !new RegExp(`\\b${second}\\b`).test(condition);

/** Nothing but the mandant narrows the index. */
const isMandantAlone = (condition: string): boolean =>
  condition.split(' AND ').every((one) => one === '' || /^\(*(?:\w+\.)?mandant_id = [^=<>]*\)*$/.test(one));
