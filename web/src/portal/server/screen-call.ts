/** What a screen is called with on the server; what the answers set goes into the cookies of the page. */
import { dayOf } from '@weitersagen/contract/basics/day';
import type { Api, PageAnswer, PageRequest } from '@weitersagen/contract/page/page';
import type { Goal } from '@weitersagen/contract/tracking/goals';
import { valuesOf } from '../../form/reading.ts';
import type { Texts } from '../../i18n/t.ts';
import type { Paths } from '../page/paths.ts';
import type { Page } from '../page/screen.ts';
import { reachingApi } from './tracking-on.ts';

export type PageCookies = PageAnswer['cookies'][number][];

interface Around {
  paths: Paths;
  texts: Texts;
  /** What an answer sets reaches the browser with the page. */
  cookies: PageCookies;
  wayBack: string | undefined;
  reach: (goal: Goal) => void;
}

export function pageOf(request: PageRequest, { paths, texts, cookies, wayBack, reach }: Around): Page {
  const api: Api = async (endpoint, call) => {
    const outcome = await request.api(endpoint, call);
    cookies.push(...outcome.cookies);
    return outcome;
  };
  return {
    api: reachingApi(api, reach),
    reach,
    texts,
    paths,
    mandant: request.mandant,
    person: request.person,
    agencyUser: request.agencyUser,
    content: request.content,
    terms: request.terms,
    mayShare: request.mayShare,
    onServer: {
      ownPages: request.ownPages,
      categories: request.categories,
      freshCode: request.freshCode,
      origin: request.origin,
      qrCode: request.qrCode,
    },
    today: dayOf(request.now),
    wayBack,
    // The answer of the call takes the cookie with it.
    signOut: () => undefined,
    dropSession: () => undefined,
    cookies: {
      get: (name) => request.cookies[name],
      remove: (name) => cookies.push({ name, value: '', maxAgeSeconds: 0 }),
    },
    tokens: { get: () => undefined, keep: () => false },
    formKey: () => request.requestId,
    ...(request.form && { posted: valuesOf(request.form) }),
  };
}
