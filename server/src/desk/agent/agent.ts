/** Agents at the desk: the list, its file, one of them, and what changes him. */
import {
  type AgentData,
  type AgentDetail,
  type AgentFileQuery,
  type AgentListQuery,
  AgentRow,
} from '@weitersagen/contract/agent/desk';
import type { AgentEntry } from '@weitersagen/contract/agent/entry';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { deleteAgent, listAgentMails, saveAgent } from '#agent/agent.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as sql from './sql.ts';

export const listAgents = (ctx: Ctx, query: ListQuery<typeof AgentListQuery>) =>
  ctx.report((tx) => sql.pageAgents(tx.db, ctx.mandant.id, query));

export const downloadAgents = listFile<Value<typeof AgentFileQuery>, typeof AgentRow>('berater', AgentRow, listAgents);

export const showAgent = (ctx: Ctx, externalId: string): Promise<Value<typeof AgentDetail>> =>
  ctx.report(async ({ db, mandant }) => {
    const row = (await sql.findAgentRow(db, mandant.id, externalId)) ?? refuse('unknown');
    return { ...row, recommendations: await sql.countRecommendations(db, mandant.id, externalId) };
  });

/** To hand on; an agent has no way in of his own, and asks the operator. */
export async function showAgentData(ctx: Ctx, externalId: string, answer: Answer): Promise<Value<typeof AgentData>> {
  const agent = await showAgent(ctx, externalId);
  answer.header('content-disposition', `attachment; filename="${ctx.mandant.slug}-berater.json"`);
  const mails = await ctx.read((tx) => listAgentMails(tx, agent));
  return { madeAt: ctx.now, mandant: ctx.mandant.name, agent, mails };
}

export async function addAgent(ctx: Ctx, entry: AgentEntry): Promise<Value<typeof AgentDetail>> {
  await ctx.write((tx) => saveAgent(tx, entry, null));
  return showAgent(ctx, entry.externalId);
}

export async function changeAgent(ctx: Ctx, externalId: string, entry: AgentEntry): Promise<Value<typeof AgentDetail>> {
  await ctx.write((tx) => saveAgent(tx, entry, externalId));
  return showAgent(ctx, externalId);
}

export async function removeAgent(ctx: Ctx, externalId: string): Promise<{ isDeleted: boolean }> {
  await ctx.write((tx) => deleteAgent(tx, externalId));
  return { isDeleted: true };
}
