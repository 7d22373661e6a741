/** Products and categories as the wire shows them (rules 7.7). */
import * as z from 'zod/mini';
import { day } from '../basics/day.ts';
import { flag, id, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { line, opaque } from '../basics/text.ts';
import { extend, optional, otherwise, type Value, wire } from '../basics/wire.ts';
import { PagePicture } from '../media/page-picture.ts';
import { Premium } from '../premium/schemas.ts';
import { drawing } from './drawing.ts';
import { source } from './entry.ts';

/** What a list says of every product, whatever its kind. */
const inEveryList = {
  id: ['Id', z.int()],
  externalId: ['ExterneId', z.string()],
  name: ['Name', z.string()],
  description: ['Beschreibung', z.string()],
  categoryId: ['KategorieId', optional(z.int())],
  source: ['Quelle', source],
  hasShopLink: ['ShopLinkVorhanden', z.boolean()],
  /** The recipient is served by an agent instead of a shop (G-12). */
  isAgent: ['Berater', z.boolean()],
  /** The best premium of today; 0 when there is none. */
  valueCents: ['WertCent', cents],
  value: ['Wert', z.string()],
  premiums: ['Praemien', z.array(Premium)],
  /** The uploaded one, small in a list and large by itself; null where the drawing stands for it. */
  picture: ['Bild', optional(PagePicture)],
  drawing: ['Zeichnung', drawing],
} as const;

export const ProductSummary = wire(inEveryList);
export type ProductSummary = Value<typeof ProductSummary>;

/** What the law wants said of a price, and of its age (PAngV). */
const priced = {
  /** Null where it is not known, or its provider has not confirmed it for too long. */
  onceCents: ['PreisEinmalig', optional(cents)],
  priceSteps: ['Preisaufteilung', optional(z.string())],
  termMonths: ['MindestlaufzeitMonate', optional(z.int())],
  /** The day the provider last confirmed the price; null for what the mandant keeps itself. */
  pricedOn: ['PreisVom', optional(day)],
  /** No price is known that could be relied on. */
  isOnRequest: ['PreisAufAnfrage', z.boolean()],
  footnote: ['Fussnote', optional(z.int())],
  young: ['Young', z.boolean()],
  class: ['Klasse', optional(z.string())],
  commission: ['Provision', optional(z.string())],
} as const;

/** A tariff of the landline, television and what goes with them. */
export const FixedLine = wire({
  ...inEveryList,
  ...priced,
  bundle: ['Kategorie', optional(z.enum(['DP', 'TP']))],
  displayName: ['AnzeigeName', z.string()],
  hybrid: ['Hybrid', z.boolean()],
  group: ['Gruppe', optional(z.string())],
  speedMbit: ['GeschwindigkeitMbit', optional(z.int())],
  monthlyCents: ['PreisMonatlich', optional(cents)],
  description1: ['Beschreibung1', optional(z.string())],
  description2: ['Beschreibung2', optional(z.string())],
  description3: ['Beschreibung3', optional(z.string())],
  description4: ['Beschreibung4', optional(z.string())],
  externalTariffId: ['ExterneTarifProduktId', optional(z.string())],
  promotionName: ['Aktionsname', optional(z.string())],
  rebateCents: ['Aktionsrabatt', optional(cents)],
});
export type FixedLine = Value<typeof FixedLine>;

export const deviceType = labels({ smartphone: 'smartphone', tablet: 'tablet' });
export type DeviceType = Value<typeof deviceType>;

/** A mobile tariff, a device with a tariff, or a device without one. */
export const Mobile = wire({
  ...inEveryList,
  ...priced,
  /** Null for a tariff alone, and for what is neither. */
  deviceType: ['GeraeteTyp', optional(deviceType)],
  manufacturer: ['Hersteller', optional(z.string())],
  deviceId: ['HandyId', optional(z.int())],
  tariffId: ['TarifId', optional(z.int())],
  deviceCents: ['PreisHandy', optional(cents)],
  tariffCents: ['PreisTarif', optional(cents)],
  promotionCents: ['Aktionspreis', optional(cents)],
  promotion: ['Aktion', optional(z.string())],
  topPosition: ['TopPosition', optional(z.int())],
  position: ['Position', z.int()],
  deviceName: ['HandyAnzeigeName', optional(z.string())],
  tariffName: ['TarifAnzeigeName', optional(z.string())],
  deviceDescription: ['HandyBeschreibung', optional(z.string())],
  tariffDescription: ['TarifBeschreibung', optional(z.string())],
});
export type Mobile = Value<typeof Mobile>;

export type Tariff = FixedLine | Mobile;

export const Product = extend(ProductSummary, {
  footnotes: ['Fussnoten', z.array(z.int())],
});

/** Which of the shapes of `produkt` one has. */
export const isMobile = (product: ProductSummary): product is Mobile => 'tariffName' in product;

/** By what a list of tariffs is sorted: as the mandant has it, by the price of the first month, by speed, by premium. */
const tariffOrder = labels({ usual: 'empfohlen', price: 'preis', speed: 'tempo', premium: 'praemie' });

/** At most so many at once. */
const tariffsMax = 1000;

/** Without a source the list of all products (rules 7.7); everything behind the manufacturer is ours. */
export const ProductQuery = wire({
  source: ['quelle', optional(source)],
  category: ['kategorie', optional(line(1, 60))],
  /** An id of ours, or that of the client. */
  tariff: ['tarifId', optional(line(1, 60))],
  deviceType: ['geraeteTyp', optional(line(1, 30))],
  manufacturer: ['hersteller', optional(line(1, 60))],
  text: ['suche', optional(line(1, 100))],
  priceMaxCents: ['preisBis', optional(integer(0, 100_000_000))],
  speedMinMbit: ['tempoAb', optional(integer(1, 1_000_000))],
  bundle: ['buendel', optional(z.enum(['DP', 'TP'], { error: 'invalid' }))],
  young: ['young', flag],
  hybrid: ['hybrid', flag],
  orderBy: ['sortierung', otherwise(tariffOrder, 'usual')],
  /** The first so many, after the product that the last answer ended with. */
  limit: ['anzahl', otherwise(integer(1, tariffsMax), tariffsMax)],
  after: ['nach', optional(opaque(200))],
});
export type ProductQuery = Value<typeof ProductQuery>;

/** What a category can be narrowed by: only what makes a difference in it. */
export const TariffChoice = wire({
  /** With the filters of the question. */
  count: ['Anzahl', z.int()],
  /** Of the category, whatever is asked. */
  total: ['AnzahlGesamt', z.int()],
  /** The lowest and the highest price of the first month; null without prices. */
  priceMinCents: ['PreisVon', optional(cents)],
  priceMaxCents: ['PreisBis', optional(cents)],
  speedsMbit: ['Geschwindigkeiten', z.array(z.int())],
  manufacturers: ['Hersteller', z.array(z.string())],
  deviceTypes: ['GeraeteTypen', z.array(deviceType)],
  bundles: ['Buendel', z.array(z.enum(['DP', 'TP']))],
  hasYoung: ['Young', z.boolean()],
  hasHybrid: ['Hybrid', z.boolean()],
  /** The lowest and the highest premium of today in the category, of those that have one; 0 without any. */
  valueFromCents: ['WertCentVon', cents],
  valueCents: ['WertCent', cents],
  /** For `nach`: where the next part begins; null behind the last one. */
  next: ['Nach', optional(z.string())],
});
export type TariffChoice = Value<typeof TariffChoice>;

/** A category of the catalogue (rules 7.7): where it stands in the tree says its breadcrumb, "Internet / Hybrid". */
export const Category = wire({
  id: ['Id', z.int()],
  slug: ['Slug', z.string()],
  name: ['Name', z.string()],
  title: ['Titel', z.string()],
  breadcrumb: ['Breadcrumb', z.string()],
  subtitle: ['Untertitel', optional(z.string())],
  source: ['Quelle', source],
  category: ['Kategorie', z.string()],
  position: ['Sortierung', z.int()],
  /** Of its words: the one of the request, or the mandant's own where it was not translated. */
  language: ['Sprache', z.string()],
  /** The uploaded ones; null where the drawing stands for them. */
  picture: ['Bild', optional(PagePicture)],
  icon: ['Icon', optional(PagePicture)],
  drawing: ['Zeichnung', drawing],
});
export type Category = Value<typeof Category>;

export const ById = wire({ id: ['id', id] });
