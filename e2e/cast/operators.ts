/** What the operators do and see, by the API alone. */
import { expect } from '@playwright/test';
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { type TOTP, URI } from 'otpauth';
import { addressOf } from './address.ts';
import { ask, read } from './call.ts';
import { askAs, type Operator, operatorPassword } from './operator-session.ts';
import { type Place, portalPlace } from './place.ts';

export interface Mail {
  Id: number;
  Vorlage: string;
  Links: string[];
}

interface SentMail {
  Id: number;
  Versuche: number;
  NaechsterVersuchAm: string | null;
}

interface Reward {
  Id: string;
  Rolle: string;
  Status: string;
}

/** Where a mail leads to, by a token; not the link that says "that was not me". */
const pageIn = ({ Links }: Mail): string =>
  Links.find((link) => link.includes('token=') && !link.includes('ablehnen=')) ?? '';

export class Operators {
  readonly place: Place;
  constructor(place: Place = portalPlace) {
    this.place = place;
  }

  /** As Eva. */
  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    return read<T>(await askAs('eva', this.place, method, path, body));
  }

  /** The newest mail of a kind to somebody, once it is there. */
  async mail(to: string, template: string): Promise<Mail> {
    const query = `an=${encodeURIComponent(to)}&vorlage=${template}`;
    let found: Mail | undefined;
    const search = async () => {
      [found] = await this.call<Mail[]>('GET', `/admin/mails?${query}`);
      return found !== undefined;
    };
    await expect.poll(search, { message: `${template} to ${to}`, intervals: [100] }).toBe(true);
    return found as Mail;
  }

  /** All mails to somebody, as the desk lists them. */
  async mails(to: string): Promise<SentMail[]> {
    const { Content } = await this.call<{ Content: SentMail[] }>('PUT', '/admin/mails', { Filter: `Text:${to}` });
    return Content;
  }

  /** The address of the page a mail leads to. */
  async pageOf(to: string, template: string): Promise<string> {
    return pageIn(await this.mail(to, template));
  }

  protected async token(to: string, template: string): Promise<string> {
    return new URL(await this.pageOf(to, template)).searchParams.get('token') ?? '';
  }

  async orderOf(recommendationNumber: string): Promise<string> {
    const { Content } = await this.call<{ Content: { Auftragsnummer: string }[] }>('PUT', '/admin/auftraege', {
      Filter: `Text:${recommendationNumber}`,
    });
    return Content[0]?.Auftragsnummer ?? '';
  }

  /** Eva may, where the client reported the order; one that somebody imported is released by another person. */
  async releases(orderNumber: string, who: Operator = 'eva'): Promise<void> {
    await read(await askAs(who, this.place, 'PUT', `/admin/auftraege/${orderNumber}/freigeben`, { Grund: 'geprüft' }));
  }

  async cancels(orderNumber: string): Promise<void> {
    await this.call('PUT', `/admin/auftraege/${orderNumber}/stornieren`, { Grund: 'Widerruf' });
  }

  /** The rewards of a recommendation, as the desk lists them. */
  async rewards(recommendationNumber: string): Promise<Reward[]> {
    const filter = { Filter: `Text:${recommendationNumber}` };
    return (await this.call<{ Content: Reward[] }>('PUT', '/admin/praemierungen', filter)).Content;
  }

  private async collected(recommendationNumber: string): Promise<string[]> {
    const rewards = await this.rewards(recommendationNumber);
    return rewards.filter(({ Status }) => Status === 'Abgeholt').map(({ Id }) => Id);
  }

  /** The third person agrees to what somebody asked for about a reward, a run, an order or a person. */
  async settles(number: string): Promise<void> {
    const waiting = { Filter: `Status:Offen;Text:${number}` };
    const list = await askAs('third', this.place, 'PUT', '/admin/antraege', waiting);
    const { Content } = await read<{ Content: { Antrag: number }[] }>(list);
    expect(Content, `nothing waits about ${number}`).not.toEqual([]);
    for (const { Antrag } of Content)
      await read(await askAs('third', this.place, 'PUT', `/admin/antraege/${Antrag}/zustimmen`, {}));
  }

  /** Two people agree that the money may go before the days of a new account are over. */
  async frees(recommendationNumber: string): Promise<void> {
    for (const id of await this.collected(recommendationNumber)) {
      await this.call('PUT', `/admin/praemierungen/${id}/freigeben`, { Grund: 'angerufen' });
      await this.settles(id);
    }
  }

  /** A run with all that is ready, exported by the third person, and confirmed; that of another story may have it. */
  async pays(recommendationNumber: string): Promise<void> {
    const due = await this.collected(recommendationNumber);
    const made = await askAs('eva', this.place, 'POST', '/admin/auszahlungslaeufe', {});
    expect([200, 409]).toContain(made.status);
    if (made.ok) {
      const { Id } = await read<{ Id: number }>(made);
      await read(await askAs('third', this.place, 'PUT', `/admin/auszahlungslaeufe/${Id}/exportieren`, {}));
      await this.call('PUT', `/admin/auszahlungslaeufe/${Id}/bestaetigen`, {});
    }
    const unpaid = async () =>
      (await this.rewards(recommendationNumber)).filter(
        ({ Id, Status }) => due.includes(Id) && Status !== 'Ausgezahlt',
      );
    await expect.poll(unpaid).toEqual([]);
  }

  /** A link into the account of somebody: its address. */
  async looksAt(accountHash: string): Promise<string> {
    const path = `/admin/empfehler/${accountHash}/adminlogin`;
    return (await this.call<{ Url: string }>('POST', path, { Grund: 'Anruf' })).Url;
  }

  /** The e-mail of somebody who works here since just now, with the password of the demo. */
  async colleague(role: OperatorRole, mandants: string[] | null = null): Promise<string> {
    const email = addressOf(role.toLowerCase(), 'betreiber.example');
    await this.call('POST', '/admin/betreiber', { Email: email, Rolle: role, Mandanten: mandants });
    const Token = await this.token(email, 'operator-invitation');
    const accepts = async <T>(body: object): Promise<T> =>
      read<T>(await ask(this.place, 'PUT', '/admin/einladung/annehmen', { Token, ...body }));
    const { TotpUri } = await accepts<{ TotpUri: string }>({ Password: operatorPassword });
    await accepts({ Code: (URI.parse(TotpUri) as TOTP).generate() });
    return email;
  }

  async isRunning(job: string): Promise<boolean> {
    const jobs = await this.call<{ Job: string; Laeuft: boolean }[]>('GET', '/admin/jobs');
    return jobs.some(({ Job, Laeuft }) => Job === job && Laeuft);
  }

  /** The clock of the whole house: for a house of its own only. */
  async setsClock(now: Date): Promise<void> {
    await this.call('PUT', '/admin/zeit', { Jetzt: now });
  }
}
