/** What happens outside of the browser: the client's system, the operators, and the mails people get. */

import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';

/** The API of a brand, by address: a host below localhost is known to browsers only. */
export const apiOf = (brand: string): string => `http://127.0.0.1:${port}/api/v1/${brand}`;
export const base = apiOf('spbdevk');
export const portalOf = (brand: string): string => `http://${brand}.localhost:${port}`;

export interface Mail {
  Vorlage: string;
  Links: string[];
}

export interface Outside {
  /** The client reports a contract concluded twenty days ago, and confirms it. */
  reports: (contract: { number: string; email: string }) => Promise<string>;
  releases: (orderNumber: string) => Promise<void>;
  cancels: (orderNumber: string) => Promise<void>;
  /** The newest mail of a kind to somebody. */
  mail: (to: string, template: string) => Promise<Mail>;
  /** Lifts the hold of a new account on the rewards of a recommendation, pays them, and has the second operator confirm. */
  pays: (recommendationNumber: string) => Promise<void>;
  /** An operator asks for a link into the account of somebody: its address. */
  looksAt: (accountHash: string) => Promise<string>;
}

const longAgo = (): string => new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);

export async function outside(request: APIRequestContext, brand = 'spbdevk'): Promise<Outside> {
  const call = async <T>(method: string, path: string, data: unknown, headers: Record<string, string>): Promise<T> => {
    const answer = await request.fetch(apiOf(brand) + path, { method, headers, ...(data !== undefined && { data }) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as T;
  };
  const signIn = async (email: string) => {
    const { Token } = await call<{ Token: string }>(
      'POST',
      '/admin/login',
      { Email: email, Password: 'Empfehlen-2026-Demo' },
      {},
    );
    return { authorization: `Bearer ${Token}` };
  };
  const eva = await signIn('admin@betreiber.example');
  const client = { 'x-api-key': `demo-api-key-${brand}` };

  return {
    reports: async ({ number, email }) => {
      const order = {
        ExterneAuftragsnummer: `V-${number}`,
        Empfehlungsnummer: number,
        Auftragsdatum: longAgo(),
        Email: email,
      };
      await call('POST', '/partner/auftrag', { ...order, Ereignis: 'eingegangen' }, client);
      const { Auftragsnummer } = await call<{ Auftragsnummer: string }>(
        'POST',
        '/partner/auftrag',
        { ...order, Ereignis: 'bestaetigt' },
        client,
      );
      return Auftragsnummer;
    },
    cancels: (orderNumber) => call('PUT', `/admin/auftraege/${orderNumber}/stornieren`, { Grund: 'Widerruf' }, eva),
    releases: (orderNumber) => call('PUT', `/admin/auftraege/${orderNumber}/freigeben`, { Grund: 'geprüft' }, eva),
    mail: async (to, template) => {
      let found: Mail | undefined;
      await expect
        .poll(async () => {
          const mails = await call<Mail[]>(
            'GET',
            `/admin/mails?an=${encodeURIComponent(to)}&vorlage=${template}`,
            undefined,
            eva,
          );
          found = mails[0];
          return mails.length;
        })
        .toBeGreaterThan(0);
      return found as Mail;
    },
    looksAt: async (hash) => {
      const { Url } = await call<{ Url: string }>(
        'POST',
        `/admin/empfehler/${hash}/adminlogin`,
        { Grund: 'Anruf' },
        eva,
      );
      return Url;
    },
    pays: async (recommendationNumber) => {
      const { Content } = await call<{ Content: { Id: string; Empfehlungsnummer: string }[] }>(
        'PUT',
        '/admin/praemierungen',
        { Filter: recommendationNumber },
        eva,
      );
      for (const { Id } of Content)
        await call('PUT', `/admin/praemierungen/${Id}/freigeben`, { Grund: 'angerufen' }, eva);
      const { Id } = await call<{ Id: number }>('POST', '/admin/auszahlungslaeufe', {}, eva);
      await call('PUT', `/admin/auszahlungslaeufe/${Id}/exportieren`, {}, eva);
      await call('PUT', `/admin/auszahlungslaeufe/${Id}/bestaetigen`, {}, await signIn('zweite@betreiber.example'));
    },
  };
}

/** Nothing that hinders anybody, by the rules of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await arrived(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** A dialog that is still fading in has colours of its own. */
const arrived = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
