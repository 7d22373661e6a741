/** Agencies at the desk: the list, one of them with all that hangs on it, and what an operator decides. */
import {
  type AgencyDeactivated,
  type AgencyDetail,
  type AgencyFileQuery,
  type AgencyQuery,
  AgencyRow,
  type AgencyState,
  type ShownBank,
} from '@weitersagen/contract/agency/desk/schemas';
import { codesOf } from '@weitersagen/contract/basics/label';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import { type Agency, decideAgency, findAgencyByOwnNumber } from '#agency/agency.ts';
import { bankOfIban, findBankAccount, maskStoredIban } from '#bank-account/bank-account.ts';
import { type Ctx, whoAsks } from '#platform/context.ts';
import { newest } from '#platform/database/paging.ts';
import { listOpenOf } from '../approval/sql.ts';
import { eventsOf } from '../event/event.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import * as more from './detail-sql.ts';
import { pageInvitations } from './invitation-sql.ts';
import * as sql from './sql.ts';

type State = Value<typeof AgencyState>;

export const listAgencies = (ctx: Ctx, query: ListQuery<typeof AgencyQuery>) =>
  ctx.report((tx) => sql.pageAgencies(tx.db, ctx.mandant.id, query));

export const downloadAgencies = listFile<Value<typeof AgencyFileQuery>, typeof AgencyRow>(
  'agenturen',
  AgencyRow,
  listAgencies,
);

const latest = {
  ...newest,
  filter: { status: null, view: null, from: null, to: null, isWaiting: false, text: null },
  pageSize: 10,
} as const;

export function showAgency(ctx: Ctx, number: string): Promise<Value<typeof AgencyDetail>> {
  const { mandant, now } = ctx;
  return ctx.report(async (tx) => {
    const { db } = tx;
    const row = (await sql.findAgencyRow(db, mandant.id, number)) ?? refuse('unknown');
    const { ibanSealed, ...kept } = await more.getAgencyMore(db, mandant.id, row.id);
    const persons = await more.listPersons(db, mandant.id, row.id, now);
    return {
      ...row,
      ...kept,
      maskedIban: ibanSealed && maskStoredIban(tx, { kind: 'agency', id: row.id }, ibanSealed),
      merges: await more.listMerges(db, mandant.id, row.id),
      counts: await more.countOfAgency(db, mandant.id, number),
      ending: await more.countEnding(db, mandant.id, row, now),
      persons: persons.map((one) => ({
        ...one,
        salutation: codesOf(salutation).find((code) => code === one.salutation) ?? null,
      })),
      invitationsBy: await more.countInvitations(db, mandant.id, number),
      latestInvitations: (await pageInvitations(db, mandant.id, number, latest)).rows,
      plans: await more.listPlans(db, mandant.id, number),
      approvals: await listOpenOf(db, mandant.id, 'agency', row.id),
      events: await eventsOf(tx, 'agency', row.id),
    };
  });
}

export const stateOf = ({ agencyNumber: number, status }: Agency): State => ({ number, status });

export const decide = (
  ctx: Ctx,
  number: string,
  decided: { event: 'approve' | 'reject' | 'reactivate'; reason: string | null },
): Promise<State> => ctx.write(async (tx) => stateOf(await decideAgency(tx, number, decided)));

/** G7, with what it has ended. */
export const deactivate = (ctx: Ctx, number: string, reason: string): Promise<Value<typeof AgencyDeactivated>> =>
  ctx.write(async (tx) => {
    const { id } = (await findAgencyByOwnNumber(tx.db, number)) ?? refuse('unknown');
    const ended = await more.countEnding(tx.db, tx.mandant.id, { id, number }, tx.now);
    return { ...stateOf(await decideAgency(tx, number, { event: 'deactivate', reason })), ended };
  });

/** In full, for a reason that stands among the security events. */
export async function showBank(ctx: Ctx, number: string, reason: string): Promise<Value<typeof ShownBank>> {
  const bank = await ctx.read(async (tx) => {
    const agency = (await findAgencyByOwnNumber(tx.db, number)) ?? refuse('unknown');
    return (await findBankAccount(tx, { kind: 'agency', id: agency.id })) ?? refuse('unknown');
  });
  ctx.system.security.note({
    ...whoAsks(ctx),
    kind: 'opened',
    outcome: 'done',
    what: `IBAN Agentur ${number}: ${reason}`.slice(0, 200),
  });
  return { holder: bank.holder, iban: bank.iban, bank: (await bankOfIban(bank.iban, ctx.now))?.bank ?? null };
}
