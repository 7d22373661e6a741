/**
 * Who bills agencies in the demo, and the last months of the one that takes part: billed on the firsts as the night would have, the
 * older ones paid (rules 4.4).
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { decode } from '@weitersagen/contract/basics/wire';
import { SellerData } from '@weitersagen/contract/invoice/party';
import { findAgencyByOwnNumber } from '#agency/agency.ts';
import * as invoices from '#invoice/invoice.ts';
import { today } from '#platform/clock.ts';
import { createContext, type Mandant, type System } from '#platform/context.ts';
import { type DemoSeller, findDemoSeller } from '../brands.ts';

const months = 4;

/** The night of the first of the month so many months ago, 02:30 in UTC; now, where that is still to come. */
export function nightOfFirst(now: Date, ago: number): Date {
  return new Date(Math.min(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1, 2, 30), now.getTime()));
}

export async function billDemoAgency(system: System, mandant: Mandant, number: string): Promise<void> {
  const at = (now: Date) =>
    createContext({
      system,
      mandant,
      actor: { kind: 'job', name: 'demo' },
      locale: mandant.config.defaultLanguage,
      now,
      log: system.log,
      origin: null,
    });
  const start = system.clock.now();
  const agency = await at(start).read(({ db }) => findAgencyByOwnNumber(db, number));
  const brand = findDemoSeller(mandant.slug);
  if (agency === undefined || brand === undefined) return;
  const seller = sellerOf(brand);
  await at(nightOfFirst(start, months)).write((tx) => invoices.storeSeller(tx, seller, null));
  for (let ago = months - 1; ago >= 0; ago--) await invoices.billAgency(at(nightOfFirst(start, ago)), agency.id);
  await invoices.makeFilesOf(at(start), number);
  const issued = await at(start).read(({ db }) => invoices.listInvoicesOf(db, number, months));
  // The latest is still open.
  for (const { number: paid, issuedOn, kind } of issued.slice(1))
    if (kind === 'invoice') {
      const paidOn = plusDays(issuedOn, 9);
      if (paidOn > today(start)) continue;
      const then = new Date(`${paidOn}T09:00:00Z`);
      await at(then).write((tx) => invoices.payDocument(tx, paid, { paidOn, reason: null }));
    }
}

function sellerOf({ company, street, town, directors, register, vatId, phone, iban, slug }: DemoSeller): SellerData {
  const [, streetName = street, houseNumber = '1'] = /^(.*) (\S+)$/.exec(street) ?? [];
  const [, postcode = '', city = ''] = /^(\d{5}) (.*)$/.exec(town) ?? [];
  const [registerCourt = '', registerNumber = ''] = register.split(', ');
  const read = decode(SellerData, {
    Name: company,
    Strasse: streetName,
    Hausnummer: houseNumber,
    Plz: postcode,
    Ort: city,
    UStIdNr: vatId,
    Handelsregister: registerNumber,
    Registergericht: registerCourt,
    Geschaeftsfuehrung: directors.join(', '),
    Ansprechpartner: 'Buchhaltung',
    Telefon: phone,
    Email: `rechnung@${slug}.example`,
    Kontoinhaber: company,
    IBAN: iban,
  });
  if (!read.ok) throw new Error(`the seller of ${slug} in the demo: ${JSON.stringify(read.problems)}`);
  return read.value;
}
