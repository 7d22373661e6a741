/**
 * The mail server says which mails came back (rules 1.8): as JSON, or by handing over the message that it got about one. Whoever
 * says so proves it by the secret, or by a signature under it; what was told before changes nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { decode } from '@weitersagen/contract/basics/wire';
import { MailNotices } from '@weitersagen/contract/mail/returned';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { MandantRegistry } from '../../app-parts.ts';
import { jobContext, type System } from '../../context.ts';
import type { Db } from '../../database/db.ts';
import type { Http } from '../../http/http.ts';
import { isAddressWithin } from '../../http/limit.ts';
import { readMessage } from './message.ts';
import type { Notice, Taken } from './notice.ts';
import { readReturnPath } from './return-path.ts';
import { recordReturn } from './returned.ts';

export const noticePath = '/api/mails/rueckmeldungen';
/** With the mail that came back in full; a mail of ours is some kilobytes. */
const bytesMax = 512 * 1024;
/** Wrong ones an address may send. */
const wrongLimit = { name: 'mail-notice', max: 20, windowSeconds: 60 };

interface Parts {
  system: System;
  mandants: MandantRegistry;
}

export function serveNotices({ fastify }: Http, parts: Parts): void {
  const { mailWebhookSecret: secret } = parts.system.config;
  if (secret === undefined) return;
  fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bytesMax }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(noticePath, (request, reply) => answer(parts, secret, request, reply));
    done();
  });
}

async function answer(parts: Parts, secret: string, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { system } = parts;
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  reply.header('cache-control', 'no-store');
  const proof = proofOf(request, body, secret);
  if (proof !== 'right') {
    system.meters.add('mail_notices_total', ['refused']);
    system.log.warn({ request: request.id, proof }, 'a report of returned mails is not the mail server’s');
    if (!(await isAddressWithin(system, wrongLimit, request.ip)))
      return reply.code(429).header('retry-after', '60').send();
    return reply.code(proof === 'missing' ? 401 : 403).send();
  }
  const notices = await readNotices(request, body);
  if (notices === undefined) return reply.code(400).send({ Hinweis: 'Meldungen' });
  const counts = { Angenommen: 0, Bekannt: 0, Unbekannt: 0 };
  for (const notice of notices) {
    const taken = await take(parts, notice);
    system.meters.add('mail_notices_total', [taken]);
    counts[taken === 'unknown' ? 'Unbekannt' : taken === 'repeated' ? 'Bekannt' : 'Angenommen']++;
  }
  return reply.send(counts);
}

/** `Authorization: Bearer …`, the password of `Basic …`, or `X-Signature: sha256=…` over the body. */
function proofOf({ headers }: FastifyRequest, body: Buffer, secret: string): 'right' | 'wrong' | 'missing' {
  const { authorization, 'x-signature': signature } = headers;
  if (typeof signature === 'string') {
    const made = createHmac('sha256', secret).update(body).digest('hex');
    return isSame(signature.replace(/^sha256=/, '').toLowerCase(), made) ? 'right' : 'wrong';
  }
  const [kind, value = ''] = authorization?.split(' ') ?? [];
  if (!kind) return 'missing';
  const given =
    kind.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value;
  return isSame(given, secret) ? 'right' : 'wrong';
}

function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compared').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}

async function readNotices({ headers }: FastifyRequest, body: Buffer): Promise<Notice[] | undefined> {
  if (/^message\/|^application\/octet-stream/.test(headers['content-type'] ?? '')) return readMessage(body);
  try {
    const decoded = decode(MailNotices, JSON.parse(body.toString()));
    return decoded.ok ? decoded.value.notices : undefined;
  } catch {
    return undefined;
  }
}

/** Of a closed mandant nothing is written: 503, and whoever reports does so again. */
async function take({ system, mandants }: Parts, notice: Notice): Promise<Taken> {
  const { kind, reply, messageId } = notice;
  const key = (notice.returnPath && readReturnPath(system, notice.returnPath)) || undefined;
  const mandant = await (key ? mandants.byId(key.mandantId) : mandants.byHost(hostOf(messageId)));
  if (!mandant) return 'unknown';
  return jobContext(system, mandant, 'mail').write(async (tx) => {
    const mailId = key?.mailId ?? (await findByMessage(tx.db, messageId));
    return mailId === undefined ? 'unknown' : recordReturn(tx, mailId, { kind, reply });
  });
}

/** A Message-ID ends with the host of its mandant. */
const hostOf = (messageId: string | null): string => /@([^<>\s]+?)>?$/.exec(messageId ?? '')?.[1] ?? '';

async function findByMessage(db: Db, messageId: string | null): Promise<number | undefined> {
  if (messageId === null) return undefined;
  const id = messageId.startsWith('<') ? messageId : `<${messageId}>`;
  const { rows } = await sql<{ id: number }>`select id from mail where message_id = ${id} limit 1`.execute(db);
  return rows[0]?.id;
}
