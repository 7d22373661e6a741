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
}
