/** An app on a fresh database, called without a port: `const { app, call } = await testApp()`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '#platform/config.ts';
import type { Transport } from '#platform/mail/delivery/transport.ts';
import type { Letter } from '#platform/mail/template.ts';
import { type App, createApp, type Given } from '../app.ts';
import { freshDatabase, type Through } from './database/database.ts';

export interface SentMail extends Letter {
  from: string;
  to: string;
  messageId: string;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the JSON of any call
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  cookies: string[];
}

export interface CallOptions {
  token?: string | undefined;
  apiKey?: string | undefined;
  body?: unknown;
  locale?: string;
  headers?: Record<string, string>;
  mandant?: string;
}

export interface TestApp {
  app: App;
  /** Mails that left, oldest first; `post()` sends what is due. */
  mails: SentMail[];
  post(): Promise<SentMail[]>;
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Reply>;
  close(): Promise<void>;
}

const testMandant = 'spbdevk';

/** Test mode is on and the database is empty; `environment` changes the configuration. */
export async function testApp(
  environment: Record<string, string> = {},
  { through, ...given }: Pick<Given, 'logTo' | 'transport'> & { through?: Through } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'weitersagen-'));
  const { TRUSTED_PROXIES, ...more } = environment;
  const config: Config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    PORTAL_TESTMODE: '1',
    LOG_LEVEL: 'silent',
    LINK_BASE: 'http://localhost:3000',
    // One after the other, so that the order in which mails arrive says something.
    SMTP_CONNECTIONS: '1',
    ...more,
  });
  // Test mode answers no proxy; a test is one, where it says so.
  if (TRUSTED_PROXIES) Object.assign(config, { trustedProxies: [TRUSTED_PROXIES], directOnly: false });
  const { database, release } = await freshDatabase(through);
  const mails: SentMail[] = [];
  const transport: Transport = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const app = await createApp(config, { database, transport, ...given });
  await app.http.fastify.ready();
  checkQuestions(app);
  return appCaller(app, mails, async () => {
    await app.stop();
    await release();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Whoever a job did something for is named by its question beforehand: the schedule asks nobody else. */
function checkQuestions({ jobs }: App): void {
  const { runNow } = jobs;
  jobs.runNow = async (name, mandant, by) => {
    const asked = jobs.names().includes(name) ? await jobs.whoHasWork(name) : [];
    const moved = await runNow(name, mandant, by);
    if (moved > 0 && !asked.includes(mandant.id))
      throw new Error(`${name} moved ${moved} of a mandant whom its question does not name`);
    return moved;
  };
}

/** Calls of an app that is already there; `mails` is where its transport puts them. */
export function appCaller(app: App, mails: SentMail[], close: () => Promise<void>): TestApp {
  return {
    app,
    mails,
    post: async () => {
      const before = mails.length;
      await app.postman.sendDue();
      return mails.slice(before);
    },
    call: async (method, path, { token, apiKey, body, locale, headers, mandant = testMandant } = {}) => {
      const isText = typeof body === 'string' || Buffer.isBuffer(body);
      const answer = await app.http.fastify.inject({
        method,
        url: `/api/v1/${mandant}${path}`,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(apiKey ? { 'x-api-key': apiKey } : {}),
          ...(locale ? { 'x-accept-language': locale } : {}),
          ...(body === undefined ? {} : { 'content-type': isText ? 'text/csv' : 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: isText ? (body as string | Buffer) : JSON.stringify(body) }),
      });
      const isJson = String(answer.headers['content-type'] ?? '').includes('json');
      return {
        status: answer.statusCode,
        body: isJson && answer.body ? JSON.parse(answer.body) : undefined,
        headers: answer.headers,
        text: answer.body,
        cookies: answer.cookies.map((cookie) => `${cookie.name}=${cookie.value}`),
      };
    },
    close,
  };
}
