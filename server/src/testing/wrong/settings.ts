/**
 * The wrong environments somebody may start with, each with what tells it: a line that names the setting, of `check-settings` and of a
 * start, which ends with it. What is secret in them is a key, or has `geheim` in it.
 */
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { startRefusing } from './refusing.ts';

type Environment = Record<string, string>;
type WrongSetting = [what: string, environment: () => Environment, line: string | RegExp];

const drawn = (): string => randomBytes(32).toString('base64');
export const keys = { ENCRYPTION_KEYS: `a:${drawn()}`, TOKEN_KEYS: `a:${drawn()}` };
/** Nobody listens there. */
const nobody = 'postgres://server:geheim@127.0.0.1:1/w';
export const here = { ...keys, DATABASE_URL: nobody };
const production = {
  ...here,
  ENVIRONMENT: 'production',
  SMTP_URL: 'smtps://user:geheim@127.0.0.1:1',
  LINK_BASE: 'https://l.example',
};
const without = (name: keyof typeof production): Environment => ({ ...production, [name]: '' });

let refused: Awaited<ReturnType<typeof startRefusing>>;
export const openRefused = async (): Promise<void> => {
  refused = await startRefusing();
};
export const closeRefused = (): void => refused.close();

/** By both: a start reads its settings, and then opens its database. */
export const wrongSettings: readonly WrongSetting[] = [
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
  ['a database that is not there', () => here, /DATABASE_URL cannot be opened .+: is it running/],
  ['a wrong password', () => ({ ...keys, DATABASE_URL: refused.password }), /DATABASE_URL .+: give the password of/],
  ['an unknown login', () => ({ ...keys, DATABASE_URL: refused.login }), /DATABASE_URL .+: give a login that is there/],
  ['an unknown database', () => ({ ...keys, DATABASE_URL: refused.database }), /DATABASE_URL .+: make the database/],
  ['a database that is full', () => ({ ...keys, DATABASE_URL: refused.full }), /DATABASE_URL .+ DATABASE_POOL/],
  [
    'a pooler that nobody leads around',
    () => ({ ...keys, DATABASE_URL: refused.pooler }),
    /DATABASE_URL .+: it is a pooler, so name the database itself by DATABASE_DIRECT_URL/,
  ],
];

/** By `check-settings` alone, which looks at all of it: a start opens its database first, and goes on without mails and files. */
export const wrongBeside: readonly WrongSetting[] = [
  [
    'an address that is not ours',
    () => ({ ...here, HOST: '192.0.2.1' }),
    'HOST=192.0.2.1 is no address of this machine',
  ],
  [
    'an address of figures that is not ours',
    () => ({ ...here, METRICS_PORT: '4001', METRICS_HOST: '192.0.2.1' }),
    'METRICS_HOST=192.0.2.1 is no address of this machine',
  ],
  [
    'a folder nobody may write',
    () => ({ ...here, FILES_DIR: '/etc/passwd/files' }),
    /FILES_DIR: .+ no folder that this/,
  ],
  [
    'a mail server that is not there',
    () => ({ ...here, SMTP_URL: 'smtp://127.0.0.1:1' }),
    /SMTP_URL, .+ does not listen/,
  ],
  ['a login the mail server refuses', () => ({ ...here, SMTP_URL: refused.mail }), /SMTP_URL, .+ refuses the login/],
];

/** No secret, and nothing of the code. */
export function expectHarmless(told: string): void {
  expect(told).not.toMatch(/geheim|Z2VoZWlt|\n\s+at /);
  for (const secret of Object.values(keys)) expect(told).not.toContain(secret.slice(2));
}
