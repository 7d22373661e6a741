/** The program itself, as a process of its own. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#identity/identity.ts';
import { folderDatabase } from '#testing/database/process-database.ts';
import { isReady, killPrograms, type Program, startProgram } from '#testing/program.ts';
import { closeRefused, expectHarmless, keys, openRefused, wrongSettings } from '#testing/wrong/settings.ts';
import { freePort } from '../../tools/machine/free-port.ts';

const { environment: place, release } = await folderDatabase();
beforeAll(openRefused);
afterAll(() => {
  killPrograms();
  closeRefused();
  return release();
});
const startMain = (environment: Record<string, string>): Program =>
  startProgram({ ...place, LOG_LEVEL: 'error', ...environment });

/** As check-settings tells it, and nothing else. */
async function expectStopped({ end, output }: Program, line: string | RegExp): Promise<void> {
  expect([await end, output()]).toEqual([1, expect.stringMatching(/^.+\n$/)]);
  expect(output()).toMatch(line);
  expectHarmless(output());
}

test.concurrent.each(wrongSettings)(
  '%s stops the start with the sentence of check-settings',
  async (_what, environment, line) => {
    await expectStopped(startProgram({ DATA_DIR: place.DATA_DIR, LOG_LEVEL: 'error', ...environment() }), line);
  },
  120_000,
);

test('a folder that cannot be made stops the start with one sentence', async () => {
  await expectStopped(
    startMain({ DATA_DIR: '/dev/null/data' }),
    "The folder of DATA_DIR cannot be made or written (ENOTDIR: not a directory, mkdir '/dev/null/data'): give this user the right, or name another folder.",
  );
});

test('an address that is not ours stops the start with one sentence', async () => {
  const own = await folderDatabase();
  const environment = { ...own.environment, ...keys, PORT: '0', LOG_LEVEL: 'error' };
  await expectStopped(
    startProgram({ ...environment, HOST: '192.0.2.1' }),
    'HOST=192.0.2.1 is no address of this machine.',
  );
  await own.release();
}, 60_000);

test.each([
  ['PORT', 'The port is in use'],
  ['METRICS_PORT', 'The port of METRICS_PORT is in use'],
])(
  'a %s that somebody else has stops the start with one sentence',
  async (variable, sentence) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    const key = `a:${randomBytes(32).toString('base64')}`;
    const staging = { ENVIRONMENT: 'staging', ENCRYPTION_KEYS: key, TOKEN_KEYS: key, SMTP_URL: 'smtp://127.0.0.1:9' };
    const own = await folderDatabase();
    const environment = {
      ...staging,
      ...own.environment,
      LINK_BASE: 'https://l.example',
      PORT: String(await freePort()),
    };
    const { end, output } = startProgram({ ...environment, LOG_LEVEL: 'error', [variable]: port });
    expect(await end).toBe(1);
    expect(output()).toBe(`${sentence}: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`);
    other.close();
    await own.release();
  },
  60_000,
);

/** Every module says its name when it is loaded. */
const tellLoaded = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (process.stderr.write('loaded ' + url + '\\n'), next(url, context)) });
`)}`;

test('a start tells where everything is, keeps others out of its folder, and ends when it is asked to', async () => {
  const port = await freePort();
  const first = startMain({ PORT: String(port), LOG_LEVEL: 'info', DRAIN_SECONDS: '2', NODE_OPTIONS: tellLoaded });
  while (!(await isReady(port))) {
    if (first.child.exitCode !== null) expect.fail(first.output());
    await sleep(50);
  }
  // It is ready before what it says has come through the pipe.
  await expect.poll(first.output, { timeout: 10_000 }).toContain('embedded database');
  for (const word of ['spbdevk', 'versicherung', 'intranet', 'rahmen'])
    expect(first.output()).toContain(`http://${word}.localhost:${port}`);
  expect(first.output()).toContain('demo-api-key-spbdevk');
  expect(await fetch(`http://127.0.0.1:${port}/health`).then((answer) => answer.json())).toEqual({ Status: 'ok' });

  // What a password costs here, as it is hashed.
  await expect.poll(first.output, { timeout: 10_000 }).toContain('a password is hashed by argon2id');
  const line =
    first
      .output()
      .split('\n')
      .find((one) => one.includes('argon2id')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ ms: expect.any(Number), memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(JSON.parse(line).ms).toBeGreaterThan(0);
  expect(await hashPassword('Rundreise-2026-Lissabon')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

  // What sends spans or measures is loaded only where somebody asks for it.
  const loaded = [...first.output().matchAll(/^loaded (.+)$/gm)].map(([, url = '']) => url);
  expect(loaded.some((url) => url.includes('/fastify/'))).toBe(true);
  expect(loaded.some((url) => url.endsWith('/platform/span/spans.ts'))).toBe(true);
  expect(loaded.filter((url) => /@opentelemetry|span\/sender|prom-client/.test(url))).toEqual([]);

  const second = startMain({ PORT: String(port + 1) });
  expect(await second.end).toBe(1);
  expect(second.output()).toContain('is in use by another process');

  // What watches over it asks every other second, and nobody wants to read that.
  expect(first.output()).not.toContain('"route":"/ready"');

  first.child.kill('SIGTERM');
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await expect.poll(async () => (await ask('/ready')).json()).toMatchObject({ Status: 'endet', Datenbank: true });
  const answer = await ask('/health');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await first.end).toBe(0);
}, 300_000);
