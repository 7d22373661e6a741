/**
 * Design 2.4, written down call by call and independent of the contract: who may call what. Every call is made with
 * every kind of token; what the table does not let in answers 401 PSOF0204, whatever it lets in anything but 401.
 */
import { createHmac } from 'node:crypto';
import { toNumber } from '@weitersagen/contract/basics/number';
import { endpoints } from '@weitersagen/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plusHours, signToken } from '#platform/token.ts';
import type { TestApp } from '../testing/app.ts';
import { operator } from '../testing/operators.ts';
import { personToken } from '../testing/person-token.ts';
import type { Slug } from '../testing/world.ts';
import { type Cast, cast } from './cast.ts';

/** `–` nobody has to be known, U recommender, A agency, W reward, R recipient, O one-time token, B operator, K API key. */
const table: Readonly<Record<string, string>> = {
  'GET /mandant/konfiguration': '–',
  'GET ': '–',
  'GET /route/additional': '–',
  'GET /route/default': '–',
  'GET /content/getlanguages': '–',
  'GET /content/getlanguagecontent/:lang': '–',
  'POST /kontakt': '–',
  'GET /produktkategorie': '–',
  'GET /produktkategorie/:id/icon': '–',
  'GET /produktkategorie/:id/grafik': '–',
  'GET /praemie': '–',
  'GET /praemie/:id/grafik50': '–',
  'GET /praemie/:id/grafik50empfaenger': '–',
  'GET /praemie/:id/grafik50empfehler': '–',
  'GET /praemie/:id/grafik100': '–',
  'GET /produkt': '–',
  'GET /produkt/maxpraemiewert': '–',
  'GET /produkt/:id': '–',
  'GET /produkt/:id/grafik': '–',
  'GET /produkt/:id/sgrafik': '–',
  'POST /account/login': '–',
  'GET /account/login': 'O',
  'POST /account/logout': 'U',
  'GET /account/sitzungen': 'U',
  'DELETE /account/sitzungen/:id': 'U',
  'PUT /account/ablehnen': 'O',
  'POST /account/updateLanguage': 'U',
  'GET /account/user': 'U',
  'GET /account/resetPassword/:email': '–',
  'PUT /account/resetPassword': 'O',
  'GET /account/resendWelcomeMail/:email': '–',
  'PUT /account/resetPasswordWithoutToken': 'U',
  'PUT /account/validateResetPassword': 'O',
  'GET /account/passwortvalidator': '–',
  'POST /account/createEmpfehler': '–',
  'GET /empfehler/GetResultFromKundennummer': 'U O',
  'PUT /empfehler/SetKundennummerForEmpfehler/:kundennummer': 'U O',
  'GET /empfehler/bankdaten': 'U W',
  'PUT /empfehler/bankdaten': 'U',
  'DELETE /empfehler/bankdaten': 'U',
  'DELETE /empfehler/delete': 'U',
  'GET /empfehler/daten': 'U',
  'PUT /empfehler/setNewsletterOptin': 'U',
  'PUT /empfehler/newsletter/optin': 'O',
  'PUT /empfehler/newsletter/optout': 'O',
  'GET /empfehler/newsletter/abmelden': 'O',
  'POST /empfehler/newsletter/abmelden': 'O',
  'GET /empfehler/praemierungmail/:nr': 'U',
  'GET /empfehler/empfehlungen': 'U',
  'GET /empfehler/summen': 'U',
  'GET /empfehler/jahresuebersicht': 'U',
  'GET /empfehler/empfehlungen/showbanner/:name': 'U',
  'GET /praemierung/showbanner/:name': 'U',
  'GET /empfehlen/:nr/:hex': '–',
  'GET /empfehlen/any/:nr/:hex': '–',
  'GET /empfehlen/click/:nr': '–',
  'GET /empfehlen/:nr': '– U',
  'GET /empfehlung/:nr/produkt/produktlink': '–',
  'PUT /empfehlung/:nr': '–',
  'POST /empfehlen/create': '– U A',
  'POST /empfaenger/create/:nr': '–',
  'GET /empfaenger/exists/:nr': '–',
  'GET /empfaenger/:hex': '–',
  'POST /empfaenger/bankdaten': 'R',
  'GET /empfaenger/auftrag': 'R',
  'PUT /empfaenger/zustimmung': 'R',
  'PUT /empfaenger/ablehnen': 'R',
  'GET /empfaenger/:nr/praemie': '– R',
  'POST /tracking/abschliessen': '–',
  'GET /praemierung': 'U W',
  'PUT /praemierung': 'W',
  'PUT /praemierung/stopp': 'O',
  'POST /partner/auftrag': 'K',
  'POST /partner/auftrag/import': 'K',
  'GET /partner/auftrag/import/:id': 'K',
  'POST /partner/kundennummern': 'K',
  'POST /admin/login': '–',
  'PUT /admin/einladung/annehmen': 'O',
};

const all = Object.values(endpoints);
const callOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
/** Whatever else lies below `admin` is the operators'. */
const lettersOf = (call: string): string[] => (table[call] ?? (/^\w+ \/admin\//.test(call) ? 'B' : '')).split(' ');

test('the table names every call there is, and none that is not', () => {
  const calls = all.map(callOf);
  expect(Object.keys(table).filter((call) => !calls.includes(call))).toEqual([]);
  expect(calls.filter((call) => lettersOf(call).join() === '')).toEqual([]);
});

let here: Cast;
let app: TestApp;
/** A token of each kind, made anew for every call: some calls end it. */
let make: Readonly<Record<string, () => Promise<string | undefined>>>;
/** The kinds whose holder is somebody here. */
const letters: Readonly<Record<string, string>> = { none: '–', user: 'U', reward: 'W', recipient: 'R', operator: 'B' };

beforeAll(async () => {
  here = await cast();
  ({ app } = here);
  const { system } = app.app;
  const now = () => system.clock.now();
  const { spbdevk, versicherung } = here.walks;
  const user = (slug: Slug = 'spbdevk') =>
    personToken(here, slug === 'spbdevk' ? spbdevk.recommenderEmail : versicherung.recommenderEmail, slug);
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const forged = async (alg: string, secret: Buffer | undefined): Promise<string> => {
    const [key] = system.vault.tokenKeys;
    const text = [{ alg, kid: key?.id }, claimsOf(await user())]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return `${text}.${secret ? createHmac('sha256', secret).update(text).digest('base64url') : ''}`;
  };
  make = {
    none: async () => undefined,
    'link of a mail': async () => undefined,
    user: () => user(),
    agency: () =>
      signToken(
        system.vault,
        { typ: 'agentur', sub: '1', mandant: 'spbdevk', jti: 'somewhere', pwv: 1 },
        now(),
        plusHours(now(), 8),
      ),
    reward: async () => here.tokens.reward,
    recipient: async () => here.tokens.recipient,
    'one-time': async () => 'x'.repeat(43),
    operator: () => operator(app),
    expired: async () =>
      signToken(system.vault, claimsOf(await user()) as never, plusHours(now(), -48), plusHours(now(), -24)),
    'wrong mandant': () => user('versicherung'),
    'wrong signature': () => forged('HS256', Buffer.alloc(32, 7)),
    'alg none': () => forged('none', undefined),
  };
});
afterAll(() => here.app.close());

/** Whether the token gets past the door. */
function maySee(who: readonly string[], kind: string): boolean {
  if (who.includes('K')) return false;
  const looksAtBearer = who.some((letter) => 'UAWRB'.includes(letter));
  if (!looksAtBearer) return true;
  if (kind === 'link of a mail') return who.includes('–') || who.includes('O');
  return who.includes(letters[kind] ?? 'nobody');
}

describe.each(all.map((endpoint) => [callOf(endpoint), endpoint] as const))('%s', (call, endpoint) => {
  test(`is for ${lettersOf(call).join(' and ')}`, async () => {
    const who = lettersOf(call);
    const answered: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [kind, token] of Object.entries(make)) {
      const bearer = await token();
      const search = kind === 'link of a mail' ? `?token=${'x'.repeat(43)}` : '';
      const { status, json } = await here.raw(endpoint.method, `/api/v1/spbdevk${addressOf(endpoint.path)}${search}`, {
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        body: endpoint.consumes ? 'a;b\n' : endpoint.body ? {} : undefined,
      });
      const code = (json as { PsoErrorCode?: string } | undefined)?.PsoErrorCode;
      answered[kind] = status === 401 ? `refused ${code}` : 'let in';
      expected[kind] = maySee(who, kind) ? 'let in' : 'refused PSOF0204';
    }
    expect(answered).toEqual(expected);
  });
});

test('a visitor reads what is public, and is asked to sign in for what is personal [S6-P001]', async () => {
  for (const path of ['', '/produkt', '/praemie', '/route/default', '/account/passwortvalidator'])
    expect([path, (await app.call('GET', path)).status]).toEqual([path, 200]);
  for (const path of ['/account/user', '/account/sitzungen', '/empfehler/empfehlungen', '/praemierung'])
    expect([path, await app.call('GET', path)]).toMatchObject([
      path,
      { status: 401, body: { PsoErrorCode: 'PSOF0204' } },
    ]);
});

/** Right in form: a number that is none is unknown before anybody is asked who it is. */
function addressOf(path: string): string {
  const kind = /auftraege/.test(path) ? 'order' : /empfaenger/.test(path) ? 'recipient' : 'recommendation';
  const values: Record<string, string> = {
    nr: toNumber(kind, '1234567890'),
    id: /praemierung/.test(path) ? toNumber('reward', '1234567890') : '1',
    hash: 'a'.repeat(32),
    hex: 'a'.repeat(/empfaenger/.test(path) ? 32 : 16),
    job: 'praemien-ablauf',
    email: 'nobody@example.org',
    kundennummer: '123456',
    name: 'BannerTEZuTP',
    lang: 'de',
  };
  return path.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? '1');
}
