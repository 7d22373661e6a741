/** Who came in or tried to, was refused or took a file: what nobody can change, for the admins of the mandant. */
import type { Value } from '@weitersagen/contract/basics/wire';
import {
  type SecurityFileQuery,
  type SecurityListQuery,
  type SecurityPage,
  SecurityRow,
} from '@weitersagen/contract/security/desk';
import type { Ctx } from '#platform/context.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as sql from './sql.ts';

/** The newest first. What this process has noted a moment ago is among them. */
export async function pageSecurityEvents(
  ctx: Ctx,
  query: ListQuery<typeof SecurityListQuery>,
): Promise<Value<typeof SecurityPage>> {
  await ctx.system.security.flush();
  return ctx.report((tx) => sql.pageSecurityEvents(tx, query));
}

export const downloadSecurityEvents = listFile<Value<typeof SecurityFileQuery>, typeof SecurityRow>(
  'sicherheit',
  SecurityRow,
  pageSecurityEvents,
);
