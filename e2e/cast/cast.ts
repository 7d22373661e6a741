/**
 * The people of the journeys, by the API alone: Anna and Ben as far as a story needs them, with what the client and the
 * operators do for it. What a story is about is done in the browser; what another one brought there is brought by these.
 */
import { addressOf, unique } from './address.ts';
import { ask, bearer, type Headers, read } from './call.ts';
import { Operators } from './operators.ts';
import type { Place } from './place.ts';
import { portalToken } from './portal-token.ts';

export const password = 'Rundreise-2026-Lissabon';
export const newPassword = 'Neue-Reise-2026-Porto';

/** A recommendation and its two people. */
export interface Recommendation {
  anna: string;
  ben: string;
  number: string;
  hash: string;
  /** The short link that Anna passes on. */
  link: string;
  /** Address of the recipient's form. */
  form: string;
  /** Since Ben came. */
  recipientNumber: string;
  /** What the client calls the contract. */
  externalNumber: string;
  /** Since the client reported it. */
  orderNumber: string;
}

interface Wish {
  /** The address of somebody who is here already. */
  anna?: string;
  ben?: string;
  /** Of the premium, for Anna. */
  share?: 100 | 50 | 0;
  /** What the contact says to be called. */
  contact?: readonly [firstName: string, lastName: string];
}

export interface Account {
  email: string;
  /** Address of the page in the welcome mail that sets the first password. */
  welcome: string;
}

export interface Member extends Account {
  hash: string;
  /** Of a session. */
  token: string;
}

type OrderEvent = 'eingegangen' | 'bestaetigt' | 'storniert';

export const longAgo = (): string => new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);

export class Cast extends Operators {
  private readonly language: Headers;
  /** The language is that of the mails. */
  constructor(place?: Place, locale: 'de' | 'en' = 'de') {
    super(place);
    this.language = { 'x-accept-language': locale };
  }

  private async send<T>(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<T> {
    return read<T>(await ask(this.place, method, path, body, { ...this.language, ...headers }));
  }

  /** An account without a password; `who` is the first name, too. */
  async registers(who = 'anna'): Promise<Account> {
    const email = addressOf(who);
    const data = { Vorname: who.charAt(0).toUpperCase() + who.slice(1), Nachname: 'Muster', Email: email };
    await this.send('POST', '/account/createEmpfehler', data);
    return { email, welcome: await this.pageOf(email, 'M01') };
  }

  /** Somebody with an account, the password above and a session. */
  async member(who?: string): Promise<Member> {
    const account = await this.registers(who);
    return { ...account, ...(await this.setsPassword(account.welcome)) };
  }

  /** By the page of a mail, which opens a session. */
  async setsPassword(page: string): Promise<Pick<Member, 'hash' | 'token'>> {
    const { Token, Empfehlerhash } = await this.send<{ Token: string; Empfehlerhash: string }>(
      'PUT',
      '/account/resetPassword',
      { Token: new URL(page).searchParams.get('token'), Password: password, PasswordWiederholung: password },
    );
    return { token: Token, hash: Empfehlerhash };
  }

  /** The token of one more session. */
  async signsIn(email: string): Promise<string> {
    return (await this.send<{ Token: string }>('POST', '/account/login', { Email: email, Password: password })).Token;
  }

  private async terms(): Promise<string> {
    return (await this.send<{ AgbText: string }>('GET', '/mandant/konfiguration')).AgbText;
  }

  /** Where everybody has to be signed in, people come so from the client's own portal. */
  private async arrives(email: string): Promise<Headers> {
    if (this.place.mandant !== 'intranet') return {};
    const { Token } = await this.send<{ Token: string }>('GET', `/account/login?token=${portalToken(email)}`);
    return bearer(Token);
  }

  /** Anna makes a link; nobody has come by it yet. */
  async recommends({
    anna = addressOf('anna'),
    ben = addressOf('ben'),
    share = 50,
  }: Wish = {}): Promise<Recommendation> {
    const wish = {
      Empfehlung: { Produkt: 101, Channel: 'KurzURL', AgbText: await this.terms(), AnteilEmpfehler: share },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: anna },
    };
    const { Empfehlungsnummer: number, ...made } = await this.send<
      Record<'Empfehlungsnummer' | 'Hash' | 'KurzURL', string>
    >('POST', '/empfehlen/create', wish, await this.arrives(anna));
    return {
      anna,
      ben,
      number,
      hash: made.Hash,
      link: made.KurzURL,
      form: `/de/empfaengerdaten/${number}?h=${made.Hash}`,
      recipientNumber: '',
      externalNumber: `V-${unique()}`,
      orderNumber: '',
    };
  }

  /** Ben comes by her link; he has confirmed nothing yet. */
  async comes(recommendation: Recommendation, { contact = ['Ben', 'Beispiel'] }: Wish = {}): Promise<void> {
    const { number, hash, ben } = recommendation;
    const { Empfaengernummer } = await this.send<{ Empfaengernummer: string }>(
      'POST',
      `/empfaenger/create/${number}?h=${hash}&channel=wa&einsprungsquelle=KurzURL`,
      {
        Anrede: 'Herr',
        Vorname: contact[0],
        Nachname: contact[1],
        Email: ben,
        EmailWiederholung: ben,
        AgbText: await this.terms(),
        AgbAkzeptiert: true,
      },
    );
    recommendation.recipientNumber = Empfaengernummer;
  }

  /** Ben confirms his data, which is all he does where Anna gets everything. */
  async agrees({ ben }: Pick<Recommendation, 'ben'>): Promise<void> {
    const session = bearer(await this.token(ben, 'M05'));
    const { AgbText } = await this.send<{ AgbText: string }>('GET', '/empfaenger/auftrag', undefined, session);
    await this.send('PUT', '/empfaenger/zustimmung', { AgbText }, session);
  }

  /** The client reports a contract of twenty days ago; gives the number of the order. */
  async reports(
    contract: Pick<Recommendation, 'number' | 'ben'> & Partial<Recommendation>,
    event: OrderEvent,
    reason?: string,
  ): Promise<string> {
    const { number, ben, recipientNumber, externalNumber = `V-${number}` } = contract;
    const { Auftragsnummer } = await this.send<{ Auftragsnummer: string }>(
      'POST',
      '/partner/auftrag',
      {
        ExterneAuftragsnummer: externalNumber,
        ...(recipientNumber ? { Empfaengernummer: recipientNumber } : { Empfehlungsnummer: number, Email: ben }),
        Auftragsdatum: longAgo(),
        Ereignis: event,
        ...(reason && { Grund: reason }),
      },
      { 'x-api-key': `demo-api-key-${this.place.mandant}` },
    );
    contract.orderNumber = Auftragsnummer;
    return Auftragsnummer;
  }

  /** The client has received the contract, and confirms it. */
  async confirms(contract: Pick<Recommendation, 'number' | 'ben'> & Partial<Recommendation>): Promise<string> {
    await this.reports(contract, 'eingegangen');
    return this.reports(contract, 'bestaetigt');
  }

  /** A link by which Ben came. */
  async accepted(wish?: Wish): Promise<Recommendation> {
    const recommendation = await this.recommends(wish);
    await this.comes(recommendation, wish);
    return recommendation;
  }

  /** One to which Ben has agreed. */
  async agreed(wish?: Wish): Promise<Recommendation> {
    const recommendation = await this.accepted(wish);
    await this.agrees(recommendation);
    return recommendation;
  }

  /** A contract whose rewards wait for their owners. */
  async released(wish?: Wish): Promise<Recommendation> {
    const recommendation = await this.agreed(wish);
    await this.releases(await this.confirms(recommendation));
    return recommendation;
  }

  /** Address of the page in the mail that says a reward of Anna is ready. */
  async rewardPage(wish?: Wish): Promise<string> {
    const { anna } = await this.released(wish);
    return this.pageOf(anna, 'M10');
  }

  /** Chooses the money and gives an account; the mail is the one that says the reward is ready. */
  async collects(email: string, iban = 'DE02120300000000202051', template = 'M10'): Promise<void> {
    const session = bearer(await this.token(email, template));
    const [reward] = await this.send<{ Product: { Praemien: { Id: number; Art: string }[] }; AgbText: string }[]>(
      'GET',
      '/praemierung/?details=true',
      undefined,
      session,
    );
    const choice = {
      PraemieId: reward?.Product.Praemien.find(({ Art }) => Art === 'Geld')?.Id,
      Kontoinhaber: 'Anna Muster',
      IBAN: iban,
      AgbText: reward?.AgbText,
      AgbAkzeptiert: true,
    };
    await this.send('PUT', '/praemierung/', choice, session);
  }

  /** "Das war ich nicht", by the link of the mail about the pickup. */
  async stops(email: string): Promise<void> {
    const { Links } = await this.mail(email, 'M13');
    const link = Links.find((one) => one.includes('stopp=')) ?? '';
    await this.send('PUT', '/praemierung/stopp', { Token: new URL(link).searchParams.get('stopp') ?? '' });
  }
}
