/**
 * One process per DATA_DIR: an exclusive lock of the operating system on a small SQLite file. It ends with the
 * process, however that ends, so there is nothing to clean up and nothing a second process could break.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../settings/config-error.ts';

export interface Lock {
  release(): void;
}

/** Whoever forgets the lock keeps it all the same: a collected file would be an open one. */
const held = new Set<DatabaseSync>();

export function lockFolder(folder: string): Lock {
  const pidFile = join(folder, 'lock.pid');
  const file = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch {
    file.close();
    throw new ConfigError(`The embedded database in ${folder} is in use by another process${ownerOf(pidFile)}.`);
  }
  writeFileSync(pidFile, String(process.pid));
  held.add(file);
  return {
    release: () => {
      held.delete(file);
      file.close();
    },
  };
}

function ownerOf(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8')})`;
  } catch {
    return '';
  }
}
