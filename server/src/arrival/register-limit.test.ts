import { afterAll, beforeEach, expect, test } from 'vitest';
import { benBeispiel } from '#testing/cast/ben.ts';
import { world } from '#testing/world.ts';

const { app, anna, ben, nextHour } = await world({ RATE_LIMITS: '1' });
afterAll(() => app.close());
beforeEach(nextHour);

test('an address gets no more than three mails a day that nobody has asked for', async () => {
  for (let made = 0; made < 4; made++) {
    const link = await anna.recommends({
      as: { firstName: 'Anna', lastName: 'Muster', email: `anna${made}@example.org` },
    });
    expect((await ben.registers(link)).status).toBe(200);
  }
  expect((await app.post()).filter(({ to }) => to === benBeispiel.Email)).toHaveLength(3);
});

test('more than 20 forms an hour with one address are too many', async () => {
  const link = await anna.recommends();
  const Email = 'bea@example.org';
  for (let tried = 0; tried < 20; tried++)
    expect((await ben.registers(link, { Email })).status).toBe(tried === 0 ? 200 : 409);
  const { status, headers } = await ben.registers(link, { Email });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('who asks for too many numbers that do not exist gets no answer for a minute, not even for one that does', async () => {
  const link = await anna.recommends();
  const { body } = await ben.registers(link, { Email: 'carl@example.org' });
  const exists = (number: string) => app.call('GET', `/empfaenger/exists/${number}?empfehlungsnummer=${link.number}`);
  const statuses: number[] = [];
  for (let asked = 0; asked < 61; asked++) statuses.push((await exists('200000000006')).status);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses[60]).toBe(429);
  const refused = await exists(body.Empfaengernummer);
  expect(refused.status).toBe(429);
  // The page shows its form then, so the kept number goes (S-07).
  expect(refused.headers['set-cookie']).toContain(`empfaenger_${link.number}=; `);
  app.app.system.clock.set(new Date(app.app.system.clock.now().getTime() + 60_000));
  expect((await exists(body.Empfaengernummer)).body).toEqual({ Existiert: true });
});
