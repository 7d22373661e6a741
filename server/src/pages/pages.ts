/**
 * Serves the portal: finds mandant and language of a request, asks the built pages for the document and hands them what
 * they need: routes, texts, and the API in the same process. The pages are a build of their own (web/dist); they are
 * read when the first page is asked for. May use every feature; nothing uses it.
 */

import { pageOptionsOf } from '@weitersagen/contract/mandant/page-options';
import { termsIn } from '@weitersagen/contract/mandant/rules';
import type { InvitationRequest, PageAnswer, PageMandant, PageRequest } from '@weitersagen/contract/page/page';
import { place } from '@weitersagen/contract/site/rules';
import { languageTexts } from '#content/content.ts';
import { allowedNext } from '#identity/identity.ts';
import type { MandantRegistry } from '#platform/app-parts.ts';
import { type Ctx, createContext, type Mandant, type System } from '#platform/context.ts';
import { cookieText } from '#platform/http/answer.ts';
import type { Http } from '#platform/http/http.ts';
import { readShareCookie, shareCookie } from '#recommendation/recommendation.ts';
import { type Language, listRoutes, listUsableLanguages } from '#site/site.ts';
import type { Assets } from './assets.ts';
import { readOnce } from './build.ts';
import { newNonce } from './headers.ts';
import type { PageCall } from './page-call.ts';
import { previewPicture } from './preview/preview.ts';
import { qrCode } from './qr-code.ts';
import { type Visitor, visitorOf } from './visitor.ts';

export interface Portal {
  ask: (call: PageCall) => Promise<Asked>;
  /** The document of a page, or where to go. */
  page: (call: PageCall) => Promise<Answered>;
  /** The operator's invitation, in the language the browser prefers. */
  invitation: (
    call: PageCall,
    locale: string,
    qrCode: InvitationRequest['qrCode'],
  ) => Promise<{ status: number; html: string; nonce: string }>;
  /** The document of the operator's desk, the same for every address. */
  desk: (call: PageCall, locale: string) => Promise<string>;
  deskTexts: (locale: string) => Promise<string | undefined>;
  /** The kit page, and the nonce of its style; none in production. */
  kit: (locale: string, theme: string) => Promise<{ html: string; nonce: string } | undefined>;
  /** The picture messengers show beside a link; none for a language or a name that does not exist. */
  preview: (call: PageCall, locale: string, name: string) => Promise<Uint8Array | undefined>;
  texts: (call: Pick<PageCall, 'host' | 'origin'>, locale: string, page: string) => Promise<string | undefined>;
  assets: () => Promise<Assets>;
}

/** What the built pages are asked, or where the address leads first. */
type Asked = { nonce: string; frameHosts: readonly string[] } & (
  | { request: PageRequest; visitor: Visitor }
  | { redirect: string }
);

/** Cookies are lines by now. */
type Answered = Omit<PageAnswer, 'cookies'> & {
  cookies: readonly string[];
  nonce: string;
  frameHosts: readonly string[];
  isSignedIn: boolean;
};

export interface Parts {
  system: System;
  mandants: MandantRegistry;
}

export function createPortal(http: Http, { system, mandants }: Parts): Portal {
  const build = readOnce(system.config.environment !== 'production');
  const ask = async (call: PageCall): Promise<Asked> => {
    const { assets } = await build();
    const nonce = newNonce();
    const mandant = await mandantOf(mandants, call.host);
    const ctx = contextOf(system, mandant, call, mandant.config.defaultLanguage);
    const usable = await listUsableLanguages(ctx);
    const beside = { nonce, frameHosts: mandant.config.frameHosts };
    const { defaultLanguage } = mandant.config;
    const at = place(
      call.path,
      call.search,
      usable.map(({ language }) => language),
      defaultLanguage,
    );
    if (at.kind === 'redirect') return { ...beside, redirect: at.to };
    const { locale } = at;
    const visitor = await visitorOf(ctx, call);
    const request: PageRequest = {
      ...(await wordsOf(ctx, locale, defaultLanguage)),
      method: call.method,
      origin: mandant.config.mandantUrl,
      url: call.path + call.search,
      ...(call.form && { form: call.form }),
      locales: namesOf(usable),
      mandant: shownOf(mandant),
      routes: await listRoutes(ctx),
      terms: { text: termsIn(mandant.config, locale).text, version: mandant.config.termsVersion },
      person: visitor.person,
      next: mandant.config.forcedLogin ? await allowedNext(ctx, call.cookies.flow) : [],
      api: apiOf(http, ctx, call, locale, visitor.token),
      cookies: call.cookies,
      qrCode,
      mayShare: await shareProof(system, mandant, call),
      now: ctx.now,
      nonce,
      assets,
      requestId: call.origin.requestId,
      log: ctx.log,
    };
    return { ...beside, request, visitor };
  };
  return {
    assets: async () => (await build()).files,
    async page(call) {
      const asked = await ask(call);
      if ('redirect' in asked) return { ...asked, status: 302, cookies: [], isPersonal: true, isSignedIn: false };
      const { render } = await build();
      const { request, visitor, ...beside } = asked;
      if (isTooEarly(call, request))
        return { ...beside, status: 503, cookies: visitor.cookies, isPersonal: true, isSignedIn: false };
      const answer = await render(request);
      const ground = { secure: call.secure, isFrame: request.mandant.integratedFrame };
      const own = answer.cookies.map((cookie) =>
        typeof cookie === 'string' ? cookie : cookieText(cookie.name, cookie.value, ground, cookie),
      );
      const cookies = [...visitor.cookies, ...own];
      return { ...beside, ...answer, cookies, isSignedIn: visitor.person !== null || cookies.length > 0 };
    },
    ask,
    async invitation(call, locale, qrCode) {
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
    },
    async desk(call, locale) {
      const { renderDesk, deskAssets } = await build();
      const { slug, name } = await mandantOf(mandants, call.host);
      return renderDesk({
        locale,
        assets: deskAssets,
        mandant: { id: slug, name },
        asksCode: system.config.demoTotp,
        log: system.log,
      });
    },
    async kit(locale, theme) {
      const { kit } = await build();
      const nonce = newNonce();
      return kit && { nonce, html: kit.renderKit({ locale, theme, nonce, assets: kit.assets, log: system.log }) };
    },
    deskTexts: async (locale) => (await build()).deskTexts({ locale, log: system.log }),
    async preview(call, locale, name) {
      const asked = await ask({ ...call, path: `/${locale}`, search: '', token: undefined });
      if ('redirect' in asked) return undefined;
      const { mandant } = asked.request;
      const words = await (await build()).previewWords(asked.request, name);
      return words && previewPicture({ brand: mandant.id, name: mandant.name, words });
    },
    async texts(call, locale, page) {
      const { screenTexts } = await build();
      const mandant = await mandantOf(mandants, call.host);
      const ctx = contextOf(system, mandant, call, locale);
      const usable = await listUsableLanguages(ctx);
      if (!usable.some(({ language }) => language === locale)) return undefined;
      return screenTexts({ ...(await wordsOf(ctx, locale, mandant.config.defaultLanguage)), log: ctx.log }, page);
    },
  };
}

async function mandantOf(mandants: MandantRegistry, host: string): Promise<Mandant> {
  const found = await mandants.byHost(host);
  if (!found) throw new Error('no mandant has this host, and there is no default one');
  return found;
}

const contextOf = (system: System, mandant: Mandant, { origin }: Pick<PageCall, 'origin'>, locale: string): Ctx =>
  createContext({
    system,
    mandant,
    actor: { kind: 'anyone' },
    locale,
    now: system.clock.now(),
    log: system.log.child({ request: origin.requestId, mandant: mandant.slug }),
    origin,
  });

/**
 * A browser that fetches ahead must not use up the token of who comes from the client's own portal, and shows
 * later what it got: a page for guests. It keeps nothing that went wrong, and asks again when the person comes.
 */
const isTooEarly = ({ origin, search }: PageCall, { mandant }: Pick<PageRequest, 'mandant'>): boolean =>
  origin.ahead === 'prefetch' && mandant.autologin && new URLSearchParams(search).has('token');

/** The texts of a page: those of its language and, where one is missing, the mandant's default one. */
const wordsOf = async (ctx: Ctx, locale: string, defaultLocale: string) => ({
  locale,
  defaultLocale,
  texts: { locale: await languageTexts(ctx, locale), fallback: await languageTexts(ctx, defaultLocale) },
});

/**
 * The token of whoever is signed in goes along with calls that know recommenders or put somebody in that place, unless a
 * call brings another one.
 */
const apiOf = (
  http: Http,
  { mandant, log }: Ctx,
  { origin, secure }: PageCall,
  locale: string,
  token?: string,
): PageRequest['api'] => {
  const { requestId, ip, userAgent, ahead } = origin;
  const call = http.client({ mandant, locale, requestId, ip, userAgent, ahead, secure, log });
  return (endpoint, given = {}) =>
    call(endpoint, {
      ...given,
      body: given.body as Record<string, unknown> | undefined,
      token: given.token ?? (endpoint.access.includes('recommender') || endpoint.signsIn ? token : undefined),
    });
};

/** What the signed cookie of this browser proves (C-26). */
async function shareProof(system: System, { slug }: Mandant, { cookies }: PageCall): Promise<PageRequest['mayShare']> {
  const cookie = cookies[shareCookie];
  const proof = cookie === undefined ? undefined : await readShareCookie(system, slug, cookie);
  return (number) => (proof?.number === number ? proof.hash : undefined);
}

/** The same object for the same mandant, so that the pages can keep what they derive from it. */
const shown = new WeakMap<Mandant, PageMandant>();

function shownOf(mandant: Mandant): PageMandant {
  const { slug: id, name, config } = mandant;
  const page = shown.get(mandant) ?? { id, name, ...pageOptionsOf(config) };
  shown.set(mandant, page);
  return page;
}

const names = new WeakMap<readonly Language[], PageRequest['locales']>();

function namesOf(usable: readonly Language[]): PageRequest['locales'] {
  const list = names.get(usable) ?? usable.map(({ language, name }) => ({ locale: language, name }));
  names.set(usable, list);
  return list;
}
