/**
 * Serves the portal: asks the built pages for the document of a request and makes of it an answer with its cookies. The
 * pages are a build of their own (web/dist); they are read when the first page is asked for. May use every feature;
 * nothing uses it.
 */

import type { PageAnswer, PageRequest } from '@weitersagen/contract/page/page';
import { campaignOf } from '@weitersagen/contract/recommendation/campaign';
import type { AbTests } from '#ab-test/ab-test.ts';
import { consentOf, setChannel } from '#consent/consent.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import type { Ctx, Mandant, System } from '#platform/context.ts';
import { isDatabaseAway } from '#platform/database/away.ts';
import { type CookieGround, cookieText } from '#platform/http/answer.ts';
import type { Http } from '#platform/http/http.ts';
import { hasFrameCookies } from '#platform/http/request.ts';
import { listUsableLanguages } from '#site/site.ts';
import type { Hits } from '#tracking/tracking.ts';
import { countTested } from './ab-test/on-page.ts';
import type { Assets } from './assets.ts';
import { readOnce } from './build.ts';
import { carryFlag } from './frame.ts';
import { newNonce } from './headers.ts';
import type { PageCall } from './page-call.ts';
import { type Asked, apiOf, askFor, contextOf, type Ground, mandantOf, wordsOf } from './page-request.ts';
import { type Pictured, pictureOf } from './pictures.ts';
import { qrCode } from './qr-code.ts';
import { countShown } from './tracking/counted.ts';

export interface Portal {
  ask: (call: PageCall) => Promise<Asked>;
  /** The document of a page, or where to go. */
  page: (call: PageCall) => Promise<Answered>;
  /** The operator's invitation, in the language the browser prefers. */
  invitation: (call: PageCall, locale: string) => Promise<{ status: number; html: string; nonce: string }>;
  /** The document of the operator's desk, the same for every address. */
  desk: (call: PageCall, locale: string) => Promise<DeskPage>;
  deskTexts: (locale: string) => Promise<string | undefined>;
  /** The kit page, and the nonce of its style; none in production. */
  kit: (locale: string, theme: string) => Promise<{ html: string; nonce: string } | undefined>;
  /** A picture by its language and file. */
  picture: (call: PageCall, locale: string, file: string) => Promise<Pictured>;
  texts: (call: Pick<PageCall, 'host' | 'origin'>, locale: string, page: string) => Promise<string | undefined>;
  /** The question for consent, in a language of the mandant that asks. */
  consentDialog: (call: PageCall, locale: string, isExample: boolean) => Promise<string | undefined>;
  assets: () => Promise<Assets>;
  build: ReturnType<typeof readOnce>;
  /** Of the mandant whose host was asked, for what is no page. */
  context: (call: PageCall) => Promise<Ctx>;
}

interface DeskPage {
  html: string;
  nonce: string;
  /** Origins whose pages it may show in frames. */
  framed: string;
}

/** Cookies are lines by now. */
type Answered = Omit<PageAnswer, 'cookies' | 'hasCaptcha' | 'shown'> & {
  cookies: readonly string[];
  nonce: string;
  /** Origins that may frame the page beside its own; `null` for a page that nobody may. */
  frameHosts: readonly string[] | null;
  framed?: string | undefined;
  /** Hosts of the mandant with photos of its agents (rules E-20) and logos of its agencies. */
  pictureHosts: readonly string[];
  cmsOrigin?: string | undefined;
  trackerOrigin?: string | undefined;
  isSignedIn: boolean;
};

export interface PortalParts {
  system: System;
  mandants: MandantRegistry;
  hits: Hits;
  abTests: AbTests;
}

export function createPortal(http: Http, { system, mandants, hits, abTests }: PortalParts): Portal {
  const build = readOnce(system.config.environment !== 'production');
  const ground: Ground = { system, mandants, http, build, hits, abTests };
  return {
    assets: async () => (await build()).files,
    build,
    context: async (call) => {
      const mandant = await mandantOf(mandants, call.host);
      return contextOf(system, mandant, call, mandant.config.defaultLanguage);
    },
    ask: (call) => askFor(ground, call),
    page: (call) => pageOf(ground, call),
    invitation: (call, locale) => invitationOf(ground, call, locale),
    desk: (call, locale) => deskOf(ground, call, locale),
    deskTexts: async (locale) => (await build()).deskTexts({ locale, log: system.log }),
    picture: (call, locale, file) => pictureOf(ground, call, locale, file),
    consentDialog: (call, locale, isExample) => consentDialogOf(ground, call, locale, isExample),
    texts: (call, locale, page) => textsOf(ground, call, locale, page),
    async kit(locale, theme) {
      const { kit } = await build();
      const nonce = newNonce();
      return kit && { nonce, html: kit.renderKit({ locale, theme, nonce, assets: kit.assets, log: system.log }) };
    },
  };
}

async function pageOf(ground: Ground, call: PageCall): Promise<Answered> {
  const asked = await askFor(ground, call);
  if ('redirect' in asked) return { ...asked, status: 302, cookies: [], isPersonal: true, isSignedIn: false };
  const { render } = await ground.build();
  const { request, visitor, asks, tested, ...beside } = asked;
  const { config } = asks;
  if (isTooEarly(call, request))
    return { ...beside, status: 503, cookies: visitor.cookies, isPersonal: true, isSignedIn: false };
  const { shown, ...answer } = await render(request);
  if (shown && answer.status === 200 && !request.isPreview && !request.person?.support) {
    countShown(ground.hits, asks, call, shown);
    countTested(ground.abTests, tested, { mandant: asks, call, shown, html: answer.html });
  }
  const cookieGround = { secure: call.secure, isFrame: hasFrameCookies(config, call.isFramed ?? false) };
  const own = answer.cookies.map((cookie) =>
    typeof cookie === 'string' ? cookie : cookieText(cookie.name, cookie.value, cookieGround, cookie),
  );
  const cookies = [...visitor.cookies, ...own, ...campaignCookie(config, call, cookieGround)];
  const redirect = answer.redirect === undefined ? undefined : carryFlag(request.framing, answer.redirect);
  return {
    ...beside,
    ...answer,
    framed: answer.hasCaptcha ? asked.captchaOrigin : undefined,
    ...(redirect !== undefined && { redirect }),
    ...(answer.isNeverFramed && { frameHosts: null }),
    cookies,
    // Whoever asks next for what is tested may see another version.
    isSignedIn: visitor.person !== null || visitor.agencyUser !== null || cookies.length > 0 || tested.length > 0,
  };
}

/**
 * A browser that fetches ahead must not use up the token of who comes from the client's own portal, and shows
 * later what it got: a page for guests. It keeps nothing that went wrong, and asks again when the person comes.
 */
const isTooEarly = ({ origin, search }: PageCall, { mandant }: Pick<PageRequest, 'mandant'>): boolean =>
  origin.ahead === 'prefetch' && mandant.autologin && new URLSearchParams(search).has('token');

async function invitationOf(
  { system, mandants, http, build }: Ground,
  call: PageCall,
  locale: string,
): ReturnType<Portal['invitation']> {
  const { renderInvitation, assets } = await build();
  const nonce = newNonce();
  const ctx = contextOf(system, await mandantOf(mandants, call.host), call, locale);
  const token = new URLSearchParams(call.search).get('token') ?? undefined;
  const request = {
    api: apiOf(http, ctx, call, locale),
    assets,
    form: call.form,
    locale,
    log: ctx.log,
    nonce,
    qrCode,
    token,
  };
  return { nonce, ...(await renderInvitation(request)) };
}

/** It shows pages of every brand in itself, and mails that it makes a frame of: previews of what its editors write. */
async function deskOf({ system, mandants, build }: Ground, call: PageCall, locale: string): Promise<DeskPage> {
  const { renderDesk, deskAssets } = await build();
  const { slug, name } = await mandantOf(mandants, call.host).catch((error: unknown) => anyOf(mandants, error));
  const nonce = newNonce();
  const html = renderDesk({
    locale,
    nonce,
    assets: deskAssets,
    mandant: { id: slug, name },
    asksCode: system.config.demoTotp,
    log: system.log,
  });
  const origins = (await mandants.all()).map(({ config }) => new URL(config.mandantUrl).origin);
  return { html, nonce, framed: [...new Set([...origins, 'blob:'])].join(' ') };
}

/** Operators go on under whatever address they came by, while a cell is away that would have to say whose it is. */
async function anyOf(mandants: MandantRegistry, error: unknown): Promise<Mandant> {
  const [first] = isDatabaseAway(error) ? await mandants.all() : [];
  if (!first) throw error;
  return first;
}

async function textsOf(
  { system, mandants, build }: Ground,
  call: Pick<PageCall, 'host' | 'origin'>,
  locale: string,
  page: string,
): Promise<string | undefined> {
  const { screenTexts } = await build();
  const mandant = await mandantOf(mandants, call.host);
  const ctx = contextOf(system, mandant, call, locale);
  const usable = await listUsableLanguages(ctx);
  if (!usable.some(({ language }) => language === locale)) return undefined;
  return screenTexts({ ...(await wordsOf(ctx, locale, mandant.config.defaultLanguage)), log: ctx.log }, page);
}

async function consentDialogOf(
  ground: Ground,
  call: PageCall,
  locale: string,
  isExample: boolean,
): Promise<string | undefined> {
  const asked = await askFor(ground, { ...call, path: `/${locale}`, search: '' });
  if ('redirect' in asked || asked.request.mandant.consentMode === 'aus') return undefined;
  return (await ground.build()).consentDialog(asked.request, isExample, asked.asks.config.sessionDaysMax);
}

/** By which campaign somebody came, where that may be kept. */
function campaignCookie(config: Mandant['config'], { search, cookies }: PageCall, ground: CookieGround): string[] {
  const query = new URLSearchParams(search);
  const channel = campaignOf((name) => query.get(name));
  if (channel === null || !consentOf({ config }, cookies).maySet('channel')) return [];
  const lines: string[] = [];
  setChannel({ cookie: (name, value, options) => void lines.push(cookieText(name, value, ground, options)) }, channel);
  return lines;
}
