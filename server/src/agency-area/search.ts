/** One text looked for in all that an agency has (rules 7.8): the newest few of each list, found as the lists find them. */
import { rightsOf } from '@weitersagen/contract/agency/rights';
import type { searchAgency } from '@weitersagen/contract/agency-area/endpoints';
import { agencySearchFew } from '@weitersagen/contract/agency-area/query';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { ownAgencyOf } from '#agency/agency.ts';
import type { Ctx } from '#platform/context.ts';
import { planAnew } from '#platform/database/db.ts';
import { newest } from '#platform/database/paging.ts';
import { findPeople } from './list/people.ts';
import { invitationList, leadList, orderList, recommenderList } from './lists.ts';
import { whoOf } from './who.ts';

export async function search(ctx: Ctx, text: string): Promise<Reply<typeof searchAgency>> {
  const place = { ...whoOf(ctx), mandantId: ctx.mandant.id };
  const people = await ctx.report(async ({ db }) => {
    await planAnew(db);
    return findPeople(db, place, text, { accounts: true, recipients: true });
  });
  const query = {
    ...newest,
    filter: { status: null, view: null, from: null, to: null, isWaiting: false, text },
    pageSize: agencySearchFew,
  };
  const asked = { people };
  const maySeeInvitations = rightsOf(ownAgencyOf(ctx).roles).includes('invitations');
  return {
    recommenders: (await recommenderList.show(ctx, query, asked)).rows,
    leads: (await leadList.show(ctx, query, asked)).rows,
    orders: (await orderList.show(ctx, query, asked)).rows,
    // An owner whose agency is not active has no list of them.
    invitations: maySeeInvitations ? (await invitationList.show(ctx, query, asked)).rows : [],
  };
}
