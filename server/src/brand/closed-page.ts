/** What a visitor of a closed mandant sees: its name and colours, one sentence, when to come again. */
import { refusalText } from '@weitersagen/contract/texts/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ClosedMandant } from '#platform/app-parts.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { sendPage } from '#platform/http/reply.ts';
import { type Brand, brandOf } from './look.ts';

const languages = ['de', 'en'];
const againSeconds = 60;

export function sendClosedPage(
  { url, id, headers }: Pick<FastifyRequest, 'url' | 'id' | 'headers'>,
  reply: FastifyReply,
  mandant: ClosedMandant,
): FastifyReply {
  const [, first = ''] = /^[/]([a-z]{2})(?:[/?]|$)/i.exec(url) ?? [];
  const asked = [first.toLowerCase(), acceptedLanguage(headers['accept-language'], languages), mandant.language];
  const language = asked.find((one) => one !== undefined && languages.includes(one)) ?? 'de';
  reply.code(503).headers({ 'retry-after': String(againSeconds), vary: 'accept-language' });
  return sendPage(reply, pageOf(mandant, brandOf(mandant.slug), language, id));
}

const pageOf = ({ name }: ClosedMandant, brand: Brand, language: string, id: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(name)}</title>
<style>${styleOf(brand)}</style></head><body><main>${logoOf(brand)}<h1>${escapeHtml(name)}</h1><p>${refusalText(language, 'mandant.closed')}</p><p class="id">${id}</p></main></body></html>`;

const logoOf = ({ logo }: Brand): string =>
  logo ? `<img alt="" height="40" src="data:image/svg+xml;base64,${Buffer.from(logo.svg).toString('base64')}">` : '';

const styleOf = ({ token }: Brand): string =>
  `body{margin:0;background:${token('band')};color:${token('ink')};font:1.0625rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;max-width:40rem;margin:10vh auto;padding:2rem 1.5rem;background:${token('paper')};border-top:4px solid ${token('brand')}}
h1{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}p{margin:0}.id{margin-top:1.5rem;font-size:.8125rem;color:${token('ink-soft')}}`;
