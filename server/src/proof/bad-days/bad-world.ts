/** Two processes behind both proxies, on a database that has bad days, and people who come all the time. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { products } from '#testing/mandant-files.ts';
import { killPrograms, type Program, startedProgram } from '#testing/program.ts';
import { freePort } from '../../../../tools/machine/free-port.ts';
import { type MailServer, mailServer } from '../bad-mail-server.ts';
import { type Acknowledged, crashClients } from '../crash-clients.ts';
import { prepareCrash } from '../crash-world.ts';
import { type BadDatabase, startBadDatabase } from './bad-database.ts';
import { type Front, proxies, startProxy } from './proxies.ts';

const host = 'spbdevk.localhost';

export interface BadWorld {
  database: BadDatabase;
  /** How the programs reach it. */
  environment: Record<string, string>;
  mandantId: number;
  shortCodes: readonly string[];
  recipientNumbers: readonly string[];
  programs: readonly Program[];
  proxies: readonly Front[];
  mailServer: MailServer;
  /** Lets people click, recommend and collect, until what is given back is called: then with what was acknowledged. */
  letPeopleCome(): () => Promise<Acknowledged>;
  stop(): Promise<void>;
}

const peopleOfProcess = 3;

export async function badWorld(): Promise<BadWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'bad-days-'));
  const database = await startBadDatabase();
  const mails = await mailServer();
  const url = await newDatabase(database.url);
  const kept = { DATABASE_URL: url, LINK_BASE: `https://${host}`, ...randomKeys() };
  const world = await prepareCrash({ ...kept, DATA_DIR: folder, PORTAL_TESTMODE: '1' }, 12, {
    mandantUrl: `https://${host}`,
  });
  const ports = [await freePort(), await freePort()] as const;
  const environment = {
    ...kept,
    ENVIRONMENT: 'staging',
    SMTP_URL: mails.url,
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'warn',
  };
  const programs = await Promise.all(ports.map((port) => startedProgram(environment, port)));
  // A process leads on by the links it knows: those that somebody has opened there.
  for (const port of ports)
    for (const code of world.shortCodes) await fetch(`http://127.0.0.1:${port}/k/${code}`, { redirect: 'manual' });
  const fronts: Front[] = [];
  for (const name of proxies) fronts.push(await startProxy(name, { folder, host, processes: ports }));
  return {
    ...world,
    database,
    environment,
    programs,
    proxies: fronts,
    mailServer: mails,
    letPeopleCome: () => {
      const acknowledged: Acknowledged = { kills: 0, clicks: [], created: new Map(), collected: [] };
      const clients = ports.map((port, index) =>
        crashClients({
          base: `http://127.0.0.1:${port}`,
          slug: world.slug,
          shortCodes: world.shortCodes,
          rewardTokens: world.rewardTokens.filter((_token, place) => place % ports.length === index),
          productId: products.home,
          random: Math.random,
          acknowledged,
          pauseMs: 100,
        }),
      );
      const ended = Promise.all(clients.flatMap(({ run }) => Array.from({ length: peopleOfProcess }, run)));
      return async () => {
        for (const { stop } of clients) stop();
        await ended;
        return acknowledged;
      };
    },
    stop: async () => {
      for (const { stop } of fronts) stop();
      killPrograms();
      await mails.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query('create database bad_days');
  await client.end();
  return Object.assign(new URL(server), { pathname: '/bad_days' }).href;
}

/** As an installation has them. */
const randomKeys = (): { ENCRYPTION_KEYS: string; TOKEN_KEYS: string } => {
  const key = (): string => `a:${randomBytes(32).toString('base64')}`;
  return { ENCRYPTION_KEYS: key(), TOKEN_KEYS: key() };
};
