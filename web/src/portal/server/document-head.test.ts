/** What search engines read of a page (rules 1.10). */
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { expect, test } from 'vitest';
import { category } from '../../testing/sample-catalogue.ts';
import { pageRequest } from '../../testing/sample-world.ts';
import { headOf } from './document-head.ts';

const categories = [
  { ...category, id: 1, slug: 'internet', breadcrumb: 'Internet', name: 'Internet' },
  { ...category, id: 3, slug: 'internet/glasfaser.html', breadcrumb: 'Internet / Glasfaser', name: 'Glasfaser' },
  { ...category, id: 25, slug: 'daten.html', breadcrumb: 'Mobil / Daten </script>', name: 'Daten' },
];

function head(path: string, screen: RouteKey, status = 200): string {
  const request = { ...pageRequest(`/de${path}`), categories };
  return headOf(request, { status, screen, isPersonal: false, title: 'Titel', description: 'Satz' });
}

const canonical = (html: string) => /rel="canonical" href="[^"]*?(\/de[^"]*)"/.exec(html)?.[1];
const said = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json));

test.each([
  ['/internet?suche=l&sortierung=preis&ab=101', 'category', '/de/internet'],
  ['/produkt/302?channel=wa', 'product', '/de/produkt/302'],
  ['/produkt/302?geraet=9101&channel=wa', 'product', '/de/produkt/302?geraet=9101'],
  ['/produkt/302?geraet=x"', 'product', '/de/produkt/302'],
  ['/empfehlen/302?geraet=9101', 'recommend', '/de/empfehlen/302'],
] as const)('%s of the screen %s is known to search engines as %s, in every language', (path, screen, address) => {
  const html = head(path, screen);
  expect(canonical(html)).toBe(address);
  const alternates = [...html.matchAll(/hreflang="[^"]+" href="[^"]*?\/(?:de|en)(\/[^"]*)"/g)].map(
    ([, below]) => below,
  );
  expect(new Set(alternates)).toEqual(new Set([address.slice(3)]));
  expect(html).not.toContain('noindex');
});

test('a comparison is made anew of what somebody chose, and is not listed', () => {
  const html = head('/vergleich?produkt=101&produkt=302.9101', 'compare');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(canonical(html)).toBeUndefined();
});

test('a page of a category says where it stands, and names no page where a part of the tree has none', () => {
  const [data, ...more] = said(head('/internet/glasfaser.html?ab=3', 'category'));
  const { origin } = pageRequest('/de');
  expect(more).toEqual([]);
  expect(data).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Internet', item: `${origin}/de/internet` },
      { '@type': 'ListItem', position: 2, name: 'Glasfaser', item: `${origin}/de/internet/glasfaser.html` },
    ],
  });
  const html = head('/daten.html', 'category');
  expect(said(html)[0].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Mobil' },
    { '@type': 'ListItem', position: 2, name: 'Daten </script>', item: `${origin}/de/daten.html` },
  ]);
});

test('Home says who runs the programme, and other pages nothing but what they are', () => {
  const { mandant, origin } = pageRequest('/de');
  const [organisation, site] = said(head('', 'home'));
  expect(organisation).toMatchObject({ '@type': 'Organization', name: mandant.name, url: origin });
  expect(site).toMatchObject({ '@type': 'WebSite', url: `${origin}/de`, publisher: { '@id': organisation['@id'] } });
  expect(said(head('/agb', 'terms'))).toEqual([]);
});

test('a page that is not there says nothing of itself', () => {
  expect(said(head('/internet', 'category', 404))).toEqual([]);
});
