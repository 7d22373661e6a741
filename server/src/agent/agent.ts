/**
 * Insurance agents who can be recommended (rules C-42, E-20, G-12): the list of each mandant, found by last name, town and
 * zip code, and who hears of a contact (M30). A recommendation keeps the number of its agent, whatever becomes of him.
 */

import type { AgentEntry } from '@weitersagen/contract/agent/entry';
import type { Agent, AgentList, AgentQuery } from '@weitersagen/contract/agent/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem, Value } from '@weitersagen/contract/basics/wire';
import { offersAgents } from '@weitersagen/contract/mandant/announced';
import { isAllowedTarget } from '@weitersagen/contract/mandant/rules';
import { today } from '#platform/clock.ts';
import type { Ctx, Mandant, Tx } from '#platform/context.ts';
import { noteSettings } from '#platform/security/setting.ts';
import { type Directory, directoryOf, find, knownDirectory } from './directory.ts';
import { forgetAgentMails } from './mails.ts';
import * as sql from './sql.ts';

export { moveAgencyAgents } from './agency-sql.ts';
export { listAgentMails, tellAgent } from './mails.ts';
export { fold } from './search-key.ts';
export type { AgentRow } from './sql.ts';

/** Those who fit a query, a page at a time. */
export async function searchAgents(
  ctx: Ctx,
  { query, externalId, page, pageSize }: Value<typeof AgentQuery>,
): Promise<Value<typeof AgentList>> {
  refuseWithoutAgents(ctx.mandant);
  if (externalId !== null) return listOf(await ctx.glance((tx) => sql.findAgent(tx.db, externalId)));
  const known = knownDirectory(ctx);
  const asKnown = known && (await pageOf(ctx, known, query, page, pageSize));
  const version = asKnown?.version ?? (await ctx.glance((tx) => sql.findVersion(tx.db)));
  const { rows, totalCount } =
    asKnown && version === known.version
      ? asKnown
      : await pageOf(ctx, await directoryOf(ctx, version), query, page, pageSize);
  return {
    agents: rows.map(agentItem),
    hasNext: page * pageSize < totalCount,
    pageCount: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}

/** A page of those who fit, and the version of the list that was seen with its rows; without a row nothing of it is known. */
async function pageOf(ctx: Ctx, directory: Directory, query: string, page: number, pageSize: number) {
  const found = find(directory, query);
  const ids = found.slice((page - 1) * pageSize, page * pageSize);
  const read = ids.length === 0 ? [] : await ctx.glance((tx) => sql.listAgentsById(tx.db, ids));
  const byId = new Map(read.map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), version: read[0]?.version, totalCount: found.length };
}

function listOf(found: sql.AgentRow | undefined): Value<typeof AgentList> {
  const agents = found?.isActive ? [agentItem(found)] : [];
  return { agents, hasNext: false, pageCount: agents.length, totalCount: agents.length };
}

const readAtOnce = 1000;

/** Everybody who can be recommended, by name. */
export async function listAgents(ctx: Ctx): Promise<Agent[]> {
  refuseWithoutAgents(ctx.mandant);
  const all: Agent[] = [];
  let after: sql.ListKey | null = null;
  do {
    const from: sql.ListKey | null = after;
    const rows: (sql.AgentRow & sql.ListKey)[] = await ctx.read((tx) => sql.listOffered(tx.db, from, readAtOnce));
    all.push(...rows.map(agentItem));
    after = rows.length < readAtOnce ? null : (rows.at(-1) ?? null);
  } while (after);
  return all;
}

function refuseWithoutAgents({ config }: Mandant): void {
  if (!offersAgents(config)) refuse('module.off');
}

/** What anybody may see of an agent: the photo with the agent's consent alone, which ends it as soon as it is taken back (rules E-20). */
const agentItem = ({
  externalId,
  lastName,
  firstName,
  postcode,
  city,
  photo,
  photoConsentOn,
}: sql.AgentRow): Agent => ({
  externalId,
  lastName,
  firstName,
  postcode,
  city,
  photo: photoConsentOn === null ? null : photo,
});

/** Who pages name as the one who advises: whoever is known by the number, and not switched off (rules G-12). */
export async function namedAgent(tx: Tx, externalId: string | null): Promise<Agent | undefined> {
  const found = await findAgent(tx, externalId);
  return found?.isActive ? agentItem(found) : undefined;
}

/** Whoever is known by the number, switched off too. */
export const findAgent = async (tx: Tx, externalId: string | null): Promise<sql.AgentRow | undefined> =>
  externalId === null ? undefined : sql.findAgent(tx.db, externalId);

/** What is wrong with an AgentNumber: one is needed for a product of agents, and has to be of somebody who is there. */
export async function agentProblems(tx: Tx, field: string, asked: string | null): Promise<Problem[]> {
  if (!asked) return [{ field, code: 'required' }];
  return (await findAgent(tx, asked))?.isActive ? [] : [{ field, code: 'agent-unknown' }];
}

/**
 * A photo may lie where a target page may: whoever looks at an agent asks no host but those of the mandant (rules E-20). A consent
 * has a day that has come, and says how it was given; who gives none has neither.
 */
export const photoProblems = (
  { config }: Mandant,
  { photo, photoConsentOn, photoConsentHow }: Pick<AgentEntry, 'photo' | 'photoConsentOn' | 'photoConsentHow'>,
  today: string,
): Problem[] => [
  ...(photo === null || isAllowedTarget(photo, config.mandantUrl, config.targetDomains)
    ? []
    : [{ field: 'Foto', code: 'photo-host' }]),
  ...(photoConsentOn !== null && photoConsentOn > today
    ? [{ field: 'FotoEinwilligungAm', code: 'not-after-today' }]
    : []),
  ...(photoConsentOn !== null && photoConsentHow === null ? [{ field: 'FotoEinwilligungWie', code: 'required' }] : []),
  ...(photoConsentOn === null && photoConsentHow !== null ? [{ field: 'FotoEinwilligungAm', code: 'required' }] : []),
];

/** What a list of entries comes to. */
export interface Difference {
  added: AgentEntry[];
  changed: AgentEntry[];
  same: number;
}

/** What is kept under these numbers. */
export const knownAgents = async (tx: Tx, externalIds: readonly string[]): Promise<ReadonlyMap<string, sql.AgentRow>> =>
  new Map((await sql.listAgentsByNumber(tx.db, externalIds)).map((row) => [row.externalId, row]));

/** Which of them are new, which differ from what is kept. */
export async function compareAgents(tx: Tx, entries: readonly AgentEntry[]): Promise<Difference> {
  const known = await knownAgents(
    tx,
    entries.map(({ externalId }) => externalId),
  );
  const added = entries.filter(({ externalId }) => !known.has(externalId));
  const changed = entries.filter((entry) => {
    const row = known.get(entry.externalId);
    return row !== undefined && fields.some((field) => row[field] !== entry[field]);
  });
  return { added, changed, same: entries.length - added.length - changed.length };
}

const fields = [
  'lastName',
  'firstName',
  'postcode',
  'city',
  'photo',
  'photoConsentOn',
  'photoConsentHow',
  'email',
  'phone',
  'agencyNumber',
  'employeeNumber',
  'isActive',
] as const;

/** Writes what is new or differs; nobody is taken away, and the same once more changes nothing. Of a file the whole is noted by who reads it. */
export async function putAgents(tx: Tx, entries: readonly AgentEntry[], byFile = false): Promise<Difference> {
  const difference = await compareAgents(tx, entries);
  const written = [...difference.added, ...difference.changed];
  if (written.length === 0) return difference;
  await sql.putAgents(tx.db, written, tx.now);
  await sql.raiseVersion(tx.db);
  if (!byFile)
    noteSettings(
      tx,
      'Berater',
      written.map(({ externalId }) => externalId),
    );
  return difference;
}

/** Who is not known yet; of the others the desk keeps the list. */
export async function addAgents(tx: Tx, entries: readonly AgentEntry[]): Promise<void> {
  if (entries.length > 0) await putAgents(tx, (await compareAgents(tx, entries)).added);
}

/** One by hand; its number is new, or the one that is changed. Of two at once the second sees what the first has written. */
export async function saveAgent(tx: Tx, entry: AgentEntry, known: string | null): Promise<void> {
  await sql.raiseVersion(tx.db);
  const problems = photoProblems(tx.mandant, entry, today(tx.now));
  const there = await sql.findAgent(tx.db, known ?? entry.externalId);
  if (known === null && there) problems.push({ field: 'ExterneId', code: 'agent-known' });
  if (known !== null && !there) refuse('unknown');
  if (known !== null && entry.externalId !== known) problems.push({ field: 'ExterneId', code: 'invalid' });
  if (problems.length > 0) refuse('input.invalid', { problems });
  await putAgents(tx, [entry]);
}

/** What is kept of him goes, also what was mailed to him; recommendations keep the number alone. */
export async function deleteAgent(tx: Tx, externalId: string): Promise<void> {
  const agent = (await sql.findAgent(tx.db, externalId)) ?? refuse('unknown');
  if (!(await sql.deleteAgent(tx.db, externalId))) refuse('unknown');
  await forgetAgentMails(tx, agent);
  await sql.raiseVersion(tx.db);
  noteSettings(tx, 'Berater', [externalId]);
}
