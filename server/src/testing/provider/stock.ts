/** What a provider of products has, by the names of the wire: a few by hand, or very many that are made when they are asked for. */
import { providerShopHost } from '../../demo/provider/address.ts';

/** A product as it is sent; nothing keeps a test from sending nonsense. */
export type Sent = Readonly<Record<string, unknown>>;

export interface Stock {
  count: number;
  at(index: number): Sent;
}

export const stockOf = (products: readonly Sent[]): Stock => ({
  count: products.length,
  at: (index) => products[index] ?? {},
});

/** A believable tariff of the landline; `more` is what is otherwise. */
export const tariff = (number: number, more: Sent = {}): Sent => ({
  ExterneId: `T-${number}`,
  Name: `Zuhause ${number}`,
  AnzeigeName: `Zuhause ${number} mit Router`,
  Beschreibung: 'Internet und Telefon für Familien und Homeoffice.',
  Beschreibung1: 'Bis zu 250 MBit/s im Download',
  Beschreibung2: 'Flatrate ins deutsche Festnetz',
  KategorieSlug: 'internet',
  Kategorie: 'DP',
  Gruppe: 'DSL',
  GeschwindigkeitMbit: 250,
  PreisMonatlich: 4495,
  Preisaufteilung: '6:1995;24:4495',
  PreisEinmalig: 6995,
  MindestlaufzeitMonate: 24,
  Aktionsname: 'Routergutschrift',
  Aktionsrabatt: 18_000,
  ExterneTarifProduktId: `TP-${number}`,
  ShopUrlVorlage: `https://${providerShopHost}/bestellen?pid={Empfehlungsnummer}&ch={Channel}`,
  Sortierung: number % 1000,
  ...more,
});

/** The same ones each time; every tenth is a mobile one where `isMobile` asks for it. */
export const manyTariffs = (count: number, more: (number: number) => Sent = () => ({})): Stock => ({
  count,
  at: (index) => tariff(index + 1, { PreisMonatlich: 2995 + (index % 40) * 100, ...more(index + 1) }),
});
