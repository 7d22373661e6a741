/**
 * The address that a mail comes back to. It names the mail beside a keyed hash, in small letters and digits, because not every
 * mail server keeps capitals: nobody makes up that of another mail.
 */
import { timingSafeEqual } from 'node:crypto';
import type { System } from '../../context.ts';

interface MailKey {
  mandantId: number;
  mailId: number;
}

const purpose = 'mail-return';
const signLength = 16;
const named = /^(\d{1,9})-(\d{1,15})-([0-9a-f]{16})$/;

/** Undefined where no mailbox takes what comes back: then it comes to the sender. */
export function returnPathOf({ config, vault }: Pick<System, 'config' | 'vault'>, key: MailKey): string | undefined {
  const to = config.mailReturnTo;
  return to && `${to.local}+${textOf(key)}-${signOf(vault.hash(textOf(key), purpose))}@${to.domain}`;
}

/** The mail that an address names; undefined for any other address. */
export function readReturnPath(
  { config, vault }: Pick<System, 'config' | 'vault'>,
  address: string,
): MailKey | undefined {
  const { local, domain } = config.mailReturnTo ?? {};
  const [box, ...after] = address.trim().toLowerCase().replace(/^<|>$/g, '').split('@');
  if (!local || after.join('@') !== domain || !box?.startsWith(`${local}+`)) return undefined;
  const [, mandantId, mailId, sign = ''] = named.exec(box.slice(local.length + 1)) ?? [];
  const key = { mandantId: Number(mandantId), mailId: Number(mailId) };
  const isOurs = vault
    .hashes(textOf(key), purpose)
    .some((hash) => sign.length === signLength && timingSafeEqual(Buffer.from(signOf(hash)), Buffer.from(sign)));
  return isOurs ? key : undefined;
}

const textOf = ({ mandantId, mailId }: MailKey): string => `${mandantId}-${mailId}`;
const signOf = (hash: string): string => Buffer.from(hash, 'base64url').toString('hex').slice(0, signLength);
