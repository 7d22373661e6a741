/**
 * A whole mandant in one file: what `npm run bootstrap` reads, what demo data and tests are written in.
 *
 * Every field of it is checked, then what refers to each other (`fileProblems`), all at once. Ids are the mandant's own
 * and stay: a file read again changes what it names and takes nothing away but a language that it no longer lists.
 */
import * as z from 'zod/mini';
import { AgentEntry } from '../agent/entry.ts';
import { iban } from '../bank-account/iban.ts';
import { email } from '../basics/email.ts';
import { accountHolder } from '../basics/name/account-holder.ts';
import { wholeName } from '../basics/name/whole-name.ts';
import { line, text } from '../basics/text.ts';
import { extend, optional, otherwise, ruled, type Value, wire } from '../basics/wire.ts';
import { PremiumEntry } from '../premium/entry.ts';
import { CategoryEntry, ProductEntry } from '../product/entry.ts';
import { fileProblems } from './file-rules.ts';
import { FileConfig } from './portal-secret.ts';
import { locale } from './schemas.ts';

const invalid = { error: 'invalid' };
const list = <S extends z.core.$ZodType>(item: S) => otherwise(z.array(item), [] as never);

export const mandantSlug = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, invalid));
const host = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/, invalid));

/** The account that pays the rewards (Auszahlungskonto, rules 1.9). */
export const Debtor = wire({ holder: ['Name', accountHolder], iban: ['IBAN', iban] });
export type Debtor = Value<typeof Debtor>;

const ApiKey = wire({
  /** The source of the orders it reports. */
  name: ['Name', line(1, 60)],
  /** At least 16 characters; only its hash is kept. */
  key: ['Schluessel', z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, invalid))],
});

const Language = wire({
  language: ['Sprache', locale],
  name: ['Name', line(1, 60)],
  /** Texts of the language table, by key; they override the built-in ones. */
  texts: ['Texte', otherwise(z.record(z.string().check(z.regex(/^[\w.-]{1,200}$/)), text(0, 20_000)), {})],
});

/** Another path for a page; names stay. */
const RouteOverride = wire({
  name: ['RouteName', line(1, 60)],
  path: ['Route', z.string().check(z.regex(/^(?:\/(?::\w+\??|[a-z0-9._~-]+))*\/?$/i, invalid))],
});

const Premium = extend(PremiumEntry, {
  /** The pool a voucher is taken from. */
  voucherCodes: ['GutscheinCodes', list(line(4, 200))],
});

const Operator = wire({
  email: ['Email', email],
  name: ['Name', optional(wholeName)],
  role: [
    'Rolle',
    otherwise(z.enum(['BetreiberAdmin', 'BetreiberSachbearbeitung', 'BetreiberRedaktion'], invalid), 'BetreiberAdmin'),
  ],
  /** Of all mandants where none is named. */
  mandants: ['Mandanten', optional(z.array(mandantSlug).check(z.minLength(1, { error: 'required' })))],
});

export const MandantFile = ruled(
  wire({
    slug: ['Mandant', mandantSlug],
    name: ['Name', line(1, 100)],
    hosts: ['Hosts', z.array(host).check(z.minLength(1, { error: 'required' }))],
    config: ['Konfiguration', FileConfig],
    debtor: ['Auszahlungskonto', optional(Debtor)],
    apiKeys: ['ApiSchluessel', list(ApiKey)],
    languages: ['Sprachen', z.array(Language).check(z.minLength(1, { error: 'required' }))],
    routes: ['Routen', list(RouteOverride)],
    categories: ['Kategorien', list(CategoryEntry)],
    products: ['Produkte', list(ProductEntry)],
    premiums: ['Praemien', list(Premium)],
    /** Who can be recommended for a product of agents. Those who are known stay as the desk keeps them. */
    agents: ['Beraterliste', list(AgentEntry)],
    /** Whom `npm run bootstrap` invites. */
    operators: ['Betreiber', list(Operator)],
  }),
  fileProblems,
);
export type MandantFile = Value<typeof MandantFile>;
