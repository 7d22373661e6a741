/**
 * The mandant's words in the browser, where a page changes without a load: asked of the CMS itself, with its own token, which has
 * nothing to do with who is signed in. Loaded with the first such page.
 */
import { type CmsAccess, type CmsRequest, createCmsClient } from '@weitersagen/contract/cms/client';
import { cmsPicture } from '@weitersagen/contract/content/read/cms-picture';
import { cmsSource } from '@weitersagen/contract/content/read/cms-source';
import { type ContentReader, createReader } from '@weitersagen/contract/content/read/reader';
import type { OwnPage, PageMandant } from '@weitersagen/contract/page/page';
import { routeKey } from '@weitersagen/contract/site/routes';
import { withLocale } from '../page/page-frame.ts';
import { type Paths, pathTo } from '../page/paths.ts';

interface Around {
  mandant: PageMandant;
  locale: string;
  paths: Paths;
  ownPages: readonly OwnPage[];
}

let reader: ContentReader | undefined;

export function browserContent({ mandant, locale, paths, ownPages }: Around): ContentReader {
  let access: Promise<CmsAccess> | undefined;
  const find = (isAnew: boolean): Promise<CmsAccess> => {
    const asked = (isAnew ? undefined : access) ?? accessOf(mandant);
    access = asked;
    asked.catch(() => {
      if (access === asked) access = undefined;
    });
    return asked;
  };
  reader ??= createReader({
    source: cmsSource(createCmsClient(find, send)),
    locale,
    defaultLocale: mandant.defaultLanguage,
    addressOf: (name) => {
      const own = ownPages.find(({ slug }) => slug === name);
      const key = own ? undefined : routeKey(name);
      const below = own ? own.path : key && pathTo(paths, key);
      return below === undefined ? undefined : withLocale(locale, below);
    },
    pictureOf: async (id, ratio) => {
      const { base, app } = await find(false);
      return cmsPicture(`${base}/api/assets/${encodeURIComponent(app)}/${encodeURIComponent(id)}`, ratio);
    },
    onFailure: (error, message) => console.error(message, error),
  });
  return reader;
}

/** What the mandant call says of its CMS (E-01); the secret is that of what everybody may read. */
async function accessOf({ id, cmsBase }: PageMandant): Promise<CmsAccess> {
  const answer = await fetch(`/api/v1/${encodeURIComponent(id)}`);
  const { CmsAppName: app, CmsClientId: clientId, CmsClientSecret: secret } = await answer.json();
  return { base: cmsBase, app, clientId, secret };
}

async function send({ url, method, headers, form, json, timeoutMs }: CmsRequest) {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), timeoutMs);
  try {
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
      signal: ending.signal,
      ...(form && { body: new URLSearchParams(form) }),
      ...(json !== undefined && { body: JSON.stringify(json) }),
      credentials: 'omit',
    });
    const text = await answer.text();
    return { status: answer.status, body: parsed(text) };
  } finally {
    clearTimeout(timer);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
