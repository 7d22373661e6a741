import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '#identity/password/second-factor.ts';
import type { TestApp } from '#testing/app.ts';
import { operator } from '#testing/cast/operators.ts';
import { tokenIn } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

let app: TestApp;
beforeAll(async () => {
  ({ app } = await world({ DEMO_TOTP: '1' }));
});
afterAll(() => app.close());

const password = 'Rundreise-2026-Lissabon';
const now = (): Date => app.app.system.clock.now();
const later = (seconds: number): void => app.app.system.clock.set(new Date(now().getTime() + seconds * 1000));

/** An admin who was invited and has set up the second factor. */
async function enrolled(): Promise<{ token: string; secret: string; firstCode: string }> {
  const Email = 'kasse@betreiber.example';
  await app.call('POST', '/admin/betreiber', { token: await operator(app), body: { Email, Rolle: 'BetreiberAdmin' } });
  const Token = tokenIn((await app.post()).find(({ to, text }) => to === Email && text.includes('einladung?token=')));
  const step = (body: object) => app.call('PUT', '/admin/einladung/annehmen', { body: { Token, ...body } });
  const secret = new URL((await step({ Password: password })).body.TotpUri).searchParams.get('secret') ?? '';
  const firstCode = codeAt(secret, now());
  return { secret, firstCode, token: (await step({ Code: firstCode })).body.Token };
}

test('who has a second factor asks for another account to pay from with a fresh code, not with the password', async () => {
  const { token, secret, firstCode } = await enrolled();
  const asks = (proof: object) => {
    later(60);
    const body = { Name: 'Kasse', IBAN: 'DE75512108001245126199', Grund: 'Bank gewechselt', ...proof };
    return app.call('PUT', '/admin/auszahlungskonto', { token, body });
  };
  for (const proof of [{}, { Passwort: password }, { Code: '000000' }, { Code: firstCode }])
    expect(await asks(proof)).toMatchObject({ status: 400, body: { Fehler: [{ Feld: 'Code' }] } });
  later(60);
  const asked = await asks({ Code: codeAt(secret, new Date(now().getTime() + 60_000)) });
  expect(asked).toMatchObject({ status: 202, body: { Art: 'Auszahlungskonto' } });
});
