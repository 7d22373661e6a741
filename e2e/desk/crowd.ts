/**
 * People and the client, by the API alone: a recommendation as far as a story of the desk needs it. The desk is looked at
 * in the browser; what customers do there has journeys of its own.
 */
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { type TOTP, URI } from 'otpauth';
import { pageIn } from '../outside.ts';
import { type Place, usualPlace } from './place.ts';

const operators = { first: 'admin@betreiber.example', second: 'zweite@betreiber.example' } as const;
export const password = 'Empfehlen-2026-Demo';

export interface Contract {
  anna: string;
  ben: string;
  /** Empfehlungsnummer. */
  number: string;
  recipientNumber: string;
  externalNumber: string;
  orderNumber: string;
}

/** A link that was made, with what the client has to agree to. */
interface Made {
  Empfehlungsnummer: string;
  Hash: string;
  KurzURL: string;
  terms: string;
}

type Json = Record<string, unknown>;
interface Mail {
  Id: number;
  Vorlage: string;
  Links: string[];
}

type Call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>;

const callsTo =
  ({ api }: Place): Call =>
  async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(api + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export async function signedIn(
  who: keyof typeof operators,
  place: Place = usualPlace,
): Promise<Record<string, string>> {
  const { Token } = await callsTo(place)<{ Token: string }>('POST', '/admin/login', {
    Email: operators[who],
    Password: password,
  });
  return bearer(Token);
}

let count = 0;

export class Crowd {
  readonly eva: Record<string, string>;
  private readonly client: Record<string, string>;
  private readonly send: Call;
  constructor(eva: Record<string, string>, place: Place = usualPlace) {
    this.eva = eva;
    this.client = { 'x-api-key': `demo-api-key-${place.mandant}` };
    this.send = callsTo(place);
  }

  /** Anna makes a link; nobody has come by it yet. */
  async recommends(email: string, firstName = 'Anna'): Promise<Made> {
    const { AgbText: terms } = await this.send<{ AgbText: string }>('GET', '/mandant/konfiguration');
    const made = await this.send<Omit<Made, 'terms'>>('POST', '/empfehlen/create', {
      Empfehlung: { Produkt: 101, Channel: 'KurzURL', AgbText: terms, AnteilEmpfehler: 50 },
      Empfehler: { Vorname: firstName, Nachname: 'Muster', Email: email },
    });
    return { ...made, terms };
  }

  /** Ben comes by her link; he has confirmed nothing yet. */
  comes(
    { Empfehlungsnummer: number, Hash: hash, terms }: Made,
    email: string,
    firstName = 'Ben',
  ): Promise<{ Empfaengernummer: string }> {
    return this.send('POST', `/empfaenger/create/${number}?h=${hash}&channel=wa&einsprungsquelle=KurzURL`, {
      Anrede: 'Herr',
      Vorname: firstName,
      Nachname: 'Beispiel',
      Email: email,
      EmailWiederholung: email,
      AgbText: terms,
      AgbAkzeptiert: true,
    });
  }

  /** Anna recommends, Ben comes by her link and agrees. */
  async agrees(names: { anna?: string; ben?: string; email?: string } = {}): Promise<Contract> {
    const own = `${process.pid}-${Date.now()}-${count++}`;
    const anna = names.email ?? `anna-${own}@example.org`;
    const ben = `ben-${own}@example.org`;
    const made = await this.recommends(anna, names.anna);
    const came = await this.comes(made, ben, names.ben);
    const token = await this.token(ben, 'M05');
    const { AgbText } = await this.send<{ AgbText: string }>('GET', '/empfaenger/auftrag', undefined, bearer(token));
    await this.send('PUT', '/empfaenger/zustimmung', { AgbText }, bearer(token));
    return {
      anna,
      ben,
      number: made.Empfehlungsnummer,
      recipientNumber: came.Empfaengernummer,
      externalNumber: `V-${own}`,
      orderNumber: '',
    };
  }

  /** The client reports a contract of twenty days ago. */
  async reports(contract: Contract, event: 'eingegangen' | 'bestaetigt' | 'storniert', reason?: string): Promise<void> {
    const { Auftragsnummer } = await this.send<{ Auftragsnummer: string }>(
      'POST',
      '/partner/auftrag',
      {
        ExterneAuftragsnummer: contract.externalNumber,
        Empfaengernummer: contract.recipientNumber,
        Auftragsdatum: longAgo(),
        Ereignis: event,
        ...(reason && { Grund: reason }),
      },
      this.client,
    );
    contract.orderNumber = Auftragsnummer;
  }

  async orderOf({ number }: Contract): Promise<string> {
    const { Content } = await this.send<{ Content: { Auftragsnummer: string }[] }>(
      'PUT',
      '/admin/auftraege',
      { Filter: `Text:${number}` },
      this.eva,
    );
    return Content[0]?.Auftragsnummer ?? '';
  }

  async releases({ orderNumber }: Contract): Promise<void> {
    await this.send('PUT', `/admin/auftraege/${orderNumber}/freigeben`, { Grund: 'geprüft' }, this.eva);
  }

  /** Anna chooses the money and gives her account. */
  async collects(
    { anna }: Pick<Contract, 'anna'>,
    iban = 'DE02120300000000202051',
    holder = 'Anna Muster',
    by = 'M10',
  ): Promise<void> {
    const token = await this.token(anna, by);
    const [reward] = await this.send<{ Product: { Praemien: { Id: number; Art: string }[] }; AgbText: string }[]>(
      'GET',
      '/praemierung/?details=true',
      undefined,
      bearer(token),
    );
    const premium = reward?.Product.Praemien.find(({ Art }) => Art === 'Geld');
    await this.send(
      'PUT',
      '/praemierung/',
      {
        PraemieId: premium?.Id,
        Kontoinhaber: holder,
        IBAN: iban,
        AgbText: reward?.AgbText,
        AgbAkzeptiert: true,
      },
      bearer(token),
    );
  }

  /** A contract whose reward waits for its owner. */
  async released(names: { email?: string } = {}): Promise<Contract> {
    const contract = await this.agrees(names);
    await this.reports(contract, 'eingegangen');
    await this.reports(contract, 'bestaetigt');
    await this.releases(contract);
    return contract;
  }

  /** "Das war ich nicht", by the link of the mail about the pickup. */
  async stops({ anna }: Contract): Promise<void> {
    const { Links } = await this.mail(anna, 'M13');
    const link = Links.find((one) => one.includes('stopp=')) ?? '';
    const token = new URL(link).searchParams.get('stopp') ?? '';
    await this.send('PUT', '/praemierung/stopp', { Token: token });
  }

  /** The rewards of a recommendation, as the desk lists them. */
  async rewards({ number }: Pick<Contract, 'number'>): Promise<{ Id: string; Rolle: string; Status: string }[]> {
    const page = await this.send<{ Content: { Id: string; Rolle: string; Status: string }[] }>(
      'PUT',
      '/admin/praemierungen',
      { Filter: `Text:${number}` },
      this.eva,
    );
    return page.Content;
  }

  /** Whoever it is agrees that the money may go before the days of a new account are over. */
  async frees(contract: Pick<Contract, 'number'>): Promise<void> {
    for (const { Id, Status } of await this.rewards(contract)) {
      if (Status === 'Abgeholt')
        await this.send('PUT', `/admin/praemierungen/${Id}/freigeben`, { Grund: 'angerufen' }, this.eva);
    }
  }

  /** A run with all that is ready, exported, and confirmed by the second person; that of another story may have it. */
  async pays(contract: Pick<Contract, 'number'>, second: Record<string, string>): Promise<void> {
    const made = await this.send<{ Id: number }>('POST', '/admin/auszahlungslaeufe', {}, this.eva).catch(
      () => undefined,
    );
    if (made) {
      await this.send('PUT', `/admin/auszahlungslaeufe/${made.Id}/exportieren`, {}, this.eva);
      await this.send('PUT', `/admin/auszahlungslaeufe/${made.Id}/bestaetigen`, {}, second);
    }
    const statuses = async () => (await this.rewards(contract)).map(({ Status }) => Status);
    await expect.poll(statuses).not.toContain('Abgeholt');
  }

  /** The newest mail of a kind, once it is there. */
  async mail(to: string, template: string): Promise<Mail> {
    for (let tries = 0; tries < 150; tries++) {
      const [found] = await this.send<Mail[]>(
        'GET',
        `/admin/mails?an=${encodeURIComponent(to)}&vorlage=${template}`,
        undefined,
        this.eva,
      );
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no ${template} to ${to}`);
  }

  /** All mails to somebody, as the desk lists them. */
  async mails(to: string): Promise<{ Id: number; Versuche: number; NaechsterVersuchAm: string | null }[]> {
    const { Content } = await this.send<{
      Content: { Id: number; Versuche: number; NaechsterVersuchAm: string | null }[];
    }>('PUT', '/admin/mails', { Filter: `Text:${to}` }, this.eva);
    return Content;
  }

  /** The address of the page a mail leads to. */
  async pageOf(to: string, template: string): Promise<string> {
    return pageIn(await this.mail(to, template));
  }

  private async token(to: string, template: string): Promise<string> {
    return new URL(await this.pageOf(to, template)).searchParams.get('token') ?? '';
  }

  /** The e-mail of somebody who works here since just now, with the password of the demo. */
  async colleague(role: OperatorRole, mandants: string[] | null = null): Promise<string> {
    const email = `${role.toLowerCase()}-${process.pid}-${Date.now()}-${count++}@betreiber.example`;
    const { Link } = await this.send<{ Link: string }>(
      'POST',
      '/admin/betreiber',
      { Email: email, Rolle: role, Mandanten: mandants, AlsLink: true },
      this.eva,
    );
    const Token = new URL(Link).searchParams.get('token');
    const accepts = <T>(body: Json) => this.send<T>('PUT', '/admin/einladung/annehmen', { Token, ...body });
    const { TotpUri } = await accepts<{ TotpUri: string }>({ Password: password });
    await accepts({ Code: (URI.parse(TotpUri) as TOTP).generate() });
    return email;
  }

  async isRunning(job: string): Promise<boolean> {
    const jobs = await this.send<{ Job: string; Laeuft: boolean }[]>('GET', '/admin/jobs', undefined, this.eva);
    return jobs.some(({ Job, Laeuft }) => Job === job && Laeuft);
  }

  /** The clock of the whole house: for a house of its own only. */
  async setsClock(now: Date): Promise<void> {
    await this.send('PUT', '/admin/zeit', { Jetzt: now }, this.eva);
  }

  async call(method: string, path: string, body?: Json): Promise<unknown> {
    return this.send(method, path, body, this.eva);
  }
}

export const longAgo = (): string => new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
