/**
 * A page of a client on another origin, in demo mode alone: a listener of its own, so that nothing of it is part of the
 * product. It is as strict as a bank is: its policy lets in the script and the frame of the portal, and nothing inline.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brandOf } from '#brand/brand.ts';
import type { Config } from '#platform/config.ts';
import { demoAddress } from '../brands.ts';
import { hostedSlug, hostOrigin, hostPort } from './address.ts';
import { pageOf, pages } from './page.ts';
import { type Language, languages } from './texts.ts';

const fileHere = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Undefined where the port is taken: the demo does without. */
export async function startHost({
  port,
  host,
}: Pick<Config, 'port' | 'host'>): Promise<{ address: string; close: () => void } | undefined> {
  const [own, address] = [hostPort(port), hostOrigin(port)];
  if (own === undefined || address === undefined) return undefined;
  const answer = answersOf(demoAddress(hostedSlug, port));
  const server = createServer(({ url = '/', method, headers }, response) => {
    const { status, head, body } = answer(new URL(url, 'http://localhost'), headers['accept-language'] ?? '');
    response.writeHead(status, head).end(method === 'HEAD' ? '' : body);
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    const close = (): void => {
      server.close();
      server.closeAllConnections();
    };
    server.listen(own, host, () => resolve({ address, close }));
  });
}

interface Answer {
  status: number;
  head: Record<string, string>;
  body: string;
}

function answersOf(portal: string): (url: URL, accepted: string) => Answer {
  const { token, logo } = brandOf(hostedSlug);
  const css = fileHere('bank.css');
  const tokens = new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name));
  const theme = `:root {${[...tokens].map((name) => `--${name}: ${token(name)};`).join('')}}\n`;
  const files: Readonly<Record<string, readonly [type: string, body: string]>> = {
    '/bank.css': ['text/css; charset=utf-8', theme + css],
    '/bank.js': ['text/javascript; charset=utf-8', fileHere('bank.js')],
    '/logo.svg': ['image/svg+xml', logo?.svg ?? ''],
  };
  const policy = `default-src 'none'; script-src 'self' ${portal}; style-src 'self'; img-src 'self' data:; frame-src ${portal}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
  return ({ pathname, search }, accepted) => {
    const file = files[pathname];
    if (file) return { status: 200, head: headOf(file[0], policy), body: file[1] };
    const [, first = '', below = ''] = /^\/([^/]*)(\/.*)?$/.exec(pathname) ?? [];
    const language = languages.find((one) => one === first);
    if (!language) {
      const wished: Language = /^en\b/i.test(accepted) ? 'en' : 'de';
      return { status: 302, head: { location: `/${wished}${pathname === '/' ? '' : pathname}${search}` }, body: '' };
    }
    const name = pages[below as keyof typeof pages] as (typeof pages)[keyof typeof pages] | undefined;
    const body = pageOf(name ?? 'notFound', language, portal);
    return { status: name ? 200 : 404, head: headOf('text/html; charset=utf-8', policy), body };
  };
}

const headOf = (type: string, policy: string): Record<string, string> => ({
  'content-type': type,
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
