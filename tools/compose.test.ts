/** Each key of deploy/compose.yaml is one of the compose specification, with a value of its kind: a misspelt one would do nothing, unsaid. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { settingNames } from '../server/src/platform/config.ts';
import { textOf } from './files.ts';

const texts = z.array(z.string());
const duration = z.string().check(z.regex(/^\d+(?:ms|s|m|h)$/));
const byName = <T extends z.core.$ZodType>(value: T) => z.record(z.string().check(z.regex(/^[\w.-]+$/)), value);
const capability = z.string().check(z.regex(/^[A-Z_]+$/));

/** As much of the specification as the file has use for. */
const service = z.strictObject({
  image: z.string(),
  build: z.optional(z.strictObject({ context: z.string(), dockerfile: z.string() })),
  profiles: z.optional(texts),
  command: z.optional(texts),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  read_only: z.optional(z.boolean()),
  tmpfs: z.optional(texts),
  shm_size: z.optional(z.string().check(z.regex(/^\d+[kmg]b$/))),
  cap_drop: z.optional(z.array(capability)),
  cap_add: z.optional(z.array(capability)),
  security_opt: z.optional(z.array(z.enum(['no-new-privileges:true']))),
  stop_grace_period: z.optional(duration),
  environment: z.optional(z.record(z.string().check(z.regex(/^[A-Z_]+$/)), z.nullable(z.string()))),
  ports: z.optional(z.array(z.string().check(z.regex(/^(?:[\d.]+:)?\d+:\d+(?:\/(?:tcp|udp))?$/)))),
  volumes: z.optional(z.array(z.string().check(z.regex(/^(?:\$\{[^}]+\}|[^:]+):\/[^:]+(?::ro)?$/)))),
  depends_on: z.optional(
    byName(
      z.strictObject({ condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']) }),
    ),
  ),
  healthcheck: z.optional(
    z.strictObject({
      test: z.array(z.string()).check(z.refine(([first]) => first === 'CMD' || first === 'CMD-SHELL')),
      interval: duration,
      timeout: duration,
      retries: z.int(),
    }),
  ),
  networks: z.union([texts, byName(z.strictObject({ ipv4_address: z.ipv4() }))]),
});

const compose = z.strictObject({
  name: z.string().check(z.regex(/^[a-z\d][\w-]*$/)),
  'x-program': z.unknown(),
  services: byName(service),
  networks: byName(
    z.strictObject({ ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }) }),
  ),
  volumes: byName(z.strictObject({})),
});

const read = (text: string): unknown => parse(text, { merge: true });
const text = textOf('deploy/compose.yaml');

test('it has keys of the specification alone, each with a value of its kind', () => {
  expect(z.safeParse(compose, read(text)).error?.issues ?? []).toEqual([]);
});

test('what it names is there: services, networks and volumes', () => {
  const { services, networks, volumes } = z.parse(compose, read(text));
  for (const one of Object.values(services)) {
    expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(one.depends_on ?? {})));
    const joined = Array.isArray(one.networks) ? one.networks : Object.keys(one.networks);
    expect(Object.keys(networks)).toEqual(expect.arrayContaining(joined));
    const named = (one.volumes ?? []).map((volume) => volume.split(':')[0] ?? '').filter((from) => /^\w+$/.test(from));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
  }
});

/** Said by the image; wanting another line of the composition changed with them; for trying. */
const left = [
  ...['HOST', 'PORT'],
  ...['DRAIN_SECONDS', 'FILES_DIR'],
  ...['DATA_DIR', 'DEMO_TOTP', 'DEMO_VIER_AUGEN', 'PGHOST', 'PORTAL_TESTMODE', 'RATE_LIMITS'],
];

test('a setting in deploy/.env reaches the program, unless it is named here', () => {
  const reaching = Object.keys(z.parse(compose, read(text)).services.program1?.environment ?? {});
  expect(settingNames.filter((name) => !reaching.includes(name)).toSorted()).toEqual(left.toSorted());
  expect(reaching.filter((name) => !settingNames.includes(name))).toEqual(['OTEL_EXPORTER_OTLP_HEADERS']);
});

test.each([
  ['a key of a service', 'read_only: true', 'readonly: true'],
  ['a key of a health check', 'interval: 5s', 'intervall: 5s'],
  ['a condition', '{ condition: service_healthy }', '{ condition: service_healty }'],
  ['a time', 'stop_grace_period: 40s', 'stop_grace_period: 40 sec'],
  ['a key of the whole', '\nvolumes:\n', '\nvolume:\n'],
])('%s that is misspelt is found', (_, right, wrong) => {
  expect(text).toContain(right);
  expect(z.safeParse(compose, read(text.replace(right, wrong))).success).toBe(false);
});
