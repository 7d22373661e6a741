/** An item as the wire has it. */
import { hash } from 'node:crypto';

export interface SentItem {
  app: string;
  schema: string;
  id: string;
  status: 'draft' | 'published' | 'archived';
  version: number;
  createdAt: Date;
  createdBy: string;
  changedAt: Date;
  changedBy: string;
  /** There is a working copy that differs from what is published. */
  isChanged?: boolean;
}

export const statuses = {
  draft: { status: 'Draft', color: '#8091a5' },
  archived: { status: 'Archived', color: '#eb3142' },
  published: { status: 'Published', color: '#4bb958' },
} as const;

/** `data` is JSON already. */
export function itemText(item: SentItem, data: string): string {
  const { app, schema, id, createdBy, changedBy: lastModifiedBy, version } = item;
  const { status, color } = statuses[item.status];
  const href = `/api/content/${app}/${schema}/${id}`;
  const head = JSON.stringify({
    id,
    createdBy,
    lastModifiedBy,
    created: item.createdAt.toISOString(),
    lastModified: item.changedAt.toISOString(),
    status,
    statusColor: color,
    ...(item.isChanged && item.status === 'published' && { newStatus: 'Draft', newStatusColor: statuses.draft.color }),
    schemaId: schemaId(app, schema),
    schemaName: schema,
    schemaDisplayName: schema,
    version,
    isDeleted: false,
    editToken: id,
  });
  return `${head.slice(0, -1)},"data":${data},"_links":${JSON.stringify({ self: { href, method: 'GET' } })}}`;
}

/** Schemas have no row of their own; theirs is the same everywhere. */
function schemaId(app: string, schema: string): string {
  const [all = ''] = /^.{32}/.exec(hash('sha256', `${app}/${schema}`, 'hex')) ?? [];
  return all.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
