/**
 * A kind of mail (M01 …) and the type of what it is made from. Features keep theirs in `mails.ts` and hand the value over
 * when they queue a mail, so that a wrong parameter does not compile. What a kind needs of the outbox stands with it.
 */
import type { Ctx, Tx } from '../context.ts';

export interface Letter {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes if not to the sender. */
  replyTo?: string;
  /** Where a mail program ends the newsletter with one click (RFC 8058); every letter of a newsletter has it. */
  unsubscribe?: string;
  /** Pictures the HTML names by `cid:`, inside the mail: nothing is loaded from anywhere. */
  attachments?: (Picture | AttachedFile)[];
}

export interface Picture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

/** What whoever reads the mail saves. */
export type AttachedFile = Omit<Picture, 'cid'>;

interface Traits {
  /**
   * How many an address gets while nobody has confirmed it: all of 'day' together MailsJeAdresseTag, one of 'gap' in
   * MailWiederholungMinuten (share.ts).
   */
  share?: 'day' | 'gap';
  /** Means nothing at another address: its link ends with the old one, or it comes anew (object-mails.ts). */
  isBoundToAddress?: boolean;
  /** Whoever causes it looks into the mailbox for it, or has to know at once: it goes before what nobody waits for. */
  isAwaited?: boolean;
}

/** Believable parameters, as they lie in the outbox. */
export interface MailSample<Parameters = object> {
  /** What this one shows. */
  title: string;
  parameters: Parameters;
}

/** `Parameters` are kept sealed as JSON until the mail is sent: plain values only, days as text, moments as numbers. */
export interface Template<Parameters extends object> extends Traits {
  id: string;
  /** Makes the letter; runs when the mail is sent, tokens of links are made here. */
  write: (ctx: Ctx, parameters: Parameters, language: string) => Promise<Letter> | Letter;
  /** Whether what a mail is about still is, asked of one that waited for its turn (turn.ts); without it always. */
  lives?: (tx: Tx, parameters: Parameters) => Promise<boolean>;
  /** A mail may have several, where it says different things; the first speaks for it. */
  samples?: (today: string) => readonly MailSample[];
}

/** What stands with a template beside its letter. */
export type Beside<Parameters extends object> = Traits &
  Pick<Template<Parameters>, 'lives'> & { samples?: (today: string) => readonly MailSample<Parameters>[] };

/** Any kind of mail: to list it, not to queue it. */
export type AnyTemplate = Template<never>;
export type Templates = ReadonlyMap<string, AnyTemplate>;

export const template = <Parameters extends object>(
  id: string,
  write: Template<Parameters>['write'],
  beside: Beside<NoInfer<Parameters>> = {},
): Template<Parameters> => ({ id, write, ...beside });

/** All kinds of mail of a process, each under its id. */
export function templatesById(all: readonly AnyTemplate[]): Templates {
  const byId = new Map(all.map((one) => [one.id, one]));
  if (byId.size !== all.length) throw new Error('two templates have one id');
  return byId;
}

/** The ids of those with a trait, as the outbox has them. */
export const idsOf = (templates: Templates, has: (traits: Traits) => boolean): string[] =>
  [...templates.values()].filter(has).map(({ id }) => id);

export interface SampleOf extends MailSample {
  template: AnyTemplate;
}

/** Every sample of every mail, in the order of their ids. */
export const listSamples = (templates: Iterable<AnyTemplate>, today: string): SampleOf[] =>
  [...templates]
    .flatMap((one) => (one.samples?.(today) ?? []).map((sample) => ({ template: one, ...sample })))
    .toSorted((a, b) => a.template.id.localeCompare(b.template.id));

/** The letter of a mail from what was kept of it; it was queued with this template, so the parameters are of its type. */
export const writeKept = (
  { write }: AnyTemplate,
  ctx: Ctx,
  parameters: unknown,
  language: string,
): Promise<Letter> | Letter => write(ctx, parameters as never, language);

/** The same question of what was kept of a mail. */
export const livesStill = ({ lives }: AnyTemplate, tx: Tx, parameters: unknown): Promise<boolean> | boolean =>
  lives ? lives(tx, parameters as never) : true;
