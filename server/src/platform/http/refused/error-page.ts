/**
 * A page that tells a person what went wrong where no page of the portal can be made: one sentence and a way on, under the
 * name and in the colours of whose address it is, as far as that is known.
 */
import { de } from '@weitersagen/contract/texts/de';
import { en } from '@weitersagen/contract/texts/en';
import { escapeHtml } from '../../escape-html.ts';

type Texts = typeof de.trouble;
export type Sentence = Exclude<keyof Texts, 'title' | 'home'>;

const built: Readonly<Record<string, Texts>> = { de: de.trouble, en: en.trouble };

/** What a mandant says itself, out of memory: languages it has pages in, and its language table by language and key (G-01). */
export interface OwnWords {
  languages: readonly string[];
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a page of a mandant has of it, out of memory. */
export interface Look {
  name: string;
  /** Its default language. */
  language: string;
  style: string;
  /** An `img`, or nothing. */
  logo: string;
  own?: OwnWords | undefined;
}

const plain = {
  logo: '',
  style:
    ':root{color-scheme:light dark}body{margin:0;font:1.125rem/1.55 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}h1{margin:0 0 1rem;line-height:1.2}a{color:inherit}',
};

interface Told {
  /** One of ours, or what a refusal says. */
  trouble: Sentence | { says: string };
  /** Of the request, for whoever asks the support. */
  number?: string | undefined;
  look?: Look | undefined;
  /** A closed mandant has no start page. */
  hasHome?: boolean;
}

export function errorPage(locale: string, { trouble, number, look, hasHome = true }: Told): string {
  const { style, logo } = look ?? plain;
  const own = (key: keyof Texts): Said => textOf(key, locale, look);
  const said = typeof trouble === 'string' ? own(trouble) : { text: trouble.says, language: builtOr(locale, 'de') };
  const title = escapeHtml(look?.name ?? own('title').text);
  const home = hasHome ? `<p><a href="/">${escapeHtml(own('home').text)}</a></p>` : '';
  const id = number === undefined ? '' : `<p class="id">${escapeHtml(number)}</p>`;
  return `<!doctype html><html lang="${said.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>${logo}<h1>${title}</h1><p>${escapeHtml(said.text)}</p>${home}${id}</main></body></html>`;
}

interface Said {
  text: string;
  language: string;
}

const builtOr = (language: string, otherwise: string): string =>
  Object.hasOwn(built, language) ? language : otherwise;

/** As pages take their texts: the language table of the language, ours, the table of the default language, German. */
function textOf(key: keyof Texts, locale: string, look: Look | undefined): Said {
  for (const language of [locale, look?.language ?? 'de']) {
    const text = look?.own?.texts[language]?.[`trouble.${key}`] ?? built[language]?.[key];
    if (text !== undefined) return { text, language };
  }
  return { text: de.trouble[key], language: 'de' };
}

/** Headers of such a page: nothing is loaded, nothing kept, nobody frames it. */
export const errorPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
