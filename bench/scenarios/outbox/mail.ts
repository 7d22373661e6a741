/**
 * Two processes on one database send into a mail server that answers after 20 ms: how many a second, whether one leaves twice, and
 * how long a mail that a person waits for takes behind a hundred thousand that nobody waits for.
 */
import { readFileSync } from 'node:fs';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { numberMail } from '../../../server/src/account/own/mails.ts';
import { createApp } from '../../../server/src/app.ts';
import { readConfig } from '../../../server/src/platform/config.ts';
import { jobContext } from '../../../server/src/platform/context.ts';
import { queueMails } from '../../../server/src/platform/mail/queue.ts';
import type { Environment, Figure, Server } from '../../environment.ts';
import { makeLinks, nextCreation } from '../../visitors.ts';

const reminders = 100_000;
const answerMs = 20;
const seconds = 15;

interface Taken {
  at: number;
  to: string;
  id: string;
}

export async function scenario(environment: Environment): Promise<Figure[]> {
  const taken: Taken[] = [];
  const { smtp, url } = await sink(taken);
  // The first process sets the mandants up, and learns what they offer.
  const first = await environment.startServer();
  await makeLinks(first, 1);
  await first.stop();
  const app = await createApp(readConfig({ ...environment.settings, LOG_LEVEL: 'error', RATE_LIMITS: '0' }));
  const mandant = await app.mandants.bySlug('spbdevk');
  if (!mandant) throw new Error('no mandant');
  await jobContext(app.system, mandant, 'bench').write((tx) =>
    queueMails(
      tx,
      numberMail,
      Array.from({ length: reminders }, (_, i) => ({
        to: `person${i}@example.org`,
        language: 'de',
        object: 'account' as const,
        objectId: i + 1,
        parameters: { firstName: 'Anna', token: 'x' },
      })),
    ),
  );
  await environment.database.pool.query('analyze');
  const servers = [await environment.startServer({ SMTP_URL: url }), await environment.startServer({ SMTP_URL: url })];
  try {
    const next = nextCreation();
    await sleep(3000);
    const [from, before, worked] = [performance.now(), taken.length, servers.map(processorMs)];
    await sleep(seconds * 1000);
    const sent = taken.length - before;
    const cost = servers.reduce((sum, server, i) => sum + processorMs(server) - (worked[i] ?? 0), 0) / sent;
    const perSecond = (sent / (performance.now() - from)) * 1000;
    const asked = performance.now();
    const known = new Set(taken.map(({ to }) => to));
    await once(servers[0]?.port ?? 0, next());
    const passwordMs = (await until(() => taken.find(({ to }) => to.includes('.load') && !known.has(to))?.at)) - asked;
    const twice = taken.length - new Set(taken.map(({ id }) => id)).size;
    return [
      {
        name: 'mail, two processes into a sink at 20 ms',
        value: perSecond,
        unit: 'mails/s',
        ratio: perSecond,
        must: { atLeast: 200 },
      },
      // On a machine that other programs keep busy this one holds: two cores have 10 ms of it for each of 200 mails a second.
      { name: 'mail, processor time of our processes', value: cost, unit: 'ms', ratio: cost, must: { atMost: 6 } },
      { name: 'mail, sent twice', value: twice, unit: 'mails', ratio: twice, must: { atMost: 0 } },
      {
        name: 'mail, a password behind 100,000 reminders',
        value: passwordMs,
        unit: 'ms',
        ratio: passwordMs,
        must: { atMost: 2000 },
      },
    ];
  } finally {
    for (const server of servers) await server.stop('SIGKILL');
    await app.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
}

/** What a process has worked since it began, as Linux counts it. */
function processorMs({ process: { pid } }: Server): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

async function until(find: () => number | undefined): Promise<number> {
  for (let step = 0; step < 6000; step++) {
    const at = find();
    if (at !== undefined) return at;
    await sleep(10);
  }
  return Number.POSITIVE_INFINITY;
}

async function once(port: number, request: string): Promise<void> {
  const [head = '', body = ''] = request.split('\r\n\r\n');
  const answer = await fetch(`http://127.0.0.1:${port}${head.split(' ')[1]}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Takes a mail 20 ms after it has come in. */
async function sink(taken: Taken[]): Promise<{ smtp: SMTPServer; url: string }> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        taken.push({ at: performance.now(), to: session.envelope.rcptTo[0]?.address ?? '', id });
        setTimeout(done, answerMs);
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return { smtp, url: `smtp://127.0.0.1:${((smtp.server as unknown as NetServer).address() as AddressInfo).port}` };
}
