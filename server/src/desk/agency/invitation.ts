/** Whom an agency has invited, at the desk: the list and its file. */
import type { InvitationFileQuery, InvitationQuery } from '@weitersagen/contract/agency/desk/invitations';
import { Invited } from '@weitersagen/contract/agency/desk/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { pageInvitations } from './invitation-sql.ts';
import { findAgencyRow } from './sql.ts';

export const listInvitations = (ctx: Ctx, number: string, query: ListQuery<typeof InvitationQuery>) =>
  ctx.report(async ({ db, mandant }) => {
    if (!(await findAgencyRow(db, mandant.id, number))) refuse('unknown');
    return pageInvitations(db, mandant.id, number, query);
  });

type FileQuery = Value<typeof InvitationFileQuery> & { number: string };

const file = listFile<FileQuery, typeof Invited>('einladungen', Invited, (ctx, { number, ...query }) =>
  listInvitations(ctx, number, query),
);

/** A file that has begun can be refused no more: whether there is the agency is known before. */
export async function downloadInvitations(ctx: Ctx, query: FileQuery, answer: Answer): Promise<void> {
  await ctx.report(async ({ db, mandant }) => (await findAgencyRow(db, mandant.id, query.number)) ?? refuse('unknown'));
  await file(ctx, query, answer);
}
