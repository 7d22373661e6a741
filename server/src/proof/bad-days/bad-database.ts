/** A PostgreSQL of our own that is stopped, killed and filled up; on a disk of its own, which is small. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../../../tools/machine/postgres.ts';

export interface BadDatabase {
  url: string;
  /** Nothing of it runs on, and nothing is closed: as on a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** As by `kill -9` of all. */
  kill(): Promise<void>;
  /** Starts it, where it is not there. */
  bringBack(): Promise<void>;
  /** Not one byte more fits on its disk. On a busy machine that takes a while, in which whoever measures goes on. */
  fillDisk(): Promise<void>;
  /** Of its log, too, what was made ahead for the next changes is used up: it cannot go on. */
  fillLog(): Promise<void>;
  freeDisk(): void;
  stop(): Promise<void>;
}

const diskMegabytes = 600;

export async function startBadDatabase(): Promise<BadDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`A small disk for the database needs the right to mount one: ${(error as Error).message}`);
  }
  const server = await startPostgres({ folder });
  const all = (signal: NodeJS.Signals): void => {
    for (const process of server.processes()) send(process, signal);
  };
  const filler = join(folder, 'filler');
  return {
    url: server.url,
    freeze: () => all('SIGSTOP'),
    thaw: () => all('SIGCONT'),
    kill: async () => {
      all('SIGKILL');
      while (server.processes().length > 1) await sleep(20);
    },
    bringBack: async () => {
      if (server.processes().length < 2) await server.startAgain();
    },
    fillDisk: async () => {
      try {
        for (;;) await appendFile(filler, Buffer.alloc(1_048_576));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    fillLog: async () => {
      const client = new pg.Client({ connectionString: server.url });
      client.on('error', () => undefined);
      await client.connect();
      const change = "select pg_logical_emit_message(true, 'bad day', repeat('x', 1000000))";
      while (await client.query(change).then(Boolean, () => false));
      await client.end().catch(() => undefined);
    },
    freeDisk: () => rmSync(filler),
    stop: async () => {
      all('SIGCONT');
      await server.stop();
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function send(process_: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process_, signal);
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
