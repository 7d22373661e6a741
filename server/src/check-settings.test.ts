/** The commands at the shell, as processes of their own on a database of their own. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Database, openEmbedded } from '#platform/database/db.ts';

const folder = mkdtempSync(join(tmpdir(), 'weitersagen-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}
const run = (file: string, given: string[] = [], more: Record<string, string> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, DATA_DIR: folder, ...more };
    execFile(process.execPath, [join(import.meta.dirname, file), ...given], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
/** As the owner, while no program has it. */
async function inDatabase<T>(steps: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(join(folder, 'database'));
  try {
    return await steps(database);
  } finally {
    await database.close();
  }
}

test('a mandant is set up, told as it can be read, and named with what is wrong once it cannot', async () => {
  const example = join(import.meta.dirname, '../../docs/mandant.example.json');
  expect(await run('bootstrap.ts', [example])).toMatchObject({ code: 0, stderr: '' });
  const right = 'right  settings: of development, demo mode\nright  HOST: 127.0.0.1\n';
  const before = `${right}right  DATA_DIR: ${folder}\nright  database: embedded\n`;
  expect(await run('check-settings.ts')).toEqual({
    code: 0,
    stdout: `${before}right  mandants: 1 can be read\n`,
    stderr: '',
  });
  expect(await run('check-settings.ts', [], { DEFAULT_MANDANT: 'nope' })).toMatchObject({
    code: 1,
    stderr: 'WRONG  mandants: DEFAULT_MANDANT=nope names none of them: name one, or leave it out.\n',
  });
  const told = await inDatabase(async ({ pool }) => {
    await pool.query(`update mandant_config set config = config || '{"PraemieAbholfristTage": 0}'`);
    return pool.query<{ what: string }>(`select what from security_event where kind = 'setting'`);
  });
  expect(told.rows.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Auszahlungskonto', 'Sprachen.de.angeboten']),
  );
  expect(await run('check-settings.ts')).toEqual({
    code: 1,
    stdout: before,
    stderr: expect.stringMatching(/^WRONG {2}mandants: \S+ would be closed: PraemieAbholfristTage \(\S+\)\n$/),
  });
  // As an older program has kept it.
  const older = { PraemieAbholfristTage: 30, IsAutologin: true, AutologinSecret: 'twelve-signs' };
  await inDatabase(({ pool }) =>
    pool.query(`update mandant_config set config = config || $1::jsonb`, [JSON.stringify(older)]),
  );
  expect(await run('check-settings.ts')).toEqual({
    code: 1,
    stdout: before,
    stderr: expect.stringMatching(
      /^WRONG {2}mandants: \S+: Konfiguration\.AutologinSecret \(secret-weak\), nobody comes signed in.*\n$/,
    ),
  });
}, 120_000);
