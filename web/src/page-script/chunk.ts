/**
 * Parts of the program that come later, and what is said when one does not come: an error with type and
 * address, after 120 seconds at the latest. The first time in a session the page is asked for anew, because a newer
 * version may have taken the place of its parts; after that the error is shown.
 */
import { isSent } from '../api/session.ts';

const timeoutMs = 120_000;
const reloadedKey = 'chunk.reloaded';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: 'missing' | 'timeout';
  /** Address of what did not come. */
  readonly request: string;

  constructor(chunk: string, type: 'missing' | 'timeout', request: string) {
    super(`Loading chunk ${chunk} failed. (${type}: ${request})`);
    this.type = type;
    this.request = request;
  }
}

/** Asks for a part of the program; `chunk` is its name in the source. */
export function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout', chunk)), timeoutMs);
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      end();
    };
    load().then(
      (part) => settle(() => resolve(part)),
      (cause: unknown) => settle(() => reject(new ChunkLoadError(chunk, 'missing', addressIn(cause) ?? chunk))),
    );
  });
}

/** Goes to an address anew, once per session, unless a form is on its way to another page; says whether it does. */
export function reloadOnce(address: string): boolean {
  if (isSent() || sessionStorage.getItem(reloadedKey)) return false;
  sessionStorage.setItem(reloadedKey, '1');
  location.assign(address);
  return true;
}

/** Tells of a style sheet that did not come: the page reads without it, but nobody expects it so. */
export function checkStyle(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const link = [...links].find(({ sheet }) => isMissing(sheet));
  if (!link) return;
  const error = Object.assign(new Error(`Loading CSS chunk failed. (${link.href})`), {
    code: 'CSS_CHUNK_LOAD_FAILED',
    request: link.href,
  });
  console.error(error);
  reloadOnce(location.href);
}

/** A sheet that could not be fetched is there all the same, but empty, or nobody may look into it. */
function isMissing(sheet: CSSStyleSheet | null): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** The page stays as the server made it and works on; a sentence says why nothing moves. */
export function tellUnrendered(cause: unknown, sentence: string): void {
  console.error('The app could not be rendered', cause);
  const told = document.createElement('p');
  told.setAttribute('role', 'alert');
  told.className = 'told';
  told.textContent = sentence;
  document.querySelector('main')?.prepend(told);
}

/** Browsers name the address in the message of a failed import. */
const addressIn = (cause: unknown): string | undefined =>
  cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined;
