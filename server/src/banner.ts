/** What a start prints for a person: what must not go into production, and in demo mode where everything is (demo/banner.ts). */
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/db.ts';

export function banner(config: Config, database: Database['kind'], places: readonly string[]): string[] {
  const lines = [...places, ...warnings(config, database)];
  return lines.length > 0 ? ['', '  Weitersagen', ...lines.map((line) => (line ? `  ${line}` : '')), ''] : [];
}

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
