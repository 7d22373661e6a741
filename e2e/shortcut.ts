/** Brings people to where a test begins, by the API alone: an accepted recommendation, a contract, a reward that is ready. */
import { type APIRequestContext, expect } from '@playwright/test';
import { base, type Outside, outside } from './outside.ts';

export interface Walk {
  number: string;
  anna: string;
  ben: string;
  /** Address of the recipient's form. */
  form: string;
}

let count = 0;

interface Shortcut {
  people: Outside;
  recommended: (share?: 100 | 50 | 0) => Promise<Walk>;
  /** Ben comes by the link, and with `agrees` he also confirms his data, which is all he does where Anna gets everything. */
  comes: (walk: Walk) => Promise<void>;
  agrees: (walk: Walk) => Promise<void>;
  accepted: (share?: 100 | 50 | 0) => Promise<Walk>;
  /** The address of the reward's page in Anna's mail; its path stays when the host is another. */
  ready: (share?: 100 | 50) => Promise<Walk & { page: string; order: string }>;
}

/** The language is that of the mails. */
export async function shortcut(request: APIRequestContext, locale: 'de' | 'en' = 'de'): Promise<Shortcut> {
  const people = await outside(request);
  const language = { 'x-accept-language': locale };
  const { AgbText: terms } = await (await request.get(base, { headers: language })).json();
  const send = async (method: 'POST' | 'PUT', path: string, data: object, token?: string) => {
    const headers = { ...language, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await request.fetch(base + path, { method, data, headers });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const recommended = async (share: 100 | 50 | 0 = 50): Promise<Walk> => {
    const own = `${process.pid}-${Date.now()}-${count++}@example.org`;
    const [anna, ben] = [`anna.${own}`, `ben.${own}`];
    const { Empfehlungsnummer: number, Hash: hash } = await send('POST', '/empfehlen/create', {
      Empfehlung: { Produkt: 101, AgbText: terms, AnteilEmpfehler: share },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: anna },
    });
    return { number, anna, ben, form: `/de/empfaengerdaten/${number}?h=${hash}` };
  };
  const comes = async (walk: Walk): Promise<void> => {
    const hash = new URL(walk.form, base).searchParams.get('h');
    await send('POST', `/empfaenger/create/${walk.number}?h=${hash}`, {
      Vorname: 'Ben',
      Nachname: 'Beispiel',
      Email: walk.ben,
      EmailWiederholung: walk.ben,
      AgbText: terms,
      AgbAkzeptiert: true,
    });
  };
  const agrees = async ({ ben }: Walk): Promise<void> => {
    const token = new URL(await people.pageOf(ben, 'M05')).searchParams.get('token') ?? '';
    await send('PUT', '/empfaenger/zustimmung', { AgbText: terms }, token);
  };
  const accepted = async (share: 100 | 50 | 0 = 50): Promise<Walk> => {
    const walk = await recommended(share);
    await comes(walk);
    return walk;
  };
  return {
    people,
    recommended,
    comes,
    agrees,
    accepted,
    ready: async (share = 50) => {
      const walk = await accepted(share);
      await agrees(walk);
      const order = await people.reports({ number: walk.number, email: walk.ben });
      await people.releases(order);
      return { ...walk, order, page: await people.pageOf(walk.anna, 'M10') };
    },
  };
}
