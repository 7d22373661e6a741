/** One mail that cannot be asked about, or whose mandant cannot be read, stops no other (rules 1.8). */
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { configure } from '#testing/mandant.ts';
import { world } from '#testing/world.ts';
import { jobContext, type Mandant } from '../context.ts';
import type { Transport } from './delivery/transport.ts';
import { createPostman } from './postman.ts';
import { queueMail } from './queue.ts';
import { template, templatesById } from './template.ts';

const lines: string[] = [];
const { app, as, days } = await world(
  { RATE_LIMITS: '1', LOG_LEVEL: 'warn' },
  { logTo: { write: (line) => void lines.push(line) } },
);
afterAll(() => app.close());

let isBroken = true;
const letter = () => ({ subject: 'x', text: 'x', html: 'x' });
/** Asking whether it lives spoils the transaction, as long as something is broken. */
const spoiling = template<object>('M02', letter, {
  share: 'day',
  lives: async ({ db }) => {
    if (isBroken) await sql`insert into mail_due (mandant_id) values (null)`.execute(db);
    return true;
  },
});
const plain = template<object>('M05', letter, { share: 'day' });
const system = { ...app.app.system, templates: templatesById([spoiling, plain]) };
const sent: string[] = [];
const transport: Transport = { send: async ({ to }) => void sent.push(to), close: () => undefined };
const post = (byId = app.app.mandants.byId): Promise<number> => createPostman(system, byId, transport).sendDue();
async function queue(kind: typeof plain, to: string, slug: 'spbdevk' | 'versicherung' = 'spbdevk'): Promise<boolean> {
  const mandant = (await app.app.mandants.bySlug(slug)) as Mandant;
  return jobContext(system, mandant, 'test').write((tx) =>
    queueMail(tx, kind, { to, language: 'de', object: null, objectId: null, parameters: {}, unconfirmed: true }),
  );
}

beforeEach(() => {
  sent.length = 0;
  lines.length = 0;
});

test('one that cannot be asked whether it lives waits by itself, the others of the mandant have their turn, and the log says so', async () => {
  await configure(app, 'spbdevk', { unconfirmedMailsPerHour: 2 });
  for (const to of ['erste@example.org', 'zweite@example.org']) await queue(plain, to);
  for (const to of ['kaputt1@example.org', 'kaputt2@example.org']) await queue(spoiling, to);
  await queue(plain, 'danach@example.org');
  await post();
  await days(1.1 / 24);
  await post();
  expect(sent).not.toContain('danach@example.org');
  expect(lines.filter((line) => line.includes('a mail whose turn it is waits another hour'))).toHaveLength(2);
  await post();
  expect(sent).toEqual(['erste@example.org', 'zweite@example.org', 'danach@example.org']);
  isBroken = false;
  await days(1.1 / 24);
  await post();
  expect(sent.slice(3)).toEqual(['kaputt1@example.org', 'kaputt2@example.org']);
});

test('one whose mandant cannot be read stays with the postman, and the mails of the others go', async () => {
  await days(1);
  await queue(plain, 'hier@example.org', 'spbdevk');
  await queue(plain, 'dort@example.org', 'versicherung');
  const { id } = as('spbdevk').mandant;
  const lost = (asked: number) =>
    asked === id ? Promise.reject(new Error('no answer')) : app.app.mandants.byId(asked);
  expect(await post(lost)).toBe(1);
  expect(sent).toEqual(['dort@example.org']);
  expect(lines.join()).toContain('no answer');
  await days(3 / 1440);
  expect(await post()).toBe(1);
  expect(sent).toEqual(['dort@example.org', 'hier@example.org']);
});
