import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const drawn = randomBytes(32).toString('base64');
const keys = { ENCRYPTION_KEYS: `a:${drawn}`, TOKEN_KEYS: `b:${drawn}` };
const production = {
  ENVIRONMENT: 'production',
  ...keys,
  DATABASE_URL: 'postgres://server:secret@db.example/w?sslmode=verify-full',
  SMTP_URL: 'smtp://user:secret@mail.example',
  LINK_BASE: 'https://l.example',
};

test('without keys it is demo mode on loopback, with the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    demo: true,
    host: '127.0.0.1',
    port: 3000,
    connections: 2000,
    databaseUrl: undefined,
    testMode: false,
    fourEyes: true,
    demoTotp: false,
  });
});

test('spans are sent where a collector is named, all of them if nothing else is said', () => {
  expect(readConfig({}).spansTo).toBeUndefined();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  const to = { url: 'http://127.0.0.1:4318/v1/traces', service: 'weitersagen', share: 1 };
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).spansTo).toEqual(to);
  const less = { OTEL_SERVICE_NAME: 'sag', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...less }).spansTo).toEqual({ ...to, service: 'sag', share: 0.05 });
});

test('keys end demo mode, and then second factor and four eyes cannot be switched off', () => {
  expect(readConfig({ ...keys, DEMO_TOTP: '0', DEMO_VIER_AUGEN: '0' })).toMatchObject({
    demo: false,
    demoTotp: true,
    fourEyes: true,
  });
});

test.each([
  ['a port that is no number', { PORT: 'abc' }, 'PORT'],
  ['an unknown environment', { ENVIRONMENT: 'prod' }, 'ENVIRONMENT'],
  ['a database address that is none', { DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
  ['a pool that is too small to start', { DATABASE_POOL: '2' }, 'DATABASE_POOL must be from 3 to 200: "2".'],
  ['one kind of keys without the other', { TOKEN_KEYS: keys.TOKEN_KEYS }, 'ENCRYPTION_KEYS and TOKEN_KEYS'],
  ['a key that is too short', { ...keys, TOKEN_KEYS: 'b:c2hvcnQ=' }, 'TOKEN_KEYS'],
  ['two keys under one id', { ...keys, TOKEN_KEYS: `${keys.TOKEN_KEYS},${keys.TOKEN_KEYS}` }, 'TOKEN_KEYS'],
  ['production without keys', { ENVIRONMENT: 'production' }, 'ENCRYPTION_KEYS'],
  ['production in test mode', { ...production, PORTAL_TESTMODE: '1' }, 'PORTAL_TESTMODE'],
  ['production without a mail server', { ...production, SMTP_URL: '' }, 'SMTP_URL'],
  ['connections that are too few', { CONNECTIONS: '9' }, 'CONNECTIONS must be from 10 to 100000: "9".'],
  ['connections without a bound', { CONNECTIONS: '0' }, 'CONNECTIONS must be from 10'],
  ['a port there is none', { PORT: '99999' }, 'PORT must be from 0 to 65535'],
  ['two listeners on one port', { PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT'],
  ['a pool that listening uses up', { DATABASE_POOL: '1' }, 'DATABASE_POOL must be from 3 to 200'],
  ['a key of one repeated byte', { ...keys, TOKEN_KEYS: `zero:${Buffer.alloc(32).toString('base64')}` }, 'TOKEN_KEYS'],
  ['another database', { DATABASE_URL: 'mysql://u:secret@db/w' }, 'DATABASE_URL must begin with postgres:// or'],
  ['another login that is none', { DATABASE_OWNER_URL: 'http://u:secret@db/w' }, 'DATABASE_OWNER_URL'],
  ['cells without a home database', { CELLS: 'a=postgres://db/w' }, 'CELLS needs DATABASE_URL'],
  [
    'a cell that is called home',
    { DATABASE_URL: 'postgres://db/w', CELLS: 'home=postgres://db/w' },
    'CELLS must be a list',
  ],
  ['a cell twice', { DATABASE_URL: 'postgres://db/w', CELLS: 'a=postgres://db/w a=postgres://db/v' }, 'names a twice'],
  [
    'an owner of no cell',
    { DATABASE_URL: 'postgres://db/w', CELL_OWNERS: 'a=postgres://db/w' },
    'which is none of CELLS',
  ],
  ['a standby of no database', { REPORT_DATABASE_URL: 'postgres://db/w' }, 'REPORT_DATABASE_URL needs DATABASE_URL'],
  [
    'a standby of no cell',
    { DATABASE_URL: 'postgres://db/w', CELL_REPORT: 'a=postgres://db/w' },
    'CELL_REPORT names a, which is none of CELLS',
  ],
  [
    'a standby without TLS',
    { ...production, REPORT_DATABASE_URL: 'postgres://u:secret@copy.example/w' },
    'REPORT_DATABASE_URL leads to copy.example without TLS',
  ],
  ['a way around no pooler', { DATABASE_DIRECT_URL: 'postgres://db/w' }, 'DATABASE_DIRECT_URL needs DATABASE_URL'],
  [
    'a way around a pooler that is none',
    { DATABASE_URL: 'postgres://db/w', DATABASE_DIRECT_URL: 'http://u:secret@db/w' },
    'DATABASE_DIRECT_URL must begin with postgres://',
  ],
  [
    'a way around the pooler of no cell',
    { DATABASE_URL: 'postgres://db/w', CELL_DIRECT: 'a=postgres://db/w' },
    'CELL_DIRECT names a, which is none of CELLS',
  ],
  [
    'a way around a pooler without TLS',
    { ...production, DATABASE_DIRECT_URL: 'postgres://u:secret@db.example/w' },
    'DATABASE_DIRECT_URL leads to db.example without TLS',
  ],
  [
    'a way around the pooler of a cell without TLS',
    { ...production, CELLS: 'a=postgres://127.0.0.1:6432/w', CELL_DIRECT: 'a=postgres://u:secret@cell.example/w' },
    'CELL_DIRECT, a, leads to cell.example without TLS',
  ],
  [
    'a cell without TLS',
    { ...production, CELLS: 'a=postgres://u:secret@cell.example/w' },
    'CELLS, a, leads to cell.example without TLS',
  ],
  ['a mail server without protocol', { SMTP_URL: 'mail.example:25' }, 'SMTP_URL must begin with smtps:// or smtp://'],
  ['a mail server of the web', { SMTP_URL: 'http://u:secret@x' }, 'SMTP_URL'],
  ['a mail server whose query decides about TLS', { SMTP_URL: 'smtp://u:secret@x?ignoreTLS=true' }, 'SMTP_URL'],
  ['a link base of another protocol', { LINK_BASE: 'ftp://l.example' }, 'LINK_BASE must begin with https:// or'],
  ['a link base with a query', { LINK_BASE: 'https://l.example/?z' }, 'LINK_BASE'],
  ['a proxy by its name', { ...keys, TRUSTED_PROXIES: 'caddy' }, 'TRUSTED_PROXIES'],
  ['a network of too many bits', { ...keys, TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  ['a proxy before demo data', { TRUSTED_PROXIES: '10.0.0.1' }, 'TRUSTED_PROXIES is refused in demo'],
  ['links without https in production', { ...production, LINK_BASE: 'http://l.example' }, 'LINK_BASE'],
  [
    'a remote database without TLS',
    { ...production, DATABASE_URL: 'postgres://u:secret@db/w' },
    'DATABASE_URL leads to db',
  ],
  [
    'a remote owner without TLS',
    { ...production, DATABASE_OWNER_URL: 'postgres://u:secret@db/w?sslmode=prefer' },
    'DATABASE_OWNER_URL leads to db',
  ],
  [
    'a remote database that another variable names',
    { ...production, DATABASE_URL: 'postgres:///w', PGHOST: 'db.example' },
    'DATABASE_URL names no host, and PGHOST names another one',
  ],
  ['production without limits', { ...production, RATE_LIMITS: '0' }, 'RATE_LIMITS=0 is refused'],
  ['demo mode for everybody', { HOST: '0.0.0.0' }, 'HOST'],
  ['a collector that is no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['a collector with a password', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://u:secret@otel:4318' }, 'OTEL_EXPORTER_OTLP'],
  ['more than all spans', { OTEL_TRACES_SAMPLER_ARG: '1.5' }, 'OTEL_TRACES_SAMPLER_ARG must be from 0 to 1'],
  ['test mode for everybody', { ...keys, HOST: '0.0.0.0', PORTAL_TESTMODE: '1' }, 'PORTAL_TESTMODE'],
])('%s stops the start with one sentence that names it', (_what, environment, named) => {
  expect(() => readConfig(environment)).toThrow(named);
  expect(() => readConfig(environment)).toThrow(/^[^\n]+$/);
  expect(() => readConfig(environment)).not.toThrow('secret');
});

test('the sentence about a key never shows it', () => {
  expect(() => readConfig({ ...keys, TOKEN_KEYS: 'b:geheimgeheim' })).not.toThrow('geheim');
});

test('production starts with everything it needs', () => {
  expect(readConfig(production)).toMatchObject({
    environment: 'production',
    demo: false,
    linkBase: 'https://l.example',
  });
});

test.each<[what: string, environment: Record<string, string>]>([
  ['on this machine', { DATABASE_URL: 'postgres://u:p@127.0.0.1/w' }],
  ['by a socket', { DATABASE_URL: 'postgres:///w?host=/var/run/postgresql' }],
  ['by a socket that another variable names', { DATABASE_URL: 'postgres:///w', PGHOST: '/var/run/postgresql' }],
  ['of a host that is named', { DATABASE_URL: 'postgres://u:p@db.lan/w', DATABASE_WITHOUT_TLS: 'other.lan db.lan' }],
])('production takes a database without TLS %s', (_what, environment) => {
  expect(readConfig({ ...production, ...environment }).databaseUrl).toBe(environment.DATABASE_URL);
});

test.each<[what: string, environment: Record<string, string>, needsTls: boolean]>([
  ['a remote server', { SMTP_URL: 'smtp://mail.example' }, true],
  ['every server in production', { ...production, SMTP_URL: 'smtp://localhost:25' }, true],
  ['a server that is TLS from the first byte', { SMTP_URL: 'smtps://mail.example' }, false],
  ['a server beside us, for trying', { SMTP_URL: 'smtp://localhost:1025' }, false],
  ['a server that is named', { ...production, SMTP_URL: 'smtp://mail.lan', SMTP_WITHOUT_TLS: 'mail.lan' }, false],
])('mail waits for STARTTLS of %s, or not', (_what, environment, needsTls) => {
  expect(readConfig(environment).smtpNeedsTls).toBe(needsTls);
});

test('proxies are addresses, networks and the names of such', () => {
  const TRUSTED_PROXIES = '10.0.0.5, 10.0.0.0/8 loopback;2001:db8::/32';
  expect(readConfig({ ...keys, TRUSTED_PROXIES }).trustedProxies).toEqual([
    '10.0.0.5',
    '10.0.0.0/8',
    'loopback',
    '2001:db8::/32',
  ]);
});
