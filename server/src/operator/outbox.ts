/**
 * What the outbox holds (1.8). Production lists template, state, tries and time; demo and test mode keep the parameters
 * until the person goes, so there the words are shown, too.
 */
import type { Ctx } from '#platform/context.ts';
import { type Letter, renderMail, type Templates } from '#platform/mail.ts';
import * as sql from './sql.ts';

const listMax = 200;

export interface OutboxMail {
  id: number;
  template: string;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  tries: number;
  createdAt: Date;
  sentAt: Date | null;
  to: string | null;
  letter: Letter | null;
  links: string[];
}

export async function listOutbox(
  ctx: Ctx,
  templates: Templates,
  { to, template, after = null }: { to: string | null; template: string | null; after?: number | null },
): Promise<OutboxMail[]> {
  const { vault, config } = ctx.system;
  const addressHashes = to === null ? null : vault.hashes(to.trim().toLowerCase(), 'mail-address');
  const rows = await ctx.report((tx) =>
    sql.listMails(tx.db, ctx.mandant.id, { addressHashes, template, after, limit: listMax }),
  );
  const shows = config.demo || config.testMode;
  return Promise.all(
    rows.map(async (row) => {
      const letter =
        shows && row.parameters_sealed
          ? await renderMail(ctx, templates, { ...row, parameters_sealed: row.parameters_sealed })
          : null;
      return {
        id: row.id,
        template: row.template,
        state: row.state as OutboxMail['state'],
        tries: row.tries,
        createdAt: row.created_at,
        sentAt: row.sent_at,
        to: shows && row.address_sealed ? vault.open(row.address_sealed, 'mail.address') : null,
        letter,
        links: letter ? linksOf(letter.html) : [],
      };
    }),
  );
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );

/** The list as operators read it. */
export async function listMails(ctx: Ctx, templates: Templates, query: { to: string | null; template: string | null }) {
  const mails = await listOutbox(ctx, templates, query);
  return mails.map(({ letter, ...mail }) => ({
    ...mail,
    subject: letter?.subject ?? null,
    text: letter?.text ?? null,
    html: letter?.html ?? null,
  }));
}
