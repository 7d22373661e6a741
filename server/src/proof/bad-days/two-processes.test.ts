/** Two processes behind the proxies whose files we give, in production: one ends, both are renewed, and nobody notices. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#testing/database/database.ts';
import { apiKeyOf, today } from '#testing/mandant-files.ts';
import { killPrograms, type Program, startedProgram } from '#testing/program.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { prepareCrash } from '../crash-world.ts';
import { type Asked, type Front, proxies, startProxy, type Told } from './proxies.ts';

const perSecond = 60;
const total = 3000;
/** Until the proxy has seen that a process is there again. */
const noticedMs = 5000;
const host = 'spbdevk.localhost';
const key = (): string => `a:${randomBytes(32).toString('base64')}`;
afterAll(killPrograms);

test.each(proxies)(
  `of more than ${total} requests to %s none is lost while both processes behind it are renewed one after the other`,
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'two-processes-'));
    const { url = '', database, release } = await freshDatabase();
    let proxy: Front | undefined;
    const end = async (): Promise<void> => {
      proxy?.stop();
      killPrograms();
      await release();
      rmSync(folder, { recursive: true, force: true });
    };
    onTestFinished(end);
    const kept = { DATABASE_URL: url, ENCRYPTION_KEYS: key(), TOKEN_KEYS: key(), LINK_BASE: `https://${host}` };
    const testing = { ...kept, DATA_DIR: folder, PORTAL_TESTMODE: '1' };
    const world = await prepareCrash(testing, 3, { mandantUrl: `https://${host}` });
    const production = {
      ...kept,
      ENVIRONMENT: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'error',
      // A busy machine needs longer than a second to notice.
      DRAIN_SECONDS: '10',
    };
    const ports = [await freePort(), await freePort()] as const;
    const programs = await Promise.all(ports.map((port) => startedProgram(production, port)));
    const front = await startProxy(name, { folder, host, processes: ports });
    proxy = front;
    const ended: Program[] = [];
    /** As an upgrade does it: the next one begins when the last one has ended, on the same port. */
    const renew = async (which: 0 | 1): Promise<void> => {
      const last = programs[which];
      if (!last) return;
      last.child.kill('SIGTERM');
      ended.push(last);
      await last.end;
      programs[which] = await startedProgram(production, ports[which]);
      await sleep(noticedMs);
    };
    const { asked, reported } = requests(world.shortCodes, world.recipientNumbers);
    const answers: Promise<Told & { index: number; path: string }>[] = [];
    let renewed: Promise<void> | undefined;
    let isRenewed = false;
    const startedAt = performance.now();
    for (let index = 0; index < total || !isRenewed; index++) {
      await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
      if (index === total / 6)
        renewed = renew(0)
          .then(() => renew(1))
          .finally(() => (isRenewed = true));
      const what = asked(index);
      answers.push(front.ask(what).then((told) => ({ index, path: what.path, ...told })));
    }
    const lost = (await Promise.all(answers)).filter(({ status }) => status < 200 || status >= 400);
    await renewed;
    expect(lost.slice(0, 5), front.output().slice(-3000)).toEqual([]);
    expect(await Promise.all(ended.map(({ end }) => end))).toEqual([0, 0]);
    expect(ended.map(({ output }) => output())).toEqual(['', '']);
    const orders = await database.transaction(
      { mandantId: world.mandantId, role: 'app', readOnly: true },
      async (db) =>
        await sql<{ number: string }>`select external_number as number from orders
          where external_number like 'renewed-%'`.execute(db),
    );
    // What was acknowledged is there, once.
    expect(orders.rows.map(({ number }) => number).sort()).toEqual(reported.sort());
  },
  300_000,
);

/** What people open, and now and then a report of an order, which no proxy may send twice. */
function requests(codes: readonly string[], recipients: readonly string[]) {
  const pages = ['/de', '/api/v1/spbdevk/produkt', '/en/login', ...codes.map((code) => `/k/${code}`)];
  const reported: string[] = [];
  const asked = (index: number): Asked => {
    if (index % 7 !== 0) return { path: pages[index % pages.length] ?? '/de' };
    const number = `renewed-${index}`;
    reported.push(number);
    return {
      method: 'POST',
      path: '/api/v1/spbdevk/partner/auftrag',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKeyOf('spbdevk') },
      body: JSON.stringify({
        ExterneAuftragsnummer: number,
        Empfaengernummer: recipients[index % recipients.length],
        Auftragsdatum: today,
        Ereignis: 'eingegangen',
      }),
    };
  };
  return { asked, reported };
}
