/** Asks the portal for a page as a browser does: with cookies, or with a form of the page's own. */
import type { TestApp } from './app.ts';
import type { Slug } from './mandant-files.ts';

interface PageAsked {
  mandant?: Slug;
  form?: Record<string, string>;
  /** Value of the cookie `token`. */
  token?: string | undefined;
  cookie?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'HEAD' | 'POST';
}

interface PageGot {
  status: number;
  text: string;
  to: string | undefined;
  headers: Readonly<Record<string, unknown>>;
  /** Set-Cookie lines, as they came. */
  cookies: string[];
}

export async function askPage(
  { app }: TestApp,
  url: string,
  { mandant = 'spbdevk', form, token, cookie, headers = {}, method = form ? 'POST' : 'GET' }: PageAsked = {},
): Promise<PageGot> {
  const cookies = [token === undefined ? undefined : `token=${token}`, cookie].filter(Boolean).join('; ');
  const answer = await app.http.fastify.inject({
    method,
    url,
    headers: {
      host: `${mandant}.localhost:3000`,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
      ...(cookies && { cookie: cookies }),
      ...headers,
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  const set = answer.headers['set-cookie'];
  return {
    status: answer.statusCode,
    text: answer.body,
    to: answer.headers.location,
    headers: answer.headers,
    cookies: set === undefined ? [] : [set].flat(),
  };
}

/** The value a Set-Cookie line gives to a cookie. */
export const cookieOf = ({ cookies }: PageGot, name: string): string | undefined =>
  cookies
    .findLast((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];
