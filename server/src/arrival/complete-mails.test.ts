/** What a completion mails stands under the same brakes as every mail that nobody has confirmed (rules 1.8). */
import { afterAll, expect, test } from 'vitest';
import { annaMuster } from '#testing/cast/anna.ts';
import { configure } from '#testing/mandant.ts';
import { products } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';

const { app, anna, ben, days } = await world({ RATE_LIMITS: '1', TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => app.close());

let people = 0;
const newLink = () => anna.recommends({ as: { ...annaMuster, email: `anna${++people}@example.org` } });
const completes = async (email: string, headers: Record<string, string> = {}) =>
  ben.completes(await newLink(), { email }, {}, { headers: { 'x-forwarded-for': '192.0.2.1', ...headers } });
const sentTo = async () => (await app.post()).map(({ to }) => to);

test('an address that somebody gives who completes gets its share of the day, and the answer says until when the rest waits', async () => {
  const email = 'dritte@example.org';
  for (let made = 0; made < 3; made++) {
    const { status, body } = await completes(email);
    expect([status, 'MailBis' in body]).toEqual([200, false]);
  }
  const late = await completes(email);
  expect(Date.parse(late.body.MailBis)).toBeGreaterThan(app.app.system.clock.now().getTime() + 23 * 3_600_000);
  expect((await sentTo()).filter((to) => to === email)).toHaveLength(3);
});

test("of an agent's product the answer knows the share of the address, too", async () => {
  const email = 'berater@example.org';
  const links = [];
  for (let made = 0; made < 4; made++)
    links.push(
      await anna.recommends({
        mandant: 'versicherung',
        product: products.agent,
        agent: 'B-1014',
        as: { ...annaMuster, email: `anna${++people}@example.org` },
      }),
    );
  const ends: (string | undefined)[] = [];
  for (const link of links) {
    const { status, body } = await ben.completes(link, { email }, {}, { mandant: 'versicherung' });
    expect([status, body.Auftragsnummer]).toEqual([200, expect.any(String)]);
    ends.push(body.MailBis);
  }
  expect(ends.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(Date.parse(ends[3] ?? '')).toBeGreaterThan(app.app.system.clock.now().getTime() + 23 * 3_600_000);
  expect((await sentTo()).filter((to) => to === email)).toHaveLength(3);
});

test('above half of the ceiling it takes a proof of work', async () => {
  await days(2);
  const links = [await newLink(), await newLink(), await newLink()];
  await app.post();
  await days(1);
  await configure(app, 'spbdevk', { unconfirmedMailsPerHour: 4 });
  const answers: number[] = [];
  for (const [index, link] of links.entries()) {
    const options = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    answers.push((await ben.completes(link, { email: `vierte${index}@example.org` }, {}, options)).status);
    await days(10 / 86_400);
  }
  expect(answers).toEqual([200, 400, 400]);
});
