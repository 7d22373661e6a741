/**
 * A file of agents (rules C-42): read as a whole, which is bounded, then compared with what is kept and written some hundred rows
 * at a time. New ones are added, known ones changed, nobody is taken away; a row with a mistake takes no other along.
 */
import { type AgentImportResult, bytesMax, failuresTold, rowsMax } from '@weitersagen/contract/agent/desk';
import { AgentEntry } from '@weitersagen/contract/agent/entry';
import { agentNumber } from '@weitersagen/contract/agent/schemas';
import { decode, encode, type Problem, wire } from '@weitersagen/contract/basics/wire';
import { compareAgents, knownAgents, photoProblems, putAgents } from '#agent/agent.ts';
import { type Body, readTable, receiveRows, refusalMessage, type TableRow } from '#order-import/order-import.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { noteSetting } from '#platform/security/setting.ts';

interface Row {
  line: number;
  externalId: string;
  /** What the file says, by German names; what it has no column for is not in it. */
  sent: Readonly<Record<string, string>>;
}
interface Failure {
  line: number;
  problems: readonly Problem[];
}

const rowsAtOnce = 500;

export async function importAgents(ctx: Ctx, body: Body, isProbe: boolean): Promise<AgentImportResult> {
  const { rows, failures, read } = await readFile(body);
  const result = { added: 0, changed: 0, same: 0 };
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const group = rows.slice(at, at + rowsAtOnce);
    const step = (tx: Tx) => workRows(tx, group, isProbe);
    const { difference, wrong } = await (isProbe ? ctx.read(step) : ctx.write(step));
    failures.push(...wrong);
    result.added += difference.added.length;
    result.changed += difference.changed.length;
    result.same += difference.same;
  }
  const { added, changed } = result;
  if (!isProbe && added + changed > 0)
    await ctx.write(async (tx) => noteSetting(tx, `Berater: Datei, ${added} neu, ${changed} geändert`));
  const told = failures.toSorted((a, b) => a.line - b.line).slice(0, failuresTold);
  return {
    isProbe,
    read,
    ...result,
    failed: failures.length,
    failures: told.map(({ line, problems }) => ({
      line,
      message: refusalMessage(ctx.locale, { refusal: 'input.invalid', problems }),
    })),
  };
}

async function workRows(tx: Tx, rows: readonly Row[], isProbe: boolean) {
  const known = await knownAgents(
    tx,
    rows.map(({ externalId }) => externalId),
  );
  const entries: AgentEntry[] = [];
  const wrong: Failure[] = [];
  for (const { line, externalId, sent } of rows) {
    const kept = known.get(externalId);
    const before = kept ? (encode(AgentEntry, kept) as Record<string, unknown>) : {};
    const entry = decode(AgentEntry, { ...before, ...sent });
    const problems = entry.ok ? photoProblems(tx.mandant, entry.value, today(tx.now)) : entry.problems;
    if (entry.ok && problems.length === 0) entries.push(entry.value);
    else wrong.push({ line, problems });
  }
  return { difference: await (isProbe ? compareAgents(tx, entries) : putAgents(tx, entries, true)), wrong };
}

const limits = { bytesMax, rowsMax, tooLarge: 'agent-file-too-large', tooMany: 'too-many-agents' };
const needed = ['ExterneId', 'Nachname', 'Vorname', 'Plz', 'Ort'];

/** Every row of the file; refuses one that is too large, or whose header lacks what every agent has. */
async function readFile(body: Body): Promise<{ rows: Row[]; failures: Failure[]; read: number }> {
  const rows: Row[] = [];
  const failures: Failure[] = [];
  const seen = new Set<string>();
  const read = await receiveRows(
    body,
    limits,
    (file) => readTable(file, AgentEntry, needed),
    (row) => {
      const one = readRow(row);
      if ('problems' in one) failures.push(one);
      else if (seen.has(one.externalId))
        failures.push({ line: one.line, problems: [{ field: 'ExterneId', code: 'repeated' }] });
      else {
        seen.add(one.externalId);
        rows.push(one);
      }
    },
  );
  return { rows, failures, read };
}

const Numbered = wire({ externalId: ['ExterneId', agentNumber] });

/** Found by the number as it would be kept, and by none that no database takes. */
function readRow({ line, sent: { Aktiv, ...sent }, problems }: TableRow): Row | Failure {
  if (problems.length > 0) return { line, problems };
  const numbered = decode(Numbered, sent);
  if (!numbered.ok) return { line, problems: numbered.problems };
  return { line, externalId: numbered.value.externalId, sent: { ...sent, ...(Aktiv && { Aktiv }) } };
}
