/** A real mail server that can be slow, hang, or end the connection when it has read a mail and not said so yet. */
import type { AddressInfo, Server, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Message-IDs of the mails it has read to their end, and of those it said it has; of those that count alone. */
  read: string[];
  taken: string[];
  /** How many mails it was asked to take. */
  asked: number;
  answerMs: number;
  /** It says nothing to whoever names a recipient. */
  hangs: boolean;
  /** So many mails it reads to their end and is gone then. */
  breaks: number;
  close(): Promise<void>;
}

/** Mails that do not count are taken at once, and nobody hears of them. */
export async function mailServer(counts = (_to: string): boolean => true): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => {
      if (!counts(address)) return done();
      server.asked++;
      if (!server.hangs) done();
    },
    onData: (stream, { remotePort, envelope }, done) => {
      if (!envelope.rcptTo.some(({ address }) => counts(address))) {
        stream.on('end', () => done()).resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID:\s+(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        server.read.push(id);
        if (server.breaks > 0) {
          server.breaks--;
          for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
          return;
        }
        setTimeout(() => {
          server.taken.push(id);
          done();
        }, server.answerMs);
      });
    },
  });
  smtp.on('error', () => undefined);
  const listener = smtp.server as unknown as Server;
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const server: MailServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    read: [],
    taken: [],
    asked: 0,
    answerMs: 0,
    hangs: false,
    breaks: 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
  return server;
}
