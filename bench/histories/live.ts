/**
 * A made-up life lived in the real product: its API in the process, a database of its own, the clock of the test mode. Every
 * act is a call that the person, the client or the night really makes; nothing is written past the product.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import { defaultThreshold } from '@weitersagen/contract/signal/rules';
import { sql } from 'kysely';
import type { SentMail } from '../../server/src/testing/app.ts';
import { personToken } from '../../server/src/testing/cast/person-token.ts';
import { configure } from '../../server/src/testing/mandant.ts';
import { apiKeyOf, premiums, products, terms } from '../../server/src/testing/mandant-files.ts';
import { mailTo, tokenIn } from '../../server/src/testing/walk.ts';
import { type World, world } from '../../server/src/testing/world.ts';
import type { Act, History, Person } from './history.ts';
import { ibanOf, isIban } from './iban.ts';
import { createPlaces } from './place.ts';
import { lookInto, type Verdict } from './verdict.ts';
import { workOf } from './work.ts';

interface Link {
  number: string;
  hash: string;
  code: string;
  by: string;
}
interface Recipient {
  number: string;
  token: string;
}

const mandant = 'spbdevk';
const dayMs = 86_400_000;
/** After the last act: until every order is released. */
const restDays = 20;
const start = new Date('2026-03-02T00:00:00Z');

export async function live(history: History): Promise<Verdict> {
  const w = await world({ TRUSTED_PROXIES: '127.0.0.1' });
  const life = new Life(w, history);
  try {
    // The small world lets everybody share an account.
    await configure(w.app, mandant, {
      storesBankData: true,
      ibanPeopleMax: 3,
      signalThreshold: defaultThreshold,
      germanIbanOnly: false,
    });
    for (const act of history.acts) await life.does(act);
    await life.waits(restDays);
    return {
      ...(await lookInto(w, { isRefusedForm: life.isRefusedForm, threshold: defaultThreshold })),
      refused: life.refused,
    };
  } finally {
    await w.app.close();
  }
}

class Life {
  private readonly links = new Map<string, Link>();
  private readonly recipients = new Map<string, Recipient>();
  /** A contract that is made once more has a number of its own. */
  private readonly contracts = new Map<string, number>();
  private readonly mails: SentMail[] = [];
  private readonly ibans = new Map<string, string>();
  readonly refused: string[] = [];
  isRefusedForm = false;
  private readonly headers = createPlaces();
  private readonly w: World;
  private readonly history: History;

  constructor(w: World, history: History) {
    this.w = w;
    this.history = history;
    w.app.app.system.clock.set(start);
  }

  async does(act: Act): Promise<void> {
    await this.until(act);
    await this[act.does](act as never);
    this.mails.push(...(await this.w.app.post()));
  }

  /** Night after night, and then to the minute of the act; Berlin's winter is an hour ahead. */
  private async until({ day, time }: Pick<Act, 'day' | 'time'>): Promise<void> {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const at = start.getTime() + day * dayMs + ((hours - 1) * 60 + minutes) * 60_000;
    await this.nights(at);
    const { clock } = this.w.app.app.system;
    clock.set(new Date(Math.max(at, clock.now().getTime() + 1000)));
  }

  private async nights(until: number): Promise<void> {
    const { clock } = this.w.app.app.system;
    for (;;) {
      const now = clock.now();
      const next = new Date(now);
      next.setUTCHours(2, 30, 0, 0);
      if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
      if (next.getTime() > until) return;
      clock.set(next);
      await this.night();
    }
  }

  private async night(): Promise<void> {
    const { jobs } = this.w.app.app;
    const { due, waiting, configured } = await workOf(this.w, mandant);
    if (due) await jobs.runNow('order.release', configured);
    if (due || waiting) {
      await jobs.runNow('click.roll-up', configured);
      await jobs.runNow('case.weigh', configured);
    }
    this.mails.push(...(await this.w.app.post()));
  }

  async waits(days: number): Promise<void> {
    await this.nights(this.w.app.app.system.clock.now().getTime() + days * dayMs);
  }

  private person(who: string): Person {
    const person = this.history.people[who];
    if (!person) throw new Error(`${this.history.name}: nobody is called ${who}`);
    return person;
  }

  private note(
    act: string,
    reply: { status: number; text: string; body: { PsoErrorCode?: string } | undefined },
  ): boolean {
    if (reply.status < 300) return true;
    this.refused.push(`${act}: ${reply.status} ${reply.text.slice(0, 160)}`);
    if (reply.body?.PsoErrorCode === 'PSOF0303') this.isRefusedForm = true;
    return false;
  }

  private async recommends(act: Extract<Act, { does: 'recommends' }>): Promise<void> {
    const person = this.person(act.who);
    const reply = await this.w.app.call('POST', '/Empfehlen/create', {
      headers: this.headers(act),
      body: {
        Empfehlung: { Produkt: products.home, Channel: 'KurzURL', AgbText: terms, AnteilEmpfehler: 50 },
        Empfehler: { Vorname: person.firstName, Nachname: person.lastName, Email: person.email },
        ...(act.contactEmail === undefined ? {} : { Empfaenger: { Email: act.contactEmail } }),
      },
    });
    if (!this.note('recommends', reply)) return;
    const { Empfehlungsnummer: number, Hash: hash, KurzURL: short } = reply.body;
    this.links.set(act.link, { number, hash, code: new URL(short).pathname.split('/').at(-1) as string, by: act.who });
    if (this.replacesLater(act.who)) {
      const token = await personToken(this.w, person.email);
      const body = { Kontoinhaber: `${person.firstName} ${person.lastName}`, IBAN: this.ibanOf(act.who) };
      this.note(
        'stores',
        await this.w.app.call('PUT', '/empfehler/bankdaten/', { token, headers: this.headers(act), body }),
      );
    }
  }

  private replacesLater = (who: string): boolean =>
    this.history.acts.some((act) => act.does === 'replacesIban' && act.who === who);

  private async opens(act: Extract<Act, { does: 'opens' }>): Promise<void> {
    const link = this.links.get(act.link);
    if (!link) return;
    const headers = this.headers(act);
    for (let time = 0; time < (act.times ?? 1); time++)
      await this.w.app.app.http.fastify.inject({ method: 'GET', url: `/k/${link.code}`, headers });
  }

  private async accepts(act: Extract<Act, { does: 'accepts' }>): Promise<void> {
    const link = this.links.get(act.link);
    if (!link) return;
    const person = this.person(act.who);
    // Who names a page has come from it.
    if (act.referrer !== undefined) await this.opens({ ...act, does: 'opens' });
    const reply = await this.w.app.call(
      'POST',
      `/empfaenger/create/${link.number}?h=${link.hash}&channel=wa&einsprungsquelle=KurzURL`,
      {
        headers: this.headers(act),
        body: {
          Anrede: 'Frau',
          Vorname: person.firstName,
          Nachname: person.lastName,
          Email: person.email,
          EmailWiederholung: person.email,
          ...(person.phone === undefined ? {} : { Telefon: person.phone }),
          AgbText: terms,
          AgbAkzeptiert: true,
        },
      },
    );
    if (!this.note('accepts', reply)) return;
    const mails = await this.w.app.post();
    this.mails.push(...mails);
    const token = tokenIn(mailTo(mails, person.email.toLowerCase()));
    this.recipients.set(`${act.link} ${act.who}`, { number: reply.body.Empfaengernummer, token });
  }

  private async confirms(act: Extract<Act, { does: 'confirms' }>): Promise<void> {
    const own = this.recipients.get(`${act.link} ${act.who}`);
    if (!own) return;
    const { token } = own;
    const headers = this.headers(act);
    const { body } = await this.w.app.call('GET', '/empfaenger/auftrag', { token, headers });
    const reply = await this.w.app.call('PUT', '/empfaenger/zustimmung', {
      token,
      headers,
      body: { AgbText: body.AgbText },
    });
    if (this.note('confirms', reply) && this.replacesLater(act.who)) await this.gives(act.who, token, headers);
  }

  private gives = async (who: string, token: string, headers: Record<string, string>): Promise<boolean> => {
    const { firstName, lastName } = this.person(who);
    const body = { Kontoinhaber: `${firstName} ${lastName}`, IBAN: this.ibanOf(who), AgbAkzeptiert: true };
    return this.note('gives', await this.w.app.call('POST', '/empfaenger/bankdaten', { token, headers, body }));
  };

  private async reports(act: { who: string; link: string }, event: string): Promise<void> {
    const own = this.recipients.get(`${act.link} ${act.who}`);
    if (!own) return;
    const again = this.contracts.get(own.number) ?? 1;
    const reply = await this.w.app.call('POST', '/partner/auftrag', {
      apiKey: apiKeyOf(mandant),
      body: {
        ExterneAuftragsnummer: `EXT-${own.number}${again > 1 ? `-${again}` : ''}`,
        Empfaengernummer: own.number,
        Auftragsdatum: dayOf(this.w.app.app.system.clock.now()),
        Ereignis: event,
        ...(event === 'storniert' ? { Grund: 'Widerruf' } : {}),
      },
    });
    this.note(event, reply);
  }

  private async orders(act: Extract<Act, { does: 'orders' }>): Promise<void> {
    const own = this.recipients.get(`${act.link} ${act.who}`);
    if (own) this.contracts.set(own.number, (this.contracts.get(own.number) ?? 0) + 1);
    await this.reports(act, 'eingegangen');
    await this.reports(act, 'bestaetigt');
  }

  private cancels = (act: Extract<Act, { does: 'cancels' }>): Promise<void> => this.reports(act, 'storniert');

  private ibanOf(who: string, given?: string): string {
    if (given !== undefined) this.ibans.set(who, isIban(given) ? given : ibanOf(given));
    const own = this.person(who).iban;
    return (
      this.ibans.get(who) ?? (own === undefined ? ibanOf(this.person(who).email) : isIban(own) ? own : ibanOf(own))
    );
  }

  private async collects(act: Extract<Act, { does: 'collects' }>): Promise<void> {
    const { firstName, lastName, email } = this.person(act.who);
    const link = this.links.get(act.link);
    if (!link) return;
    // Of the mails about rewards the last one that is of this link: its token says which reward.
    const mine = this.mails.filter(({ to, text }) => to === email.toLowerCase() && /\/praemie/.test(text)).toReversed();
    for (const mail of mine) {
      const token = tokenIn(mail);
      const headers = this.headers(act);
      const shown = await this.w.app.call('GET', '/praemierung', { token, headers });
      const [reward] = shown.status === 200 ? shown.body : [];
      if (reward?.Status !== 'Bereitgestellt' || !(await this.isOf(reward.Id, link, act.who))) continue;
      const body = {
        PraemieId: premiums.home,
        Kontoinhaber: `${firstName} ${lastName}`,
        IBAN: this.ibanOf(act.who, act.iban),
        AgbText: terms,
        AgbAkzeptiert: true,
      };
      this.note('collects', await this.w.app.call('PUT', '/praemierung', { token, headers, body }));
      return;
    }
  }

  private async isOf(reward: string, link: Link, who: string): Promise<boolean> {
    const { rows } = await this.w.as().read(({ db }) =>
      sql<{ number: string; role: string }>`
        select case when r.number is null then n.number else r.number end as number, w.role from reward w join recommendation n on n.id = w.recommendation_id
        left join recommendation r on r.id = n.root_id where w.number = ${reward}`.execute(db),
    );
    return rows[0]?.number === link.number && (rows[0].role === 'recommender') === (link.by === who);
  }

  private async replacesIban(act: Extract<Act, { does: 'replacesIban' }>): Promise<void> {
    const { firstName, lastName, email } = this.person(act.who);
    this.ibanOf(act.who, act.iban);
    const headers = this.headers(act);
    if ([...this.links.values()].some(({ by }) => by === act.who)) {
      const token = await personToken(this.w, email.toLowerCase());
      const body = { Kontoinhaber: `${firstName} ${lastName}`, IBAN: this.ibanOf(act.who) };
      this.note('replaces', await this.w.app.call('PUT', '/empfehler/bankdaten/', { token, headers, body }));
    }
    for (const [key, { token }] of this.recipients)
      if (key.endsWith(` ${act.who}`)) await this.gives(act.who, token, headers);
  }
}
