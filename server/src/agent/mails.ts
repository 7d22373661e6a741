/**
 * M30: an agent hears that somebody accepted a recommendation that names him. It holds what it takes to get in touch, no birth
 * date, and no link, because there is no page of agents (rules 5). It is the contact's data: it goes with them.
 */
import { isolated } from '@weitersagen/contract/basics/name/isolated';
import { type AnyLetter, letter } from '#letter/letter.ts';
import type { Tx } from '#platform/context.ts';
import { forgetMailsTo, listMailsTo } from '#platform/mail/object-mails.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { wordsIn } from '#platform/mail/words.ts';
import * as placeholders from './mail-placeholders.ts';
import * as samples from './mail-samples.ts';
import * as sql from './sql.ts';
import * as words from './words.ts';

export interface LeadMail {
  name: string;
  product: string;
  phone: string | null;
  email: string;
  /** "Lindenweg 4, 23552 Lübeck" */
  address: string | null;
}

const leadMail = letter<LeadMail>(
  'M30',
  (_ctx, given, language) => {
    const own = wordsIn(words.lead, language);
    const mail = { ...given, name: isolated(given.name) };
    return {
      subject: own.subject,
      preview: own.headline(mail.name),
      headline: own.headline(mail.name),
      paragraphs: own.paragraphs(mail),
      facts: [
        [own.name, mail.name],
        ...(mail.phone ? [[own.phone, mail.phone] as const] : []),
        [own.email, mail.email],
        ...(mail.address ? [[own.address, mail.address] as const] : []),
      ],
      after: [own.next],
      isInternal: true,
    };
  },
  { placeholders: placeholders.lead, samples: samples.lead },
);

/** E5 of a recommendation that names an agent; one without an e-mail address is told by whoever keeps the list. */
export async function tellAgent(
  tx: Tx,
  agentNumber: string | null,
  { recipientId, ...lead }: LeadMail & { recipientId: number },
): Promise<void> {
  const agent = agentNumber === null ? undefined : await sql.findAgent(tx.db, agentNumber);
  if (!agent?.email || !agent.isActive) return;
  await queueMail(tx, leadMail, {
    to: agent.email,
    language: tx.mandant.config.defaultLanguage,
    object: 'recipient',
    objectId: recipientId,
    parameters: lead,
  });
}

/** What was mailed to an agent, and when. */
export const listAgentMails = async (tx: Tx, { email }: { email: string | null }) =>
  email === null ? [] : listMailsTo(tx, { to: email, template: leadMail.id });

/** An office may have one address for several agents: then they stay, until the last of them goes. */
export async function forgetAgentMails(tx: Tx, { email }: { email: string | null }): Promise<void> {
  if (email !== null && !(await sql.isAddressOfAgent(tx.db, email)))
    await forgetMailsTo(tx, { to: email, template: leadMail.id });
}

export const templates: readonly AnyLetter[] = [leadMail];
