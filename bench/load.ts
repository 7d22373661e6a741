/**
 * A load of plain HTTP/1.1 over kept-alive sockets, light enough not to be what is measured: one request at a time
 * per connection, the answer read by its Content-Length (or its chunks). Bounded in time and in connections.
 */
import { connect, type Socket } from 'node:net';

interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** The next request of a connection, as text with headers; called once per request. */
  next: () => string;
  /** Whether an answer counts; the rest is reported as failed. */
  accepts?: (status: number) => boolean;
}

export interface Load {
  perSecond: number;
  answered: number;
  failed: number;
  seconds: number;
  /** The slowest of a hundred answers, in ms. */
  p99: number;
}

export const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\nUser-Agent: Mozilla/5.0\r\n${headers}\r\n`;

export const post = (path: string, body: unknown, headers = ''): string => {
  const json = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n${headers}\r\n${json}`;
};

export async function load({
  port,
  connections,
  seconds,
  next,
  accepts = (status) => status < 400,
}: LoadOptions): Promise<Load> {
  const started = performance.now();
  const endsAt = started + seconds * 1000;
  let answered = 0;
  let failed = 0;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      try {
        const read = reader(socket);
        while (performance.now() < endsAt) {
          const asked = performance.now();
          socket.write(next());
          if (accepts(await read())) answered++;
          else failed++;
          times.push(performance.now() - asked);
        }
      } finally {
        socket.destroy();
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return {
    answered,
    failed,
    seconds: took,
    perSecond: answered / took,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

/** Gives a function that waits for the next whole answer and tells its status. */
export function reader(socket: Socket): () => Promise<number> {
  let buffered: Buffer = Buffer.alloc(0);
  let wake: (() => void) | undefined;
  let broken: Error | undefined;
  socket.on('data', (chunk: Buffer) => {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk]);
    wake?.();
  });
  const end = (error?: Error): void => {
    broken = error ?? new Error('connection closed');
    wake?.();
  };
  socket.on('error', end);
  socket.on('close', () => end());
  return async () => {
    for (;;) {
      const whole = wholeAnswer(buffered);
      if (whole) {
        buffered = buffered.subarray(whole.length);
        return whole.status;
      }
      if (broken) throw broken;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}

function wholeAnswer(bytes: Buffer): { status: number; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = bytes.subarray(0, headEnd).toString('latin1');
  const status = Number(head.slice(9, 12));
  const bodyStart = headEnd + 4;
  const lengthGiven = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (lengthGiven !== undefined) {
    const length = bodyStart + Number(lengthGiven);
    return bytes.length >= length ? { status, length } : undefined;
  }
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return { status, length: bodyStart };
  const last = bytes.indexOf('0\r\n\r\n', bodyStart);
  return last < 0 ? undefined : { status, length: last + 5 };
}
