/** A product and a category as whoever keeps them writes them: in the mandant's file, at the desk, in a list of products. */
import * as z from 'zod/mini';
import { cents } from '../basics/money.ts';
import { line, text } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { locale } from '../mandant/schemas.ts';
import { commission } from './commission.ts';
import { priceSteps } from './price.ts';

const invalid = { error: 'invalid' };
/** The mandant gives it and it stays. */
export const ownId = z.int(invalid).check(z.minimum(1, invalid), z.maximum(2_147_483_647, invalid));
/** Above it stand the ids that we give to products of a provider (E-09). */
const ownProductId = ownId.check(z.maximum(1_000_000_000, invalid));
/** Of an uploaded picture. */
const picture = optional(z.uuid(invalid));
const position = otherwise(z.int(invalid).check(z.minimum(0, invalid), z.maximum(100_000, invalid)), 0);
const whole = (min: number, max: number) => z.int(invalid).check(z.minimum(min, invalid), z.maximum(max, invalid));
export const source = z.enum(['festnetz', 'mobilfunk'], invalid);

/** A path below the locale, of one part or several: `internet/glasfaser.html`. */
export const categorySlug = z.string().check(z.regex(/^[a-z0-9._-]+(?:\/[a-z0-9._-]+)*$/, invalid));

const CategoryTexts = wire({
  language: ['Sprache', locale],
  title: ['Titel', line(1, 100)],
  breadcrumb: ['Breadcrumb', line(1, 150)],
  subtitle: ['Untertitel', optional(line(1, 200))],
});

export const CategoryEntry = wire({
  id: ['Id', ownId],
  slug: ['Slug', categorySlug],
  /** These three in the mandant's own language. */
  title: ['Titel', line(1, 100)],
  /** From the top, " / " between: where it stands in the tree. */
  breadcrumb: ['Breadcrumb', line(1, 150)],
  subtitle: ['Untertitel', optional(line(1, 200))],
  translations: ['Uebersetzungen', otherwise(z.array(CategoryTexts), [])],
  source: ['Quelle', source],
  category: ['Kategorie', line(1, 60)],
  /** Large, and in place of the line icon; drawn where there is none. */
  picture: ['Bild', picture],
  icon: ['Icon', picture],
  position: ['Sortierung', position],
});
export type CategoryEntry = Value<typeof CategoryEntry>;

/** What a product says in a language beside the mandant's own; what is left out is said in that one. */
const ProductTexts = wire({
  language: ['Sprache', locale],
  name: ['Name', optional(line(1, 100))],
  displayName: ['AnzeigeName', optional(line(1, 100))],
  description: ['Beschreibung', optional(text(1, 2000))],
  description1: ['Beschreibung1', optional(line(1, 200))],
  description2: ['Beschreibung2', optional(line(1, 200))],
  description3: ['Beschreibung3', optional(line(1, 200))],
  description4: ['Beschreibung4', optional(line(1, 200))],
  group: ['Gruppe', optional(line(1, 60))],
  promotionName: ['Aktionsname', optional(line(1, 100))],
});
export type ProductTexts = Value<typeof ProductTexts>;

export const ProductEntry = wire({
  id: ['Id', ownProductId],
  externalId: ['ExterneId', line(1, 60)],
  name: ['Name', line(1, 100)],
  displayName: ['AnzeigeName', optional(line(1, 100))],
  description: ['Beschreibung', otherwise(text(0, 2000), '')],
  description1: ['Beschreibung1', optional(line(1, 200))],
  description2: ['Beschreibung2', optional(line(1, 200))],
  description3: ['Beschreibung3', optional(line(1, 200))],
  description4: ['Beschreibung4', optional(line(1, 200))],
  translations: ['Uebersetzungen', otherwise(z.array(ProductTexts), [])],
  categoryId: ['KategorieId', optional(ownId)],
  source: ['Quelle', otherwise(source, 'festnetz')],
  /** DP: internet and telephone; TP: with television (rules E-23). */
  bundle: ['Kategorie', optional(z.enum(['DP', 'TP'], invalid))],
  group: ['Gruppe', optional(line(1, 60))],
  /** Of a mobile tariff: by it a device has its price. */
  class: ['Klasse', optional(line(1, 60))],
  young: ['Young', otherwise(z.boolean(), false)],
  hybrid: ['Hybrid', otherwise(z.boolean(), false)],
  speedMbit: ['GeschwindigkeitMbit', optional(whole(1, 1_000_000))],
  monthlyCents: ['PreisMonatlich', optional(cents)],
  priceSteps: ['Preisaufteilung', optional(priceSteps)],
  onceCents: ['PreisEinmalig', optional(cents)],
  termMonths: ['MindestlaufzeitMonate', optional(whole(0, 120))],
  promotionName: ['Aktionsname', optional(line(1, 100))],
  /** What the promotion of a fixed-line tariff saves in all. */
  rebateCents: ['Aktionsrabatt', optional(cents)],
  /** What is paid for a mobile tariff in place of its price while the promotion lasts. */
  promotionCents: ['Aktionspreis', optional(cents)],
  footnote: ['Fussnote', optional(ownId)],
  commission: ['Provision', optional(commission)],
  externalTariffId: ['ExterneTarifProduktId', optional(line(1, 60))],
  /** Large and small; drawn where there is none. */
  picture: ['Bild', picture],
  smallPicture: ['BildKlein', picture],
  topPosition: ['TopPosition', optional(whole(0, 100_000))],
  position: ['Sortierung', position],
  /** The recipient is served by an agent instead of a shop (G-12). */
  agent: ['Berater', otherwise(z.boolean(), false)],
  /** Benefits to whoever takes out an insurance are limited (E-05); what an agent sells is one unless the file says otherwise. */
  insurance: ['Versicherung', optional(z.boolean())],
  /** Why a recipient may get more of an insurance than the limit, by whoever answers for it. */
  excessReason: ['UeberGrenzeGrund', optional(line(10, 300))],
  /** With {Empfehlungsnummer}, {Empfaengernummer}, {Channel} and {Geraet}; null = no shop. */
  shopUrlTemplate: ['ShopUrlVorlage', optional(z.string().check(z.regex(/^https?:\/\/[^\s\\]{3,1000}$/, invalid)))],
  active: ['Aktiv', otherwise(z.boolean(), true)],
});
export type ProductEntry = Value<typeof ProductEntry>;

/** As it stands there, also of a provider. */
export const StandingProduct = extend(ProductEntry, { id: ['Id', ownId] });
