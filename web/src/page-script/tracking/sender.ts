/**
 * Sends page views and goals (K-10) once the visitor has agreed, as long as that stands, and at once where nobody asks; then nothing is
 * kept in the browser and nothing leaves the portal. It is loaded by the page script and by nobody else. What happens without a
 * new document it hears by events: `navigated`, `goal` (a goal by its name, or a call that was answered), and clicks on what has `data-goal`.
 */
import { campaignAsked } from '@weitersagen/contract/recommendation/campaign-name';
import { goalOf, goalOfCall, goals, isGoal } from '@weitersagen/contract/tracking/goals';
import { readReached } from '@weitersagen/contract/tracking/reached';
import { collectorPath } from '@weitersagen/contract/tracking/site';
import { readCookie } from '../../api/tab.ts';
import type { Navigated } from '../navigated.ts';
import { ask, hitOf, numberOf, page } from './hit.ts';
import { campaignKept, visitorId } from './visitor.ts';

const isCookieless = page.cookieless !== undefined;
/** In a page of a client nothing is kept either: its own consent manager has decided about hits alone. */
const keepsCookies = !isCookieless && parent === self;
const tracker = isCookieless ? collectorPath : (page.tracker ?? collectorPath);
let isGiven = isCookieless || (page.consent ?? '').split(' ').includes('analytical');
let view = '';

/** Of another site, and of it no more than where that is. */
const referrer = ((): string | undefined => {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  return origin === location.origin || origin === 'null' ? undefined : origin;
})();

const inAddress = (): string | undefined => {
  const query = new URLSearchParams(location.search);
  return campaignAsked((name) => query.get(name));
};

function tell(values: Readonly<Record<string, string>>): void {
  if (!isGiven) return;
  const came = inAddress();
  const kept = keepsCookies ? (campaignKept(came, referrer) ?? readCookie('channel')) : undefined;
  const campaign = came ?? kept;
  const hit = hitOf(
    {
      ...values,
      pv_id: view,
      ...(referrer && { urlref: referrer }),
      ...(campaign && { _rcn: campaign }),
      ...(keepsCookies && { _id: visitorId(), cookie: '1' }),
    },
    came,
  );
  // A browser that knows no other way to survive that its page is left.
  if ('keepalive' in Request.prototype) ask(tracker, hit);
  else navigator.sendBeacon(tracker, hit);
}

function tellView(): void {
  view = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  tell({ action_name: page.page ?? '' });
}

function tellGoal(name: string | undefined): void {
  if (name !== undefined && isGoal(name) && name !== 'consentDeclined') tell({ idgoal: numberOf(name, goals[name]) });
}

/** The way into the shop is known by its address, wherever a page has it. */
const shopLink = 'a[href*="/empfehlen/click/"]';

function tellPress({ target, button }: MouseEvent): void {
  const pressed = button < 2 ? (target as Element).closest?.('a, button, summary') : undefined;
  if (!pressed) return;
  if (pressed.matches(shopLink)) tellGoal('shopEntry');
  const place = pressed.closest<HTMLElement>('[data-goal]:not(html)');
  // Of what opens it is the opening that counts.
  if (place?.querySelector('summary')) {
    const isOpened = pressed.localName === 'summary' && !(pressed.parentElement as HTMLDetailsElement).open;
    if (!isOpened) return;
  }
  tellGoal(place?.dataset.goal);
}

addEventListener('consent', ({ detail }: CustomEventInit<readonly string[]>) => {
  isGiven = detail?.includes('analytical') ?? false;
});
addEventListener('navigated', ({ detail }: CustomEventInit<Navigated>) => detail?.from && tellView());
addEventListener('goal', ({ detail = '' }: CustomEventInit<string>) =>
  tellGoal(isGoal(detail) ? detail : goalOfCall(detail, page.page ?? '')),
);
for (const press of ['click', 'auxclick'] as const) addEventListener(press, tellPress, true);

tellView();
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Loaded again or gone back to, it is not reached again.
if (entry?.type === 'navigate') for (const number of readReached(page.goal ?? null)) tellGoal(goalOf(number));
