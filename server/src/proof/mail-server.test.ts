/**
 * A real mail server on bad days: slow, hanging, gone in the middle of a mail, and our process ended or killed meanwhile. No mail
 * is lost; one leaves twice only where the server had it and we could not know, under the same Message-ID. `npm test` has the
 * connection that breaks and the server that hangs; processes of their own are tried with EVERY_CASE=1 on PostgreSQL.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { numberMail } from '#account/own/mails.ts';
import { jobContext, type Mandant, type System } from '#platform/context.ts';
import { createPostman } from '#platform/mail/postman.ts';
import { queueMails } from '#platform/mail/queue.ts';
import { smtpTransport } from '#platform/mail/smtp.ts';
import { freePort } from '../../../tools/machine/free-port.ts';
import { testDatabaseKind } from '../testing/database/database.ts';
import { world } from '../testing/world.ts';
import { type MailServer, mailServer } from './bad-mail-server.ts';
import { claimEnvironment, inWorld } from './claim-world.ts';
import { kill, start } from './crash.ts';

const isOfProcesses = process.env.EVERY_CASE === '1' && testDatabaseKind === 'postgres';

let server: MailServer;
beforeEach(async () => {
  // Test mode has an agency that waits, of which operators are told.
  server = await mailServer((to) => to.endsWith('@example.org'));
});
afterEach(() => server.close());

const queue = (system: System, mandant: Mandant, count: number): Promise<void> =>
  jobContext(system, mandant, 'proof').write((tx) =>
    queueMails(
      tx,
      numberMail,
      Array.from({ length: count }, (_, i) => ({
        to: `person${i}@example.org`,
        language: 'de',
        object: 'account' as const,
        objectId: i + 1,
        parameters: { firstName: 'Anna', token: 'x' },
      })),
    ),
  );

describe('in one process', async () => {
  const { app, as, mandants, days } = await world();
  afterAll(() => app.close());
  const { system } = app.app;
  const postman = (stopMs = 20_000) =>
    createPostman(system, app.app.mandants.byId, smtpTransport(server.url, false, 3), { connections: 3, stopMs });
  const states = () =>
    as().read(
      async ({ db }) =>
        (
          await sql<{ state: string; tries: number; reason: string | null }>`
            select state, tries, last_error as reason from mail order by id`.execute(db)
        ).rows,
    );
  beforeEach(() =>
    as().write(async ({ db }) => {
      await sql`delete from mail_due`.execute(db);
      await sql`delete from mail`.execute(db);
    }),
  );

  test('a connection that breaks before the answer leaves it open whether the mail arrived: it says so, and goes again', async () => {
    await queue(system, mandants.spbdevk, 6);
    server.breaks = 2;
    const own = postman();
    expect(await own.sendDue()).toBeLessThan(6);
    const waiting = (await states()).filter(({ tries }) => tries > 0);
    expect(waiting).toEqual(Array(waiting.length).fill({ state: 'waiting', tries: 1, reason: 'unanswered' }));
    expect(waiting.length).toBeGreaterThan(0);
    for (let minutes = 0; minutes < 3; minutes++) {
      await days(2 / 1440);
      await own.sendDue();
    }
    await own.stop();
    expect((await states()).map(({ state }) => state)).toEqual(Array(6).fill('sent'));
    expect(new Set(server.read).size).toBe(6);
    expect(new Set(server.taken).size).toBe(6);
    expect(server.taken).toHaveLength(6);
    expect(server.read.length - 6).toBeLessThanOrEqual(2);
  });

  test('a server that accepts the connection and never answers holds up no end, and its mails leave once when it is back', async () => {
    await queue(system, mandants.spbdevk, 5);
    server.hangs = true;
    const own = postman(100);
    own.start();
    await expect.poll(() => server.asked, { timeout: 10_000 }).toBe(3);
    const from = performance.now();
    await own.stop();
    expect(performance.now() - from).toBeLessThan(5000);
    expect((await states()).map(({ state, tries }) => [state, tries])).toEqual(Array(5).fill(['waiting', 0]));
    server.hangs = false;
    await days(3 / 1440);
    const next = postman();
    await next.sendDue();
    await next.stop();
    expect(server.taken).toHaveLength(5);
    expect(new Set(server.taken).size).toBe(5);
  });
});

const count = 48;

describe.each(isOfProcesses ? ['SIGTERM', 'SIGKILL'] : [])('two processes, one ended by %s in the middle', (signal) => {
  test('each mail of a slow server leaves once, or was in the hands of the one that was killed', async () => {
    const { environment, release } = await claimEnvironment('database');
    const running: ChildProcess[] = [];
    const settings = { ...environment, SMTP_CONNECTIONS: '6' };
    const run = async () => {
      const child = await start({ ...settings, SMTP_URL: server.url }, await freePort());
      running.push(child);
      return child;
    };
    server.answerMs = 1500;
    try {
      await inWorld(settings, ({ app, as }) => queue(app.app.system, as().mandant, count));
      const first = await run();
      if (signal === 'SIGTERM') await run();
      await expect.poll(() => server.taken.length, { timeout: 60_000 }).toBeGreaterThan(4);
      if (signal === 'SIGTERM') {
        const gone = once(first, 'exit');
        first.kill('SIGTERM');
        await gone;
        await run();
      } else {
        await kill(first);
        await inWorld(settings, ({ app }) =>
          // Its lease ends by itself after two minutes; here at once.
          sql`update mail_due set due_at = now() - interval '1 hour'`.execute(app.app.system.database.kysely),
        );
        await Promise.all([run(), run()]);
      }
      await expect.poll(() => new Set(server.taken).size, { timeout: 120_000 }).toBe(count);
      await sleep(5000);
      const twice = server.taken.length - count;
      expect(twice).toBeLessThanOrEqual(signal === 'SIGTERM' ? 0 : 6);
    } finally {
      for (const child of running) await kill(child);
      await release();
    }
  }, 300_000);
});
