/**
 * `anbieter-b`: a file of everything each night, and files of what changed since, numbered one after the other
 * (docs/providers.md). CSV with `;` and the names of the mandant's file as headers; a file that is not whole is none.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { readCsv } from '#platform/csv/read-csv.ts';
import type { Adapter, Delivery, Known, SentRow } from '../adapter.ts';
import type { ProviderCall } from '../call.ts';
import { LoadError } from '../failure.ts';
import { typed } from './cells.ts';
import { untilEndLine } from './end-line.ts';

const bytesMax = 400 * 1024 * 1024;

export const files: Adapter = {
  async deliver(call, known, take) {
    for (const day of daysToAsk(known)) {
      const full = { kind: 'full', mark: day, path: `/produkte-${day}.csv` } as const;
      const taken = await deliverFile(call, full, take);
      if (taken !== undefined) return taken;
    }
    if (known.changeMark === null) return undefined;
    const mark = String(known.changeMark + 1);
    return deliverFile(call, { kind: 'changes', mark, path: `/aenderungen-${mark}.csv` }, take);
  },
};

/** Today's may come later in the night; who has none at all takes that of yesterday. */
function daysToAsk({ fullMark, today }: Known): string[] {
  if (fullMark === null) return [today, plusDays(today, -1)];
  return fullMark < today ? [today] : [];
}

interface File extends Pick<Delivery, 'kind' | 'mark'> {
  path: string;
}

const deliverFile = <T>(
  call: ProviderCall,
  { kind, mark, path }: File,
  take: (delivery: Delivery) => Promise<T>,
): Promise<T | undefined> =>
  call.get(path, { accept: 'text/csv', bytesMax }, (parts) => {
    const { content, end } = untilEndLine(parts);
    let ended: ReturnType<typeof end> | undefined;
    async function* rows(): AsyncGenerator<SentRow> {
      let count = 0;
      for await (const row of rowsOf(content, kind)) {
        count++;
        yield row;
      }
      ended = end();
      if (ended.rows !== count) throw new LoadError('cutOff');
      if (kind === 'changes' && String(ended.changeMark) !== mark) throw new LoadError('otherNumber');
    }
    return take({
      kind,
      mark,
      rows: rows(),
      end: () => {
        if (!ended) throw new Error('the rows are read first');
        const { statedAt, changeMark } = ended;
        return { statedAt, changeMark };
      },
    });
  });

type Cells = ReturnType<typeof typed>;

async function* rowsOf(bytes: AsyncIterable<Buffer>, kind: Delivery['kind']): AsyncGenerator<SentRow> {
  let header: Cells | undefined;
  for await (const { line, fields } of readCsv(bytes)) {
    if (!header) header = headerOf(fields ?? [], kind);
    else if (!fields) yield { line, sent: undefined, problem: { field: 'Zeile', code: 'quotes-broken' } };
    else if (fields.length > header.count) yield { line, sent: header.read(fields), problem: tooMany };
    else yield rowOf(line, header.read(fields), kind);
  }
  // A file of nothing has a header, too.
  if (!header) throw new LoadError('notReadable');
}

const tooMany = { field: 'Zeile', code: 'too-many-fields' };

function headerOf(fields: readonly string[], kind: Delivery['kind']): Cells {
  const cells = typed(fields);
  const needed = kind === 'full' ? ['ExterneId', 'Name'] : ['ExterneId', 'Name', 'Aktion'];
  if (needed.some((name) => !cells.has(name))) throw new LoadError('notReadable');
  return cells;
}

const actions: ReadonlySet<unknown> = new Set(['neu', 'geaendert', 'entfernt']);

function rowOf(line: number, sent: Readonly<Record<string, unknown>>, kind: Delivery['kind']): SentRow {
  if (kind === 'full') return { line, sent };
  const { Aktion: action } = sent;
  return actions.has(action)
    ? { line, sent, isGone: action === 'entfernt' }
    : { line, sent, problem: { field: 'Aktion', code: 'invalid' } };
}
