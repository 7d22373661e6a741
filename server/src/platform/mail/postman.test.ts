import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type World, world } from '#testing/world.ts';
import { createPostman } from './postman.ts';
import { queueMail } from './queue.ts';
import { smtpTransport } from './smtp.ts';
import { template, templatesById } from './template.ts';

let here: World;
const wordMail = template<{ word: string }>('M02', (_ctx, { word }, language) => ({
  subject: `${language} ${word}`,
  text: `Wort: ${word}`,
  html: `<p>${word}</p>`,
}));
const newsletterMail = template<Record<string, never>>('M20', () => ({
  subject: 'Neues',
  text: 'x',
  html: 'x',
  unsubscribe: 'https://brand.example/abmelden?token=x',
}));
const pictureMail = template<Record<string, never>>('M22', () => ({
  subject: 'Anfrage',
  text: 'Text',
  html: '<img src="cid:logo" alt="Logo">',
  replyTo: 'anna@example.org',
  attachments: [{ cid: 'logo', filename: 'logo.png', contentType: 'image/png', content: Buffer.from('picture') }],
}));
const templates = templatesById([wordMail, newsletterMail, pictureMail]);

interface Received {
  to: string;
  raw: string;
}
let received: Received[] = [];
let smtp: SMTPServer;
let url: string;
let refuses = false;

beforeAll(async () => {
  here = await world();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuses) return done(new Error('try later'));
        received.push({ to: session.envelope.rcptTo[0]?.address ?? '', raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = (smtp.server as unknown as Server).address();
  url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(resolve));
  await here.app.close();
});
beforeEach(() => {
  received = [];
  refuses = false;
});

const postman = (address = url) =>
  createPostman({ ...here.app.app.system, templates }, here.app.app.mandants.byId, smtpTransport(address, false));
const about = { to: 'anna@example.org', language: 'de', object: null, objectId: null };
const queue = (word: string) => here.as().write((tx) => queueMail(tx, wordMail, { ...about, parameters: { word } }));
const stored = () =>
  here.as().read((tx) => tx.db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow());

test('a queued mail arrives in text and HTML, with a Message-ID of its own and the sender of the mandant', async () => {
  await queue('Grüße');
  expect(await postman().sendDue()).toBe(1);
  expect(received).toHaveLength(1);
  const raw = received[0]?.raw ?? '';
  const { message_id, state, sent_at } = await stored();
  expect(raw).toContain(`Message-ID: ${message_id}`);
  expect(raw).toMatch(/From: .*Partnerprogramm.*<service@spbdevk\.example>/);
  expect(raw).toContain('text/plain');
  expect(raw).toContain('text/html');
  expect(state).toBe('sent');
  expect(sent_at).not.toBeNull();
  expect(await postman().sendDue()).toBe(0);
});

test('a picture lies inside the mail, and an answer goes to whom the letter names', async () => {
  await here.as().write((tx) => queueMail(tx, pictureMail, { ...about, parameters: {} }));
  expect(await postman().sendDue()).toBe(1);
  const raw = received[0]?.raw ?? '';
  expect(raw).toContain('Reply-To: anna@example.org');
  expect(raw).toContain('multipart/related');
  expect(raw).toContain('Content-ID: <logo>');
  expect(raw).toContain(Buffer.from('picture').toString('base64'));
});

test('a letter of a newsletter is ended by the button of the mail program (RFC 8058), another one has none', async () => {
  await here.as().write((tx) => queueMail(tx, newsletterMail, { ...about, parameters: {} }));
  await queue('Gruß');
  expect(await postman().sendDue()).toBe(2);
  const [newsletter, other] = received.map(({ raw }) => raw.replace(/\r\n[ \t]+/g, ' '));
  expect(newsletter).toContain('List-Unsubscribe: <https://brand.example/abmelden?token=x>');
  expect(newsletter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(other).not.toContain('List-Unsubscribe');
});

test('a mail of a transaction that fails is never sent', async () => {
  await expect(
    here.as().write(async (tx) => {
      await queueMail(tx, wordMail, { ...about, parameters: { word: 'nie' } });
      throw new Error('stop');
    }),
  ).rejects.toThrow('stop');
  expect(await postman().sendDue()).toBe(0);
});

test('a mail that the server refuses waits and is sent later under the same Message-ID', async () => {
  refuses = true;
  await queue('später');
  expect(await postman().sendDue()).toBe(0);
  const { message_id, tries } = await stored();
  expect(tries).toBe(1);
  refuses = false;
  expect(await postman().sendDue()).toBe(0);
  await here.days(0.01);
  expect(await postman().sendDue()).toBe(1);
  expect(received[0]?.raw).toContain(message_id);
});

test('a mail server that is away loses nothing', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await new Promise<void>((resolve) => closed.close(() => resolve()));
  await queue('noch da');
  expect(await postman(`smtp://127.0.0.1:${port}`).sendDue()).toBe(0);
  await here.days(0.01);
  expect(await postman().sendDue()).toBe(1);
});

test('two pollers at once send a mail once', async () => {
  await queue('einmal');
  const [one, two] = [postman(), postman()];
  const sent = await Promise.all([one.sendDue(), two.sendDue()]);
  expect(sent[0] + sent[1]).toBe(1);
  expect(received).toHaveLength(1);
});

test('a mail that was taken before the clock went back is sent, and one that is only due later waits', async () => {
  const { kysely } = here.app.app.system.database;
  const { now } = here.as();
  await queue('genommen');
  await queue('später');
  await kysely
    .updateTable('mail_due')
    .set({ due_at: new Date(now.getTime() + 86_400_000) })
    .execute();
  expect(await postman().sendDue()).toBe(0);
  const [first] = await kysely.selectFrom('mail_due').select('mail_id as mailId').orderBy('mail_id').execute();
  const claimed_at = new Date(now.getTime() + 86_300_000);
  await kysely
    .updateTable('mail_due')
    .set({ claimed_at })
    .where('mail_id', '=', first?.mailId ?? 0)
    .execute();
  expect(await postman().sendDue()).toBe(1);
  expect(await kysely.selectFrom('mail_due').select('mail_id').execute()).toHaveLength(1);
  await kysely.updateTable('mail_due').set({ due_at: now }).execute();
  await postman().sendDue();
});

test('the stored row shows neither address nor words', async () => {
  await queue('geheimesWort');
  const row = JSON.stringify(await stored());
  expect(row).not.toContain('anna@example.org');
  expect(row).not.toContain('geheimesWort');
  await postman().sendDue();
});

test('a name with a line break adds no header', async () => {
  await queue('Hallo\r\nBcc: evil@example.org');
  await postman().sendDue();
  const [headers = ''] = (received[0]?.raw ?? '').split(/\r?\n\r?\n/);
  expect(headers).toContain('Subject: de Hallo Bcc: evil@example.org');
  expect(headers).not.toMatch(/^Bcc:/m);
});
