/** An office whose owner goes before anybody looked at it: what was typed may name anybody, and nothing hangs on it. */
import { agencyMoves } from '@weitersagen/contract/agency/rules';
import type { Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { lockAgency, markAgency, putAgency } from '../agency-sql.ts';

const nothing = {
  legalForm: null,
  street: null,
  houseNumber: null,
  postcode: null,
  city: null,
  phone: null,
  email: '',
  taxNumber: null,
  vatId: null,
  buyerReference: null,
  logo: null,
};

/** G6 by itself; its number is given to nobody else. One that was looked at stays as it is. */
export async function dropRegistered(tx: Tx, id: number): Promise<void> {
  const agency = await lockAgency(tx.db, id);
  if (agency?.status !== 'registered') return;
  const { to } = agencyMoves.reject;
  await putAgency(tx.db, agency, { ...nothing, company: `Agentur ${agency.agencyNumber}` }, tx.now);
  await markAgency(tx.db, id, { status: to, reason: null }, tx.now);
  await recordEvent(tx, { object: 'agency', id, event: 'reject', from: agency.status, to });
}
