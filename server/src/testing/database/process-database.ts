/** A database for a program as a process of its own: what it is started with, and the end of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, testDatabaseKind } from './database.ts';
import { copyDatabase } from './snapshot.ts';

interface ProcessDatabase {
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  release(): Promise<void>;
}

export async function processDatabase(): Promise<ProcessDatabase> {
  if (testDatabaseKind === 'embedded') return folderDatabase();
  const DATA_DIR = newFolder();
  const { url: DATABASE_URL = '', release } = await freshDatabase();
  return {
    environment: { DATA_DIR, DATABASE_URL },
    release: async () => {
      await release();
      rmSync(DATA_DIR, { recursive: true });
    },
  };
}

/** Embedded, wherever the tests run. */
export async function folderDatabase(): Promise<ProcessDatabase> {
  const DATA_DIR = newFolder();
  await copyDatabase(join(DATA_DIR, 'database'));
  return { environment: { DATA_DIR }, release: async () => rmSync(DATA_DIR, { recursive: true }) };
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'weitersagen-'));
