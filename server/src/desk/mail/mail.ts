/**
 * What the outbox holds (rules 1.8). Production lists template, state, tries and time; demo and test mode keep the
 * parameters until the person goes, so there the words are shown, too. Nothing is lost: what failed is tried again,
 * here at once.
 */
import { codesOf } from '@weitersagen/contract/basics/label';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { eventObject } from '@weitersagen/contract/event/schemas';
import {
  type MailDetail,
  type MailFileQuery,
  type MailListQuery,
  type MailPage,
  type MailQuery,
  MailRow,
} from '@weitersagen/contract/mail/desk';
import { selfContained } from '#letter/letter.ts';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { addressHashes } from '#platform/mail/address.ts';
import { retryMail as retry } from '#platform/mail/queue.ts';
import { renderMail } from '#platform/mail/render.ts';
import type { Letter } from '#platform/mail/template.ts';
import { placeIn } from '#platform/vault.ts';
import type { ListQuery } from '../list/column.ts';
import { listFile } from '../list/file.ts';
import { presentPage } from '../list/page.ts';
import { withTails } from '../list/people.ts';
import * as sql from './sql.ts';

const listMax = 200;

export interface OutboxMail {
  id: number;
  template: string;
  state: sql.MailState;
  tries: number;
  createdAt: Date;
  sentAt: Date | null;
  to: string | null;
  letter: Letter | null;
  links: string[];
}

export async function listOutbox(ctx: Ctx, { to, template }: Value<typeof MailQuery>): Promise<OutboxMail[]> {
  const addressHashes = to === null ? null : hashesOf(ctx, to);
  const rows = await ctx.report((tx) =>
    sql.listMails(tx.db, ctx.mandant.id, { addressHashes, template, limit: listMax }),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...sendingOf(row),
      to: addressOf(ctx, row),
      ...(await wordsOf(ctx, row)),
    })),
  );
}

/** The list as operators of test mode read it. */
export async function listMails(ctx: Ctx, query: Value<typeof MailQuery>) {
  const mails = await listOutbox(ctx, query);
  return mails.map(({ letter, ...mail }) => ({ ...mail, ...partsOf(letter) }));
}

export async function pageMails(ctx: Ctx, query: ListQuery<typeof MailListQuery>): Promise<Value<typeof MailPage>> {
  const { text } = query.filter;
  const addressHashes = text?.includes('@') ? hashesOf(ctx, text) : null;
  const page = await ctx.report((tx) => sql.pageMails(tx.db, ctx.mandant.id, withTails(ctx, query), addressHashes));
  return presentPage(page, (row) => present(ctx, row));
}

export async function showMail(ctx: Ctx, id: number): Promise<Value<typeof MailDetail>> {
  const row = (await ctx.report((tx) => sql.findMail(tx.db, ctx.mandant.id, id))) ?? refuse('unknown');
  const { letter, links } = await wordsOf(ctx, row);
  return { ...present(ctx, row), language: row.language, messageId: row.messageId, links, ...partsOf(letter) };
}

/** The next try is now. */
export async function retryMail(ctx: Ctx, id: number): Promise<Value<typeof MailRow>> {
  const find = () => ctx.report((tx) => sql.findMail(tx.db, ctx.mandant.id, id));
  const before = (await find()) ?? refuse('unknown');
  await ctx.write(async (tx) => {
    if (!(await retry(tx, id))) refuse('state.not-allowed');
    await recordEvent(tx, { object: 'mail', id, event: 'retry', from: before.state, to: 'waiting' });
  });
  return present(ctx, (await find()) ?? before);
}

const hashesOf = ({ system }: Ctx, address: string): string[] => addressHashes(system.vault, address.trim());

/** Who the mails go to, and what they say, is shown in demo and test mode only. */
const showsWords = ({ system: { config } }: Ctx): boolean => config.demo || config.testMode;

const addressOf = (ctx: Ctx, { addressSealed, template, messageId }: sql.MailListRow): string | null =>
  showsWords(ctx) && addressSealed
    ? ctx.system.vault.open(addressSealed, placeIn(ctx, 'mail.address', template, messageId))
    : null;

async function wordsOf(
  ctx: Ctx,
  { parametersSealed, ...row }: sql.MailListRow,
): Promise<{ letter: Letter | null; links: string[] }> {
  if (!showsWords(ctx) || !parametersSealed) return { letter: null, links: [] };
  const letter = await renderMail(ctx, { ...row, parametersSealed });
  return { letter, links: linksOf(letter.html) };
}

const partsOf = (letter: Letter | null) => ({
  subject: letter?.subject ?? null,
  text: letter?.text ?? null,
  html: letter && selfContained(letter),
});

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );

const sendingOf = ({ id, template, state, tries, createdAt, sentAt }: sql.MailListRow) => ({
  id,
  template,
  state,
  tries,
  createdAt,
  sentAt,
});

const present = (ctx: Ctx, row: sql.MailListRow): Value<typeof MailRow> => ({
  ...sendingOf(row),
  nextTryAt: row.nextTryAt,
  ...whyNot(row),
  object: row.object !== null && codesOf(eventObject).includes(row.object) ? row.object : null,
  number: row.number,
  to: addressOf(ctx, row),
});

/** What was refused once and went later did arrive. */
const whyNot = ({ state, reason, replyCode }: sql.MailListRow) =>
  state === 'failed' || state === 'bounced' ? { reason, replyCode } : { reason: null, replyCode: null };

export const downloadMails = listFile<Value<typeof MailFileQuery>, typeof MailRow>('mails', MailRow, pageMails);
