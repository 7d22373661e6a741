/**
 * The question to whoever is about to leave, as part of the document: nothing of it comes alive, and its script is sent with
 * it alone. On pages that name nobody and are no step of anything.
 */
import type { PageRequest } from '@weitersagen/contract/page/page';
import { listProducts } from '@weitersagen/contract/product/endpoints';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { renderToStaticMarkup } from 'react-dom/server';
import type { T } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { withLocale } from '../page/page-frame.ts';
import { type Paths, pathTo } from '../page/paths.ts';

const asked: ReadonlySet<RouteKey | null> = new Set([
  'home',
  'currentPremiums',
  'terms',
  'imprint',
  'privacy',
  'accessibility',
  'contact',
]);

export async function exitDialogOf(
  { method, mandant, person, locale, api }: PageRequest,
  screen: RouteKey | null,
  paths: Paths,
  t: T,
): Promise<string> {
  const { features, integratedFrame, defaultProductId } = mandant;
  if (!features.exitIntentPopup || integratedFrame || person?.support || method !== 'GET' || !asked.has(screen))
    return '';
  const products = await api(listProducts);
  const offered = products.ok
    ? products.value.filter(({ hasShopLink, valueCents }) => hasShopLink && valueCents > 0)
    : [];
  const product = offered.find(({ id }) => id === defaultProductId) ?? offered[0];
  const below = product && pathTo(paths, 'recommend', { produktId: product.id });
  if (below === undefined) return '';
  return renderToStaticMarkup(
    <dialog aria-labelledby="exit-question" data-asked="exit">
      <div className={layout.stack}>
        <h2 id="exit-question">{t('exit.question')}</h2>
        <p>{t('exit.text')}</p>
        <form method="dialog" className={layout.row}>
          <a className={button.button} href={withLocale(locale, below)}>
            {t('exit.go')}
          </a>
          <button type="submit" className={`${button.button} ${button.second}`}>
            {t('exit.close')}
          </button>
        </form>
      </div>
    </dialog>,
  );
}
