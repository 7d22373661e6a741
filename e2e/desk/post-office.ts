/** A mail server of our own, that can be made to refuse. */
import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Not for good: the mail is tried again. */
const busy = (): Error => Object.assign(new Error('mailbox busy'), { responseCode: 450 });

interface PostOffice {
  url: string;
  /** Addresses that take nothing just now. */
  refused: Set<string>;
  /** Who has got how many mails. */
  delivered: Map<string, number>;
  /** As they came, the oldest first. */
  letters: { to: string; source: string }[];
  /** The page with a token that the first mail to somebody leads to. */
  pageOf: (to: string) => string;
  close: () => Promise<void>;
}

export async function postOffice(): Promise<PostOffice> {
  const refused = new Set<string>();
  const delivered = new Map<string, number>();
  const letters: PostOffice['letters'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? busy() : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        for (const { address } of envelope.rcptTo) {
          delivered.set(address, (delivered.get(address) ?? 0) + 1);
          letters.push({ to: address, source });
        }
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = (server.server as unknown as Server).address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    refused,
    delivered,
    letters,
    pageOf: (to) => {
      // Quoted-printable (RFC 2045): a soft end of line, and what stands for "=".
      const text = letters
        .find((letter) => letter.to === to)
        ?.source.replaceAll('=\r\n', '')
        .replaceAll('=3D', '=');
      return /https?:\S+[?&]token=[\w-]+/.exec(text ?? '')?.[0] ?? '';
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
