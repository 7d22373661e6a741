/** The client's system: it reports orders and what became of them, each a real call with the API key. */
import type { Reply, TestApp } from '../app.ts';
import { apiKeyOf, type Slug, today } from '../mandant-files.ts';

export interface Reported {
  /** ExterneAuftragsnummer; `E-1` without. */
  order?: string;
  event?: 'eingegangen' | 'bestaetigt' | 'abgelehnt' | 'storniert';
  /** Empfehlungsnummer. */
  number?: string | null;
  /** Empfaengernummer. */
  recipient?: string | null;
  email?: string | null;
  product?: string | null;
  /** Auftragsdatum; the first day of the small world without. */
  on?: string | null;
  reason?: string | null;
}

interface Options {
  mandant?: Slug;
  apiKey?: string;
  locale?: string;
}

export interface Client {
  /** POST partner/auftrag. */
  reports(report: Reported, options?: Options): Promise<Reply>;
  /** POST partner/auftrag/import: a file as text or bytes. */
  sends(file: string | Buffer, options?: Options & { probe?: boolean }): Promise<Reply>;
}

const reportOf = ({
  order = 'E-1',
  event = 'eingegangen',
  number,
  recipient,
  email,
  product,
  on = today,
  reason,
}: Reported) => ({
  ExterneAuftragsnummer: order,
  Ereignis: event,
  Empfehlungsnummer: number ?? null,
  Empfaengernummer: recipient ?? null,
  ProduktExterneId: product ?? null,
  Auftragsdatum: on,
  Grund: reason ?? null,
  Email: email ?? null,
});

/** The reports as a file, with every column. */
export function fileOf(reports: readonly Reported[], delimiter = ';'): string {
  const rows = reports.map(reportOf);
  const columns = Object.keys(reportOf({}));
  const line = (values: readonly unknown[]): string => values.map((value) => value ?? '').join(delimiter);
  return `${[line(columns), ...rows.map((row) => line(Object.values(row)))].join('\r\n')}\r\n`;
}

export const clientOf = (app: TestApp): Client => ({
  reports: (report, { mandant = 'spbdevk', apiKey = apiKeyOf(mandant), ...more } = {}) =>
    app.call('POST', '/partner/auftrag', { body: reportOf(report), mandant, apiKey, ...more }),
  sends: (file, { mandant = 'spbdevk', apiKey = apiKeyOf(mandant), probe, ...more } = {}) =>
    app.call('POST', `/partner/auftrag/import${probe ? '?probe=true' : ''}`, { body: file, mandant, apiKey, ...more }),
});
