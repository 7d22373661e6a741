/** What a visitor sees where no page of a mandant can be made: its name and colours, one sentence, when to come again. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClosedMandant } from '#platform/app-parts.ts';
import { errorPage, type Look, type OwnWords } from '#platform/http/refused/error-page.ts';
import { pageLocale } from '#platform/http/refused/refused.ts';
import { sendPage } from '#platform/http/reply.ts';
import { type Brand, brandOf } from './look.ts';

const againSeconds = 60;

type Named = Pick<ClosedMandant, 'slug' | 'name' | 'language'>;

export function plainLookOf({ slug, name, language }: Named, own: OwnWords | undefined): Look {
  const brand = brandOf(slug);
  return { name, language, style: styleOf(brand), logo: logoOf(brand), own };
}

export function sendClosedPage(
  { url, id, headers }: Pick<FastifyRequest, 'url' | 'id' | 'headers'>,
  reply: FastifyReply,
  mandant: ClosedMandant,
  own: OwnWords | undefined,
): FastifyReply {
  const look = plainLookOf(mandant, own);
  const language = pageLocale(url, headers['accept-language'], look);
  reply.code(503).headers({ 'retry-after': String(againSeconds), vary: 'accept-language' });
  return sendPage(reply, errorPage(language, { trouble: 'closed', number: id, look, hasHome: false }));
}

const logoOf = ({ logo }: Brand): string =>
  logo ? `<img alt="" height="40" src="data:image/svg+xml;base64,${Buffer.from(logo.svg).toString('base64')}">` : '';

function styleOf({ token }: Brand): string {
  const both = (name: string): string => `light-dark(${token(name)},${token(name, 'dark')})`;
  return `:root{color-scheme:light dark}body{margin:0;background:${both('band')};color:${both('ink')};font:1.0625rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:40rem;margin:10vh auto;padding:2rem 1.5rem;background:${both('paper')};border-top:4px solid ${both('brand')}}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}p{margin:0 0 1rem}a{color:inherit}.id{margin:1.5rem 0 0;font-size:.8125rem;color:${both('ink-soft')}}`;
}
