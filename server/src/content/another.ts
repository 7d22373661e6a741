/** What goes live by the press of another person: the terms, and mails whose button is about money or a password (rules 3.12). */
import { type ItemData, invariant, type Schema } from '@weitersagen/contract/cms/schema';
import { contentSchemas } from '@weitersagen/contract/content/content-schemas';
import { anotherPersonMails } from '@weitersagen/contract/mail/own-mail';
import { isTerms } from './terms.ts';

export function needsAnother({ schema, data }: { schema: Schema; data: ItemData }): boolean {
  if (schema.name === contentSchemas.pages.name) return isTerms(data);
  return schema.name === contentSchemas.mails.name && anotherPersonMails.includes(String(data.vorlage?.[invariant]));
}
