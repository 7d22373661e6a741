/** The unit of systemd and the commands that make what it needs: each path and name it has is made, and read by whom it should. */
import { expect, test } from 'vitest';
import { textOf } from './files.ts';

const unit = textOf('deploy/weitersagen.service');
const document = textOf('docs/operations.md');
const running = document.slice(document.indexOf('### 5. Running'), document.indexOf('#### In containers'));
const commands = [...running.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) =>
    block
      .replace(/\\\n\s*/g, '')
      .trim()
      .split('\n'),
  )
  .map((line) => line.trim().split(/\s+/));
const settingOf = (name: string): string => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1] ?? '';
/** The one command that begins so and ends with that path or name. */
const commandOf = (program: string, last: string): string[] => {
  const found = commands.filter((words) => words[0] === program && words.at(-1) === last);
  expect([program, last, found.length]).toEqual([program, last, 1]);
  return found[0] ?? [];
};

test('its user is made, with a group of that name, no home and no shell', () => {
  expect([settingOf('User'), settingOf('Group')]).toEqual(['weitersagen', 'weitersagen']);
  expect(commandOf('useradd', settingOf('User'))).toEqual(
    expect.arrayContaining(['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']),
  );
});

test('the keys are written by root and read by that user alone', () => {
  expect(commandOf('install', settingOf('EnvironmentFile'))).toEqual(
    expect.arrayContaining(['--owner=root', `--group=${settingOf('Group')}`, '--mode=0640']),
  );
});

test('the program lies where it is looked for, and is no property of who runs it', () => {
  const folder = settingOf('WorkingDirectory');
  expect(commandOf('chown', folder)).toContain('root:root');
  expect(commandOf('chmod', folder)).toContain('u=rwX,go=rX');
  const [node, main = ''] = settingOf('ExecStart').split(' ');
  expect(node).toBe(`${folder}/node_modules/.bin/node`);
  expect(textOf(main)).toContain('start');
  const [, documented] = /^Documentation=file:\/\/(.*)$/m.exec(unit) ?? [];
  expect(documented).toBe(`${folder}/docs/operations.md`);
});

test('the unit lies where systemd looks for it, and is looked at before it starts', () => {
  const [, path = ''] = /^# (\S+):/.exec(unit) ?? [];
  const install = commandOf('install', path);
  expect(install.at(-2)).toBe(`${settingOf('WorkingDirectory')}/deploy/weitersagen.service`);
  expect(install).toContain('--mode=0644');
  const order = ['useradd', 'install', 'systemd-analyze', 'systemctl', 'systemd-run'].map((program) =>
    commands.findIndex(([first]) => first === program),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(commands).toContainEqual(['systemctl', 'enable', '--now', 'weitersagen']);
});

test('a second process has its port in a file of its own name, which counts before the common one', () => {
  const files = [...unit.matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, path]) => path);
  expect(files).toEqual(['/etc/weitersagen.env', '-/etc/%N.env']);
  const second = commandOf('cp', '/etc/systemd/system/weitersagen-2.service');
  expect(second).toEqual(['cp', commandOf('install', '/etc/systemd/system/weitersagen.service').at(-1), second.at(-1)]);
  expect(commands).toContainEqual(['echo', 'PORT=3001', '>/etc/weitersagen-2.env']);
  expect(commands.at(-1)).toEqual(['systemctl', 'enable', '--now', 'weitersagen-2']);
});

test('a command of this document runs as the program does', () => {
  const [words = []] = commands.filter(([program]) => program === 'systemd-run');
  expect(words).toEqual(
    expect.arrayContaining([
      `--uid=${settingOf('User')}`,
      `--working-directory=${settingOf('WorkingDirectory')}`,
      `--property=EnvironmentFile=${settingOf('EnvironmentFile')}`,
    ]),
  );
});

test('what it may write is its cache, which systemd makes', () => {
  expect(settingOf('ProtectSystem')).toBe('strict');
  expect(unit).not.toMatch(/^ReadWritePaths=/m);
  expect(settingOf('Environment')).toBe(`NODE_COMPILE_CACHE=/var/cache/${settingOf('CacheDirectory')}`);
});
