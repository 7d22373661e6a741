/**
 * What an auditor takes along (rules 1.13): the books of some days and all that says what they mean, as CSV files in one ZIP, described
 * by index.xml. The days have to be over, so that nothing is added to them. It is made while it is sent, in parts by key, and each
 * download stands in the log. Its postings have to be those of the books: what its lines add up to is compared with the sums that the
 * database forms without them, and where both differ nobody gets a file that looks whole.
 */
import type { AuditDays, AuditQuery } from '@weitersagen/contract/audit/desk';
import { germanDay, germanMoment, plusDays } from '@weitersagen/contract/basics/day';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { takeFile } from '#payout-run/payout-run.ts';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Answer } from '#platform/http/answer.ts';
import { balanceSheet, type Moved, movedOf } from './balances.ts';
import { indexXml } from './index-xml.ts';
import { documentFiles, documentParts, documentTable, positionParts, positionTable } from './invoices.ts';
import { auditParts } from './parts.ts';
import { readMe } from './read-me.ts';
import * as sql from './sql.ts';
import { type AuditTable, linesOf } from './table.ts';
import {
  accountTable,
  bankFileName,
  checkTable,
  isEnclosed,
  logTable,
  postingTable,
  runTable,
  tables,
  transferTable,
} from './tables.ts';
import { type ZipFile, zipped } from './zip.ts';

export async function showAuditDays(ctx: Ctx): Promise<Value<typeof AuditDays>> {
  const last = yesterday(ctx);
  const first = await ctx.read((tx) => sql.findFirstDay(tx.db));
  return { first: first !== null && first <= last ? first : null, last };
}

export async function downloadAudit(ctx: Ctx, days: Value<typeof AuditQuery>, answer: Answer): Promise<void> {
  const code = days.to > yesterday(ctx) ? 'day-not-over' : days.to < days.from ? 'end-before-start' : undefined;
  if (code) refuse('input.invalid', { problems: [{ field: 'Bis', code }] });
  await ctx.write((tx) =>
    recordEvent(tx, {
      object: 'mandant',
      id: tx.mandant.id,
      event: 'auditExport',
      from: null,
      to: days.to,
      reason: `${germanDay(days.from)} – ${germanDay(days.to)}`,
    }),
  );
  answer.header(
    'content-disposition',
    `attachment; filename="pruefung-${ctx.mandant.slug}-${days.from}-${days.to}.zip"`,
  );
  answer.file(zipped(filesOf(ctx, days), ctx.now), 'application/zip');
}

const yesterday = ({ now }: Ctx): string => plusDays(today(now), -1);

async function* filesOf(ctx: Ctx, days: sql.Days): AsyncGenerator<ZipFile> {
  const { mandant, now } = ctx;
  const period = `${germanDay(days.from)} bis ${germanDay(days.to)}`;
  const comment = `Weitersagen, Nebenbuch Prämien, ${period}, erstellt am ${germanMoment(now)}`;
  const supply = { name: mandant.name, location: mandant.slug, comment, ...days };
  yield { name: 'index.xml', content: once(indexXml(supply, tables)) };
  yield { name: 'liesmich.txt', content: once(readMe(mandant.name, period)) };
  const parts = auditParts(ctx, days);
  const written = new Map<string, Moved>();
  yield file(postingTable, noted(parts.postings(), written));
  // What is written of the postings is known by now: the file before is through when the next one is asked for.
  yield file(accountTable, [await balanceSheet(ctx, days, written)]);
  yield file(runTable, parts.runs());
  yield file(transferTable, parts.transfers());
  yield file(documentTable, documentParts(ctx, days));
  yield file(positionTable, positionParts(ctx, days));
  yield file(logTable, parts.log());
  yield file(checkTable, parts.bankChecks());
  for await (const runs of parts.runs())
    for (const run of runs.filter(isEnclosed))
      yield { name: bankFileName(run.id), content: once(await takeFile(ctx, run.id)) };
  yield* documentFiles(ctx, days);
}

const file = <R>(table: AuditTable<R>, parts: AsyncIterable<readonly R[]> | Iterable<readonly R[]>): ZipFile => ({
  name: table.file,
  content: linesOf(table, parts),
});

async function* once(content: string): AsyncGenerator<string> {
  yield content;
}

async function* noted<R extends sql.PostingRow>(
  parts: AsyncIterable<readonly R[]>,
  written: Map<string, Moved>,
): AsyncGenerator<readonly R[]> {
  for await (const rows of parts) {
    for (const { debit, credit, amountCents } of rows) {
      movedOf(written, debit).debitCents += amountCents;
      movedOf(written, credit).creditCents += amountCents;
      movedOf(written, debit).count++;
      movedOf(written, credit).count++;
    }
    yield rows;
  }
}
