/**
 * What a page says of itself to those who only look at its head: search engines and the messengers that show a preview.
 * A page that names a person is never indexed and has no address here; its preview says what the page says to anybody.
 */
import { previewSourceAt } from '@weitersagen/contract/media/picture-source';
import type { PageRequest } from '@weitersagen/contract/page/page';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { escaped } from '../../page-script/document.ts';
import { type Preview, withLocale } from '../page/page-frame.ts';
import { structuredData } from './structured/structured-data.ts';

interface PageAbout {
  status: number;
  isPersonal: boolean;
  screen: RouteKey | null;
  /** Without the name of the mandant, which stands beside it. */
  title: string;
  description: string;
  /** Its own preview picture; without one it is the one of its kind. */
  preview?: Preview | undefined;
}

/** Pages somebody is sent to by another person. */
const invited: ReadonlySet<RouteKey | null> = new Set(['recipientData', 'share']);

/** Made anew of what somebody chose: nothing that a search could find. */
const unlisted: ReadonlySet<RouteKey | null> = new Set(['compare']);

/** A filter or an order of a page is the same page; a product with a device is another one. */
function canonicalQuery(screen: RouteKey | null, query: URLSearchParams): string {
  const device = screen === 'product' ? query.get('geraet') : null;
  return device !== null && /^\d{1,9}$/.test(device) ? `?geraet=${device}` : '';
}

/** One that is drawn says what `drawn` says. */
const pictureOf = (preview: Preview, locale: string, drawn: string) =>
  typeof preview === 'string'
    ? { src: `/vorschau/${locale}/${preview}.png`, type: 'image/png', width: 1200, height: 630, alt: drawn }
    : { ...previewSourceAt(preview), alt: preview.alternativeText };

export function headOf(
  request: PageRequest,
  { status, isPersonal, screen, title, description, preview }: PageAbout,
): string {
  const { origin, locale, locales, defaultLocale, mandant, url } = request;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const below = pathname.replace(/^\/[^/]+/, '').replace(/\/+$/, '') || '/';
  const asked = canonicalQuery(screen, searchParams);
  const address = (to: string): string => escaped(origin + withLocale(to, below) + asked);
  const isIndexed = status === 200 && !isPersonal && !unlisted.has(screen);
  const alone = invited.has(screen);
  const picture = pictureOf(preview ?? (alone ? 'empfehlung' : 'start'), locale, alone ? title : mandant.name);
  const lines = [
    `<meta name="description" content="${escaped(description)}">`,
    ...(isIndexed
      ? [
          `<link rel="canonical" href="${address(locale)}">`,
          ...locales.map(({ locale: to }) => `<link rel="alternate" hreflang="${escaped(to)}" href="${address(to)}">`),
          `<link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}">`,
          property('url', address(locale)),
          ...structuredData(request, screen),
        ]
      : ['<meta name="robots" content="noindex">']),
    property('type', 'website'),
    property('site_name', escaped(mandant.name)),
    property('locale', regionOf(locale)),
    ...locales.filter((one) => one.locale !== locale).map((one) => property('locale:alternate', regionOf(one.locale))),
    property('title', escaped(title)),
    property('description', escaped(description)),
    property('image', escaped(new URL(picture.src, origin).href)),
    property('image:type', picture.type),
    property('image:width', String(picture.width)),
    property('image:height', String(picture.height)),
    property('image:alt', escaped(picture.alt || title)),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return lines.join('\n');
}

/** Languages that a mandant adds have no region here. */
const regionOf = (locale: string): string => regions[locale] ?? escaped(locale);
const regions: Readonly<Record<string, string>> = { de: 'de_DE', en: 'en_GB' };

const property = (name: string, content: string): string => `<meta property="og:${name}" content="${content}">`;
