/** The HTML around a page. Nothing in it is executed but the shell script; the data of the page are JSON (design 1.6). */
import { withDates } from './boot.ts';
import type { PageAssets } from '@weitersagen/contract/page/page';

export interface Document {
  locale: string;
  status: number;
  title: string;
  theme: string;
  nonce: string;
  assets: PageAssets;
  app: string;
  /** JSON, already text. */
  boot: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] as string);

/** JSON that no script element can be left with. */
export const bootJson = (value: unknown): string => JSON.stringify(value, withDates).replace(/</g, '\\u003c');

export const documentOf = ({ locale, status, title, theme, nonce, assets, app, boot }: Document): string => `<!doctype html>
<html lang="${escaped(locale)}" data-status="${status}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${assets.style}">
${theme && `<style nonce="${nonce}">${theme}</style>\n`}<script src="${assets.shell}" data-portal="${assets.portal}" defer></script>
</head>
<body>
<div id="app">${app}</div>
<script type="application/json" id="boot">${boot}</script>
</body>
</html>
`;
