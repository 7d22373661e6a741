/**
 * Sends page views and goals (K-10) as long as the visitor has agreed, and where nobody asks; then nothing is kept in the browser and
 * nothing leaves the portal. It comes with the page of whoever agreed before, and else after the answer (start.ts). What happens without
 * a new document it hears by events: `navigated`, `goal`, and clicks on what has `data-goal`.
 */
import { goals, isGoal } from '@weitersagen/contract/tracking/goals';
import { reachedName } from '@weitersagen/contract/tracking/reached';
import { collectorPath } from '@weitersagen/contract/tracking/site';
import { readCookie } from '../../api/tab.ts';
import type { Navigated } from '../navigated.ts';
import { hitOf, page, send } from './hit.ts';
import { campaignKept, visitorId } from './visitor.ts';

const isCookieless = page.cookieless !== undefined;
/** In a page of a client nothing is kept either: its own consent manager has decided about hits alone. */
const keepsCookies = !isCookieless && parent === self;
const tracker = (!isCookieless && page.tracker) || collectorPath;
let isGiven = isCookieless;
/** Of the page that is shown; nothing before the first. */
let view = '';

/** Of another site, and of it no more than where that is. */
const referrer = ((): string | undefined => {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  return origin === location.origin || origin === 'null' ? undefined : origin;
})();

function tell(values: Readonly<Record<string, string>>): void {
  if (!isGiven) return;
  const { campaign: came } = page;
  const kept = keepsCookies ? (campaignKept(came, referrer) ?? readCookie('channel')) : undefined;
  const campaign = came ?? kept;
  send(
    tracker,
    hitOf(
      {
        ...values,
        pv_id: view,
        ...(referrer && { urlref: referrer }),
        ...(campaign && { _rcn: campaign }),
        ...(keepsCookies && { _id: visitorId(), cookie: '1' }),
      },
      came,
    ),
  );
}

function tellView(): void {
  view = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  tell({ action_name: page.page ?? '' });
}

/** Under its number at this tracker. That somebody declined is told where that happens, and to no tracker elsewhere. */
function tellGoal(name = ''): void {
  if (!isGoal(name) || name === 'consentDeclined') return;
  const numbers = JSON.parse(page.goals ?? '{}') as Partial<Record<string, number>>;
  tell({ idgoal: String(numbers[name] ?? goals[name]) });
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

function begin(): void {
  tellView();
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Loaded again or gone back to, it is not reached again.
  if (entry?.type === 'navigate') for (const idgoal of page.goal?.split('.') ?? []) tell({ idgoal });
}

/** The page script says what was decided, before this is there or after it. */
function hear(given: readonly string[] = []): void {
  isGiven = isCookieless || given.includes('analytical');
  if (isGiven && !view) begin();
}

// What was reached on the way to this page the document says: nobody keeps it with the address or sends it on.
const address = new URL(location.href);
if (address.searchParams.has(reachedName)) {
  address.searchParams.delete(reachedName);
  history.replaceState(history.state, '', address);
}
addEventListener('consent', ({ detail }: CustomEventInit<readonly string[]>) => hear(detail));
addEventListener('navigated', ({ detail }: CustomEventInit<Navigated>) => detail?.from && isGiven && tellView());
addEventListener('goal', ({ detail }: CustomEventInit<string>) => tellGoal(detail));
for (const press of ['click', 'auxclick'] as const) addEventListener(press, tellPress, true);
hear(page.consent?.split(' '));
