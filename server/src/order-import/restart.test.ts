/** An import whose process is killed in the middle: none of its rows is done twice, and none is lost. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { createContext } from '#platform/context.ts';
import { setUpMandant } from '#setup/setup.ts';
import { appCaller } from '#testing/app.ts';
import { annaOf } from '#testing/cast/anna.ts';
import { fileOf } from '#testing/cast/client.ts';
import { operator } from '#testing/cast/operators.ts';
import { processDatabase } from '#testing/database/process-database.ts';
import { files } from '#testing/mandant-files.ts';
import { freePort } from '../../../tools/machine/free-port.ts';
import { type App, createApp } from '../app.ts';
import { resumeImports } from './order-import.ts';

const rows = 300;

test('an import goes on after SIGKILL at the row after the last', async () => {
  const { environment: place, release } = await processDatabase();
  const environment = { ...place, LINK_BASE: 'http://localhost:3000', LOG_LEVEL: 'silent' };
  const open = (): Promise<App> => createApp(readConfig({ PORT: '0', ...environment }));
  try {
    const first = await open();
    await setUpMandant(first.system, files.spbdevk);
    const caller = appCaller(first, [], () => first.stop());
    const { number } = await annaOf(caller).recommends();
    const token = await operator(caller);
    const reports = Array.from({ length: rows }, (_, index) => ({
      order: `K-${index}`,
      number,
      email: `kill-${index}@example.org`,
    }));
    const sent = await caller.call('POST', '/admin/auftraege/import', { token, body: fileOf(reports) });
    expect(sent.status).toBe(202);
    await caller.close();

    const done = await killInTheMiddle({ environment, token, id: sent.body.Id });
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(rows);

    const next = await open();
    const mandant = await next.mandants.bySlug('spbdevk');
    if (!mandant) throw new Error('no mandant');
    // The lease of the dead process ends by itself after half a minute; here at once.
    next.system.clock.set(new Date(Date.now() + 60_000));
    const ctx = createContext({
      system: next.system,
      mandant,
      actor: { kind: 'anyone' },
      locale: 'de',
      now: next.system.clock.now(),
      log: next.system.log,
      origin: null,
    });
    await resumeImports(ctx);
    const {
      rows: [counts],
    } = await ctx.read(({ db }) =>
      sql<
        Record<string, unknown>
      >`select (select status from order_import) as status, (select lines_done from order_import)::int as done,
        (select count(*) from order_import_line)::int as lines, (select count(*) from orders)::int as orders,
        (select count(distinct external_number) from orders)::int as numbers, (select count(*) from event where event = 'A1')::int as events,
        (select count(*) from reward)::int as rewards, (select count(*) from mail where template = 'M05')::int as mails`.execute(
        db,
      ),
    );
    await next.stop();
    expect(counts).toEqual({
      status: 'done',
      done: rows,
      lines: rows,
      orders: rows,
      numbers: rows,
      events: rows,
      rewards: rows,
      mails: rows,
    });
  } finally {
    await release();
  }
}, 300_000);

/** Starts the server, which goes on with the import by itself, and kills it as soon as some rows are done; gives how many. */
async function killInTheMiddle({
  environment,
  token,
  id,
}: {
  environment: Record<string, string>;
  token: string;
  id: number;
}): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const look = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/spbdevk/admin/importe/${id}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    return answer?.ok ? (((await answer.json()) as { Verarbeitet: number }).Verarbeitet ?? 0) : 0;
  };
  let done = 0;
  const endsAt = Date.now() + 240_000;
  while (done === 0 && child.exitCode === null && Date.now() < endsAt) {
    done = await look();
    await wait(20);
  }
  child.kill('SIGKILL');
  await gone;
  return done;
}
