/** `/postfach`: the mails of a mandant, for demo and test mode without a mail server. Nothing of it exists elsewhere. */

import { germanMoment } from '@weitersagen/contract/basics/day';
import { selfContained } from '#letter/letter.ts';
import type { AppParts } from '#platform/app-parts.ts';
import { jobContext } from '#platform/context.ts';
import { escapeHtml } from '#platform/escape-html.ts';
import type { Http } from '#platform/http/http.ts';
import { sendPage } from '#platform/http/reply.ts';
import { hostOf } from '#platform/http/request.ts';
import { listOutbox, type OutboxMail } from './mail.ts';

export function serveMailbox({ fastify }: Http, { system, mandants }: AppParts): void {
  const { config } = system;
  if (config.smtpUrl || !(config.demo || config.testMode)) return;
  const mailsOf = async (host: string): Promise<OutboxMail[]> => {
    const mandant = await mandants.byHost(host);
    return mandant ? listOutbox(jobContext(system, mandant, 'mailbox'), { to: null, template: null }) : [];
  };
  fastify.get('/postfach', async (request, reply) => sendPage(reply, toList(await mailsOf(hostOf(request)))));
  fastify.get('/postfach/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const mail = (await mailsOf(hostOf(request))).find((one) => String(one.id) === id);
    return mail
      ? sendPage(reply, toPage(mail))
      : sendPage(reply.code(404), layout('Postfach', '<p>Diese E-Mail gibt es nicht.</p>'));
  });
}

const layout = (title: string, body: string): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}li{margin:.5rem 0}iframe{width:100%;height:40rem;border:1px solid #999}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

function toList(mails: readonly OutboxMail[]): string {
  if (mails.length === 0) return layout('Postfach', '<p>Noch keine E-Mail. Sobald eine entsteht, steht sie hier.</p>');
  const rows = mails.map(
    ({ id, letter, to, createdAt, template }) =>
      `<li><a href="/postfach/${id}">${escapeHtml(letter?.subject ?? template)}</a><br>an ${escapeHtml(to ?? 'unbekannt')}, ${germanMoment(createdAt)}</li>`,
  );
  return layout(
    'Postfach',
    `<p>E-Mails dieser Vorführung. Es wird keine versandt. <a href="/postfach/vorlagen">Alle Arten von E-Mails</a></p><ul>${rows.join('')}</ul>`,
  );
}

function toPage({ letter, to, links, createdAt }: OutboxMail): string {
  if (!letter) return layout('Postfach', '<p>Der Inhalt dieser E-Mail wurde gelöscht.</p>');
  const linkList = links
    .map((address) => `<li><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></li>`)
    .join('');
  return layout(
    letter.subject,
    `<p><a href="/postfach">Alle E-Mails</a></p><p>An ${escapeHtml(to ?? '')}, ${germanMoment(createdAt)}</p><h2>Links</h2><ul>${linkList}</ul><h2>Text</h2><pre>${escapeHtml(letter.text)}</pre><h2>HTML</h2><iframe sandbox title="HTML-Teil der E-Mail" srcdoc="${escapeHtml(selfContained(letter))}"></iframe>`,
  );
}
