/** Writes down the statements of a verb, so that a limit can send the very same ones. */
import pg from 'pg';

/** What a statement is sent with: the same each time, the moment, something an earlier one gave, or anything like it. */
type RecordedValue =
  | { kind: 'same'; value: unknown }
  | { kind: 'now' }
  | { kind: 'result'; statement: number; column: string }
  | { kind: 'another'; sample: string };

export interface Recorded {
  text: string;
  values: RecordedValue[];
}

export interface Sent {
  text: string;
  values: unknown[];
  row: Record<string, unknown>;
}

/** The statements of two runs of the same steps, told apart by what differs. */
export async function record(steps: () => Promise<unknown>): Promise<Recorded[]> {
  const [first, second] = [await listen(steps), await listen(steps)];
  if (first.length !== second.length) throw new Error(`${first.length} statements, then ${second.length}`);
  return first.map(({ text, values }, statement) => ({
    text,
    values: values.map((value, index) => {
      const other = second[statement]?.values[index];
      if (value instanceof Date) return { kind: 'now' };
      if (JSON.stringify(value) === JSON.stringify(other)) return { kind: 'same', value };
      const earlier = first.slice(0, statement).findIndex(({ row }) => columnOf(row, value) !== undefined);
      if (earlier >= 0 && typeof value === 'number')
        return { kind: 'result', statement: earlier, column: columnOf(first[earlier]?.row ?? {}, value) ?? '' };
      return { kind: 'another', sample: String(value) };
    }),
  }));
}

const columnOf = (row: Record<string, unknown>, value: unknown): string | undefined =>
  Object.keys(row).find((column) => row[column] === value);

/** Every statement of the steps, in turn. */
export async function listen(steps: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.Client.query
  pg.Client.prototype.query = function (this: pg.Client, first: any, ...rest: any[]): any {
    const asked: Sent = {
      text: typeof first === 'string' ? first : first.text,
      values: first.values ?? rest[0] ?? [],
      row: {},
    };
    sent.push(asked);
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg.Client.query
    return (query as any).call(this, first, ...rest).then((result: pg.QueryResult) => {
      asked.row = (result.rows?.[0] as Record<string, unknown>) ?? {};
      return result;
    });
  };
  try {
    await steps();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
