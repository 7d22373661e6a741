/**
 * A page that tells a person what went wrong where no page of the portal can be made: one sentence and a way on, under the
 * name and in the colours of whose address it is, as far as that is known.
 */
import { bilingual, wordsIn } from '#platform/mail/words.ts';
import { escapeHtml } from '../../escape-html.ts';

export type Sentence = Exclude<keyof typeof words.de, 'title' | 'home'>;

const words = bilingual({
  de: {
    title: 'Fehler',
    home: 'Zur Startseite',
    badAddress: 'Diese Adresse ist nicht richtig geschrieben. Bitte prüfen Sie den Link.',
    tooLarge: 'Die Anfrage ist zu lang. Bitte löschen Sie die Cookies dieser Seite und versuchen Sie es noch einmal.',
    tooSlow: 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es noch einmal.',
    unknown: 'Diese Seite gibt es nicht.',
    foreignPost: 'Das Formular kam von einer anderen Seite. Bitte öffnen Sie diese Seite noch einmal.',
    unavailable: 'Die Seite ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
    fault: 'Es ist ein technischer Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  },
  en: {
    title: 'Error',
    home: 'To the start page',
    badAddress: 'This address is not written correctly. Please check the link.',
    tooLarge: 'The request is too long. Please delete the cookies of this page and try again.',
    tooSlow: 'The request did not arrive completely. Please try again.',
    unknown: 'This page does not exist.',
    foreignPost: 'The form came from another page. Please open this page again.',
    unavailable: 'The page cannot be reached at the moment. Please try again in a minute.',
    fault: 'A technical error has occurred. Please try again later.',
  },
});

/** What a page of a mandant has of it, out of memory. */
export interface Look {
  name: string;
  /** Its default language. */
  language: string;
  style: string;
  /** An `img`, or nothing. */
  logo: string;
}

const plain = {
  logo: '',
  style:
    ':root{color-scheme:light dark}body{margin:0;font:1.125rem/1.55 system-ui,sans-serif}main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}h1{margin:0 0 1rem;line-height:1.2}a{color:inherit}',
};

interface Told {
  sentence: string;
  /** Of the request, for whoever asks the support. */
  number?: string | undefined;
  look?: Look | undefined;
  /** A closed mandant has no start page. */
  hasHome?: boolean;
}

export const sentenceOf = (locale: string, trouble: Sentence): string => wordsIn(words, locale)[trouble];

export function errorPage(locale: string, { sentence, number, look, hasHome = true }: Told): string {
  const own = wordsIn(words, locale);
  const { style, logo } = look ?? plain;
  const title = escapeHtml(look?.name ?? own.title);
  const home = hasHome ? `<p><a href="/">${own.home}</a></p>` : '';
  const id = number === undefined ? '' : `<p class="id">${escapeHtml(number)}</p>`;
  return `<!doctype html><html lang="${locale === 'en' ? 'en' : 'de'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>${logo}<h1>${title}</h1><p>${escapeHtml(sentence)}</p>${home}${id}</main></body></html>`;
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
