/** The categories of the catalogue, those of the landline before those of mobile telephony. */
import type { Category } from './category.ts';

const fixed = (
  id: number,
  slug: string,
  title: string,
  category: string,
  breadcrumb = title,
  subtitle: string | null = null,
): Category => ({
  id,
  slug,
  title,
  breadcrumb,
  subtitle,
  source: 'festnetz',
  category,
});
const mobile = (
  id: number,
  slug: string,
  title: string,
  category: string,
  breadcrumb: string,
  subtitle: string | null = null,
): Category => ({
  id,
  slug,
  title,
  breadcrumb: `Mobilfunk / ${breadcrumb}`,
  subtitle,
  source: 'mobilfunk',
  category,
});

const german: Category[] = [
  fixed(1, 'internet', 'Internet', 'internet', 'Internet', 'Tarife für zu Hause'),
  fixed(2, 'internet/hybrid', 'Internet Hybrid', 'internet-hybrid', 'Internet / Hybrid', 'DSL und LTE kombiniert'),
  fixed(3, 'internet/glasfaser.html', 'Internet über Glasfaser', 'internet-glasfaser', 'Internet / Glasfaser'),
  fixed(4, 'junge-leute', 'Junge Leute', 'young', 'Junge Leute', 'Für alle unter 28'),
  fixed(5, 'junge-leute/speed.html', 'Junge Leute Speed', 'young-speed', 'Junge Leute / Speed', 'Für alle unter 28'),
  fixed(
    6,
    'junge-leute/hybrid.html',
    'Junge Leute Hybrid',
    'young-hybrid',
    'Junge Leute / Hybrid',
    'Für alle unter 28',
  ),
  fixed(7, 'digital-home-service', 'Digital Home Service', 'digital-home-service'),
  fixed(8, 'glasfaser', 'Glasfaser', 'glasfaser'),
  fixed(9, 'fernsehen', 'Fernsehen', 'tv'),
  fixed(10, 'fernsehen/satellit.html', 'Fernsehen über Satellit', 'tv-satellit', 'Fernsehen / Satellit'),
  fixed(
    11,
    'fernsehen/hybrid-satellit.html',
    'Fernsehen Hybrid Satellit',
    'tv-hybrid-satellit',
    'Fernsehen / Hybrid Satellit',
  ),
  fixed(12, 'fernsehen/hybrid', 'Fernsehen Hybrid', 'tv-hybrid', 'Fernsehen / Hybrid'),
  fixed(13, 'fernsehen/glasfaser.html', 'Fernsehen über Glasfaser', 'tv-glasfaser', 'Fernsehen / Glasfaser'),
  fixed(14, 'magentasport', 'Sport', 'sport'),
  fixed(15, 'internet-telefon', 'Internet & Telefon', 'internet-telefon'),
  fixed(16, 'homepage-und-shop', 'Homepage & Shop', 'homepage-shop', 'Homepage & Shop', 'Geschäftskunden'),
  fixed(17, 'webseite', 'Webseite', 'webseite', 'Homepage & Shop / Webseite'),
  fixed(18, 'webshop', 'Webshop', 'webshop', 'Homepage & Shop / Webshop'),
  fixed(19, 'webhosting', 'Webhosting', 'webhosting', 'Homepage & Shop / Webhosting'),
  fixed(20, 'company-start', 'Company Start', 'company-start', 'Company Start', 'Geschäftskunden'),
  fixed(21, 'company-pro', 'Company Pro', 'company-pro', 'Company Pro', 'Geschäftskunden'),
  mobile(22, 'smartphone-tarife.html', 'Smartphone-Tarife', 'smartphone-tarife', 'Smartphone-Tarife'),
  mobile(23, 'prepaid-tarife.html', 'Prepaid-Tarife', 'prepaid-tarife', 'Prepaid-Tarife'),
  mobile(24, 'young-tarife.html', 'Young-Tarife', 'young-tarife', 'Young-Tarife', 'Für alle unter 28'),
  mobile(25, 'daten-tarife.html', 'Daten-Tarife', 'daten-tarife', 'Daten-Tarife'),
  mobile(26, 'zusatzkarten.html', 'Zusatzkarten', 'zusatzkarten', 'Zusatzkarten'),
  mobile(27, 'combi-cards.html', 'Combi Cards', 'combi-cards', 'Combi Cards'),
  mobile(28, 'geraete.html', 'Geräte', 'geraete', 'Geräte'),
  mobile(29, 'smartphones.html', 'Smartphones', 'smartphones', 'Geräte / Smartphones'),
  mobile(30, 'tablets.html', 'Tablets', 'tablets', 'Geräte / Tablets'),
  mobile(31, 'surfsticks.html', 'Surfsticks', 'surfsticks', 'Geräte / Surfsticks'),
];

/** Title, breadcrumb and subtitle in English, by id. */
const english: Readonly<Record<number, readonly [title: string, breadcrumb: string, subtitle: string | null]>> = {
  1: ['Internet', 'Internet', 'Plans for your home'],
  2: ['Hybrid internet', 'Internet / Hybrid', 'DSL and LTE in one'],
  3: ['Fibre internet', 'Internet / Fibre', null],
  4: ['Young people', 'Young people', 'For anyone under 28'],
  5: ['Young people: Speed', 'Young people / Speed', 'For anyone under 28'],
  6: ['Young people: Hybrid', 'Young people / Hybrid', 'For anyone under 28'],
  7: ['Digital home service', 'Digital home service', null],
  8: ['Fibre', 'Fibre', null],
  9: ['TV', 'TV', null],
  10: ['Satellite TV', 'TV / Satellite', null],
  11: ['Hybrid satellite TV', 'TV / Hybrid satellite', null],
  12: ['Hybrid TV', 'TV / Hybrid', null],
  13: ['TV over fibre', 'TV / Fibre', null],
  14: ['Sport', 'Sport', null],
  15: ['Internet & phone', 'Internet & phone', null],
  16: ['Website & shop', 'Website & shop', 'For businesses'],
  17: ['Website', 'Website & shop / Website', null],
  18: ['Web shop', 'Website & shop / Web shop', null],
  19: ['Web hosting', 'Website & shop / Web hosting', null],
  20: ['Company Start', 'Company Start', 'For businesses'],
  21: ['Company Pro', 'Company Pro', 'For businesses'],
  22: ['Smartphone plans', 'Mobile / Smartphone plans', null],
  23: ['Prepaid plans', 'Mobile / Prepaid plans', null],
  24: ['Plans for young people', 'Mobile / Plans for young people', 'For anyone under 28'],
  25: ['Data plans', 'Mobile / Data plans', null],
  26: ['Extra SIMs', 'Mobile / Extra SIMs', null],
  27: ['Combi cards', 'Mobile / Combi cards', null],
  28: ['Devices', 'Mobile / Devices', null],
  29: ['Smartphones', 'Mobile / Devices / Smartphones', null],
  30: ['Tablets', 'Mobile / Devices / Tablets', null],
  31: ['USB modems', 'Mobile / Devices / USB modems', null],
};

const inEnglish = (id: number): Category['translations'] => {
  const [title, breadcrumb, subtitle] = english[id] ?? [];
  return title && breadcrumb ? [{ language: 'en', title, breadcrumb, subtitle: subtitle ?? null }] : [];
};

export const categories: Category[] = german.map((category) => ({ ...category, translations: inEnglish(category.id) }));
