/** A Matomo that writes down what it is asked, on the port that the server of the journeys knows (playwright.config.ts). */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { consentList } from '@weitersagen/contract/consent/cookies';
import { consentCookie, consentProofCookie, proofValue, purposes } from '@weitersagen/contract/consent/purposes';

/** The port 3000 away is that of the captcha service. */
const portsAway = 4000;
export const trackerBase = (port: number): string => `http://localhost:${port + portsAway}`;

export interface Asked {
  method: string;
  path: string;
  values: Record<string, string>;
  cookie: string | undefined;
  referer: string | undefined;
}

export class Recorder {
  readonly asked: Asked[] = [];
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      const { cookie, referer } = request.headers;
      this.asked.push({
        method: request.method ?? '',
        path: url.pathname,
        values: Object.fromEntries(url.searchParams),
        cookie,
        referer,
      });
      response.writeHead(204).end();
    }).listen(Number(new URL(trackerBase(Number(process.env.E2E_PORT ?? 4173))).port), 'localhost');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** Goals of a visitor, in their order. */
  goals = (id: string): string[] =>
    this.asked.flatMap(({ values }) => (values._id === id && values.idgoal ? [values.idgoal] : []));
}

/** The cookies of somebody who has decided, as the answer of the portal sets them (S-06). */
export async function hasDecided(context: BrowserContext, url: string, given: readonly string[]): Promise<void> {
  const values = purposes.map((purpose) => [
    consentCookie(purpose),
    purpose === 'required' || given.includes(purpose) ? '1' : '0',
  ]);
  await context.addCookies(
    [...values, [consentProofCookie, proofValue(consentList, null)]].map(([name = '', value = '']) => ({
      name,
      value,
      url,
    })),
  );
}
