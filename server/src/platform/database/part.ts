/** What contains a part of a text. */
import { partMin } from '@weitersagen/contract/basics/list';
import { type RawBuilder, sql } from 'kysely';

/** `%`, `_` and `\` are letters like any other to a person who searches. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What contains a text; a shorter one is the beginning of a word, which the index of three letters each holds as well. */
export function findsPart(expression: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  if (text.length >= partMin) return sql`${expression} ilike ${containing(text)}`;
  const beginning = containing(text).slice(1);
  return sql`(${expression} ilike ${beginning} or ${expression} ilike ${`% ${beginning}`})`;
}
