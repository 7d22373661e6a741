/** Who bills: what the mandant says of itself, as it was sent; and what a seller or an agency still has to say. */

import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { decode, encode, type Problem } from '@weitersagen/contract/basics/wire';
import { BuyerData, SellerData } from '@weitersagen/contract/invoice/party';
import { type Agency, findAgency } from '#agency/agency.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import * as sql from './sql.ts';

/** The books say what it was before and what it is now, an account masked; what has been issued keeps what it says. */
export async function storeSeller(tx: Tx, seller: SellerData, reason: string | null): Promise<void> {
  const [before, after] = [await findSeller(tx), encode(SellerData, seller) as Sent];
  await sql.writeSellerData(tx.db, after, tx.now);
  const told = before === undefined ? {} : (encode(SellerData, before) as Sent);
  const changed = Object.keys({ ...told, ...after }).filter((field) => told[field] !== after[field]);
  if (changed.length === 0) return;
  const [from, to] = [told, after].map((sent) => changed.flatMap((field) => fieldText(field, sent[field])).join('; '));
  const whose = { object: 'mandant', id: tx.mandant.id } as const;
  await recordEvent(tx, { ...whose, event: 'seller', from: from || null, to: to || '–', reason });
}

type Sent = Record<string, string | number | null | undefined>;

const fieldText = (field: string, value: Sent[string]): string[] => {
  if (value === null || value === undefined || value === '') return [];
  return [`${field}: ${field === 'IBAN' ? maskIban(String(value)) : value}`];
};

/** Whether it is paid to where it was paid to before. */
export async function isPaidAsBefore(tx: Tx, { holder, iban }: SellerData): Promise<boolean> {
  const before = await findSeller(tx);
  return before !== undefined && before.holder === holder && before.iban === iban;
}

/** Nothing where the mandant has said nothing yet, or what it said is not enough any more. */
export async function findSeller({ db }: Tx): Promise<SellerData | undefined> {
  const read = decode(SellerData, (await sql.findSellerData(db)) ?? {});
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
export interface Unbilled {
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
