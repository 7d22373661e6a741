/**
 * A file of agents (rules C-42): read as a whole, which is bounded, then compared with what is kept and written some hundred rows
 * at a time. New ones are added, known ones changed, nobody is taken away; a row with a mistake takes no other along.
 */
import { type AgentImportResult, bytesMax, failuresTold, rowsMax } from '@weitersagen/contract/agent/desk';
import { AgentEntry } from '@weitersagen/contract/agent/schemas';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem, wireFields } from '@weitersagen/contract/basics/wire';
import { problemText } from '@weitersagen/contract/texts/texts';
import { compareAgents, knownAgents, photoProblems, putAgents } from '#agent/agent.ts';
import { type CsvRow, readCsv } from '#order-import/order-import.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { textOf } from '#platform/http/csv.ts';
import { noteSetting } from '#platform/security/setting.ts';

type Body = AsyncIterable<Uint8Array> | null | undefined;
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
      message: problems.map((problem) => problemText(ctx.locale, problem)).join(' '),
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
    const problems = entry.ok ? photoProblems(tx.mandant, entry.value.photo) : entry.problems;
    if (entry.ok && problems.length === 0) entries.push(entry.value);
    else wrong.push({ line, problems });
  }
  return { difference: await (isProbe ? compareAgents(tx, entries) : putAgents(tx, entries, true)), wrong };
}

const names = new Map(Object.values(wireFields(AgentEntry) ?? {}).map(([name]) => [name.toLowerCase(), name]));
const needed = ['ExterneId', 'Nachname', 'Vorname', 'Plz', 'Ort'];

/** Every row of the file; refuses one that is too large, or whose header lacks what every agent has. */
async function readFile(body: Body): Promise<{ rows: Row[]; failures: Failure[]; read: number }> {
  const rows: Row[] = [];
  const failures: Failure[] = [];
  const seen = new Set<string>();
  let columns: readonly (string | undefined)[] | undefined;
  let read = 0;
  for await (const row of readCsv(bounded(body))) {
    if (!columns) {
      columns = readHeader(row);
      continue;
    }
    read++;
    if (read > rowsMax) refuse('input.too-large', { problems: [{ field: 'Datei', code: 'too-many-agents' }] });
    const one = readRow(row, columns);
    if ('problems' in one) failures.push(one);
    else if (seen.has(one.externalId))
      failures.push({ line: one.line, problems: [{ field: 'ExterneId', code: 'repeated' }] });
    else {
      seen.add(one.externalId);
      rows.push(one);
    }
  }
  if (!columns) readHeader({ line: 1, fields: [] });
  return { rows, failures, read };
}

/** Reads on past the limit, so that the sender hears why instead of a broken connection. */
async function* bounded(body: Body): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes <= bytesMax) yield chunk;
  }
  if (bytes > bytesMax) refuse('input.too-large', { problems: [{ field: 'Datei', code: 'agent-file-too-large' }] });
}

function readHeader({ fields }: CsvRow): (string | undefined)[] {
  const columns = (fields ?? []).map((field) => names.get(field.trim().toLowerCase()));
  const problems = [
    ...needed.filter((name) => !columns.includes(name)).map((field) => ({ field, code: 'column-missing' })),
    ...[...names.values()]
      .filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
      .map((field) => ({ field, code: 'repeated' })),
  ];
  if (problems.length > 0) refuse('input.invalid', { problems });
  return columns;
}

function readRow({ line, fields }: CsvRow, columns: readonly (string | undefined)[]): Row | Failure {
  if (!fields) return { line, problems: [{ field: 'Zeile', code: 'quotes-broken' }] };
  if (fields.slice(columns.length).some((field) => field.trim() !== ''))
    return { line, problems: [{ field: 'Zeile', code: 'too-many-fields' }] };
  const sent: Record<string, string> = {};
  for (const [place, name] of columns.entries()) if (name) sent[name] = textOf(fields[place] ?? '').trim();
  if (sent.Aktiv === '') delete sent.Aktiv;
  const externalId = sent.ExterneId ?? '';
  return externalId ? { line, externalId, sent } : { line, problems: [{ field: 'ExterneId', code: 'required' }] };
}
