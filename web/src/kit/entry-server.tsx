/** The document of the kit page: rendered like every page, in the brand and the language of its address. */
import type { KitPages } from '@weitersagen/contract/page/page';
import { renderToString } from 'react-dom/server';
import { textsFor } from '../i18n/catalogue.ts';
import { documentOf, scriptJson } from '../page-script/document.ts';
import { brands, groundsOf, themeOf } from '../ui/themes/theme-styles.ts';
import type { KitBoot } from './boot.ts';
import { Kit } from './kit.tsx';
import { wordsIn } from './sample-words.ts';

const noWords = Object.freeze({});
const usedTexts = ['form.', 'bank.', 'label.', 'problem.'];

export const renderKit: KitPages['renderKit'] = ({ locale, theme, nonce, assets, log }) => {
  const brand = brands.includes(theme) ? theme : (brands[0] ?? '');
  const texts = textsFor({ locale, log, texts: { locale: noWords, fallback: noWords } }, usedTexts);
  const boot: KitBoot = { locale, brand, brands, texts };
  return documentOf({
    locale,
    status: 200,
    title: wordsIn(locale).title,
    theme: themeOf(brand),
    grounds: groundsOf(brand),
    nonce,
    assets,
    app: renderToString(<Kit {...boot} />),
    boot: scriptJson(JSON.stringify(boot)),
  });
};
