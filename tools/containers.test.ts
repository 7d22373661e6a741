/** What the files of deploy for containers promise: the least of rights, no secret, each after whom it needs, and in the image an installation and nothing else. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../server/src/platform/config.ts';
import { textOf } from './files.ts';
import { isOfProduct } from './machine/product-files.ts';
import { root } from './run.ts';

interface Service {
  image: string;
  build?: { dockerfile: string };
  user?: string;
  privileged?: boolean;
  network_mode?: string;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  /** Null where it comes from deploy/.env as it is, or is not there. */
  environment?: Record<string, string | null>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  networks?: string[] | Record<string, { ipv4_address: string }>;
}

const { services } = parse(textOf('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const all = Object.entries(services);
const program = services.program1 as Service;
const dockerfile = textOf('deploy/Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, ' ');
const [, build = '', last = ''] = dockerfile.split(/^FROM /m);

test('each service runs with the least of rights', () => {
  const programs = all.filter(([, { image }]) => image === 'weitersagen');
  expect(programs.map(([name]) => name)).toEqual(['program1', 'program2', 'bootstrap']);
  for (const [, service] of [...programs, ['proxy', services.proxy as Service] as const])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  for (const [, { security_opt, cap_add, user }] of programs)
    expect([security_opt, cap_add, user]).toEqual([['no-new-privileges:true'], undefined, undefined]);
  expect(services.proxy?.cap_add).toEqual(['NET_BIND_SERVICE']);
  for (const [, { privileged, network_mode, volumes = [] }] of all) {
    expect([privileged, network_mode]).toEqual([undefined, undefined]);
    expect(volumes.filter((volume) => /docker[.]sock|^\/(?!\w)/.test(volume))).toEqual([]);
  }
  // One that is pulled is a named one.
  expect(all.filter(([, { image }]) => image !== 'weitersagen' && !/:[\w.-]*\d/.test(image))).toEqual([]);
});

test('nobody from outside reaches anything but the proxy', () => {
  const open = all.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  const { inside } = (services.proxy?.networks ?? {}) as Record<string, { ipv4_address: string }>;
  expect(program.environment?.TRUSTED_PROXIES).toBe(inside?.ipv4_address);
});

test('each begins when whom it needs is well, and who is needed says whether it is', () => {
  for (const [, { depends_on = {} }] of all)
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe('service_healthy');
      const service = services[needed];
      expect([needed, service?.healthcheck !== undefined || service?.image === 'weitersagen']).toEqual([needed, true]);
    }
  expect(services.program2?.depends_on).toHaveProperty('program1');
  expect(program.depends_on).toHaveProperty('database');
  expect(last).toMatch(/^HEALTHCHECK .*\/ready/m);
});

test('no secret stands in it, and who leaves one out is told', () => {
  const secret = /PASSWORD|_KEYS$|SECRET|TOKEN/;
  for (const [, { environment = {} }] of all)
    for (const [name, value] of Object.entries(environment)) {
      if (value === null) continue;
      if (secret.test(name)) expect([name, value]).toEqual([name, `\${${name}:?}`]);
      const [, password] = /:\/\/\w+:(.+)@/.exec(value) ?? [];
      if (password !== undefined) expect([name, password]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?\}$/)]);
    }
  const asked = [...textOf('deploy/compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => name);
  expect([...new Set(asked)].filter((name) => !textOf('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
});

test('the program takes the environment as it stands there, and has time to end', () => {
  const key = (): string => `a:${randomBytes(32).toString('base64')}`;
  const given: Record<string, string> = {
    SERVER_PASSWORD: 'x1',
    OWNER_PASSWORD: 'x2',
    ENCRYPTION_KEYS: key(),
    TOKEN_KEYS: key(),
    LINK_BASE: 'https://sag.beispiel.example',
  };
  const filled = Object.entries(program.environment ?? {}).map(([name, value]) => [
    name,
    value?.replace(/\$\{(\w+)(?::\?|:-([^}]*))\}/g, (_, asked: string, otherwise = '') => given[asked] ?? otherwise),
  ]);
  const { drainSeconds } = readConfig(Object.fromEntries(filled));
  expect(program.stop_grace_period).toBe(`${drainSeconds + 35}s`);
});

test('the last stage has no tool that builds, and runs as a user who owns nothing', () => {
  const packages = [...last.matchAll(/apt-get install --yes --no-install-recommends ([^&]*)&&/g)].map(([, names]) =>
    names?.trim().split(/\s+/),
  );
  expect(packages).toEqual([['ca-certificates', 'libatomic1']]);
  expect(last).not.toMatch(/\bnpm\b|\bnpx\b|\bgcc\b|\bg\+\+|\bmake\b/);
  expect([...last.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what)).toEqual([
    '--from=build /opt/weitersagen /opt/weitersagen',
  ]);
  expect([...last.matchAll(/^USER (.*)$/gm)].map(([, user]) => user)).toEqual(['10001:10001']);
  const after = last.slice(last.indexOf('\nUSER '));
  expect(after).not.toMatch(/^(?:RUN|COPY|ADD) /m);
  expect(after).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(after).toMatch(/^CMD \["node", "server\/src\/main[.]ts"\]$/m);
});

test('packages are installed from the lists of every workspace, and those that only develop go again', () => {
  const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] };
  const lists = [...build.matchAll(/^COPY (\w+)\/package[.]json \1\/$/gm)].map(([, folder]) => folder);
  expect(lists).toEqual(workspaces);
  expect(build).toMatch(/^COPY package[.]json package-lock[.]json [.]npmrc [.]\/$/m);
  expect(build.indexOf('npm run -s build')).toBeLessThan(build.indexOf('npm ci --omit=dev'));
});

test('what lies in the image is what an installation is made of', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const rules = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const letIn = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const kept = rules
    .slice(1)
    .filter((rule) => !rule.startsWith('!'))
    .map(patternOf);
  const [, gone = ''] = /rm -rf (node_modules\/\S+ .*?) &&/.exec(build) ?? [];
  const emptied = [...build.matchAll(/find (\S+) -mindepth 1 -maxdepth 1((?: ! -name \S+)+) -exec rm/g)].map(
    ([, folder = '', left = '']) => ({ folder, left: [...left.matchAll(/-name (\S+)/g)].map(([, name]) => name) }),
  );
  expect(emptied.map(({ folder }) => folder)).toEqual(['web', 'web/src']);
  const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const inImage = tracked
    .filter((path) => letIn.some((one) => isBelow(path, one)) && !kept.some((pattern) => pattern.test(path)))
    .filter((path) => !gone.split(/\s+/).some((one) => isBelow(path, one)))
    .filter((path) =>
      emptied.every(
        ({ folder, left }) =>
          !path.startsWith(`${folder}/`) || left.includes(path.slice(folder.length + 1).split('/')[0] ?? ''),
      ),
    );
  expect(inImage).toEqual(tracked.filter(isOfProduct));
});

/** Of the few forms that the file has: a folder, a name at any depth, an ending. */
function patternOf(rule: string): RegExp {
  const text = rule
    .replace(/[.]/g, '[.]')
    .replace(/^\*\*\//, '(?:.*/)?')
    .replace(/(?<![.)])\*/g, '[^/]*');
  return new RegExp(`^${text}(?:/|$)`);
}
