/**
 * The one script before React (rules 1.10): what a page needs at once, and the trigger that brings it to life. Classic
 * and deferred: it runs when the page is parsed. The page works without it, too.
 */
import { mirrorTokens } from '../api/session.ts';
import { guardPresses } from '../ui/press.ts';
import { checkStyle, loadChunk, tellUnrendered } from './chunk.ts';
import { followConsent } from './consent/consent.ts';
import { enableClosing } from './control/banner.ts';
import { enableCopying } from './control/copy.ts';
import { closeMenu } from './control/menu.ts';
import { enableReveal } from './control/reveal.ts';
import { guardForms } from './forms.ts';
import { followJumps } from './jump.ts';
import { followSteps, tellNavigated } from './navigated.ts';
import { watchSession } from './session.ts';

import { openByToken } from './token-page.ts';
import { onFirstTouch } from './touch.ts';
import { keepTyped } from './typed.ts';

const unseenMs = 500;
let isWatching = false;
const { portal, failed = '' } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

guardForms();
guardPresses();
enableReveal();
enableCopying();
enableClosing();
closeMenu();
followJumps();
followSteps();
if (portal)
  onFirstTouch(() =>
    loadChunk('portal', () => import(/* @vite-ignore */ portal)).catch((error: unknown) =>
      tellUnrendered(error, failed),
    ),
  );
// Storages and cookies lie in another process: each of these waits for it in a task of its own, so that no touch waits
// for all of them. What was typed is put back before anybody types.
for (const step of [openByToken, keepTyped, followConsent, tellArrival]) setTimeout(step);
requestAnimationFrame(watch);
setTimeout(watch, unseenMs);

/** After the first paint, which waits for none of it; a page that nobody sees is not painted. */
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  for (const step of [watchSession, mirrorTokens, checkStyle]) setTimeout(step);
}

function tellArrival(): void {
  const { page, path } = document.documentElement.dataset;
  if (page) tellNavigated(page, path as string);
}
