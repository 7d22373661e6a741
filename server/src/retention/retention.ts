/**
 * Records go when the years that the law asks, or more where the mandant wants it, are over (rules 1.13): each night, by
 * kind and in parts, each part with a row of the log that says what went, how much, until when and by which setting. Years are
 * those of the database's clock. A legal hold stops all of it; the database itself refuses what is too young or held.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { EventName } from '@weitersagen/contract/event/events';
import { type RetentionKind, retentionRules } from '@weitersagen/contract/retention/rules';
import { type RawBuilder, sql as raw } from 'kysely';
import { deleteOldConsents, oldConsentRow } from '#consent/consent.ts';
import { endOldDocuments } from '#invoice/invoice.ts';
import { endOldPostings } from '#ledger/ledger.ts';
import { deleteOldPermissions, oldPermissionRow } from '#mandant/mandant.ts';
import { endOldFiles, endTransfersOf } from '#payout-run/payout-run.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Mandant, System, Tx } from '#platform/context.ts';
import { cellsOf, inOwnTrouble } from '#platform/database/cell/cells.ts';
import { keepYears } from '#platform/database/partitions.ts';
import { deleteOldEvents, recordEvent } from '#platform/event.ts';
import { inTurn, type Pass, pass, whoHas } from '#platform/jobs/pass.ts';
import { deleteOldMails } from '#platform/mail/old-mails.ts';
import { forgetOldSecurityEvents } from '#platform/security/forget.ts';
import * as sql from './sql.ts';

const rowsMax = 5000;

interface Part {
  years: number;
  max: number;
  /** Rows at the front that parts before have left. */
  skipped: number;
}

/** Gives how many went, and how many stay in front of what is still to be looked at; fewer looked at than `max` is the end. */
type Work = (tx: Tx, part: Part) => Promise<{ gone: number; looked: number; left?: number }>;

interface Ended {
  event: EventName<'mandant'>;
  kind: Exclude<RetentionKind, 'clicks'>;
  /** Who has some, for `whoHas`; the low bound is what the mandant has set. */
  row: RawBuilder<unknown>;
  work: Work;
}

const plain =
  (work: (tx: Tx, kept: number, max: number) => Promise<number>): Work =>
  async (tx, { years, max }) => {
    const gone = await work(tx, years, max);
    return { gone, looked: gone };
  };

const keptBy = ({ config }: Mandant, kind: RetentionKind): number => config[retentionRules[kind].setting];

const ended = ({ event, kind, row, work }: Ended): Pass =>
  pass(
    async (ctx) => {
      const years = keptBy(ctx.mandant, kind);
      let total = 0;
      let skipped = 0;
      for (let looked = rowsMax; looked >= rowsMax; ) {
        const part = await ctx.write(async (tx): ReturnType<Work> => {
          // Before anything goes, so that a hold that was set meanwhile ends it.
          if (await sql.isHeld(tx.db)) return { gone: 0, looked: 0 };
          const done = await work(tx, { years, max: rowsMax, skipped });
          if (done.gone > 0) await note(tx, { event, kind, years, gone: done.gone });
          return done;
        });
        looked = part.looked;
        skipped += part.left ?? 0;
        total += part.gone;
      }
      return total;
    },
    whoHas(
      // A hold is looked for where something is over only.
      () => raw`
        select case when (${row} limit 1) then not exists (select from legal_hold h where h.mandant_id = m.id) end`,
      (mandant) => [keptBy(mandant, kind), 0],
    ),
  );

/** What went: how many, of which days, by which setting; in words of no language. */
async function note(
  tx: Tx,
  { event, kind, years, gone }: Pick<Ended, 'event' | 'kind'> & { years: number; gone: number },
): Promise<void> {
  const { name, from, unit } = retentionRules[kind];
  const until = await sql.findLastDay(tx.db, { kept: years, unit, isYearEnd: from === 'yearEnd' });
  const reason = `${gone}, … ${until}, ${name} = ${years}`;
  await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event, from: null, to: String(gone), reason });
}

/** Postings go by whole subjects and their transfers with them, in one transaction. */
const endBooks: Work = async (tx, part) => {
  const { subjects, ...done } = await endOldPostings(tx, part);
  for (const [kind, of] of Map.groupBy(subjects, (subject) => subject.kind))
    await endTransfersOf(tx, { kind, ids: of.map(({ id }) => id) });
  return done;
};

export const endRecords = inTurn(
  ended({ event: 'purgeLetters', kind: 'letters', row: sql.oldMailRow, work: plain(deleteOldMails) }),
  ended({ event: 'purgeDocuments', kind: 'documents', row: sql.oldFileRow, work: plain(endOldFiles) }),
  ended({ event: 'purgeDocuments', kind: 'documents', row: sql.oldInvoiceRow, work: plain(endOldDocuments) }),
  ended({ event: 'purgePermissions', kind: 'permissions', row: oldPermissionRow, work: plain(deleteOldPermissions) }),
  ended({ event: 'purgeConsents', kind: 'consents', row: oldConsentRow, work: plain(deleteOldConsents) }),
  ended({ event: 'purgeSecurity', kind: 'security', row: sql.oldSecurityRow, work: endSecurity() }),
  ended({ event: 'purgeBooks', kind: 'books', row: sql.oldPostingRow, work: endBooks }),
  ended({ event: 'purgeEvents', kind: 'books', row: sql.oldEventRow, work: plain(deleteOldEvents) }),
);

/** All at once: they are of one day. */
function endSecurity(): Work {
  return async (tx, { years }) => ({ gone: await forgetOldSecurityEvents(tx, years), looked: 0 });
}

/** Of all mandants: years are made ahead, and go when they are over and empty. */
export async function endYears(system: System): Promise<number> {
  const day = today(system.clock.now());
  for (const cell of cellsOf(system.database))
    await inOwnTrouble(system, cell, async () => {
      const there = { ...system, database: cell.database };
      for (const parent of ['event', 'mail']) await keepYears(there, parent, day);
    });
  return 0;
}

/** No record goes any more, whatever its time. */
export async function setLegalHold(ctx: Ctx, reason: string): Promise<void> {
  await ctx.write(async (tx) => {
    if (!(await sql.insertHold(tx.db, { reason, since: tx.now, operatorId: operatorOf(tx) })))
      refuse('state.not-allowed');
    await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'hold', from: null, to: 'held', reason });
  });
}

export async function liftLegalHold(ctx: Ctx, reason: string): Promise<void> {
  await ctx.write(async (tx) => {
    if (!(await sql.deleteHold(tx.db))) refuse('state.not-allowed');
    await recordEvent(tx, {
      object: 'mandant',
      id: tx.mandant.id,
      event: 'liftHold',
      from: 'held',
      to: 'free',
      reason,
    });
  });
}

function operatorOf({ actor }: Pick<Tx, 'actor'>): number {
  if (actor.kind !== 'operator') throw new Error(`a legal hold is set by a person, not by ${actor.kind}`);
  return actor.operatorId;
}
