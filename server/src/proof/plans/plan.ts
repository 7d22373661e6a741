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
  Plans?: PlanNode[];
}

export interface Index {
  table: string;
  /** Rows that the index holds. */
  rows: number;
  /** Each row is a mandant's. */
  isOwned: boolean;
}

export interface Ground {
  isBig(table: string): boolean;
  /** Rows of a big table. */
  rows: number;
  indexes: ReadonlyMap<string, Index>;
}

/** Below this part of a table a read is one of the few rows it is meant for, an index for them or a page of a list. */
const smallPart = 0.2;

/** The reads as sentences, each once. */
export function findWideReads(plan: PlanNode, ground: Ground): string[] {
  return [...new Set(readsOf(plan, ground, 1))];
}

/** `part` is how much of its rows a limit above lets a node read. */
function readsOf(node: PlanNode, ground: Ground, part: number): string[] {
  // A value that is not there was found before anything is read.
  if (node['One-Time Filter'] === 'false') return [];
  const own = wideRead(node, ground, part);
  return [
    ...(own ? [own] : []),
    ...(node.Plans ?? []).flatMap((child) => readsOf(child, ground, partOf(node, child, part))),
  ];
}

function partOf(node: PlanNode, child: PlanNode, part: number): number {
  if (node['Node Type'] === 'Limit') return Math.min(part, node['Total Cost'] / child['Total Cost'] || 0);
  // These read all before they give the first row.
  return /^(?:Sort|Aggregate|Hash|Materialize|Bitmap Heap Scan|BitmapAnd|BitmapOr)$/.test(node['Node Type']) &&
    node['Startup Cost'] >= child['Total Cost'] * 0.9
    ? 1
    : part;
}

/** A partition is named as the table it is a part of. */
const tableOf = (name: string): string => name.replace(/_(?:\d{4}(?:_\d\d){0,2}|default)(?=_pkey$|$)/, '');

function wideRead(node: PlanNode, { isBig, rows, indexes }: Ground, part: number): string | undefined {
  const type = node['Node Type'];
  if (part < smallPart) return undefined;
  if (type === 'Seq Scan' && isBig(node['Relation Name'] ?? ''))
    return `${tableOf(node['Relation Name'] ?? '')} as a whole`;
  const index = indexes.get(node['Index Name'] ?? '');
  if (!index || !isBig(index.table) || index.rows < rows * smallPart) return undefined;
  const condition = node['Index Cond'] ?? '';
  if (isMandantAlone(condition)) return `${tableOf(index.table)} of a mandant by ${tableOf(node['Index Name'] ?? '')}`;
  return index.isOwned && !condition.includes('mandant_id')
    ? `${index.table} of all mandants by ${node['Index Name']}`
    : undefined;
}

/** Nothing but the mandant narrows the index. */
const isMandantAlone = (condition: string): boolean =>
  condition.split(' AND ').every((one) => one === '' || /^\(*(?:\w+\.)?mandant_id = [^=<>]*\)*$/.test(one));
