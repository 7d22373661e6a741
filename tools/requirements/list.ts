/** The list of requirements, and which of them tests name in titles and tables: `[S4-T044]`, `'S4-T044'`. */
import { filesBelow, textOf } from '../files.ts';

export interface Requirement {
  id: string;
  area: string;
  proof: string;
  /** The capability that brings it; empty when it is due now. */
  later: string;
  /** RouteNames of the pages its test opens: it cannot be due before they are there. */
  pages: readonly string[];
}

const file = 'docs/requirements.csv';

export function requirements(): Requirement[] {
  const [, ...rows] = parseCsv(textOf(file));
  return rows.map(([id = '', area = '', proof = '', later = '', pages = '']) => ({
    id,
    area,
    proof,
    later,
    pages: pages.split(' ').filter(Boolean),
  }));
}

/** Test file by test file, the ids that stand in brackets or quotes. */
export function idsInTests(): { path: string; id: string }[] {
  return ['contract/src', 'server/src', 'web/src', 'e2e']
    .flatMap((folder) => filesBelow(folder, /(?:[.]test[.]tsx?|[.]e2e[.]ts)$/))
    .flatMap((path) => [...idsIn(textOf(path))].map((id) => ({ path, id })));
}

/** An id counts inside `[…]` or quotes only, so a mention in a comment proves nothing. */
export function idsIn(source: string): Set<string> {
  const quoted = source.match(/\[[^\]\n]*\]|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  return new Set(quoted.flatMap((part) => part.match(/\bS\d-[A-Z]\d{3}\b/g) ?? []));
}

/** The ids of a title as it was run, each in brackets. */
export const idsOf = (title: string): string[] => [...title.matchAll(/\[(S\d-[A-Z]\d{3})\]/g)].map(([, id = '']) => id);

/** Rows of a CSV with quoted fields (RFC 4180); no field of ours holds a line break. */
export function parseCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const fields = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,"]*)(?=,|$)/g) ?? [];
      return fields.map((field) => (field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field));
    });
}
