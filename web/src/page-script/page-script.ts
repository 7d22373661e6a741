/**
 * The one script before React (rules 1.10): what a page needs at once, and the trigger that brings it to life. Classic
 * and deferred: it runs when the page is parsed. The page works without it, too.
 */
import { mirrorTokens } from '../api/session.ts';
import { guardPresses } from '../ui/press.ts';
import { checkStyle, loadChunk, tellUnrendered } from './chunk.ts';
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
let hasStarted = false;
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
requestAnimationFrame(start);
setTimeout(start, unseenMs);

/**
 * Storages and cookies lie in another process: each step waits for it in a task of its own, so that no touch waits for
 * all of them, and after the first paint, so that it waits for none. A page that nobody sees is not painted.
 */
function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const step of [openByToken, watchSession, mirrorTokens, keepTyped, checkStyle, tellArrival]) setTimeout(step);
}

function tellArrival(): void {
  tellNavigated(document.documentElement.dataset.page);
}
