import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#identity/password/second-factor.ts';
import { globally } from '#platform/context.ts';
import type { TestApp } from '../testing/app.ts';
import { operator } from '../testing/cast/operators.ts';
import { world } from '../testing/world.ts';
import { inviteAtShell, resetAtShell } from './at-shell.ts';
import { listTies } from './tie/tie-sql.ts';

let app: TestApp;
let eva: string;
beforeAll(async () => {
  ({ app } = await world());
  eva = await operator(app);
});
afterAll(() => app.close());

const mandants = () => app.app.mandants.all();
const invite = async (access: Partial<Parameters<typeof inviteAtShell>[2]> & { email: string }) =>
  inviteAtShell(
    app.app.system,
    await mandants(),
    { role: 'BetreiberSachbearbeitung', mandants: null, ...access },
    'alle fort',
  );
const reset = async (email: string) => resetAtShell(app.app.system, await mandants(), email, 'Telefon verloren');
const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const accept = async (link: string) => {
  const call = (body: object) =>
    app.call('PUT', '/admin/einladung/annehmen', { body: { Token: tokenOf(link), ...body } });
  const { body } = await call({ Password: 'Fjordwind-Laterne-77' });
  const secret = new URL(body.TotpUri).searchParams.get('secret') ?? '';
  return call({ Code: codeAt(secret, app.app.system.clock.now()) });
};
const history = async (email: string, mandant: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  (await app.call('GET', `/admin/ereignisse?objekt=Betreiber&nummer=${email}`, { token: eva, mandant })).body;
const rowOf = async (email: string) =>
  (await app.call('GET', '/admin/betreiber', { token: eva })).body.find(
    (row: { Email: string }) => row.Email === email,
  );

test('whom the owner of the installation invites comes in by the printed link, tied to nobody', async () => {
  const email = 'fresh@betreiber.example';
  const link = await invite({ email });
  expect(link).toMatch(/\/verwaltung\/einladung\?token=[\w-]{43}$/);
  expect((await accept(link)).status).toBe(200);
  expect(await rowOf(email)).toMatchObject({ Status: 'Aktiv', Mandanten: null, OhneZustimmung: false });
  const again = { Token: tokenOf(link), Password: 'Fjordwind-Laterne-78' };
  expect((await app.call('PUT', '/admin/einladung/annehmen', { body: again })).body).toMatchObject({
    PsoErrorCode: 'PSOF0205',
  });
});

test('the security events of every mandant concerned say who was invited and reset at the machine', async () => {
  const email = 'noted@betreiber.example';
  await invite({ email });
  await reset(email);
  const { Id } = await rowOf(email);
  const body = { Filter: 'Ansicht:Einstellung', OrderBy: 'Am', Descending: true };
  for (const mandant of ['spbdevk', 'versicherung']) {
    const { Content } = (await app.call('PUT', '/admin/sicherheit', { token: eva, mandant, body })).body;
    expect(Content.slice(0, 2)).toMatchObject([
      { Was: `Betreiber.${Id}.zurueckgesetzt`, AkteurArt: 'Job' },
      { Was: `Betreiber.${Id}.BetreiberSachbearbeitung`, AkteurArt: 'Job' },
    ]);
  }
});

test('the log of every mandant concerned says that it was done at the machine, and why', async () => {
  const email = 'logged@betreiber.example';
  await invite({ email });
  await reset(email);
  const by = { AkteurArt: 'Job', Akteur: 'bootstrap' };
  for (const mandant of ['spbdevk', 'versicherung'] as const)
    expect(await history(email, mandant)).toMatchObject([
      { ...by, Ereignis: 'eingeladen', Von: null, Grund: 'BetreiberSachbearbeitung: alle Mandanten; alle fort' },
      { ...by, Ereignis: 'zweiter Faktor zurückgesetzt', Von: 'Eingeladen', Grund: 'Telefon verloren' },
    ]);
  await invite({ email: 'narrow@betreiber.example', mandants: ['versicherung'] });
  expect(await history('narrow@betreiber.example')).toEqual([]);
  expect(await history('narrow@betreiber.example', 'versicherung')).toHaveLength(1);
});

test('everybody who works on the mandants hears of it once, whatever the role; nobody else does', async () => {
  await operator(app, { email: 'clerk@betreiber.example', role: 'BetreiberSachbearbeitung', mandants: ['spbdevk'] });
  await operator(app, { email: 'insurer@betreiber.example', mandants: ['versicherung'] });
  await app.post();
  const email = 'heard@betreiber.example';
  await invite({ email, mandants: ['spbdevk'] });
  const told = (await app.post()).filter(({ subject }) => subject === `Zugang zur Verwaltung: ${email}`);
  expect(told.map(({ to }) => to)).toEqual(
    expect.arrayContaining([email, 'clerk@betreiber.example', 'eva@betreiber.example']),
  );
  expect(told.map(({ to }) => to)).not.toContain('insurer@betreiber.example');
  expect(told.every(({ text }) => text.includes('Grund: alle fort') && !text.includes('token='))).toBe(true);
  await invite({ email: 'widely@betreiber.example' });
  const all = (await app.post()).filter(({ subject }) => subject.endsWith('widely@betreiber.example'));
  expect(all.map(({ to }) => to)).toContain('insurer@betreiber.example');
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length);
});

test('a reset at the machine ends what was there, and the ties to whoever invited', async () => {
  const email = 'tied@betreiber.example';
  const body = { Email: email, Rolle: 'BetreiberSachbearbeitung' };
  const made = await app.call('POST', '/admin/betreiber', { token: eva, body });
  const [invited] = (await app.post()).filter(({ to, text }) => to === email && text.includes('token='));
  const older = /https?:\S+einladung\?token=[\w-]+/.exec(invited?.text ?? '')?.[0] ?? '';
  const token = await operator(app, { email });
  const tiesOf = () => globally(app.app.system, (db) => listTies(db, made.body.Id));
  expect(await tiesOf()).toHaveLength(1);
  const link = await reset(email);
  expect(await tiesOf()).toEqual([]);
  expect((await app.call('GET', '/admin/ich', { token })).status).toBe(401);
  expect(await rowOf(email)).toMatchObject({ Status: 'Eingeladen', ZweiterFaktor: false, OhneZustimmung: false });
  const first = { Token: tokenOf(older), Password: 'Fjordwind-Laterne-77' };
  expect((await app.call('PUT', '/admin/einladung/annehmen', { body: first })).status).toBe(400);
  expect((await accept(link)).status).toBe(200);
});

test('what cannot be done is one sentence, and nothing is changed', async () => {
  await expect(invite({ email: 'eva@betreiber.example' })).rejects.toThrow('is an operator already');
  await expect(reset('nobody@betreiber.example')).rejects.toThrow('is no operator');
  const locked = 'locked@betreiber.example';
  await operator(app, { email: locked });
  await app.call('PUT', `/admin/betreiber/${(await rowOf(locked)).Id}`, { token: eva, body: { Gesperrt: true } });
  await expect(reset(locked)).rejects.toThrow('is locked');
  expect(await rowOf(locked)).toMatchObject({ Status: 'Gesperrt' });
});

const run = promisify(execFile);
test.each([
  [['reset', 'a@b.example'], 'Say why'],
  [['reset', 'a@b.example', '--reason', 'x', '--role', 'BetreiberAdmin'], 'A reset leaves name, role'],
  [['invite', 'nobody', '--reason', 'x'], 'nobody is no e-mail address.'],
  [['invite', 'a@b.example', '--reason', 'x', '--role', 'Chef'], 'Chef is no role; there are BetreiberAdmin'],
  [['welcome', 'a@b.example'], 'Say: npm run operator'],
])('the command says what is wrong with %j in one line, and fails', async (given, line) => {
  const failed = await run(process.execPath, [join(import.meta.dirname, '../operator.ts'), ...given]).catch(
    (error: { code: number; stderr: string; stdout: string }) => error,
  );
  expect(failed).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(line) });
  expect(failed.stderr.trim().split('\n')).toHaveLength(1);
});
