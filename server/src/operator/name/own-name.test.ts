import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { operator } from '../../testing/cast/operators.ts';
import { world } from '../../testing/world.ts';

let app: TestApp;
let eva: string;
beforeAll(async () => {
  ({ app } = await world());
  eva = await operator(app);
});
afterAll(() => app.close());

const who = async (token: string, mandant?: string) =>
  (await app.call('GET', '/admin/ich', { token, ...(mandant && { mandant }) })).body;
const rename = (Name: unknown, token: string, mandant?: string) =>
  app.call('PUT', '/admin/ich/name', { token, body: { Name }, ...(mandant && { mandant }) });
const history = async (email: string): Promise<Record<string, unknown>[]> =>
  (await app.call('GET', `/admin/ereignisse?objekt=Betreiber&nummer=${email}`, { token: eva })).body;

test('an operator changes the own name, colleagues see it and the log keeps both', async () => {
  const email = 'nele@betreiber.example';
  const nele = await operator(app, { email, role: 'BetreiberRedaktion', mandants: ['spbdevk'] });
  expect(await who(nele)).toMatchObject({ Email: email, Name: null });
  expect((await rename('  Nele   Sander ', nele)).status).toBe(200);
  expect((await rename('Nele Sander-Wolff', nele)).body).toEqual({ Name: 'Nele Sander-Wolff' });
  expect(await who(nele)).toMatchObject({ Name: 'Nele Sander-Wolff' });
  expect((await who(eva)).Kollegen).toContainEqual({ Email: email, Name: 'Nele Sander-Wolff' });

  const reasons = (await history(email)).map((row) => row.Grund);
  expect(reasons).toEqual(
    expect.arrayContaining([expect.stringMatching(/^– → Nele/), expect.stringMatching(/^Nele.* → Nele Sander-Wolff$/)]),
  );
});

test('the same name twice at once is one change, and without a name the address is shown again', async () => {
  const email = 'bodo@betreiber.example';
  const bodo = await operator(app, { email, role: 'BetreiberSachbearbeitung', mandants: ['spbdevk'] });
  await Promise.all([rename('Bodo Ernst', bodo), rename('Bodo Ernst', bodo)]);
  expect((await history(email)).filter((row) => row.Grund === '– → Bodo Ernst')).toHaveLength(1);
  expect((await rename(null, bodo)).body).toEqual({ Name: null });
  expect((await who(eva)).Kollegen.map((one: { Email: string }) => one.Email)).not.toContain(email);
});

test('who works on no mandant of mine is told to me by no name', async () => {
  const [here, there] = ['hier@betreiber.example', 'dort@betreiber.example'];
  const tokens = [
    await operator(app, { email: here, mandants: ['spbdevk'] }),
    await operator(app, { email: there, mandants: ['versicherung'] }),
  ] as const;
  await rename('Hanna Hier', tokens[0]);
  await rename('Doro Dort', tokens[1], 'versicherung');
  const names = async (token: string, mandant?: string) =>
    (await who(token, mandant)).Kollegen.map((one: { Name: string }) => one.Name);
  expect(await names(tokens[0])).toContain('Hanna Hier');
  expect(await names(tokens[0])).not.toContain('Doro Dort');
  expect(await names(tokens[1], 'versicherung')).not.toContain('Hanna Hier');
  expect(await names(eva)).toEqual(expect.arrayContaining(['Hanna Hier', 'Doro Dort']));
});

test.each([
  ['eva@betreiber.example', 400],
  ['…', 400],
  ['A\u202eb', 400],
  ['x'.repeat(81), 400],
])('nobody is called by an address or by what turns the writing round: %j', async (name, status) => {
  expect((await rename(name, eva)).status).toBe(status);
});

test('an invitation says what somebody is called', async () => {
  const body = { Email: 'neu@betreiber.example', Name: 'Nora Neumann', Rolle: 'BetreiberRedaktion' };
  const invited = await app.call('POST', '/admin/betreiber', { token: eva, body });
  expect(invited.body).toMatchObject({ Name: 'Nora Neumann' });
  const again = await app.call('POST', '/admin/betreiber', { token: eva, body: { ...body, Name: 'Jemand Anders' } });
  expect(again.body).toMatchObject({ Name: 'Nora Neumann' });
});
