/**
 * The whole journey by the API alone, as a visitor, a recipient, the client and two operators walk it: every step is
 * a real call, every token comes out of a real mail. The steps are separate, so that a test can stop anywhere.
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { orderStatus } from '@weitersagen/contract/order/status';
import type { Reply, SentMail, TestApp } from './app.ts';
import { operator } from './cast/operators.ts';
import { apiKeyOf, englishTerms, premiums, products, type Slug, terms } from './mandant-files.ts';

export interface WalkOptions {
  mandant?: Slug;
  share?: 0 | 50 | 100;
  locale?: 'de' | 'en';
  product?: number;
  /** Makes people and numbers of several walks differ. */
  tag?: string;
  /** Somebody who recommends once more. */
  recommender?: string;
  /** Where the recipient has the mailbox. */
  domain?: string;
}

export interface Walk {
  mandant: Slug;
  locale: 'de' | 'en';
  number: string;
  hash: string;
  shortLink: string;
  recommenderEmail: string;
  recipientEmail: string;
  recipientNumber: string;
  recipientHash: string;
  recipientToken: string;
  orderNumber: string;
  externalNumber: string;
  mails: SentMail[];
}

let count = 0;
const ok = (reply: Reply): Reply => {
  if (reply.status >= 300) throw new Error(`${reply.status} ${reply.text}`);
  return reply;
};

export const tokenIn = (mail: SentMail | undefined, parameter = 'token'): string =>
  new RegExp(`[?&]${parameter}=([\\w.-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
export const mailTo = (mails: readonly SentMail[], to: string, subject?: RegExp): SentMail | undefined =>
  mails.findLast((mail) => mail.to === to && (!subject || subject.test(mail.subject)));

/** Anna recommends, and Ben gives his data: `Unbestaetigt`. */
export async function recommendAndRegister(
  app: TestApp,
  {
    mandant = 'spbdevk',
    share = 50,
    locale = 'de',
    product = products.home,
    tag = `w${++count}`,
    recommender,
    domain = 'example.org',
  }: WalkOptions = {},
): Promise<Walk> {
  const agbText = locale === 'en' ? englishTerms : terms;
  const [recommenderEmail, recipientEmail] = [recommender ?? `anna.${tag}@example.org`, `ben.${tag}@${domain}`];
  const created = ok(
    await app.call('POST', '/Empfehlen/create', {
      mandant,
      locale,
      body: {
        Empfehlung: { Produkt: product, Channel: 'KurzURL', AgbText: agbText, AnteilEmpfehler: share },
        Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: recommenderEmail },
      },
    }),
  ).body;
  const registered = ok(
    await app.call(
      'POST',
      `/empfaenger/create/${created.Empfehlungsnummer}?h=${created.Hash}&channel=wa&einsprungsquelle=KurzURL`,
      {
        mandant,
        locale,
        body: {
          Anrede: 'Herr',
          Vorname: 'Ben',
          Nachname: 'Beispiel',
          Email: recipientEmail,
          EmailWiederholung: recipientEmail,
          AgbText: agbText,
          AgbAkzeptiert: true,
        },
      },
    ),
  ).body;
  const mails = await app.post();
  return {
    mandant,
    locale,
    number: created.Empfehlungsnummer,
    hash: created.Hash,
    shortLink: created.KurzURL,
    recommenderEmail,
    recipientEmail,
    recipientNumber: registered.Empfaengernummer,
    recipientHash: registered.Empfaengerhash,
    recipientToken: tokenIn(
      mails.findLast(({ to, text }) => to === recipientEmail && /\/empfaenger\/zustimmung\b/.test(text)),
    ),
    orderNumber: '',
    externalNumber: `EXT-${tag}`,
    mails,
  };
}

/** Ben agrees by the link of his mail: the recommendation is `Ok`. */
export async function confirm(app: TestApp, walk: Walk): Promise<void> {
  const { mandant, locale, recipientToken: token } = walk;
  const { body } = ok(await app.call('GET', '/empfaenger/auftrag', { mandant, locale, token }));
  ok(await app.call('PUT', '/empfaenger/zustimmung', { mandant, locale, token, body: { AgbText: body.AgbText } }));
  walk.mails.push(...(await app.post()));
}

export type OrderEvent = 'eingegangen' | 'bestaetigt' | 'abgelehnt' | 'storniert';

/** The client reports by its API key; `on` is the date of the order. */
export async function report(
  app: TestApp,
  walk: Walk,
  event: OrderEvent,
  on: string,
  reason = 'Widerruf',
): Promise<Reply> {
  const isEnd = event === 'abgelehnt' || event === 'storniert';
  const reply = ok(
    await app.call('POST', '/partner/auftrag', {
      mandant: walk.mandant,
      apiKey: apiKeyOf(walk.mandant),
      body: {
        ExterneAuftragsnummer: walk.externalNumber,
        Empfaengernummer: walk.recipientNumber,
        Auftragsdatum: on,
        Ereignis: event,
        ...(isEnd ? { Grund: reason } : {}),
      },
    }),
  );
  walk.orderNumber = reply.body.Auftragsnummer ?? walk.orderNumber;
  if (reply.body.Status !== 'Vorgemerkt' && !decode(orderStatus, reply.body.Status).ok)
    throw new Error(`no status of an order: ${reply.body.Status}`);
  walk.mails.push(...(await app.post()));
  return reply;
}

/** An operator releases the order; the rewards are `Bereitgestellt` and mailed. */
export async function release(app: TestApp, walk: Walk, token: string): Promise<void> {
  ok(
    await app.call('PUT', `/admin/auftraege/${walk.orderNumber}/freigeben`, { mandant: walk.mandant, token, body: {} }),
  );
  walk.mails.push(...(await app.post()));
}

/** The reward token out of the mail of a person. */
export const rewardTokenOf = (walk: Walk, email: string): string =>
  tokenIn(walk.mails.findLast((mail) => mail.to === email && /\/praemie/.test(mail.text)));

/** A person chooses the first money premium and gives an IBAN. */
export async function collect(
  app: TestApp,
  walk: Walk,
  token: string,
  iban = 'DE02120300000000202051',
  holder = 'Anna Muster',
): Promise<Reply> {
  const { mandant, locale } = walk;
  const [reward] = ok(await app.call('GET', '/praemierung/?details=true', { mandant, locale, token })).body;
  const premium = reward.Product.Praemien.find((one: { Art: string }) => one.Art === 'Geld');
  const reply = ok(
    await app.call('PUT', '/praemierung/', {
      mandant,
      locale,
      token,
      body: { PraemieId: premium.Id, Kontoinhaber: holder, IBAN: iban, AgbText: reward.AgbText, AgbAkzeptiert: true },
    }),
  );
  walk.mails.push(...(await app.post()));
  return reply;
}

/** A person whose product has a voucher takes it. */
export async function collectVoucher(app: TestApp, walk: Walk, token: string): Promise<Reply> {
  const { mandant, locale } = walk;
  const [reward] = ok(await app.call('GET', '/praemierung/?details=true', { mandant, locale, token })).body;
  const premium = reward.Product.Praemien.find((one: { Art: string }) => one.Art === 'Gutschein');
  const body = { PraemieId: premium.Id, AgbText: reward.AgbText, AgbAkzeptiert: true };
  const reply = ok(await app.call('PUT', '/praemierung/', { mandant, locale, token, body }));
  walk.mails.push(...(await app.post()));
  return reply;
}

/** By transfer to the account of the tests; without a premium where none is chosen, as for goodwill. */
export async function collectMoney(
  app: TestApp,
  token: string,
  PraemieId: number | null = premiums.home,
  IBAN = 'DE02120300000000202051',
): Promise<void> {
  const bank = { Kontoinhaber: 'Anna Muster', IBAN };
  ok(
    await app.call('PUT', '/praemierung', { token, body: { PraemieId, ...bank, AgbText: terms, AgbAkzeptiert: true } }),
  );
}

/** One operator makes a run and confirms it, another exports it; gives the bank file. */
export async function payOut(
  app: TestApp,
  mandant: Slug,
  maker: string,
  exporter: string,
): Promise<{ id: number; file: string; run: Reply['body'] }> {
  const { body: run } = ok(await app.call('POST', '/admin/auszahlungslaeufe', { mandant, token: maker }));
  ok(await app.call('PUT', `/admin/auszahlungslaeufe/${run.Id}/exportieren`, { mandant, token: exporter, body: {} }));
  const file = ok(await app.call('GET', `/admin/auszahlungslaeufe/${run.Id}/datei`, { mandant, token: exporter })).text;
  ok(await app.call('PUT', `/admin/auszahlungslaeufe/${run.Id}/bestaetigen`, { mandant, token: maker, body: {} }));
  return { id: run.Id, file, run };
}

export interface Desk {
  eva: string;
  otto: string;
  /** Releases, and so takes no part in what is paid. */
  rita: string;
}

/** Three operators, because whoever pays has touched nothing of it. */
export const desk = async (app: TestApp): Promise<Desk> => ({
  eva: await operator(app),
  otto: await operator(app, { email: 'otto@betreiber.example', role: 'BetreiberSachbearbeitung' }),
  rita: await operator(app, { email: 'rita@betreiber.example', role: 'BetreiberSachbearbeitung' }),
});
