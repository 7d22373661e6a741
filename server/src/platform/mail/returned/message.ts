/**
 * What a mail server writes when it gives up on a mail (RFC 3464), and a provider when somebody reports one as unwanted (RFC
 * 5965). The parser is loaded with the first of them.
 */
import type { Attachment } from 'postal-mime';
import type { Notice } from './notice.ts';

/** What a message says of our mails: nothing where it is an answer of a person, or says that the mail only takes longer. */
export async function readMessage(raw: Buffer): Promise<Notice[]> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' });
  const part = (...types: string[]): string | undefined => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return found && textOf(found);
  };
  // Where it was sent to, and where the mail itself says that it comes back to: either may name it.
  const original = fieldsOf(
    part('message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers') ?? '',
  );
  const outer = Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value]));
  const addresses = [outer['x-original-to'], outer['delivered-to'], outer.to, original['return-path']];
  const names = {
    messageId: /<[^<>\s]+>/.exec(original['message-id'] ?? '')?.[0] ?? null,
    returnPath: addresses.find((address) => address?.includes('+')) ?? null,
  };
  const feedback = part('message/feedback-report');
  if (feedback !== undefined)
    return fieldsOf(feedback)['feedback-type'] === 'not-spam' ? [] : [{ ...names, kind: 'complaint', reply: null }];
  const status = part('message/delivery-status', 'message/global-delivery-status');
  // A block for the whole message, then one for each address it was sent to.
  const [, ...recipients] = (status ?? '').split(/\r?\n\r?\n/).map(fieldsOf);
  return recipients
    .filter(({ action }) => action?.toLowerCase() === 'failed')
    .map((recipient) => {
      const reply = replyOf(recipient);
      return { ...names, kind: reply?.startsWith('4') ? ('temporary' as const) : ('permanent' as const), reply };
    });
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
}

/** "550 5.1.1": numbers only, because the words may name the person. */
function replyOf({ 'diagnostic-code': said = '', status = '' }: Record<string, string>): string | null {
  const code = /^\s*smtp\s*;\s*([45]\d\d)\b/i.exec(said)?.[1];
  const enhanced = /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(said)?.[1] ?? /([245]\.\d{1,3}\.\d{1,3})/.exec(status)?.[1];
  return [code, enhanced].filter(Boolean).join(' ') || null;
}

/** Names in small letters; of several with one name the first counts, and a line that begins with a space goes on. */
function fieldsOf(text: string): Record<string, string> {
  const [head = ''] = text.trimStart().split(/\r?\n\r?\n/);
  const fields: Record<string, string> = {};
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) fields[name.toLowerCase()] ??= value ?? '';
  }
  return fields;
}
