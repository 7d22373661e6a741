/** Who bills: what the mandant says of itself, as it was sent; and what a seller or an agency still has to say. */

import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import { BuyerData, SellerData } from '@weitersagen/contract/invoice/party';
import { type Agency, findAgency } from '#agency/agency.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import * as sql from './sql.ts';

/** What is asked for at the desk. */
export interface SellerWish extends SellerData {
  /** When what there was had been said, in milliseconds; null of nothing. */
  formerAtMs: number | null;
  /** What becomes another, a line each. */
  said: readonly string[];
}

/** What is wished, beside what there is: held until the end of the transaction. */
export async function wishSeller({ db }: Tx, seller: SellerData): Promise<SellerWish> {
  const former = await sql.lockSeller(db);
  const before = readSeller(former?.data);
  return {
    ...seller,
    formerAtMs: former?.changedAt.getTime() ?? null,
    said: differences(before, seller).map(({ field, from, to }) => `${field}: ${from || '–'} → ${to || '–'}`),
  };
}

/** Refuses where something else is said by now than what was there when it was asked for. */
export async function replaceSeller(
  tx: Tx,
  { formerAtMs, said: _, ...seller }: SellerWish,
  reason: string,
): Promise<void> {
  const former = await sql.lockSeller(tx.db);
  if ((former?.changedAt.getTime() ?? null) !== formerAtMs) refuse('state.not-allowed');
  await storeSeller(tx, seller, reason);
}

/** The books say what it was before and what it is now, an account masked; what has been issued keeps what it says. */
export async function storeSeller(tx: Tx, seller: SellerData, reason: string | null): Promise<void> {
  const before = await findSeller(tx);
  await sql.writeSellerData(tx.db, encode(SellerData, seller), tx.now);
  const changed = differences(before, seller);
  if (changed.length === 0) return;
  const [from, to] = (['from', 'to'] as const).map((side) =>
    changed.flatMap((one) => (one[side] === '' ? [] : [`${one.field}: ${one[side]}`])).join('; '),
  );
  const whose = { object: 'mandant', id: tx.mandant.id } as const;
  await recordEvent(tx, { ...whose, event: 'seller', from: from || null, to: to || '–', reason });
}

type Sent = Record<string, string | number | null | undefined>;

/** By their names on the wire, an account masked. */
function differences(before: SellerData | undefined, after: SellerData) {
  const told = before === undefined ? {} : (encode(SellerData, before) as Sent);
  const sent = encode(SellerData, after) as Sent;
  return Object.keys({ ...told, ...sent })
    .filter((field) => told[field] !== sent[field])
    .map((field) => ({ field, from: fieldText(field, told[field]), to: fieldText(field, sent[field]) }));
}

const fieldText = (field: string, value: Sent[string]): string =>
  field === 'IBAN' && value ? maskIban(String(value)) : String(value ?? '');

/** Whether it is paid to where it was paid to before. */
export async function isPaidAsBefore(tx: Tx, { holder, iban }: SellerData): Promise<boolean> {
  const before = await findSeller(tx);
  return before !== undefined && before.holder === holder && before.iban === iban;
}

/** Nothing where the mandant has said nothing yet, or what it said is not enough any more. */
export const findSeller = async ({ db }: Tx): Promise<SellerData | undefined> =>
  readSeller(await sql.findSellerData(db));

function readSeller(data: unknown): SellerData | undefined {
  const read = decode(SellerData, data ?? {});
  return read.ok ? read.value : undefined;
}

/** An agency as a buyer, or what of its data is missing or wrong for an invoice. */
export function readBuyer(agency: Agency): { buyer: BuyerData; problems: null } | { buyer: null; problems: Problem[] } {
  const read = decode(BuyerData, {
    Firma: agency.company,
    Rechtsform: agency.legalForm,
    Strasse: agency.street,
    Hausnummer: agency.houseNumber,
    Plz: agency.postcode,
    Ort: agency.city,
    UStIdNr: agency.vatId,
    Steuernummer: agency.taxNumber,
    Kaeuferreferenz: agency.buyerReference,
    Email: agency.email,
  });
  return read.ok ? { buyer: read.value, problems: null } : { buyer: null, problems: read.problems };
}

/** Why an agency was not billed although something was due before this month. */
interface Unbilled {
  agencyNumber: string;
  company: string;
  /** The first day of what waits. */
  since: string;
  /** The mandant has not said who it is. */
  lacksSeller: boolean;
  /** What is missing or wrong in the data of the agency, by field. */
  problems: readonly Problem[];
}

const unbilledMax = 500;

/** For the desk: what waits for somebody's data; what waits for the night alone is not told. */
export const listUnbilled = (ctx: Ctx): Promise<Unbilled[]> =>
  ctx.read(async (tx) => {
    const lacksSeller = (await findSeller(tx)) === undefined;
    const told: Unbilled[] = [];
    for (const { id, since } of await sql.listUnbilled(tx.db, `${today(tx.now).slice(0, 7)}-01`, unbilledMax)) {
      const agency = await findAgency(tx.db, id);
      if (agency === undefined) continue;
      const problems = readBuyer(agency).problems ?? [];
      const { agencyNumber, company } = agency;
      if (lacksSeller || problems.length > 0) told.push({ agencyNumber, company, since, lacksSeller, problems });
    }
    return told;
  });
