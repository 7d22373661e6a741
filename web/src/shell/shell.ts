/**
 * The one script before React (design 1.10): what a page needs at once, and the trigger that brings it to life. Classic
 * and deferred: it runs when the page is parsed. The page works without it, too.
 */
import { cleanAddress, tabTokens } from '../api/tab.ts';
import { checkStyle, loadChunk, tellUnrendered } from './chunk.ts';
import { enableCopying } from './copy.ts';
import { guardForms } from './forms.ts';
import { followJumps } from './jump.ts';
import { closeMenu } from './menu.ts';
import { tellNavigated } from './navigated.ts';
import { enableOwnMessage } from './own-message.ts';
import { enableReveal } from './reveal.ts';
import { watchSession } from './session.ts';
import { onFirstTouch } from './touch.ts';
import { keepTyped } from './typed.ts';

const { portal, failed = '' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

const store = document.querySelector<HTMLElement>('[data-token-store]')?.dataset.tokenStore;
if (store) keepToken(store);
else findTokenPage();
keepTyped();
watchSession();
guardForms();
enableReveal();
enableCopying();
enableOwnMessage();
closeMenu();
followJumps();
checkStyle();
tellNavigated(document.documentElement.dataset.page);
if (portal)
  onFirstTouch(() =>
    loadChunk('portal', () => import(/* @vite-ignore */ portal)).catch((error: unknown) =>
      tellUnrendered(error, failed),
    ),
  );

/** A token page hides its token; opened again without one, it takes the one of this tab. */
function keepToken(name: string): void {
  const isMissing = document.documentElement.dataset.status === '404';
  const kept = tabTokens.get(name);
  if (isMissing && kept && !new URLSearchParams(location.search).has('token')) {
    const address = new URL(location.href);
    address.searchParams.set('token', kept);
    location.replace(address);
    return;
  }
  cleanAddress(name);
  sessionStorage.setItem(homeOf(document.documentElement.dataset.page), JSON.stringify([name, location.pathname]));
}

function homeOf(page: string | null | undefined): string {
  return `token.home.${page}`;
}

/** Where everybody has to sign in, such a page opened again without its token leads here: back to it, with the token. */
function findTokenPage(): void {
  const home = sessionStorage.getItem(homeOf(new URLSearchParams(location.search).get('redirect')));
  const [name, path] = JSON.parse(home ?? '[]') as string[];
  const kept = name && tabTokens.get(name);
  if (kept) location.replace(`${path}?${new URLSearchParams({ token: kept })}`);
}
