/** What the whole desk knows in the browser: its language, who sits there, and what was just done. */
import type { Messages } from '../i18n/message.ts';
import { type Texts, textsOf } from '../i18n/t.ts';
import type { Boot } from './boot.ts';

const cookie = 'verwaltungssprache';
const year = 365 * 86_400;

export interface Said {
  text: string;
  undo: (() => void) | undefined;
}

export interface Desk {
  readonly boot: Boot;
  readonly texts: Texts;
  /** The sentence of the toast, while it is shown. */
  readonly said: Said | undefined;
  /** With `undo` it can be taken back as long as it is shown. */
  say: (text: string | undefined, undo?: () => void) => void;
  /** Everything in another language from now on, on this browser's next visit too. */
  speak: (locale: string) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

export function createDesk(boot: Boot): Desk {
  let texts = textsOf(boot.locale, boot.texts);
  let said: Said | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    boot,
    get texts() {
      return texts;
    },
    get said() {
      return said;
    },
    say(text, undo) {
      said = text === undefined ? undefined : { text, undo };
      tell();
    },
    async speak(locale) {
      const answer = await fetch(`/verwaltung/texte/${locale}`);
      if (!answer.ok) return;
      texts = textsOf(locale, (await answer.json()) as Messages);
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous and not everywhere
      document.cookie = `${cookie}=${locale}; Path=/verwaltung; Max-Age=${year}; SameSite=Lax`;
      document.documentElement.lang = locale;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
