/** The one moment in which a mail may leave twice: the mail server has accepted it, and the process dies before our mark. */
import type { Server } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { createApp } from '../app.ts';
import { setUpMandant } from '../setup/setup.ts';
import { appCaller } from '../testing/app.ts';
import { processDatabase } from '../testing/database/process-database.ts';
import { files } from '../testing/mandant-files.ts';
import { startProgram } from '../testing/program.ts';
import { recommendAndRegister } from '../testing/walk.ts';

test('a process killed after the acceptance sends that mail again under the same Message-ID, and no other twice', async () => {
  const { environment: place, release } = await processDatabase();
  const environment = {
    ...place,
    PORTAL_TESTMODE: '1',
    LINK_BASE: 'http://localhost:3000',
    LOG_LEVEL: 'error',
    // One at a time: of several at once each that is accepted and not marked yet would leave again.
    SMTP_CONNECTIONS: '1',
  };
  const deliveries: string[] = [];
  let afterAcceptance = (): void => undefined;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString();
        // The program tells its operators what waits, too.
        if (!/^To: .*@betreiber\.example/m.test(message)) {
          deliveries.push(/^Message-ID: (\S+)/m.exec(message)?.[1] ?? '');
          afterAcceptance();
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = (smtp.server as unknown as Server).address();
  const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  try {
    // Two people, four mails, none sent yet.
    const quiet = await createApp(readConfig({ PORT: '0', ...environment }));
    await setUpMandant(quiet.system, files.spbdevk);
    const caller = { ...appCaller(quiet, [], async () => quiet.stop()), post: async () => [] };
    await recommendAndRegister(caller, { tag: 'kill1' });
    await recommendAndRegister(caller, { tag: 'kill2' });
    await caller.close();

    const { child, end, output } = startProgram({ ...environment, PORT: '0', SMTP_URL });
    afterAcceptance = () => child.kill('SIGKILL');
    await end;
    expect(deliveries, output()).toHaveLength(1);

    afterAcceptance = () => undefined;
    const next = await createApp(readConfig({ PORT: '0', ...environment, SMTP_URL }));
    // The claim of the dead process ends by itself after two minutes; here at once.
    await sql`update mail_due set due_at = now() - interval '1 hour'`.execute(next.system.database.kysely);
    await next.postman.sendDue();
    const waiting = await sql<{ count: number }>`select count(*)::int as count from mail_due`.execute(
      next.system.database.kysely,
    );
    await next.stop();

    expect(waiting.rows[0]?.count).toBe(0);
    expect(deliveries).toHaveLength(5);
    expect(new Set(deliveries).size).toBe(4);
    expect(deliveries.filter((id) => id === deliveries[0])).toHaveLength(2);
  } finally {
    await new Promise<void>((resolve) => smtp.close(resolve));
    await release();
  }
}, 120_000);
