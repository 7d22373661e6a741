/** An agency that an operator has approved, with somebody who works there, by the API alone; and whom it invites. */
import { addressOf, unique } from './address.ts';
import { ask, bearer, read } from './call.ts';
import { Cast, password, type Recommendation } from './cast.ts';

export const agencyPassword = 'Sonnig-2026-Kiesel';

export interface Agency {
  number: string;
  company: string;
  /** Tokens of sessions. */
  owner: string;
  employee: string;
  /** Of the same two. */
  emails: { owner: string; employee: string };
}

interface Invited {
  /** The page of the mail, or the link that is handed over. */
  page: string;
  id: number;
}

export class AgencyCast extends Cast {
  private async asks<T>(method: string, path: string, body: unknown, token?: string): Promise<T> {
    return read<T>(await ask(this.place, method, path, body, token ? bearer(token) : {}));
  }

  private async linkOf(to: string, template: string): Promise<string> {
    const { Links } = await this.mail(to, template);
    const link = Links.find((one) => one.includes('t=')) ?? '';
    return new URL(link).searchParams.get('t') ?? '';
  }

  private setsAgencyPassword(Token: string): Promise<{ Token: string; Agenturnummer: string }> {
    const body = { Token, Password: agencyPassword, PasswordWiederholung: agencyPassword };
    return this.asks('PUT', '/agentur/registrieren/passwort', body);
  }

  /** One that somebody works in, approved. */
  async agency(): Promise<Agency> {
    const { email, ...agency } = await this.applies();
    await this.call('PUT', `/admin/agenturen/${agency.number}/freischalten`, {});
    const dirk = addressOf('dirk', 'agentur.example');
    return { ...agency, employee: await this.hires(agency.owner, dirk), emails: { owner: email, employee: dirk } };
  }

  /** It has said everything, and waits for an operator. */
  async applies(): Promise<Pick<Agency, 'number' | 'company' | 'owner'> & { email: string }> {
    const company = `Agentur ${unique()}`;
    const email = addressOf('clara', 'agentur.example');
    const person = { Anrede: 'Frau', Vorname: 'Clara', Nachname: 'Brandt', Email: email, EmailWiederholung: email };
    const boxes = { AgbAkzeptiert: true, DatenschutzAkzeptiert: true };
    await this.asks('POST', '/agentur/registrieren', { Firma: company, ...person, Telefon: '0221 123456', ...boxes });
    const confirmed = await this.asks<{ Token: string }>('PUT', '/agentur/bestaetigen', {
      Token: await this.linkOf(email, 'M25'),
    });
    const { Token: owner, Agenturnummer: number } = await this.setsAgencyPassword(confirmed.Token);
    const office = { Rechtsform: 'GmbH', Strasse: 'Hafenstraße', Hausnummer: '7', Plz: '50668', Ort: 'Köln' };
    const bank = { SteuerId: 'DE123456788', Kontoinhaber: 'Clara Brandt', IBAN: 'DE02120300000000202051' };
    await this.asks('PUT', '/agentur/registrieren/daten', { ...office, ...bank }, owner);
    return { number, company, owner, email };
  }

  private async hires(owner: string, email: string): Promise<string> {
    const person = { Anrede: 'Herr', Vorname: 'Dirk', Nachname: 'Krämer', Email: email, Mitarbeiternummer: 'M1' };
    await this.asks('POST', '/agentur/mitarbeiter', person, owner);
    return (await this.setsAgencyPassword(await this.linkOf(email, 'M27'))).Token;
  }

  /** Dirk invites somebody after a talk: by a mail. */
  async invites({ employee }: Agency, email: string): Promise<Invited> {
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const talk = { GespraechAm: day, Nachweis: 'Hat im Gespräch um die Einladung per E-Mail gebeten.' };
    const { Id: id } = await this.asks<{ Id: number }>('PUT', '/Einladung', { ...guest(email), ...talk }, employee);
    return { id, page: await this.pageOf(email, 'M24') };
  }

  /** The same without evidence: Dirk hands the link over. */
  async handsOver({ employee }: Agency, email: string): Promise<Invited> {
    const made = await this.asks<{ Id: number; Link: string }>('PUT', '/Einladung', guest(email), employee);
    return { id: made.Id, page: made.Link };
  }

  /** Somebody whom Dirk invited, and who has accepted: the address. */
  async recommender(agency: Agency): Promise<string> {
    const email = addressOf('gabi');
    const Token = new URL((await this.handsOver(agency, email)).page).searchParams.get('token');
    const body = { Token, Password: password, PasswordWiederholung: password, AgbAkzeptiert: true };
    await this.asks('PUT', '/account/resetPassword', body);
    return email;
  }

  /** An order of a recommender that the client has confirmed: it can be released. */
  async confirmed(anna: string, ben?: string): Promise<Recommendation> {
    const recommendation = await this.agreed({ anna, ...(ben && { ben }) });
    await this.confirms(recommendation);
    return recommendation;
  }

  async withdraws({ employee }: Agency, { id }: Invited): Promise<void> {
    await this.asks('PUT', `/Einladung/${id}/widerrufen`, undefined, employee);
  }

  /** Which agency an account belongs to, as its session says. */
  async agencyOf(token: string): Promise<string | null> {
    return (await this.asks<{ Agenturnummer: string | null }>('GET', '/account/user', undefined, token)).Agenturnummer;
  }
}

const guest = (Email: string) => ({
  Vorname: 'Gabi',
  Nachname: 'Gast',
  Email,
  Art: 'Persoenlich',
  Mitarbeiternummer: 'M1',
});
