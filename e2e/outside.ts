/** What happens outside of the browser: the client's system, the operators, and the mails people get. */
import { type APIRequestContext, expect } from '@playwright/test';

const port = process.env.E2E_PORT ?? '4173';

/** The API of a brand, by address: a host below localhost is known to browsers only. */
export const apiOf = (brand: string): string => `http://127.0.0.1:${port}/api/v1/${brand}`;
export const base = apiOf('spbdevk');
export const portalOf = (brand: string): string => `http://${brand}.localhost:${port}`;

interface Reward {
  Id: string;
  Status: string;
}

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
  /** The address of the page it leads to. */
  pageOf: (to: string, template: string) => Promise<string>;
  /** Lifts the hold of a new account on the rewards of a recommendation, pays them, and has the second operator confirm. */
  pays: (recommendationNumber: string) => Promise<void>;
  /** An operator asks for a link into the account of somebody: its address. */
  looksAt: (accountHash: string) => Promise<string>;
}

/** Where a mail leads to, by a token; not the link that says "that was not me". */
export const pageIn = ({ Links }: Pick<Mail, 'Links'>): string =>
  Links.find((link) => link.includes('token=') && !link.includes('ablehnen=')) ?? '';

const longAgo = (): string => new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);

/** At the API of a brand, whose key of the demo is named after it. */
export async function outside(request: APIRequestContext, api = base): Promise<Outside> {
  const call = async <T>(method: string, path: string, data: unknown, headers: Record<string, string>): Promise<T> => {
    const answer = await request.fetch(api + path, { method, headers, ...(data !== undefined && { data }) });
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
  const mail = async (to: string, template: string): Promise<Mail> => {
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
  };
  const client = { 'x-api-key': `demo-api-key-${api.slice(api.lastIndexOf('/') + 1)}` };

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
    mail,
    pageOf: async (to, template) => pageIn(await mail(to, template)),
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
      const rewards = async () => {
        const filter = { Filter: recommendationNumber };
        return (await call<{ Content: Reward[] }>('PUT', '/admin/praemierungen', filter, eva)).Content;
      };
      for (const { Id } of await rewards())
        await call('PUT', `/admin/praemierungen/${Id}/freigeben`, { Grund: 'angerufen' }, eva);
      // A run takes all that is ready at its brand: that of another journey may have taken these.
      const made = await request.post(`${api}/admin/auszahlungslaeufe`, { data: {}, headers: eva });
      expect([200, 409], await made.text()).toContain(made.status());
      if (made.ok()) {
        const { Id } = (await made.json()) as { Id: number };
        await call('PUT', `/admin/auszahlungslaeufe/${Id}/exportieren`, {}, eva);
        await call('PUT', `/admin/auszahlungslaeufe/${Id}/bestaetigen`, {}, await signIn('zweite@betreiber.example'));
      }
      const statuses = async () => new Set((await rewards()).map(({ Status }) => Status));
      await expect.poll(statuses).toEqual(new Set(['Ausgezahlt']));
    },
  };
}

/** The route list names a page under its path. */
export async function expectListed(request: APIRequestContext, name: string, path: string): Promise<void> {
  const { Routes } = await (await request.get(`${base}/route/default`)).json();
  expect(Routes).toContainEqual({ RouteName: name, Route: path });
}
