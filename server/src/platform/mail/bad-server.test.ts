/** A mail server on a bad day, and several mails at a time: none is lost, none leaves twice, none waits behind another's trouble. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { world } from '#testing/world.ts';
import { jobContext, type Mandant } from '../context.ts';
import { countDue } from './due.ts';
import { createPostman, type Pace } from './postman.ts';
import { queueMail } from './queue.ts';
import { template, templatesById } from './template.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

const letter = (_ctx: unknown, { word }: { word: string }) => ({ subject: word, text: word, html: word });
const reminder = template<{ word: string }>('M34', letter);
const password = template<{ word: string }>('M18', letter, { isAwaited: true });
const system = { ...app.app.system, templates: templatesById([reminder, password]) };

let sent: string[] = [];
let answer: (word: string) => Promise<void>;
const transport = {
  send: async ({ subject }: { subject: string }) => {
    await answer(subject);
    sent.push(subject);
  },
  close: () => undefined,
};
const postman = (pace: Partial<Pace> = {}) => createPostman(system, app.app.mandants.byId, transport, pace);
const refusal = (responseCode: number, response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  Object.assign(new Error(response), { code, command, responseCode, response });

async function queue(word: string, kind = reminder, slug: 'spbdevk' | 'versicherung' = 'spbdevk', personId = 0) {
  const ctx = kind === password ? as(slug) : jobContext(system, (await app.app.mandants.bySlug(slug)) as Mandant, 'x');
  const object = personId > 0 ? ('account' as const) : null;
  const about = { to: `${personId || word}@example.org`, language: 'de', object, objectId: personId || null };
  await ctx.write((tx) => queueMail(tx, kind, { ...about, parameters: { word } }));
}
const states = () =>
  as().read(
    async ({ db }) =>
      (
        await sql<Record<string, unknown>>`
        select m.state, m.tries, m.last_error as reason, m.reply_code as reply, d.mail_id is not null as due
        from mail m left join mail_due d on d.mandant_id = m.mandant_id and d.mail_id = m.id order by m.id`.execute(db)
      ).rows,
  );

const held = () =>
  as().read(
    async ({ db }) => (await sql`select state, reason, reply_code as reply from returned_address`.execute(db)).rows,
  );

beforeEach(async () => {
  [sent, answer] = [[], async () => undefined];
  for (const slug of ['spbdevk', 'versicherung'] as const)
    await as(slug).write(async ({ db }) => {
      for (const table of ['mail_due', 'mail', 'returned_address'])
        await sql`delete from ${sql.table(table)}`.execute(db);
    });
});

test('an answer after minutes, beyond every lease: of two processes none sends a mail that the other has in hand', async () => {
  for (let i = 0; i < 6; i++) await queue(`m${i}`);
  const held = Promise.withResolvers<void>();
  answer = () => held.promise;
  const [one, two] = [postman({ connections: 3, renewMs: 10 }), postman({ connections: 3, renewMs: 10 })];
  const both = Promise.all([one.sendDue(), two.sendDue()]);
  for (let step = 0; step < 4; step++) {
    await sleep(150);
    await days(50 / 86_400);
  }
  const third = postman();
  expect(await third.sendDue()).toBe(0);
  held.resolve();
  expect((await both).reduce((a, b) => a + b)).toBe(6);
  expect(sent.toSorted()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
});

test('an address that is not there ends as failed with its numbers, and the mail waits for a person', async () => {
  await queue('weg');
  answer = () => Promise.reject(refusal(550, '550 5.1.1 <weg@example.org>: user unknown'));
  expect(await postman().sendDue()).toBe(0);
  expect(await states()).toEqual([
    { state: 'failed', tries: 1, reason: 'addressUnknown', reply: '550 5.1.1', due: false },
  ]);
});

test('an address that is not there gets no more mails once the server takes one that was begun after it; another refusal holds up none', async () => {
  const own = postman({ connections: 3 });
  const under = Promise.withResolvers<void>();
  const refusals: Record<string, string> = { weg: '550 5.1.1 unknown', streng: '550 5.7.1 policy' };
  answer = async (word) => {
    if (word === 'unterwegs') await under.promise;
    if (refusals[word]) throw refusal(550, refusals[word]);
  };
  for (const word of ['unterwegs', 'weg', 'streng']) await queue(word);
  const sending = own.sendDue();
  await expect.poll(async () => (await states()).filter(({ state }) => state === 'failed').length).toBe(2);
  under.resolve();
  await sending;
  expect(await held()).toEqual([]);
  await queue('da');
  expect(await own.sendDue()).toBe(1);
  expect(await held()).toEqual([{ state: 'suppressed', reason: 'addressUnknown', reply: '550 5.1.1' }]);
  refusals.weg = '';
  for (const word of ['weg', 'streng']) await queue(word);
  await own.sendDue();
  expect((await states()).slice(4)).toMatchObject([
    { state: 'failed', reason: 'addressReturned', tries: 0 },
    { state: 'failed', reason: 'refused', tries: 1 },
  ]);
});

test('one that is refused for now is put off, with the try counted', async () => {
  await queue('später');
  answer = () => Promise.reject(refusal(451, '451 4.7.1 greylisted'));
  await postman().sendDue();
  expect(await states()).toEqual([
    { state: 'waiting', tries: 1, reason: 'notAccepted', reply: '451 4.7.1', due: true },
  ]);
});

test('a wrong login is no fault of a mail: all wait untried, the server rests, and then one finds out first', async () => {
  for (let i = 0; i < 5; i++) await queue(`m${i}`);
  let asked = 0;
  answer = async () => {
    asked++;
    throw refusal(535, '535 5.7.8 authentication failed', 'AUTH PLAIN', 'EAUTH');
  };
  const own = postman({ connections: 3 });
  await own.sendDue();
  expect(asked).toBe(3);
  await own.sendDue();
  expect(asked).toBe(3);
  await days(6 / 86_400);
  await own.sendDue();
  expect(asked).toBe(4);
  expect((await states()).map(({ state, tries }) => [state, tries])).toEqual(Array(5).fill(['waiting', 0]));
  answer = async () => undefined;
  await days(20 / 86_400);
  expect(await own.sendDue()).toBe(5);
});

test.each([
  [554, '554 5.7.1 relay access denied'],
  [550, '550 5.1.1 no such user'],
])(
  'a server that refuses whatever comes with %s keeps no mail from leaving later, and no address from mails',
  async (code, response) => {
    for (let i = 0; i < 12; i++) await queue(`m${i}`);
    answer = () => Promise.reject(refusal(code, response));
    const own = postman();
    await own.sendDue();
    expect((await states()).filter(({ state }) => state === 'waiting')).toHaveLength(12);
    answer = async () => undefined;
    await days(0.01);
    expect(await own.sendDue()).toBe(12);
    expect(await held()).toEqual([]);
  },
);

test('a password goes before reminders that wait longer, and a mandant with one mail is not behind one with many', async () => {
  for (let i = 0; i < 20; i++) await queue(`viele${i}`);
  await queue('einer', reminder, 'versicherung');
  await queue('passwort', password);
  await postman({ connections: 1 }).sendDue();
  expect(sent[0]).toBe('passwort');
  expect(sent.indexOf('einer')).toBeLessThan(3);
  expect(sent).toHaveLength(22);
});

test('what a person waits for has connections of its own while reminders fill the others', async () => {
  for (let i = 0; i < 20; i++) await queue(`viele${i}`);
  const held = Promise.withResolvers<void>();
  answer = (word) => (word === 'passwort' ? Promise.resolve() : held.promise);
  const own = postman({ connections: 4 });
  own.start();
  await sleep(300);
  await queue('passwort', password);
  await expect.poll(() => sent, { timeout: 5000 }).toEqual(['passwort']);
  held.resolve();
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(21);
  await own.stop();
});

test('mails of one person leave in the order in which they were caused, also when several go at a time', async () => {
  for (let i = 0; i < 4; i++) await queue(`p${i}`, reminder, 'spbdevk', 7);
  await queue('andere', reminder, 'spbdevk', 8);
  answer = (word) => sleep(word === 'p0' ? 150 : 5);
  const [one, two] = [postman({ connections: 4 }), postman({ connections: 4 })];
  await Promise.all([one.sendDue(), two.sendDue()]);
  await one.sendDue();
  expect(sent.filter((word) => word !== 'andere')).toEqual(['p0', 'p1', 'p2', 'p3']);
  expect(sent.indexOf('andere')).toBe(0);
});

test('a process that ends while the server hangs does not wait for it', async () => {
  await queue('hängt');
  answer = () => new Promise(() => undefined);
  const own = postman({ stopMs: 50 });
  own.start();
  await sleep(300);
  const from = performance.now();
  await own.stop();
  expect(performance.now() - from).toBeLessThan(2000);
  expect(await states()).toMatchObject([{ state: 'waiting', tries: 0, due: true }]);
});

test('what lies ready in a process that ends is anybody’s at once, and only what is in hand waits for its lease', async () => {
  for (let i = 0; i < 8; i++) await queue(`m${i}`);
  answer = () => new Promise(() => undefined);
  const own = postman({ connections: 4, stopMs: 50 });
  own.start();
  await sleep(300);
  await own.stop();
  answer = async () => undefined;
  expect(await postman().sendDue()).toBe(5);
  await days(3 / 1440);
  expect(await postman().sendDue()).toBe(3);
});

test('what lies ready and is dropped meanwhile is not sent', async () => {
  for (const word of ['eine', 'zwei', 'drei']) await queue(word);
  const first = Promise.withResolvers<void>();
  answer = () => first.promise;
  const sending = postman({ connections: 2 }).sendDue();
  await sleep(200);
  await as().write(({ db }) =>
    sql`update mail set state = 'dropped' where id = (select max(id) from mail)`.execute(db),
  );
  first.resolve();
  expect(await sending).toBe(2);
  expect(await states()).toMatchObject([{ state: 'sent' }, { state: 'sent' }, { state: 'dropped', due: false }]);
});

test('mails that go at a time share their transactions: there are fewer than mails', async () => {
  const connections = 8;
  for (let i = 0; i < 48; i++) await queue(`m${i}`);
  let transactions = 0;
  const counting = {
    ...system.database,
    transaction: ((scope, steps) => {
      transactions++;
      return system.database.transaction(scope, steps);
    }) as typeof system.database.transaction,
    glance: ((scope, steps) => {
      transactions++;
      return system.database.glance(scope, steps);
    }) as typeof system.database.glance,
  };
  const inHand: (() => void)[] = [];
  const answerAll = () => {
    for (const answered of inHand.splice(0)) answered();
  };
  // Several are answered at once, however slow the machine is.
  answer = () =>
    new Promise((resolve) => {
      if (inHand.push(resolve) === connections) answerAll();
      else setTimeout(answerAll, 300);
    });
  const own = createPostman({ ...system, database: counting }, app.app.mandants.byId, transport, { connections });
  expect(await own.sendDue()).toBe(48);
  expect(transactions).toBeLessThan(48);
});

test('who watches sees how many could go and since when, not those that are in hand, put off or wait for their turn', async () => {
  expect(await countDue(system)).toEqual({ count: 0, oldestAt: null });
  const before = as().now;
  await queue('eine');
  const after = as().now;
  for (const word of ['zwei', 'drei']) await queue(word);
  await days(0.1);
  const { count, oldestAt } = await countDue(system);
  expect(count).toBe(3);
  expect(oldestAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(oldestAt?.getTime()).toBeLessThanOrEqual(after.getTime());
  answer = () => Promise.reject(refusal(451, '451 later'));
  await postman().sendDue();
  expect((await countDue(system)).count).toBe(0);
});
