/**
 * The texts of a locale, compiled on the server: the language table goes before our catalogue of that locale, and what
 * neither has is taken in German (§1 "UI fallback is de") and told once to the log.
 */
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { PageLog } from '@weitersagen/contract/page/page';
import { de as contractDe } from '@weitersagen/contract/texts/de';
import { en as contractEn } from '@weitersagen/contract/texts/en';
import { inLanguage } from './bilingual.ts';
import { madeOnce } from './made-once.ts';
import { wordsOfPages } from './word-list.ts';

type Table = Readonly<Record<string, string>>;
export type Compiled = Record<string, CompiledMessage>;

const within = (prefix: string, table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [`${prefix}.${key}`, value]));
const whole = (own: Table, contract: typeof contractDe): Table => ({
  ...within('label', contract.labels),
  ...within('problem', contract.problems),
  ...within('trouble', contract.trouble),
  ...own,
});

const catalogues: Readonly<Record<string, Table>> = {
  de: whole(inLanguage(wordsOfPages, 'de'), contractDe),
  en: whole(inLanguage(wordsOfPages, 'en'), contractEn),
};
const german = catalogues.de as Table;

export interface Source {
  locale: string;
  /** The language table of the locale and of German; the same objects as long as nothing changes. */
  texts: { readonly locale: Table; readonly fallback: Table };
  log: Pick<PageLog, 'warn'>;
}

/** By language table, table of the default language and locale: mandants without words of their own share one. */
const known = new WeakMap<Table, WeakMap<Table, Map<string, Compiled>>>();

/** Every text of a locale. */
export function compiledTexts(source: Source): Compiled {
  const { locale, texts } = source;
  const perFallback = madeOnce(known, texts.locale, () => new WeakMap<Table, Map<string, Compiled>>());
  const perLocale = madeOnce(perFallback, texts.fallback, () => new Map<string, Compiled>());
  return madeOnce(perLocale, locale, () => compileAll(source));
}

/** The texts whose keys begin with one of the prefixes. */
export function textsFor(source: Source, prefixes: readonly string[]): Compiled {
  const all = compiledTexts(source);
  return Object.fromEntries(Object.entries(all).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))));
}

function compileAll({ locale, texts, log }: Source): Compiled {
  const own = catalogues[locale] ?? {};
  const compiled: Compiled = {};
  const missing: string[] = [];
  for (const [key, fallback] of Object.entries(german)) {
    const found = texts.locale[key] ?? own[key];
    if (found === undefined) missing.push(key);
    compiled[key] = compile(key, found ?? texts.fallback[key] ?? fallback, fallback, log);
  }
  if (missing.length > 0)
    log.warn({ locale, missing: missing.length, keys: missing.slice(0, 20) }, 'texts missing, shown in German');
  return compiled;
}

/** A text of the language table with broken placeholders must not take a page down: it is logged and ours is shown. */
function compile(key: string, text: string, fallback: string, log: Source['log']): CompiledMessage {
  try {
    return compileMessageOrThrow(text);
  } catch {
    log.warn({ key }, 'text of the language table cannot be read, ours is shown');
    return compileMessageOrThrow(fallback);
  }
}
