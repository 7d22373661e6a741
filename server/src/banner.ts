/** What a start prints for a person: where everything is in demo mode, and what must not go into production. */
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/db.ts';
import { demoAddress, demoApiKey, demoEmail, demoSlugs, passwordSlugs } from './demo/brands.ts';
import { type DemoOperator, demoPassword } from './demo/operators.ts';
import { anna } from './demo/tales.ts';

/** `host` is where the page of a client is, if it could be started. */
export function banner(
  config: Config,
  database: Database['kind'],
  operators: readonly DemoOperator[],
  host: string | undefined,
): string[] {
  const lines = [...(config.demo ? demoLines(config, operators, host) : []), ...warnings(config, database)];
  return lines.length > 0 ? ['', '  Weitersagen', ...lines.map((line) => (line ? `  ${line}` : '')), ''] : [];
}

const column = 30;
const row = (name: string, value: string): string => `${name.padEnd(column)} ${value}`;

const demoLines = (
  { port, demoTotp, smtpUrl, testMode }: Config,
  operators: readonly DemoOperator[],
  host: string | undefined,
): string[] => [
  '',
  ...demoSlugs.map((slug) => row(slug, demoAddress(slug, port))),
  ...(host ? [row("a bank's page with the widget", host)] : []),
  ...(smtpUrl ? [] : [row('mails of a brand', `${demoAddress('{brand}', port)}/postfach`)]),
  row('API to read, as OpenAPI', `http://localhost:${port}/api, /api/openapi.json`),
  row('desk of the operator', `http://localhost:${port}/verwaltung`),
  row('operator signs in', `POST http://localhost:${port}/api/v1/{brand}/admin/login`),
  '',
  ...operators.map(({ email, totpSecret }) =>
    row(email, demoTotp ? `${demoPassword}, second factor ${totpSecret}` : demoPassword),
  ),
  // In test mode nobody has recommended anything yet.
  ...(testMode
    ? []
    : [...Map.groupBy(passwordSlugs, (slug) => demoEmail(anna.email, slug))].map(([email, slugs]) =>
        row(email, `${demoPassword}, signs in at /de/login of ${slugs.join(', ')}`),
      )),
  ...demoSlugs.map((slug) => row(`X-Api-Key of ${slug}`, demoApiKey(slug))),
];

function warnings({ demo, testMode, dataDir, databaseUrl }: Config, database: Database['kind']): string[] {
  const named = [
    ...(demo ? [`Demo data, and keys made once in ${dataDir}: for trying only.`] : []),
    ...(database === 'embedded'
      ? [`The embedded database in ${dataDir}: a power cut may lose data, production needs DATABASE_URL.`]
      : []),
    ...(demo && databaseUrl ? ['Demo data lie in the database of DATABASE_URL.'] : []),
    ...(testMode ? ['Test mode: the clock can be moved, limits are off.'] : []),
  ];
  return named.length > 0 ? ['', ...named] : [];
}
