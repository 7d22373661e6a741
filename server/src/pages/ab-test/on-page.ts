/**
 * A/B tests on a page: which versions whoever asks is shown, and who counts for them (docs/decisions/040). Previews of the desk, support
 * and programs see A and count for nothing.
 */
import { type Aim, isToldByBrowser, positionsIn } from '@weitersagen/contract/ab-test/rules';
import type { cookies as registered } from '@weitersagen/contract/consent/cookies';
import { consentModeOf } from '@weitersagen/contract/consent/mode';
import type { PageFraming, PageMandant } from '@weitersagen/contract/page/page';
import type { PageShown } from '@weitersagen/contract/page/page-tracking';
import type { AbTests, Tested } from '#ab-test/ab-test.ts';
import { consentOf } from '#consent/consent.ts';
import type { OtherWords } from '#content/content.ts';
import type { Mandant } from '#platform/context.ts';
import type { PageCall } from '../page-call.ts';
import type { Visitor } from '../visitor.ts';

interface Asking {
  mandant: Mandant;
  call: PageCall;
  visitor: Visitor;
  framing: PageFraming | undefined;
  isPreview: boolean;
}

export async function testsOn(
  abTests: AbTests,
  { mandant, call, visitor, framing, isPreview }: Asking,
): Promise<readonly Tested[]> {
  const tested = await abTests.on(mandant.id, {
    origin: call.origin,
    number: isInPage(framing) || !hasAgreed(mandant, call) ? undefined : numberOf(call),
  });
  const isSomebodyElse = isPreview || visitor.person?.support || visitor.agencyUser?.support;
  return isSomebodyElse ? tested.map((one) => ({ ...one, version: 'A', visitor: undefined })) : tested;
}

/** There the page around decides, and nothing is kept. */
const isInPage = (framing: PageFraming | undefined): boolean => framing !== undefined && framing.type !== 'portal';

const hasAgreed = (mandant: Pick<Mandant, 'config'>, { cookies }: PageCall): boolean =>
  consentOf(mandant, cookies).maySet(numberCookie);

/** By which a tracker knows a browser that agreed (page-script/tracking/visitor.ts). */
const numberCookie = '_pk_id' satisfies keyof typeof registered;

const numberOf = ({ cookies }: PageCall): string | undefined =>
  /^[0-9a-f]{16}(?=\.|$)/.exec(cookies[numberCookie] ?? '')?.[0];

/** What blocks say to whoever sees B. */
export function otherWordsOn(tested: readonly Tested[]): OtherWords | undefined {
  const ofB = tested.filter(({ test, version }) => test.subject === 'block' && version === 'B');
  if (ofB.length === 0) return undefined;
  return {
    name: ofB.map(({ test }) => test.id).join(' '),
    blocks: new Map(ofB.map(({ test }) => [test.blockId ?? '', fieldsOf(test)])),
  };
}

function fieldsOf({ words }: Tested['test']) {
  const said = (of: (one: (typeof words)[number]) => string) =>
    Object.fromEntries(words.map((one) => [one.locale, of(one)]));
  const [titel, inhalt, linkText] = [said(({ title }) => title), said(({ text }) => text), said((one) => one.linkText)];
  return { titel, inhalt, linkText };
}

/** The same object for the same versions, so that the pages can keep what they derive from it. */
const kept = new WeakMap<PageMandant, Map<string, PageMandant>>();

/** What the pages know of the mandant, as far as a version changes it. Blocks are read by the server as long as one is tested. */
export function mandantOn(mandant: PageMandant, tested: readonly Tested[]): PageMandant {
  const order = tested.find(({ test, version }) => test.subject === 'shareOrder' && version === 'B');
  const isTested = tested.some(({ test, visitor }) => test.subject === 'block' && visitor !== undefined);
  if (!order && !isTested) return mandant;
  const known = kept.get(mandant) ?? new Map<string, PageMandant>();
  kept.set(mandant, known);
  const name = `${order?.test.id} ${isTested}`;
  const found = known.get(name) ?? {
    ...mandant,
    ...(order && positionsIn(mandant, order.test.shareOrder)),
    ...(isTested && { isTested }),
  };
  known.set(name, found);
  return found;
}

/** Counts whoever looks at a page: first what is seen, then what is reached by it. */
export function countTested(
  abTests: AbTests,
  tested: readonly Tested[],
  { mandant, call, shown, html = '' }: { mandant: Mandant; call: PageCall; shown: PageShown; html: string | undefined },
): void {
  const { method, isNavigation = false, origin } = call;
  if (method !== 'GET' || !isNavigation || origin.ahead !== undefined) return;
  const mayBeHeard = consentModeOf(mandant.config.features) === 'aus' || hasAgreed(mandant, call);
  for (const one of tested) {
    const { subject, blockId, aim } = one.test;
    const isSeen = subject === 'block' ? html.includes(` data-content="${blockId}"`) : shown.isLink;
    // Of whoever did not agree a browser tells nothing, so they are not among those who could have been told of either.
    if (isSeen && (mayBeHeard || !isToldByBrowser(aim))) abTests.seen(mandant.id, one);
    if (isReached(aim, shown, call)) abTests.reached(mandant.id, one);
  }
}

const productPages: ReadonlySet<string> = new Set(['Empfehlen', 'Produkt']);

/** Whoever recommends is led to the own link from a page of ours. */
function isReached(aim: Aim, { name, isLink }: PageShown, { isOwnStep = false }: PageCall): boolean {
  if (aim === 'recommended') return isLink && isOwnStep;
  return aim === 'opened' && productPages.has(name);
}
