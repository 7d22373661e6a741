/** The letters of mails in hand: those that are asked for at once are read in one statement, each is written for itself. */
import { type Ctx, jobContext, type Mandant } from '../../context.ts';
import { currentSpan } from '../../span/span.ts';
import { placeIn } from '../../vault.ts';
import { renderMail } from '../render.ts';
import { returnPathOf } from '../returned/return-path.ts';
import { type Hold, listHolds } from '../returned/returned.ts';
import { inGroups } from './in-groups.ts';
import { listWaiting, type Waiting } from './outcome.ts';
import type { Message } from './transport.ts';

interface Asked {
  ctx: Ctx;
  mailId: number;
}

interface Found {
  /** Nothing where it does not wait any more. */
  mail: Waiting | undefined;
  /** What keeps mails from its address. */
  holds: readonly Hold[];
}

type ReadLetter = (asked: Asked) => Promise<Found>;

export const createReading = (): ReadLetter => inGroups(({ ctx }: Asked) => ctx.mandant.id, readAll);

async function readAll(asked: readonly Asked[]): Promise<Found[]> {
  const { system, mandant } = (asked[0] as Asked).ctx;
  return jobContext(system, mandant, 'mail').glance(async (tx) => {
    const mailIds = asked.map(({ mailId }) => mailId);
    const mails = new Map((await listWaiting(tx, mailIds)).map((mail) => [mail.id, mail]));
    const addresses = new Map<number, string>();
    for (const mail of mails.values()) {
      const to = addressOf(tx, mail);
      if (to) addresses.set(mail.id, to);
    }
    const holds = await listHolds(tx, [...addresses.values()]);
    return asked.map(({ mailId }) => ({
      mail: mails.get(mailId),
      holds: holds.get(addresses.get(mailId) ?? '') ?? [],
    }));
  });
}

type Keyed = Pick<Ctx, 'system' | 'mandant'>;

/** One that cannot be opened is told where the mail is written. */
function addressOf(ctx: Keyed, mail: Waiting): string | undefined {
  try {
    return openAddress(ctx, mail);
  } catch {
    return undefined;
  }
}

const openAddress = (ctx: Keyed, { addressSealed, template, messageId }: Waiting): string =>
  ctx.system.vault.open(addressSealed ?? '', placeIn(ctx, 'mail.address', template, messageId));

type Sealed = Waiting & { parametersSealed: string };

export async function writeMessage(ctx: Ctx, mail: Sealed): Promise<Message> {
  currentSpan()?.note({ 'weitersagen.mail': mail.template });
  const letter = await renderMail(ctx, mail);
  const to = openAddress(ctx, mail);
  const subject = ctx.mandant.config.isSandbox ? `[Sandbox] ${letter.subject}` : letter.subject;
  const returnTo = returnPathOf(ctx.system, { mandantId: ctx.mandant.id, mailId: mail.id });
  return {
    from: senderOf(ctx.mandant),
    to,
    messageId: mail.messageId,
    ...(returnTo && { returnTo }),
    ...letter,
    subject,
  };
}

/** A sandbox writes to operators and to whom it names (rules 1.14): what people type there may be anybody's address. */
export function sandboxHold({ config }: Mandant, mail: Waiting, message: Message): 'sandbox' | undefined {
  if (!config.isSandbox || mail.object === 'operator') return undefined;
  const address = message.to.toLowerCase();
  const names = config.sandboxRecipients.map((one) => one.toLowerCase());
  return names.some((one) => (one.startsWith('@') ? address.endsWith(one) : address === one)) ? undefined : 'sandbox';
}

const senderOf = ({ name, config: { senderName, supportEmail } }: Mandant): string =>
  `"${(senderName ?? name).replace(/["\\\r\n]/g, '')}" <${supportEmail}>`;
