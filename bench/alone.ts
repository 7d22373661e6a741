/** What an answer costs the database alone: the very statements that our program sends for it, by bare pg, without HTTP, schema or words. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/platform/config.ts';
import type { Environment } from './environment.ts';
import { listen, type Sent } from './recorder.ts';

/** Sends a request, as text with its headers, to a program in this process. */
type Ask = (request: string) => Promise<void>;

/** The statements of an answer, one after the other. */
export type Statements = readonly Pick<Sent, 'text' | 'values'>[];

/** A program in this process, on the database and the keys of the server. */
export async function inProcess<T>({ settings }: Environment, steps: (ask: Ask) => Promise<T>): Promise<T> {
  const app = await createApp(readConfig({ ...settings, LOG_LEVEL: 'error', RATE_LIMITS: '0' }));
  try {
    return await steps(async (request) => {
      const [head = '', payload = ''] = request.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const [method, url = ''] = first.split(' ');
      const { statusCode, body } = await app.http.fastify.inject({
        method: method as 'GET',
        url,
        headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/))),
        payload,
      });
      if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
    });
  } finally {
    await app.stop();
  }
}

/** Of each request, asked once before. */
export const statementsOf = (environment: Environment, requests: readonly string[]): Promise<Statements[]> =>
  inProcess(environment, async (ask) => {
    const heard: Statements[] = [];
    for (const request of requests) {
      await ask(request);
      heard.push((await listen(() => ask(request))).map(({ text, values }) => ({ text, values })));
    }
    return heard;
  });

/** The slowest of a hundred in ms, of `count` answers: each the statements of one of these, sent one after the other. */
export const p99Alone = (
  environment: Environment,
  answers: readonly Statements[],
  load: { connections: number; count: number },
): Promise<number> => limitOf(environment, 'answer.ts', { answers, ...load });

/** What a file of `limits/` prints, given this as JSON. */
export async function limitOf({ databaseUrl }: Environment, file: string, given: object): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'limits', file)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(given));
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const limit = Number(printed);
  if (code !== 0 || !(limit > 0)) throw new Error(`${file} ended with ${code} and measured "${printed.trim()}"`);
  return limit;
}
