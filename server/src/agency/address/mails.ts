/** M61: the desk has entered another e-mail address of a person of an agency; both addresses are told. */
import { type AnyLetter, type LetterParts, letter, type Placeholders } from '#letter/letter.ts';
import type { Tx } from '#platform/context.ts';
import { momentText } from '#platform/day-text.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { MailSample } from '#platform/mail/template.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { pageAddress } from '#site/site.ts';
import * as words from './words.ts';

interface AddressMail {
  isNewAddress: boolean;
  /** Milliseconds since 1970. */
  atMs: number;
}

const placeholders: Placeholders<AddressMail> = {
  values: { zeitpunkt: ({ atMs }, { language }) => momentText(new Date(atMs), language) },
  parts: ['knopf', 'danach'],
  needs: [['knopf']],
};

const samples = (today: string): MailSample<AddressMail>[] =>
  [false, true].map((isNewAddress) => ({
    title: isNewAddress ? 'an die neue Adresse' : 'an die bisherige Adresse',
    parameters: { isNewAddress, atMs: Date.parse(`${today}T09:00:00Z`) },
  }));

const addressMail = letter<AddressMail>(
  'M61',
  async (ctx, { isNewAddress, atMs }, language): Promise<LetterParts> => {
    const own = wordsIn(words.address, language);
    const cause = own[isNewAddress ? 'new' : 'old'](momentText(new Date(atMs), language));
    return {
      subject: own.subject,
      preview: cause,
      headline: own.subject,
      paragraphs: isNewAddress ? [cause, own.ended] : [cause],
      button: { text: own.button, address: await pageAddress(ctx, { page: 'contact', language }) },
      after: [own.notMe],
    };
  },
  { isAwaited: true, placeholders, samples },
);

export async function tellAddresses(
  tx: Tx,
  { id, language }: { id: number; language: string },
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const isNewAddress of [false, true])
    await queueMail(tx, addressMail, {
      to: isNewAddress ? to : from,
      language,
      object: 'agencyUser',
      objectId: id,
      parameters: { isNewAddress, atMs: tx.now.getTime() },
    });
}

export const templates: readonly AnyLetter[] = [addressMail];
