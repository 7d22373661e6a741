/** A load of plain HTTP/1.1: one request at a time per connection, bounded in time and in connections. */
import { openLine } from './line.ts';

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

export const post = (path: string, body: unknown, headers = ''): string => sends('POST', path, body, headers);

export const put = (path: string, body: unknown, headers = ''): string => sends('PUT', path, body, headers);

const sends = (method: string, path: string, body: unknown, headers: string): string => {
  const json = JSON.stringify(body);
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n${headers}\r\n${json}`;
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
      const line = openLine(port);
      try {
        while (performance.now() < endsAt) {
          const asked = performance.now();
          if (accepts(await line.ask(next()))) answered++;
          else failed++;
          times.push(performance.now() - asked);
        }
      } finally {
        line.close();
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
