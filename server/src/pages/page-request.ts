/**
 * What the built pages are asked for one request: mandant and language of its address, who looks, routes, texts, and the
 * API in the same process.
 */

import { isBuilt } from '@weitersagen/contract/mandant/capability';
import { frameOrigins } from '@weitersagen/contract/mandant/frame-hosts';
import { pageOptionsOf } from '@weitersagen/contract/mandant/page-options';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import type { PageMandant, PageRequest } from '@weitersagen/contract/page/page';
import { whoseCall } from '@weitersagen/contract/page/whose-call';
import { place } from '@weitersagen/contract/site/rules';
import { goals } from '@weitersagen/contract/tracking/goals';
import { reachedName, readReached } from '@weitersagen/contract/tracking/reached';
import { collectorPath, siteIds } from '@weitersagen/contract/tracking/site';
import type { AbTests, Tested } from '#ab-test/ab-test.ts';
import { codeCookie, readCodeCookie } from '#account/account.ts';
import { captchaOriginOf } from '#captcha/captcha.ts';
import {
  cmsBaseOf,
  contentReader,
  languageTexts,
  outsideOf,
  ownPagesOf,
  previewName,
  readPreview,
} from '#content/content.ts';
import { allowedNext } from '#identity/identity.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { type Ctx, createContext, type Mandant, type System } from '#platform/context.ts';
import type { Http, PageCaller } from '#platform/http/http.ts';
import { hasFrameCookies } from '#platform/http/request.ts';
import { currentSpan } from '#platform/span/span.ts';
import { rehearseCatalogue } from '#premium/premium.ts';
import { listCategories } from '#product/product.ts';
import { readShareCookie, shareCookie } from '#recommendation/recommendation.ts';
import { type Language, listRemovedLanguages, listRoutes, listUsableLanguages } from '#site/site.ts';
import type { Hits } from '#tracking/tracking.ts';
import { mandantOn, otherWordsOn, testsOn } from './ab-test/on-page.ts';
import type { readOnce } from './build.ts';
import { framingOf, withFlagAgain } from './frame.ts';
import { newNonce } from './headers.ts';
import type { PageCall } from './page-call.ts';
import { qrCode } from './qr-code.ts';
import { guest, type Visitor, visitorOf } from './visitor.ts';

/** What every page is made with. */
export interface Ground {
  system: System;
  mandants: MandantRegistry;
  http: Http;
  build: ReturnType<typeof readOnce>;
  hits: Hits;
  abTests: AbTests;
}

/** Where photos of agents (rules E-20) and logos of agencies may lie; a host and nothing else comes into the policy. */
const pictureHostsOf = ({ config }: Mandant): string[] =>
  config.targetDomains.filter((host) => /^[a-z0-9.-]+$/i.test(host)).map((host) => `https://${host}`);

const cmsOriginOf = (system: System, mandant: Mandant): string | undefined => {
  const base = outsideOf(system, mandant)?.base;
  return base && new URL(base).origin;
};

/** Where nobody asks for consent nothing leaves the portal. */
const trackerOriginOf = ({ config: { trackerBase } }: System, { config }: Mandant): string | undefined =>
  trackerBase !== undefined && pageOptionsOf(config).consentMode !== 'aus' ? new URL(trackerBase).origin : undefined;

/** What the built pages are asked, or where the address leads first. */
export type Asked = {
  nonce: string;
  frameHosts: readonly string[];
  pictureHosts: readonly string[];
  cmsOrigin: string | undefined;
  /** Where hits go that leave the portal (K-10). */
  trackerOrigin: string | undefined;
  /** The address of a captcha service, where the mandant has one. */
  captchaOrigin: string | undefined;
} & ({ request: PageRequest; visitor: Visitor; asks: Mandant; tested: readonly Tested[] } | { redirect: string });

export async function askFor(ground: Ground, call: PageCall): Promise<Asked> {
  const { system, mandants, http, build } = ground;
  const { assets } = await build();
  const nonce = newNonce();
  const mandant = await mandantOf(mandants, call.host);
  const ctx = contextOf(system, mandant, call, mandant.config.defaultLanguage);
  const usable = await listUsableLanguages(ctx);
  const { frameHosts } = mandant.config;
  const beside = {
    nonce,
    frameHosts: frameOrigins(frameHosts),
    captchaOrigin: captchaOriginOf(mandant),
    pictureHosts: pictureHostsOf(mandant),
    cmsOrigin: cmsOriginOf(system, mandant),
    trackerOrigin: trackerOriginOf(system, mandant),
  };
  const { defaultLanguage } = mandant.config;
  const at = place(
    call.path,
    call.search,
    usable.map(({ language }) => language),
    defaultLanguage,
    await listRemovedLanguages(ctx),
  );
  if (at.kind === 'redirect') return { ...beside, redirect: at.to };
  const again = withFlagAgain(mandant.config, call);
  if (again !== undefined) return { ...beside, redirect: again };
  const { locale } = at;
  const preview = await readPreview(ctx, new URLSearchParams(call.search).get(previewName));
  const isPreview = preview !== undefined;
  const look = { withDrafts: isPreview };
  const looked = preview ? createContext({ ...ctx, rehearse: rehearseCatalogue }) : ctx;
  const framing = framingOf(mandant.config, call);
  const isInPage = framing !== undefined && framing.type !== 'portal';
  const visitor = await visitorOf(ctx, call);
  const tested = await testsOn(ground.abTests, { mandant, call, visitor, framing, isPreview });
  const request: PageRequest = {
    ...(await wordsOf(ctx, locale, defaultLanguage)),
    method: call.method,
    origin: mandant.config.mandantUrl,
    url: call.path + searchWithout(call.search, reachedName),
    tracking: trackingOf(system, call),
    ...(call.form && { form: call.form }),
    locales: namesOf(usable),
    mandant: withoutLogin(mandantOn(shownOf(system, mandant, isInPage), tested), isPreview),
    framing,
    isPreview,
    isRead: call.isRead === true,
    routes: await listRoutes(ctx),
    ownPages: await ownPagesOf(ctx, locale, look),
    categories: await listCategories(looked, locale),
    content: once(() => contentReader(ctx, locale, { ...look, instead: otherWordsOn(tested) })),
    terms: { text: termsIn(mandant.config, locale).text, version: mandant.config.termsVersion },
    person: visitor.person,
    agencyUser: visitor.agencyUser,
    next: mandant.config.forcedLogin ? await allowedNext(ctx, call.cookies.flow) : [],
    api: apiOf(http, looked, call, locale, visitor),
    cookies: call.cookies,
    qrCode,
    mayShare: await shareProof(system, mandant, call),
    freshCode: await freshCodeOf(system, mandant, call),
    now: ctx.now,
    nonce,
    assets,
    requestId: call.origin.requestId,
    log: ctx.log,
  };
  const frames = preview ? [...beside.frameHosts, ...preview.origins] : beside.frameHosts;
  return { ...beside, frameHosts: frames, request, visitor, asks: mandant, tested };
}

const standard = JSON.stringify(goals);

/** Hits go to another tracker where one is named, and what the address says was reached is no part of what is asked for. */
function trackingOf({ config }: System, { search }: PageCall): PageRequest['tracking'] {
  if (!isBuilt('tracking')) return undefined;
  const numbers = JSON.stringify(config.trackingGoals);
  return {
    siteId: siteIds[config.environment],
    tracker: config.trackerBase && config.trackerBase + collectorPath,
    numbers: numbers === standard ? undefined : numbers,
    reached: search === '' ? [] : readReached(new URLSearchParams(search).get(reachedName)),
  };
}

function searchWithout(search: string, name: string): string {
  if (!search.includes(`${name}=`)) return search;
  const query = new URLSearchParams(search);
  query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export async function mandantOf(mandants: MandantRegistry, host: string): Promise<Mandant> {
  const found = await mandants.byHost(host);
  if (!found) throw new Error('no mandant has this host, and there is no default one');
  currentSpan()?.note({ 'weitersagen.mandant': found.slug });
  return found;
}

export const contextOf = (
  system: System,
  mandant: Mandant,
  { origin }: Pick<PageCall, 'origin'>,
  locale: string,
): Ctx =>
  createContext({
    system,
    mandant,
    actor: { kind: 'anyone' },
    locale,
    now: system.clock.now(),
    log: system.log.child({ request: origin.requestId, mandant: mandant.slug }),
    origin,
  });

/** The texts of a page: those of its language and, where one is missing, the mandant's default one. */
export const wordsOf = async (ctx: Ctx, locale: string, defaultLocale: string) => ({
  locale,
  defaultLocale,
  texts: { locale: await languageTexts(ctx, locale), fallback: await languageTexts(ctx, defaultLocale) },
});

/**
 * The token of whoever is signed in goes along with calls that know that kind of user or put somebody in that place, unless a
 * call brings another one: an agency's with those of agencies, a recommender's with all others (S-13).
 */
export const apiOf = (
  http: Http,
  ctx: Ctx,
  page: PageCall,
  locale: string,
  { token, agencyToken }: Pick<Visitor, 'token' | 'agencyToken'> = guest,
): PageRequest['api'] => {
  const call = http.client(callerOf(ctx, page, locale));
  return (endpoint, given = {}) => {
    const whose = given.ofAgency && endpoint.access.includes('agency') ? 'agency' : whoseCall(endpoint);
    return call(endpoint, {
      ...given,
      body: given.body as Record<string, unknown> | undefined,
      token: given.token ?? (whose === 'agency' ? agencyToken : whose && token),
    });
  };
};

/** Who calls the API where a page asks. */
export const callerOf = (
  { mandant, log, rehearse }: Ctx,
  { origin: { requestId, ip, userAgent, ahead }, secure, isFramed = false }: PageCall,
  locale: string,
): PageCaller => ({
  mandant,
  locale,
  requestId,
  ip,
  userAgent,
  ahead,
  secure,
  isFrame: hasFrameCookies(mandant.config, isFramed),
  rehearse,
  log,
});

/** What the signed cookie of this browser proves (C-26). */
async function shareProof(system: System, { slug }: Mandant, { cookies }: PageCall): Promise<PageRequest['mayShare']> {
  const cookie = cookies[shareCookie];
  const proof = cookie === undefined ? undefined : await readShareCookie(system, slug, cookie);
  return (number) => (proof?.number === number ? proof : undefined);
}

/** The code this browser asked for within a day. */
const freshCodeOf = async (system: System, mandant: Mandant, { cookies }: PageCall): Promise<string | undefined> => {
  const cookie = cookies[codeCookie];
  return cookie === undefined ? undefined : readCodeCookie(system, mandant, cookie);
};

/** What is looked at before it goes live is shown to whoever was given its address. */
const withoutLogin = (mandant: PageMandant, isPreview: boolean): PageMandant =>
  isPreview ? { ...mandant, forcedLogin: false } : mandant;

/** The same object for the same mandant, so that the pages can keep what they derive from it. */
const shown = { whole: new WeakMap<Mandant, PageMandant>(), inFrame: new WeakMap<Mandant, PageMandant>() };

/** In frame mode every mandant's pages are those of one that is integrated: content alone. */
function shownOf(system: System, mandant: Mandant, isFrame: boolean): PageMandant {
  const kept = isFrame ? shown.inFrame : shown.whole;
  const { slug: id, name, config } = mandant;
  const page = kept.get(mandant) ?? {
    id,
    name,
    cmsBase: cmsBaseOf(system, mandant),
    ...pageOptionsOf(config),
    ...(isFrame && { integratedFrame: true }),
  };
  kept.set(mandant, page);
  return page;
}

const names = new WeakMap<readonly Language[], PageRequest['locales']>();

function namesOf(usable: readonly Language[]): PageRequest['locales'] {
  const list = names.get(usable) ?? usable.map(({ language, name }) => ({ locale: language, name }));
  names.set(usable, list);
  return list;
}
