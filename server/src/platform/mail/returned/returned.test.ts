/** Mails that come back: told by the mail server in its own form or in ours, once however often, and what follows for the address. */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { world } from '#testing/world.ts';
import { jobContext, type Mandant } from '../../context.ts';
import type { Message } from '../delivery/transport.ts';
import { forgetMails } from '../object-mails.ts';
import { createPostman } from '../postman.ts';
import { queueMail } from '../queue.ts';
import { template, templatesById } from '../template.ts';
import { freeAddress, isReturned } from './returned.ts';
import { noticePath } from './webhook.ts';

const secret = 'the-mail-server-and-we-know-this-one';
const { app, as, days } = await world({
  MAIL_RETURN_TO: 'Zurueck@bounce.example',
  MAIL_WEBHOOK_SECRET: secret,
  RATE_LIMITS: '1',
});
afterAll(() => app.close());

const plain = (_ctx: unknown, { word }: { word: string }) => ({ subject: word, text: word, html: word });
const reminder = template<{ word: string }>('M34', plain);
const password = template<{ word: string }>('M18', plain, { isAwaited: true });
const advertising = template<{ word: string }>('M20', (ctx, given: { word: string }) => ({
  ...plain(ctx, given),
  unsubscribe: 'https://spbdevk.localhost/ab',
}));
const system = { ...app.app.system, templates: templatesById([reminder, password, advertising]) };
let sent: Message[] = [];
const send = async (message: Message): Promise<void> => void sent.push(message);
const postman = () => createPostman(system, app.app.mandants.byId, { send, close: () => undefined });

/** The mail as it left, or nothing. */
async function mail(to: string, kind = reminder, slug: 'spbdevk' | 'versicherung' = 'spbdevk') {
  sent = [];
  const ctx = kind === password ? as(slug) : jobContext(system, (await app.app.mandants.bySlug(slug)) as Mandant, 'x');
  const about = { to, language: 'de', object: 'account' as const, objectId: 7, parameters: { word: 'Hallo' } };
  await ctx.write((tx) => queueMail(tx, kind, about));
  await postman().sendDue();
  return sent[0];
}
const leaving = async (to: string): Promise<Message> => (await mail(to)) ?? Promise.reject(new Error('held'));

const rows = async (table: 'mail' | 'returned_address', slug: 'spbdevk' | 'versicherung' = 'spbdevk') =>
  as(slug).read(async ({ db }) => {
    const what =
      table === 'mail'
        ? sql`state, last_error as reason, reply_code as reply from mail`
        : sql`state, reason, in_row as "inRow" from returned_address`;
    return (await sql<Record<string, unknown>>`select ${what} order by id`.execute(db)).rows;
  });

const post = (payload: string, headers: Record<string, string>) =>
  app.app.http.fastify.inject({ method: 'POST', url: noticePath, payload, headers });
const bearer = { authorization: `Bearer ${secret}` };
const tell = async (...Meldungen: Record<string, string | undefined>[]) => {
  const answer = await post(JSON.stringify({ Meldungen }), { ...bearer, 'content-type': 'application/json' });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const hand = async (message: string) =>
  (await post(message, { ...bearer, 'content-type': 'message/rfc822' })).json() as Record<string, number>;
const gone = ({ messageId }: Message, Antwort?: string) => ({ Art: 'Endgueltig', MessageId: messageId, Antwort });

/** What Postfix writes. */
const dsn = (to: string, original: string, { action = 'failed', said = '550 5.1.1 <ben@example.org>: unknown' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="cut"',
    '',
    '--cut',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--cut',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Mon, 2 Mar 2026 09:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; ben@example.org',
    'Original-Recipient: rfc822;ben@example.org',
    `Action: ${action}`,
    `Status: ${/\d\.\d\.\d/.exec(said)?.[0]}`,
    'Remote-MTA: dns; mail.example.org',
    `Diagnostic-Code: smtp; ${said}`,
    '    in virtual mailbox table',
    '',
    '--cut',
    'Content-Type: text/rfc822-headers',
    '',
    original,
    'Subject: Hallo',
    '',
    '--cut--',
    '',
  ].join('\r\n');

beforeEach(async () => {
  for (const slug of ['spbdevk', 'versicherung'] as const)
    await as(slug).write(async ({ db }) => {
      for (const table of ['mail_due', 'mail', 'returned_address'])
        await sql`delete from ${sql.table(table)}`.execute(db);
    });
});

test('a mail leaves with an address to come back to that names it, and nobody makes up another’s', async () => {
  const { returnTo = '' } = await leaving('ben@example.org');
  expect(returnTo).toMatch(/^zurueck\+\d+-\d+-[0-9a-f]{16}@bounce\.example$/);
  const forged = returnTo.replace(/-[0-9a-f]{16}@/, `-${'0'.repeat(16)}@`);
  expect(await hand(dsn(forged, 'X-Other: 1'))).toEqual({ Angenommen: 0, Bekannt: 0, Unbekannt: 1 });
  expect(await rows('returned_address')).toEqual([]);
});

test('what Postfix writes makes the mail undeliverable with its numbers, and the address gets no more of the same mandant', async () => {
  const { returnTo = '' } = await leaving('ben@example.org');
  expect(await hand(dsn(returnTo.toUpperCase(), 'X-Other: 1'))).toEqual({ Angenommen: 1, Bekannt: 0, Unbekannt: 0 });
  expect(await rows('mail')).toEqual([{ state: 'bounced', reason: 'addressUnknown', reply: '550 5.1.1' }]);
  expect(await rows('returned_address')).toEqual([{ state: 'suppressed', reason: 'addressUnknown', inRow: 1 }]);
  expect(await mail('Ben@example.org')).toBeUndefined();
  expect((await rows('mail'))[1]).toEqual({ state: 'failed', reason: 'addressReturned', reply: null });
  expect(await mail('ben@example.org', reminder, 'versicherung')).toBeDefined();
});

test('the Message-ID of the mail that came along is enough, and the same said again changes nothing', async () => {
  const { messageId } = await leaving('ben@example.org');
  const message = dsn('service@spbdevk.example', `Message-ID: ${messageId}`);
  expect(await hand(message)).toMatchObject({ Angenommen: 1 });
  expect(await hand(message)).toEqual({ Angenommen: 0, Bekannt: 1, Unbekannt: 0 });
  expect(await rows('returned_address')).toMatchObject([{ inRow: 1 }]);
});

test('that a mail takes longer, or an answer of a person, is no return', async () => {
  const { messageId } = await leaving('ben@example.org');
  await hand(dsn('x@bounce.example', `Message-ID: ${messageId}`, { action: 'delayed', said: '451 4.4.1 later' }));
  await hand(`From: ben@example.org\r\nSubject: Re: Hallo\r\nIn-Reply-To: ${messageId}\r\n\r\nDanke!`);
  expect(await rows('mail')).toMatchObject([{ state: 'sent' }]);
});

test('what is not for good is counted, and the third one after the other suppresses; one that stays there begins anew', async () => {
  const later = async (to: string) =>
    tell({ Art: 'Voruebergehend', MessageId: (await leaving(to)).messageId, Antwort: '452 4.2.2' });
  await later('voll@example.org');
  await later('voll@example.org');
  expect(await rows('returned_address')).toMatchObject([{ state: 'counted', inRow: 2 }]);
  await leaving('voll@example.org');
  await later('voll@example.org');
  expect(await rows('returned_address')).toMatchObject([{ state: 'counted', inRow: 1 }]);
  await later('voll@example.org');
  await later('voll@example.org');
  expect(await rows('returned_address')).toMatchObject([{ state: 'suppressed', inRow: 3 }]);
  expect(await mail('voll@example.org')).toBeUndefined();
});

test('content that was refused is the mail’s, not the address’s', async () => {
  await tell(gone(await leaving('ben@example.org'), '554 5.7.1'));
  expect(await rows('mail')).toMatchObject([{ state: 'bounced', reason: 'refused', reply: '554 5.7.1' }]);
  expect(await rows('returned_address')).toMatchObject([{ state: 'counted' }]);
});

test('whoever reports a mail as unwanted gets no advertising, and everything else', async () => {
  const { messageId, returnTo = '' } = await leaving('ben@example.org');
  const feedback = dsn(returnTo, `Message-ID: ${messageId}`)
    .replace('report-type=delivery-status', 'report-type=feedback-report')
    .replace('message/delivery-status', 'message/feedback-report')
    .replace('Reporting-MTA: dns; mx.example', 'Feedback-Type: abuse\r\nUser-Agent: Yahoo/2');
  expect(await hand(feedback)).toMatchObject({ Angenommen: 1 });
  expect(await hand(feedback)).toMatchObject({ Bekannt: 1 });
  expect(await mail('ben@example.org', advertising)).toBeUndefined();
  expect((await rows('mail')).at(-1)).toMatchObject({ state: 'failed', reason: 'complained' });
  expect(await mail('ben@example.org')).toBeDefined();
});

test('what a person waits for goes to a suppressed address once a day', async () => {
  await tell(gone(await leaving('ben@example.org')));
  expect(await mail('ben@example.org', password)).toBeDefined();
  expect(await mail('ben@example.org', password)).toBeUndefined();
  await days(1.01);
  expect(await mail('ben@example.org', password)).toBeDefined();
});

test('with the person goes what came back from the address; a link that came there frees it', async () => {
  await tell(gone(await leaving('ben@example.org')));
  expect(await as().read((tx) => isReturned(tx, 'BEN@example.org'))).toBe(true);
  await as().write((tx) => freeAddress(tx, 'ben@example.org'));
  await tell(gone(await leaving('ben@example.org')));
  expect(await mail('ben@example.org')).toBeUndefined();
  await as().write((tx) => forgetMails(tx, 'account', [7]));
  expect(await rows('returned_address')).toEqual([]);
  expect(await mail('ben@example.org')).toBeDefined();
});

test('who has no proof gets 401, who has a wrong one 403, who tries on 429, and nothing is taken', async () => {
  const body = JSON.stringify({ Meldungen: [gone(await leaving('ben@example.org'))] });
  const sign = (key: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
  expect((await post(body, {})).statusCode).toBe(401);
  expect((await post(body, { authorization: 'Bearer wrong' })).statusCode).toBe(403);
  expect((await post(body, { 'x-signature': sign('wrong') })).statusCode).toBe(403);
  expect((await post(`${body} `, { 'x-signature': sign(secret) })).statusCode).toBe(403);
  for (let i = 0; i < 20; i++) await post(body, { authorization: 'Bearer wrong' });
  const last = await post(body, { authorization: 'Bearer wrong' });
  expect([last.statusCode, last.headers['retry-after']]).toEqual([429, '60']);
  expect(await rows('mail')).toMatchObject([{ state: 'sent' }]);
  const basic = `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`;
  expect((await post(body, { 'x-signature': sign(secret) })).json()).toMatchObject({ Angenommen: 1 });
  expect((await post(body, { authorization: basic })).json()).toMatchObject({ Bekannt: 1 });
  const told = system.meters.readings().find(({ name }) => name === 'mail_notices_total');
  expect(told?.values.find(({ labels }) => labels[0] === 'refused')?.value).toBeGreaterThan(20);
});

test('what is no report is refused: broken JSON, one without a kind, more than there may be at once', async () => {
  const json = { ...bearer, 'content-type': 'application/json' };
  for (const body of ['{', '{"Meldungen":[{}]}', JSON.stringify({ Meldungen: Array(501).fill({ Art: 'Endgueltig' }) })])
    expect((await post(body, json)).statusCode).toBe(400);
  expect((await post('x'.repeat(600_000), json)).statusCode).toBe(413);
  expect(await hand('no message at all')).toEqual({ Angenommen: 0, Bekannt: 0, Unbekannt: 0 });
});
