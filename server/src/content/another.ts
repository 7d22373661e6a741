/**
 * What goes live by the press of another person: the terms, mails whose button is about money or a password, and what such a mail
 * fills in (rules 3.12).
 */
import { type ItemData, invariant } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { anotherPersonMails } from '@weitersagen/contract/mail/own-mail';
import { listItems, type PublicItem } from '#cms/cms.ts';
import type { Tx } from '#platform/context.ts';
import { isTerms } from './terms.ts';

type Going = Pick<PublicItem, 'app' | 'schema' | 'data'>;

export async function needsAnother(tx: Tx, { app, schema, data }: Going): Promise<boolean> {
  switch (schema.name) {
    case contentSchemas.pages.name:
      return isTerms(data);
    case contentSchemas.mails.name:
      return isAnothers(data);
    case contentSchemas.variables.name:
      return isInAnothers(tx, app, `{${data.key?.[invariant]}}`);
    default:
      return false;
  }
}

const isAnothers = (data: ItemData): boolean => anotherPersonMails.includes(String(data.vorlage?.[invariant]));

/** More than there are mails. */
const mailsMax = 1000;

/** Such a mail would say something else with the next value. */
async function isInAnothers(tx: Tx, app: string, named: string): Promise<boolean> {
  const mails = { app, schema: contentSchemas.mails.name };
  const { items } = await listItems(tx, mails, { top: mailsMax, withoutTotal: true });
  return items
    .map(({ data }) => data as ItemData)
    .some((data) => isAnothers(data) && JSON.stringify(data).includes(named));
}
