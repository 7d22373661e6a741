/**
 * The document of the operator's desk, for every address below `/verwaltung`: small, the same for all, without anything
 * of a mandant but its name. Its style stands behind the first lines of the body, so that nothing waits for it. The screens are made by the browser (docs/decisions).
 */
import type { DeskPages, DeskRequest } from '@weitersagen/contract/page/page';
import { deskLocales, textsOfDesk } from '../i18n/desk-catalogue.ts';
import { escaped, scriptJson, themeColours } from '../page-script/document.ts';
import { groundsOf } from '../ui/themes/theme-styles.ts';
import type { Boot } from './boot.ts';
import { comingMarkup, firstStyle, scriptless } from './start/first-paint.ts';

export const renderDesk: DeskPages['renderDesk'] = ({ locale, assets, mandant, asksCode, nonce, log }: DeskRequest) => {
  const texts = textsOfDesk(locale, log);
  const boot: Boot = { locale, texts, asksCode, mandant: { slug: mandant.id, name: mandant.name } };
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(String(texts['desk.name']))}</title>
<link rel="icon" href="/verwaltung/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/verwaltung/apple-touch-icon.png">
${themeColours(groundsOf(''))}
<link rel="preload" as="style" href="${assets.style}">
${firstStyle(nonce)}
<script type="module" src="${assets.script}"></script>
</head>
<body>
${scriptless(String(texts['desk.name']), String(texts['desk.noscript']))}
<div id="app">${comingMarkup(String(texts['desk.coming']))}</div>
<link rel="stylesheet" href="${assets.style}">
<script type="application/json" id="boot">${scriptJson(JSON.stringify(boot))}</script>
</body>
</html>
`;
};

export const deskTexts: DeskPages['deskTexts'] = ({ locale, log }) =>
  deskLocales.includes(locale) ? JSON.stringify(textsOfDesk(locale, log)) : undefined;
