/**
 * `/postfach/vorlagen`: every mail in both languages, made by the real template from sample values, HTML beside text. In
 * the brand of the host; only where there is demo or test data, so never in production.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { selfContained } from '#letter/letter.ts';
import type { AppParts } from '#platform/app-parts.ts';
import { today } from '#platform/clock.ts';
import { type Ctx, jobContext } from '#platform/context.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import { sendPage } from '#platform/http/reply.ts';
import { hostOf } from '#platform/http/request.ts';
import { type Letter, listSamples, type SampleOf, writeKept } from '#platform/mail/template.ts';

const languages = ['de', 'en'] as const;

/** Samples have an address each: what they show may change, their place in the list is what links name. */
interface At {
  index: string;
  language: string;
}

const samplesOf = ({ system, now }: Ctx): SampleOf[] => listSamples(system.templates.values(), today(now));

export function serveMailPreviews(fastify: FastifyInstance, { system, mandants }: AppParts): void {
  const contextOf = async (request: FastifyRequest): Promise<Ctx | undefined> => {
    const mandant = await mandants.byHost(hostOf(request));
    return mandant && jobContext(system, mandant, 'mailbox');
  };
  const letterAt = async (request: FastifyRequest): Promise<{ sample: SampleOf; letter: Letter } | undefined> => {
    const { index, language } = request.params as At;
    const ctx = await contextOf(request);
    const sample = ctx && samplesOf(ctx)[Number(index)];
    if (!sample || !(languages as readonly string[]).includes(language)) return undefined;
    return { sample, letter: await writeKept(sample.template, ctx, sample.parameters, language) };
  };
  fastify.get('/postfach/vorlagen', async (request, reply) => {
    const ctx = await contextOf(request);
    return sendPage(reply, toList(ctx ? samplesOf(ctx) : []));
  });
  fastify.get('/postfach/vorlagen/:index/:language', async (request, reply) => {
    const found = await letterAt(request);
    return found ? sendPage(reply, toPage(found.sample, found.letter, request.params as At)) : reply.callNotFound();
  });
  fastify.get('/postfach/vorlagen/:index/:language/html', async (request, reply) => {
    const found = await letterAt(request);
    return found ? sendPage(reply, selfContained(found.letter)) : reply.callNotFound();
  });
}

const layout = (title: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:85rem;margin:0 auto;padding:1rem}li{margin:.25rem 0}.both{display:grid;gap:1rem}@media(width>=64rem){.both{grid-template-columns:44rem 1fr}}iframe{width:100%;height:62rem;border:1px solid GrayText}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

function toList(samples: readonly SampleOf[]): string {
  const rows = samples.map(
    ({ template, title }, index) =>
      `<li>${escapeHtml(template.id)}, ${escapeHtml(title)}: ${languages.map((language) => `<a href="/postfach/vorlagen/${index}/${language}">${language}</a>`).join(' ')}</li>`,
  );
  return layout('E-Mails', `<p><a href="/postfach">Postfach</a></p><ul>${rows.join('')}</ul>`);
}

function toPage({ template, title }: SampleOf, letter: Letter, { index, language }: At): string {
  const others = languages
    .filter((one) => one !== language)
    .map((one) => `<a href="/postfach/vorlagen/${index}/${one}" lang="${one}">${one}</a>`);
  return layout(
    letter.subject,
    `<p><a href="/postfach/vorlagen">Alle E-Mails</a> · ${escapeHtml(template.id)}, ${escapeHtml(title)} · ${others.join(' ')} · <a href="/postfach/vorlagen/${index}/${language}/html">allein</a></p>
<div class="both"><iframe sandbox title="HTML-Teil" srcdoc="${escapeHtml(selfContained(letter))}"></iframe><pre lang="${language}">${escapeHtml(letter.text)}</pre></div>`,
  );
}
