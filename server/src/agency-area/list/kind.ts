/** A list of an agency: what it reads, how it is sorted and narrowed, and what a text means in it. */
import type { Filter } from '@weitersagen/contract/basics/list';
import type { RawBuilder } from 'kysely';
import type { Column } from '#platform/database/paging.ts';
import type { sources } from '../figure/sql.ts';
import type { Who } from '../who.ts';
import type { Place } from './people.ts';

type Sql = RawBuilder<unknown>;

export interface Kind {
  /** What it is called as a file. */
  name: string;
  table: Sql;
  /** What its rows are counted as (migration 0151). */
  counted: (typeof sources)[number];
  alias: Sql;
  select: (who: Who) => Sql;
  joins: Sql;
  /** The first one is the order without another, and the day that `Von` and `Bis` mean. */
  columns: Readonly<Record<string, Column>>;
  /** What a file of chosen rows names them by. */
  chosenBy: Sql;
  /** A text in the row itself, by an index of its own. */
  part?: (alias: Sql) => Sql;
  /** Ids of its rows that the text names exactly. */
  known: (place: Place, text: string) => Sql[];
  /** Ids of its rows of these accounts, of these recipients. */
  ofAccounts?: (place: Place, ids: Sql) => Sql;
  ofRecipients?: (place: Place, ids: Sql) => Sql;
  /** The account of one row as `p`: `select … from … where …`, and its recipient. */
  account?: (tell: (alias: Sql) => Sql) => Sql;
  recipient?: (tell: (alias: Sql) => Sql) => Sql;
}

export interface ListRequest {
  orderBy: string | null;
  descending: boolean;
  pageSize: number;
  pageNumber?: number;
  filter: Filter<string, string>;
  after: string | null;
  before: string | null;
  fromEnd: boolean;
  chosen?: readonly string[] | null;
  /** For a file. */
  isUncounted?: boolean;
}
