/**
 * `bench_number(kind, n)` in the database: the 12 digits of rules 1.3, so that rows can be made by the million there.
 */
import { sql } from 'kysely';
import type { Environment } from './environment.ts';

export const addNumberFunction = ({ database }: Environment) =>
  sql`
    create or replace function bench_number(kind text, n bigint) returns text immutable language sql as $$
      select head || ((10 - sum(case when weighted > 9 then weighted - 9 else weighted end) % 10) % 10)::text
      from (select kind || lpad(n::text, 10, '0') as head) h,
        lateral (select substr(head, p, 1)::int * (2 - (11 - p) % 2) as weighted from generate_series(1, 11) p) d group by head $$`.execute(
    database.kysely,
  );
