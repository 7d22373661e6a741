/** The wrong environments somebody may start with: each is told in a line that names its setting, and no secret of it. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openPostgres } from '#platform/database/db.ts';
import { proveKeys } from '#platform/database/key-proof.ts';

import { freshDatabase, testDatabaseKind } from '#testing/database/database.ts';
import { checkSettings, type Finding } from './check.ts';

type Environment = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'check-'));
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterAll(() => {
  for (const server of servers) server.close();
  for (const socket of sockets) socket.destroy();
  rmSync(folder, { recursive: true });
});

const drawn = (): string => randomBytes(32).toString('base64');
const keys = { ENCRYPTION_KEYS: `a:${drawn()}`, TOKEN_KEYS: `a:${drawn()}` };
/** Nobody listens there. */
const nobody = 'postgres://server:geheim@127.0.0.1:1/w';
const here = { ...keys, DATABASE_URL: nobody };
const production = {
  ...here,
  ENVIRONMENT: 'production',
  SMTP_URL: 'smtps://user:geheim@127.0.0.1:1',
  LINK_BASE: 'https://l.example',
};
const without = (name: keyof typeof production): Environment => ({ ...production, [name]: '' });

async function serve(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answer(socket);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A database that says no to whoever comes. */
async function refusing(code: string, message: string): Promise<string> {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  const port = await serve((socket) => socket.once('data', () => socket.end(Buffer.concat([head, fields]))));
  return `postgres://server:geheim@127.0.0.1:${port}/w`;
}

/** A mail server that knows nobody. */
const strictMail = (): Promise<number> =>
  serve((socket) => {
    socket.write('220 strict\r\n');
    socket.on('data', (part) => {
      if (/^EHLO/.test(part.toString())) socket.write('250-strict\r\n250 AUTH PLAIN\r\n');
      else socket.write('535 geheim is not the password\r\n');
    });
  });

const wrongOf = (findings: readonly Finding[]): string =>
  findings
    .filter(({ isRight }) => !isRight)
    .map(({ line }) => line)
    .join('\n');

const dead: Environment = {};
beforeAll(async () => {
  dead.password = await refusing('28P01', 'password authentication failed for user "server"');
  dead.login = await refusing('28000', 'role "server" does not exist');
  dead.database = await refusing('3D000', 'database "w" does not exist');
  dead.pooler = await refusing('08P01', 'unsupported startup parameter: statement_timeout');
  dead.full = await refusing('53300', 'sorry, too many clients already');
  dead.mail = `smtp://user:geheim@127.0.0.1:${await strictMail()}`;
  writeFileSync(join(folder, 'no-json'), '{');
  writeFileSync(join(folder, 'unknown.json'), '{"ModuleStoringBankdta": true}');
});

test.each<[what: string, environment: () => Environment, line: string | RegExp]>([
  ['a port of letters', () => ({ PORT: 'abc' }), 'PORT must be a number: "abc".'],
  ['a port there is none', () => ({ PORT: '99999' }), 'PORT must be from 0 to 65535: "99999".'],
  ['two listeners on one port', () => ({ PORT: '4000', METRICS_PORT: '4000' }), 'METRICS_PORT must be another port'],
  ['an unknown environment', () => ({ ENVIRONMENT: 'prod' }), 'ENVIRONMENT must be one of development'],
  ['a level of the log there is none', () => ({ LOG_LEVEL: 'x' }), 'LOG_LEVEL must be one of fatal, error'],
  ['limits that are neither', () => ({ RATE_LIMITS: 'off' }), 'RATE_LIMITS must be 0 or 1: "off".'],
  [
    'keys of one kind',
    () => ({ TOKEN_KEYS: keys.TOKEN_KEYS }),
    'ENCRYPTION_KEYS and TOKEN_KEYS must be given together',
  ],
  ['a key that is too short', () => ({ ...keys, TOKEN_KEYS: 'b:Z2VoZWlt' }), 'TOKEN_KEYS must be a list of id:key'],
  ['two keys of one id', () => ({ ...keys, TOKEN_KEYS: `${keys.TOKEN_KEYS},a:${drawn()}` }), 'TOKEN_KEYS must hold'],
  [
    'a key that was typed',
    () => ({ ...keys, TOKEN_KEYS: `z:${Buffer.alloc(32).toString('base64')}` }),
    'is not random',
  ],
  ['production without keys', () => ({ ENVIRONMENT: 'production' }), 'needs ENCRYPTION_KEYS and TOKEN_KEYS'],
  ['production without a database', () => without('DATABASE_URL'), 'needs DATABASE_URL'],
  ['production without a mail server', () => without('SMTP_URL'), 'needs SMTP_URL'],
  ['production without a base of links', () => without('LINK_BASE'), 'needs LINK_BASE'],
  ['production in test mode', () => ({ ...production, PORTAL_TESTMODE: '1' }), 'PORTAL_TESTMODE=1 is refused'],
  ['production without limits', () => ({ ...production, RATE_LIMITS: '0' }), 'RATE_LIMITS=0 is refused'],
  [
    'a remote database without TLS',
    () => ({ ...production, DATABASE_URL: 'postgres://u:geheim@db.example/w' }),
    'DATABASE_URL leads to db.example without TLS: add ?sslmode=verify-full',
  ],
  ['a base of links without https', () => ({ ...production, LINK_BASE: 'http://l.example' }), 'begins with https://'],
  ['a base of links that is none', () => ({ LINK_BASE: 'ftp://x/y?z' }), 'LINK_BASE must begin with https://'],
  ['another database', () => ({ DATABASE_URL: 'mysql://u:geheim@db/w' }), 'DATABASE_URL must begin with postgres://'],
  ['a pool that listening uses up', () => ({ DATABASE_POOL: '1' }), 'DATABASE_POOL must be from 3 to 200: "1".'],
  ['a mail server without protocol', () => ({ SMTP_URL: 'mail.example:25' }), 'SMTP_URL must begin with smtps://'],
  ['a mail server of the web', () => ({ SMTP_URL: 'http://u:geheim@x' }), 'SMTP_URL must begin with smtps://'],
  ['a proxy by its name', () => ({ ...here, TRUSTED_PROXIES: 'caddy' }), 'TRUSTED_PROXIES must be a list'],
  ['demo mode for everybody', () => ({ HOST: '0.0.0.0' }), 'Demo mode is refused on HOST=0.0.0.0'],
  [
    'an address that is not ours',
    () => ({ ...here, HOST: '192.0.2.1' }),
    'HOST=192.0.2.1 is no address of this machine',
  ],
  [
    'a folder nobody may write',
    () => ({ ...here, FILES_DIR: '/etc/passwd/files' }),
    /FILES_DIR: .+ no folder that this/,
  ],
  ['a database that is not there', () => here, /DATABASE_URL cannot be opened .+: is it running/],
  ['a wrong password', () => ({ ...keys, DATABASE_URL: dead.password ?? '' }), /DATABASE_URL .+: give the password of/],
  [
    'an unknown login',
    () => ({ ...keys, DATABASE_URL: dead.login ?? '' }),
    /DATABASE_URL .+: give a login that is there/,
  ],
  ['an unknown database', () => ({ ...keys, DATABASE_URL: dead.database ?? '' }), /DATABASE_URL .+: make the database/],
  ['a database that is full', () => ({ ...keys, DATABASE_URL: dead.full ?? '' }), /DATABASE_URL .+ DATABASE_POOL/],
  [
    'a pooler that nobody leads around',
    () => ({ ...keys, DATABASE_URL: dead.pooler ?? '' }),
    /DATABASE_URL .+: it is a pooler, so name the database itself by DATABASE_DIRECT_URL/,
  ],
  [
    'a mail server that is not there',
    () => ({ ...here, SMTP_URL: 'smtp://127.0.0.1:1' }),
    /SMTP_URL, .+ does not listen/,
  ],
  ['a login the mail server refuses', () => ({ ...here, SMTP_URL: dead.mail ?? '' }), /SMTP_URL, .+ refuses the login/],
])('%s is told in a line that names the setting', async (_what, environment, line) => {
  const told = wrongOf(await checkSettings({ DATA_DIR: folder, ...environment() }));
  expect(told).toMatch(line);
  expect(told).not.toMatch(/geheim|Z2VoZWlt|\n\s+at /);
  for (const secret of Object.values(keys)) expect(told).not.toContain(secret.slice(2));
});

test('what is wrong with files of mandants is told beside all else', async () => {
  const files = ['none.json', 'no-json', 'unknown.json'].map((name) => join(folder, name));
  const told = wrongOf(await checkSettings({ ...here, DATA_DIR: folder }, files));
  expect(told).toContain('none.json: cannot be read.');
  expect(told).toContain('no-json: the file is no JSON');
  expect(told).toContain('unknown.json: ModuleStoringBankdta');
  expect(told).toContain('DATABASE_URL cannot be opened');
});

if (testDatabaseKind === 'postgres') {
  const fresh = async () => {
    const { database, release, url = '' } = await freshDatabase();
    return { database, url, environment: { ...keys, DATABASE_URL: url }, release };
  };

  test('a database that fits is right, one of other keys, of another version or behind another owner is told', async () => {
    const one = await fresh();
    const other = await fresh();
    try {
      const right = await checkSettings(one.environment);
      expect([wrongOf(right), right.map(({ line }) => line)]).toEqual([
        '',
        expect.arrayContaining([
          expect.stringMatching(/^database: PostgreSQL \d+, as weitersagen, nothing to migrate$/),
        ]),
      ]);
      // It changes nothing, not even by a proof of its keys.
      const proofs = await sql`select from key_proof`.execute(one.database.kysely);
      expect(proofs.rows).toHaveLength(0);

      const owner = { ...one.environment, DATABASE_OWNER_URL: other.url };
      expect(wrongOf(await checkSettings(owner))).toMatch(
        /DATABASE_OWNER_URL leads to the database .+: name the same\./,
      );

      expect(wrongOf(await checkSettings({ ...one.environment, DATABASE_POOL: '200' }))).toMatch(
        /^database: DATABASE_POOL=200 asks for more connections than the \d+ the database has: lower it/,
      );
      for (const [minutes, where] of [
        [2, 'ahead of'],
        [-2, 'behind'],
      ] as const) {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
        const told = await checkSettings(one.environment).finally(() => vi.useRealTimers());
        expect(wrongOf(told)).toMatch(
          new RegExp(`^database: The clock of this machine is 1[12]\\d seconds ${where} that of the database`),
        );
      }

      await proveKeys({ config: readConfig(one.environment), database: one.database, clock: systemClock() });
      const changed = { ...one.environment, ENCRYPTION_KEYS: `a:${drawn()}` };
      expect(wrongOf(await checkSettings(changed))).toMatch(
        /^keys: ENCRYPTION_KEYS does not open .+ is another one\.$/,
      );

      const later = openPostgres(one.url, 1, 'owner');
      await sql`insert into migration (name, timestamp) values ('9999-later', 'now')`.execute(later.kysely);
      await later.close();
      expect(wrongOf(await checkSettings(one.environment))).toMatch(/9999-later: start the newer program, or restore/);
    } finally {
      await one.release();
      await other.release();
    }
  }, 60_000);

  test('a login without its roles, and one that may not migrate, are told', async () => {
    const { url, database, release } = await fresh();
    const admin = openPostgres(url, 1, 'owner');
    const login = `login_${randomBytes(4).toString('hex')}`;
    const by = { ...keys, DATABASE_URL: Object.assign(new URL(url), { username: login, password: 'geheim' }).href };
    try {
      await admin.pool.query(`create role ${login} login password 'geheim' nosuperuser`);
      expect(wrongOf(await checkSettings(by))).toContain(`grant weitersagen_app, weitersagen_report to ${login}.`);
      await admin.pool.query(`grant weitersagen_app, weitersagen_report to ${login}`);
      await admin.pool.query('grant select on migration to weitersagen_app');
      expect(wrongOf(await checkSettings(by))).toBe('');
      await admin.pool.query(`delete from migration where name = (select max(name) from migration)`);
      const told = wrongOf(await checkSettings(by));
      expect(told).toMatch(/There are migrations to run, and the login .+: give the owner by DATABASE_OWNER_URL\./);
      expect(told).not.toContain('geheim');
    } finally {
      await admin.pool.query(`drop owned by ${login}; drop role ${login}`).catch(() => undefined);
      await admin.close();
      await database.close();
      await release();
    }
  });
}
