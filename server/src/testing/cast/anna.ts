/** Anna recommends: what she sends, and what she gets for it. */
import type { TestApp } from '../app.ts';
import { products, type Slug, terms } from '../mandant-files.ts';

export interface Wish {
  product?: number | string;
  share?: 0 | 50 | 100;
  linkType?: 'KurzURL' | 'Empfehlungslink';
  /** Of a mobile product. */
  device?: number;
  /** Number of the agent, for a product of agents. */
  agent?: string;
  /** E-mail of the contact. */
  to?: string;
  as?: { firstName: string; lastName: string; email: string };
  mandant?: Slug;
  token?: string;
}

export interface Recommended {
  number: string;
  hash: string;
  /** Paths of the two links. */
  short: string;
  long: string;
}

export interface Anna {
  /** By the API, as any visitor would; fails where it is refused. */
  recommends(wish?: Wish): Promise<Recommended>;
}

export const annaMuster = { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.org' };

/** The body of POST Empfehlen/create; `changes` replaces single fields: `{ 'Empfehlung.AnteilEmpfehler': 30 }`. */
export function wishOf(
  {
    product = products.home,
    share = 100,
    linkType = 'KurzURL',
    device,
    agent,
    to,
    as: { firstName, lastName, email } = annaMuster,
  }: Wish = {},
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  const body: Record<string, Record<string, unknown> | null> = {
    Empfehlung: {
      Produkt: product,
      Channel: linkType,
      AgbText: terms,
      AnteilEmpfehler: share,
      AgentNumber: agent ?? null,
      HandyId: device ?? null,
    },
    Empfehler: { Vorname: firstName, Nachname: lastName, Email: email, NewsletterPermission: false },
    Empfaenger: to ? { Vorname: 'Ben', Nachname: 'Beispiel', Email: to, Firma: null } : null,
  };
  for (const [path, value] of Object.entries(changes)) {
    const [block = '', field = ''] = path.split('.');
    body[block] = { ...body[block], [field]: value };
  }
  return body;
}

export const annaOf = (app: TestApp): Anna => ({
  recommends: async (wish = {}) => {
    const { status, body, text } = await app.call('POST', '/empfehlen/create', {
      body: wishOf(wish),
      ...(wish.mandant && { mandant: wish.mandant }),
      ...(wish.token && { token: wish.token }),
    });
    if (status !== 200) throw new Error(`Anna could not recommend: ${status} ${text}`);
    return {
      number: body.Empfehlungsnummer,
      hash: body.Hash,
      short: new URL(body.KurzURL).pathname,
      long: new URL(body.Empfehlungslink).pathname,
    };
  },
});
