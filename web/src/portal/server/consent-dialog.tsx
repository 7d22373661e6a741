/**
 * The question for consent, as a document of its own that the page's script takes it out of (G-11): words of the mandant, every
 * cookie with its lifetime (K-11), and three answers side by side, none of them easier to find than another.
 */
import { cookiesFor } from '@weitersagen/contract/consent/cookies';
import type { Life } from '@weitersagen/contract/consent/life';
import { optionalPurposes, type Purpose, purposes } from '@weitersagen/contract/consent/purposes';
import type { PageRequest } from '@weitersagen/contract/page/page';
import { renderToStaticMarkup } from 'react-dom/server';
import form from '../../form/form.module.css';
import { compiledTexts } from '../../i18n/catalogue.ts';
import { type T, textsOf } from '../../i18n/t.ts';
import { escaped } from '../../page-script/document.ts';
import button from '../../ui/button.module.css';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { withLocale } from '../page/page-frame.ts';
import { pathTo } from '../page/paths.ts';
import { routesOf } from './kept-routes.ts';

export function dialogOf(request: PageRequest, isExample: boolean, sessionDays: number): string {
  const { t } = textsOf(request.locale, compiledTexts(request));
  return `<!doctype html><html lang="${escaped(request.locale)}"><title>${escaped(t('consent.title'))}</title>${renderToStaticMarkup(
    <dialog aria-labelledby="consent-title" data-asked="consent">
      <div className={layout.stack}>
        <h2 id="consent-title">{t('consent.title')}</h2>
        {isExample && <p>{t('consent.standIn')}</p>}
        <p>{t('consent.text')}</p>
        <fieldset>
          <legend>{t('consent.purposes')}</legend>
          {purposes.map((purpose) => (
            <Choice key={purpose} purpose={purpose} sessionDays={sessionDays} t={t} />
          ))}
        </fieldset>
        <p role="alert" hidden data-failed>
          {t('consent.failed')}
        </p>
        <div className={layout.stack} data-answers>
          {(['none', 'some', 'all'] as const).map((answer) => (
            <button key={answer} type="button" value={answer} className={button.button}>
              {t(`consent.${answer}`)}
            </button>
          ))}
        </div>
        <button type="button" value="close" className={`${button.button} ${button.quiet}`} hidden>
          {t('consent.close')}
        </button>
        <p hidden data-evidence>
          {t('consent.evidence')}
        </p>
        <p className={layout.row}>
          <LegalLinks request={request} t={t} />
        </p>
      </div>
    </dialog>,
  )}`;
}

function Choice({ purpose, sessionDays, t }: { purpose: Purpose; sessionDays: number; t: T }) {
  const isFree = (optionalPurposes as readonly Purpose[]).includes(purpose);
  const cookies = cookiesFor(purpose, sessionDays);
  return (
    <div>
      <label className={form.check}>
        <input
          className={form.tick}
          type="checkbox"
          name={purpose}
          aria-describedby={`consent-${purpose}`}
          {...(!isFree && { defaultChecked: true, disabled: true })}
        />
        <strong>{t(`consent.${purpose}`)}</strong>
        <span className={form.hint} id={`consent-${purpose}`}>
          {t(`consent.${purpose}Text`)}
        </span>
      </label>
      {cookies.length > 0 && (
        <details>
          <summary>{t('consent.cookies', { purpose: t(`consent.${purpose}`) })}</summary>
          <Facts
            facts={cookies.map(([name, { life, of }]) => [name, `${lifeText(life, t)}, ${t(`consent.of.${of}`)}`])}
          />
        </details>
      )}
    </div>
  );
}

const lifeText = (life: Life, t: T): string =>
  life === 'session' ? t('consent.life.session') : t(`consent.life.${life[1]}`, { count: life[0] });

function LegalLinks({ request, t }: { request: PageRequest; t: T }) {
  const { paths } = routesOf(request, '');
  const pages = (['privacy', 'imprint'] as const).filter(
    (page) => paths[page] !== undefined && !(page === 'imprint' && request.mandant.imprintElsewhere),
  );
  return pages.map((page) => (
    <a key={page} href={withLocale(request.locale, pathTo(paths, page) ?? '/')}>
      {t(`consent.${page}`)}
    </a>
  ));
}
