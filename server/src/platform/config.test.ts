import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const keys = {
  ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 1).toString('base64')}`,
  TOKEN_KEYS: `b:${Buffer.alloc(32, 2).toString('base64')}`,
};
const production = {
  ENVIRONMENT: 'production',
  ...keys,
  DATABASE_URL: 'postgres://db/w',
  SMTP_URL: 'smtp://mail',
  LINK_BASE: 'https://l.example',
};

test('without keys it is demo mode on loopback, with the embedded database', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    demo: true,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    testMode: false,
    fourEyes: true,
    demoTotp: false,
  });
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
  ['demo mode for everybody', { HOST: '0.0.0.0' }, 'HOST'],
  ['test mode for everybody', { ...keys, HOST: '0.0.0.0', PORTAL_TESTMODE: '1' }, 'PORTAL_TESTMODE'],
])('%s stops the start with one sentence that names it', (_what, environment, named) => {
  expect(() => readConfig(environment)).toThrow(named);
  expect(() => readConfig(environment)).toThrow(/^[^\n]+$/);
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
