/**
 * What the document of a page in a frame has beside its content (G-07, R-34): its links keep the flag and the channel, lead out of the
 * frame where they lead to another site or to a page that no frame shows, and its script is told who may be around it.
 * It is done to the finished HTML, so that no page outside of a frame carries any of it.
 */
import type { PageRequest } from '@weitersagen/contract/page/page';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { madeOnce } from '../../i18n/made-once.ts';
import { type Document, escaped } from '../../page-script/document.ts';
import { keeping, leavesFrame } from '../../page-script/frame/address.ts';
import type { Paths } from '../page/paths.ts';

type Framed = Pick<PageRequest, 'framing' | 'locale' | 'url'>;

export function framedPage({ framing }: Framed, paths: Paths): Document['frame'] {
  if (!framing || framing.type === 'portal') return undefined;
  const { type, origins } = framing;
  return { type, origins, neverFramed: neverFramedOf(paths) };
}

const kept = new WeakMap<Paths, readonly string[]>();

/** Paths, with their parameters, of the pages that no frame shows. */
export const neverFramedOf = (paths: Paths): readonly string[] =>
  madeOnce(kept, paths, () =>
    (Object.entries(paths) as [RouteKey, string][]).flatMap(([key, path]) => (routes[key].neverFramed ? [path] : [])),
  );

/** With the name of the programme at its content: the page around has a main part, too. */
export function framedContent(request: Framed & Pick<PageRequest, 'mandant'>, paths: Paths, html: string): string {
  if (!request.framing || request.framing.type === 'portal') return framedLinks(request, paths, html);
  const named = `<main id="content" aria-label="${escaped(request.mandant.name)}"`;
  return framedLinks(request, paths, html).replace('<main id="content"', () => named);
}

export function framedLinks({ framing, locale, url }: Framed, paths: Paths, html: string): string {
  if (!framing) return html;
  const channel = new URL(url, 'http://localhost').searchParams.get('channel');
  const kept = { ...(channel && { channel }), ...(framing.type === 'widget' && { widget: '1' }) };
  const away = neverFramedOf(paths);
  return html.replace(/<a ([^>]*?)href="([^"]*)"([^>]*)>/g, (link, before: string, href: string, after: string) => {
    if (/\b(?:target|download)=/.test(before + after)) return link;
    if (leavesFrame(href, locale, away)) return `<a ${before}href="${href}" target="_top"${after}>`;
    if (!ownPage.test(href)) return link;
    return `<a ${before}href="${escaped(keeping(href.replaceAll('&amp;', '&'), kept))}"${after}>`;
  });
}

/** In whatever language. */
const ownPage = /^\/[a-z]{2}(?:[/?#]|$)/;
