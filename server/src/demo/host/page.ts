/** The demo's page of a client as HTML: what a web team would write, with the widget by its two ways (docs/widget.md). */
import { type Language, texts } from './texts.ts';

/** By path below the language. */
export const pages = { '': 'start', '/empfehlen': 'programme', '/zuhause-l': 'product' } as const;
type PageName = (typeof pages)[keyof typeof pages];

/** Of the demo's catalogue. */
const productId = 101;

export function pageOf(name: PageName | 'notFound', language: Language, portal: string): string {
  const t = texts[language];
  const below = Object.entries(pages).find(([, page]) => page === name)?.[0] ?? '';
  const link = (path: string, text: string): string =>
    `<a href="/${language}${path}"${path === below && name !== 'notFound' ? ' aria-current="page"' : ''}>${text}</a>`;
  const legal = (path: string, text: string): string => `<a href="${portal}/${language}${path}">${text}</a>`;
  const { title } = name === 'notFound' ? { title: t.notFound } : t[name];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Partnerbank</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/bank.css">
<script src="/bank.js" defer></script>
</head>
<body>
<a class="skip" href="#inhalt">${t.skip}</a>
<header>
<div class="wrap">
<a class="logo" href="/${language}"><img src="/logo.svg" alt="${t.bank}" height="32"></a>
<nav aria-label="${t.navigation}">${link('', t.accounts)}${link('/empfehlen', t.recommend)}${link('/zuhause-l', t.internet)}</nav>
<a class="language" href="/${t.other.language}${below}" lang="${t.other.language}" hreflang="${t.other.language}">${t.other.name}</a>
</div>
</header>
<main id="inhalt" tabindex="-1">
${name === 'notFound' ? `<div class="wrap intro"><h1>${title}</h1></div>` : bodyOf(name, language, portal)}
</main>
<section class="wrap consent" aria-label="${t.consent}">
<p>${t.consent}</p>
<div><button type="button" data-consent="analytical">${t.consentYes}</button><button type="button" data-consent="">${t.consentNo}</button></div>
<p role="status" data-given="${t.consentGiven}"></p>
</section>
<footer>
<div class="wrap">
<nav aria-label="${t.legal}"><a href="/${language}">${t.imprint}</a>${legal('/datenschutz', t.privacy)}${legal('/agb', t.terms)}${legal('/barrierefreiheitserklaerung', t.accessibility)}</nav>
<p>${t.made}</p>
<details><summary>${t.log}</summary><ol id="heard"></ol></details>
</div>
</footer>
</body>
</html>
`;
}

function bodyOf(name: PageName, language: Language, portal: string): string {
  const t = texts[language];
  const intro = `<div class="wrap intro"><h1>${t[name].title}</h1><p class="lead">${t[name].lead}</p></div>`;
  // Without script the frame stands there all the same; it learns of a link into this page by the address it comes from.
  const plain = (query: string): string =>
    `<noscript><iframe class="plain" title="${t.programme.frame}" src="${portal}/widget?sprache=${language}${query}" referrerpolicy="unsafe-url"></iframe>
<p><a href="${portal}/widget?sprache=${language}${query}" referrerpolicy="unsafe-url">${t.instead}</a></p></noscript>`;
  if (name === 'start')
    return `${intro}
<div class="wrap"><section class="teaser"><h2>${t.start.teaser}</h2><p>${t.start.teaserText}</p><p><a class="button" href="/${language}/empfehlen">${t.start.button}</a></p></section></div>`;
  if (name === 'product')
    return `${intro}
<div class="wrap frame">
<script src="${portal}/widget.js" data-product="${productId}" data-channel="produktseite" data-title="${t.product.frame}"></script>
${plain(`&produkt=${productId}&channel=produktseite`)}
</div>`;
  return `${intro}
<div class="wrap frame">
<script src="${portal}/widget.js" async></script>
<weitersagen-widget title="${t.programme.frame}" channel="website" min-height="320"><a href="${portal}/${language}">${t.instead}</a></weitersagen-widget>
${plain('&channel=website')}
</div>`;
}
