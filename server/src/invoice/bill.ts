/**
 * The month of an agency (rules 4.4, A9): what was released before the month's end is billed, what was cancelled since is taken
 * back, and what was paid to people for the agency comes on the statement. One transaction an agency; a second run finds the
 * month billed. What is composed is kept; the files are made of it afterwards (`files.ts`), because that takes a second.
 */

import { plusDays } from '@weitersagen/contract/basics/day';
import { billMonth, type MonthBill } from '@weitersagen/contract/invoice/month';
import type { BuyerData, SellerData } from '@weitersagen/contract/invoice/party';
import { type Agency, lockAgency } from '#agency/agency.ts';
import { billOrders } from '#order/order.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { walkEach } from '#platform/database/batches.ts';
import { pass, whoHas } from '#platform/jobs/pass.ts';
import { composeInvoice, type Issue } from './document/compose.ts';
import { linesMax } from './document/make.ts';
import { issueInvoice, issueStatement, takeNumber } from './issue.ts';
import { findSeller, readBuyer } from './seller.ts';
import * as sql from './sql.ts';

/** Every agency of the mandant; the night of the first of a month bills the one before. */
export const billAgencies = pass(
  (ctx) =>
    walkEach(
      (key) => ctx.read((tx) => sql.listAgencyIds(tx.db, key)),
      ({ id }) => billAgency(ctx, id),
      (err, { id }) => ctx.log.error({ err, agency: id }, 'an agency was not billed'),
    ),
  whoHas(() => sql.agencyRow),
);

/** Whether a document was made of it. */
export const billAgency = (ctx: Ctx, agencyId: number): Promise<boolean> =>
  ctx.write(async (tx) => {
    const agency = await lockAgency(tx.db, agencyId);
    const seller = await findSeller(tx);
    if (agency === undefined || seller === undefined) return false;
    const { buyer } = readBuyer(agency);
    return buyer !== null && billMonthOf(tx, agency, { seller, buyer });
  });

async function billMonthOf(
  tx: Tx,
  agency: Agency,
  parties: { seller: SellerData; buyer: BuyerData },
): Promise<boolean> {
  const issuedOn = today(tx.now);
  const firstDay = `${issuedOn.slice(0, 7)}-01`;
  const month = plusDays(firstDay, -1).slice(0, 7);
  if (await sql.isBilled(tx.db, agency.id, month)) return false;
  const due = await takeDue(tx, agency.agencyNumber, firstDay);
  const bill = billOf(due);
  if (bill.invoice === null && bill.statement === null) return false;
  const language = (await sql.findOwnerLanguage(tx.db, agency.id)) === 'en' ? 'en' : 'de';
  const issue: Issue = { ...parties, agencyNumber: agency.agencyNumber, language, month, issuedOn, madeAt: tx.now };
  const invoice = bill.invoice && { ...bill.invoice, number: await takeNumber(tx, 'invoice', issuedOn) };
  const statement = bill.statement && { ...bill.statement, number: await takeNumber(tx, 'statement', issuedOn) };
  if (invoice !== null) {
    const issued = { month, isMonthly: true, correctsId: null };
    const id = await issueInvoice(tx, agency, composeInvoice(issue, invoice, statement), issued);
    await sql.insertInvoicePositions(
      tx.db,
      { invoiceId: id, agencyNumber: agency.agencyNumber, isAgain: false },
      rowsOf(due.orders, due.orderCredits),
    );
  }
  if (statement !== null) {
    const id = await issueStatement(tx, agency, issue, { invoice, statement });
    await sql.insertStatementPositions(tx.db, id, agency.agencyNumber, rowsOf(due.rewards, due.rewardCredits));
  }
  return true;
}

interface AllDue {
  orders: readonly sql.Due[];
  orderCredits: readonly sql.DueCredit[];
  rewards: readonly sql.Due[];
  rewardCredits: readonly sql.Due[];
}

/** The orders are billed with it, also those without a fee; what is too much for a document comes with the next. */
async function takeDue(tx: Tx, agencyNumber: string, before: string): Promise<AllDue> {
  const { agencyFeeCents } = tx.mandant.config;
  const range = { agencyNumber, before, max: linesMax / 2 };
  const listed = await sql.listDueOrders(tx.db, range);
  const billed = new Set(
    (
      await billOrders(
        tx,
        listed.map(({ id }) => id),
      )
    ).map(({ id }) => id),
  );
  const orders = listed.filter(({ id }) => billed.has(id)).map((order) => ({ ...order, cents: agencyFeeCents }));
  return {
    orders: orders.filter(({ cents }) => cents > 0),
    orderCredits: await sql.listDueOrderCredits(tx.db, range),
    rewards: await sql.listDueRewards(tx.db, range),
    rewardCredits: await sql.listDueRewardCredits(tx.db, range),
  };
}

function billOf({ orders, orderCredits, rewards, rewardCredits }: AllDue): MonthBill {
  const fee = (due: sql.Due) => ({ ...due, feeCents: due.cents, rewardCents: 0 });
  const reward = (due: sql.Due) => ({ ...due, feeCents: 0, rewardCents: due.cents });
  return billMonth({
    orders: [...orders.map(fee), ...rewards.map(reward)],
    credits: [
      ...orderCredits.map((due) => ({ ...fee(due), invoice: { number: due.number, issuedOn: due.issuedOn } })),
      ...rewardCredits.map((due) => ({ ...reward(due), invoice: null })),
    ],
  });
}

const rowsOf = (due: readonly sql.Due[], credits: readonly sql.Due[]): sql.PositionRow[] =>
  [...due.map((one) => [one, false] as const), ...credits.map((one) => [one, true] as const)].map(
    ([{ id, attempt, cents }, isCredit]) => ({ id, attempt, is_credit: isCredit, cents }),
  );
