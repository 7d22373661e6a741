/** Whether the standby that answers lists is one of this very database. The start goes on without; nobody would notice. */
import { refusePooler } from '#platform/database/connection/own-session.ts';
import { type Database, openPostgres } from '#platform/database/db.ts';
import { position } from '#platform/database/standby/position.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { unopenedThrows } from '#platform/settings/unopened.ts';

interface Named {
  variable: 'DATABASE_URL' | `CELLS (${string})`;
  reportVariable: 'REPORT_DATABASE_URL' | `CELL_REPORT (${string})`;
  reportUrl: string | undefined;
}

/** What is said of it; throws what is wrong with it. */
export async function checkStandby(
  { variable, reportVariable, reportUrl }: Named,
  database: Database,
): Promise<string> {
  if (reportUrl === undefined) return '';
  const copy = openPostgres(reportUrl, 1);
  try {
    const found = await position(copy.pool).catch(unopenedThrows(reportVariable));
    await refusePooler(copy.pool, reportVariable);
    if (!found.isStandby)
      throw new ConfigError(
        `${reportVariable} leads to a database that follows none: lead it to a standby of ${variable}.`,
      );
    const { identity } = await position(database.pool);
    if (found.identity !== identity)
      throw new ConfigError(
        `${reportVariable} leads to a standby of another database than ${variable}: name one of the same.`,
      );
    return ', lists by a standby';
  } finally {
    await copy.close();
  }
}
