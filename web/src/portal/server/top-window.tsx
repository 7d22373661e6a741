/**
 * In place of a page that no frame shows (G-07): what stands in the frame is one link that opens it in the whole window, on
 * the portal's own address, where everybody sees whom the bank account is given to. It needs no script and never comes
 * alive.
 */
import type { PageAnswer, PageRequest } from '@weitersagen/contract/page/page';
import { type RouteKey, routes } from '@weitersagen/contract/site/routes';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router';
import { compiledTexts } from '../../i18n/catalogue.ts';
import { TextContext, textsOf, useT } from '../../i18n/t.ts';
import { documentOf } from '../../page-script/document.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { groundsOf, themeOf } from '../../ui/themes/theme-styles.ts';
import { framedPage } from './framed.ts';
import { routesOf } from './kept-routes.ts';
import { slugOf } from './ways-on.ts';

/** Undefined for every page that a frame may show, and where there is no frame. */
export function topWindowPage(request: PageRequest): PageAnswer | undefined {
  const { framing, locale, mandant, nonce, assets } = request;
  if (!framing?.isFramed) return undefined;
  const url = new URL(request.url, 'http://localhost');
  const { paths, near } = routesOf(request, slugOf(locale, url));
  const [match] = matchRoutes(near, url.pathname, `/${locale}`) ?? [];
  const key = match?.route.id as RouteKey | undefined;
  if (key === undefined || !routes[key].neverFramed) return undefined;
  url.searchParams.delete('widget');
  const texts = textsOf(locale, compiledTexts(request));
  const { name } = mandant;
  const html = documentOf({
    locale,
    status: 200,
    title: `${texts.t('topWindow.title')} – ${name}`,
    head: '<meta name="robots" content="noindex">',
    path: paths[key] || '/',
    frame: framedPage(request, paths),
    theme: themeOf(mandant.id),
    grounds: groundsOf(mandant.id),
    nonce,
    assets,
    app: renderToString(
      <TextContext value={texts}>
        <TopWindow name={name} address={url.pathname + url.search} />
      </TextContext>,
    ),
  });
  return { status: 200, html, cookies: [], isPersonal: true };
}

function TopWindow({ name, address }: { name: string; address: string }) {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} aria-label={name}>
      <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
        <div className={`${layout.stack} ${layout.read}`}>
          <h1>{t('topWindow.title')}</h1>
          <p className={layout.lead}>{t('topWindow.lead', { name })}</p>
        </div>
        <div className={layout.row}>
          <a className={button.button} href={address} target="_top">
            {t('topWindow.open')}
          </a>
        </div>
      </div>
    </main>
  );
}
