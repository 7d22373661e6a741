/** SQL of what an agency that goes into another one was billed with (rules 3.8): who reads it, never what it says. */
import type { AgencyMove } from '@weitersagen/contract/agency/merge';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/context.ts';

const kinds = [
  { documents: sql`invoice`, positions: sql`invoice_position`, key: sql.ref('invoice_id') },
  { documents: sql`agency_statement`, positions: sql`agency_statement_position`, key: sql.ref('statement_id') },
] as const;

/** At most so many rows, a document after all that stands on it; gives how many it was. */
export async function moveAgencyInvoices({ db }: Tx, { from, into }: AgencyMove, max: number): Promise<number> {
  let moved = 0;
  const move = async (table: RawBuilder<unknown>, rows: RawBuilder<unknown>): Promise<void> => {
    if (moved === max) return;
    const { numAffectedRows } = await sql`
      update ${table} set agency_number = ${into} where ctid = any(array(${rows} limit ${max - moved} for update of t))`.execute(
      db,
    );
    moved += Number(numAffectedRows ?? 0);
  };
  for (const { documents, positions, key } of kinds) {
    await move(
      positions,
      sql`select t.ctid from ${documents} d join ${positions} t on t.${key} = d.id where d.agency_number = ${from} and t.agency_number = ${from}`,
    );
    await move(
      documents,
      sql`select t.ctid from ${documents} t where t.agency_number = ${from}
        and not exists (select from ${positions} p where p.${key} = t.id and p.agency_number = ${from})`,
    );
  }
  return moved;
}
