/** A mail goes encrypted, to a server that proves who it is, or it does not go. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { smtpTransport } from './smtp.ts';

/** Of 127.0.0.1, signed by itself, for a day. */
let own: { key: string; cert: string };
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert, ...names];
  execFileSync('openssl', made, { stdio: 'ignore' });
  own = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(folder, { recursive: true });
});

let received: { isEncrypted: boolean; raw: string }[];
let commands: string[];
const closing: (() => unknown)[] = [];
const trusted = getCACertificates('default');
beforeEach(() => {
  [received, commands] = [[], []];
});
afterEach(async () => {
  setDefaultCACertificates(trusted);
  for (const close of closing.splice(0)) await close();
});

/** Its address. */
async function listen(options: SMTPServerOptions): Promise<string> {
  const smtp = new SMTPServer({
    authOptional: true,
    ...options,
    onMailFrom: (_address, { secure }, done) => {
      commands.push(secure ? 'MAIL by TLS' : 'MAIL in the clear');
      done();
    },
    onData: (stream, { secure }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ isEncrypted: secure, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return `smtp://127.0.0.1:${((smtp.server as unknown as Server).address() as AddressInfo).port}`;
}

const mailTo = (to: string) => ({
  messageId: '<1@spbdevk.example>',
  from: 'service@spbdevk.example',
  to,
  subject: 'Hallo',
  text: 'Geheim',
  html: '<p>Geheim</p>',
});

async function send(url: string, needsTls: boolean, to = 'anna@example.org'): Promise<void> {
  const transport = smtpTransport(url, needsTls);
  closing.unshift(() => transport.close());
  await transport.send(mailTo(to));
}

test('mails one after the other go by the connection that is there, and several at a time by as many as are allowed', async () => {
  let connected = 0;
  const onConnect: SMTPServerOptions['onConnect'] = (_session, done) => {
    connected++;
    done();
  };
  const transport = smtpTransport(await listen({ disabledCommands: ['STARTTLS'], onConnect }), false, 3);
  closing.unshift(() => transport.close());
  const mail = mailTo('anna@example.org');
  for (let sent = 0; sent < 5; sent++) await transport.send(mail);
  expect([received.length, connected]).toEqual([5, 1]);
  await Promise.all(Array.from({ length: 12 }, () => transport.send(mail)));
  expect([received.length, connected]).toEqual([17, 3]);
});

test('a server that offers no STARTTLS gets nothing where TLS is asked for', async () => {
  const url = await listen({ disabledCommands: ['STARTTLS'] });
  await expect(send(url, true)).rejects.toThrow(/STARTTLS/);
  expect([received, commands]).toEqual([[], []]);
  await send(url, false);
  expect(received).toMatchObject([{ isEncrypted: false, raw: expect.stringContaining('Geheim') }]);
});

test('a server that offers STARTTLS gets the mail encrypted', async () => {
  setDefaultCACertificates([...trusted, own.cert]);
  await send(await listen(own), true);
  expect(received).toMatchObject([{ isEncrypted: true, raw: expect.stringContaining('Geheim') }]);
  expect(commands).toEqual(['MAIL by TLS']);
});

test('a server whose certificate nobody has signed whom we know gets nothing', async () => {
  await expect(send(await listen(own), true)).rejects.toThrow(/self-signed certificate/);
  expect([received, commands]).toEqual([[], []]);
});

test.each([
  ['info@müller.example', 'info@xn--mller-kva.example'],
  ["o'brien@größe.example", "o'brien@xn--gre-6ka8i.example"],
])('a domain with letters of its own is sent to as every mail server knows it: %s', async (typed, sent) => {
  const lines: unknown[] = [];
  const note = (_entry: unknown, _side: string, line: unknown) => void lines.push(line);
  const silent = () => undefined;
  // What the server itself makes of an address is the readable one again; its log has the lines as they came.
  const logger = { debug: note, info: silent, warn: silent, error: silent };
  await send(await listen({ disabledCommands: ['STARTTLS'], logger: logger as never }), false, typed);
  expect(lines.filter((line) => String(line).startsWith('RCPT'))).toEqual([`RCPT TO:<${sent}>`]);
  expect(received).toMatchObject([{ raw: expect.stringContaining(`To: ${sent}`) }]);
});
