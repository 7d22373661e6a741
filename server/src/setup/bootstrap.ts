/**
 * How a production installation begins (rules 7.13): one checked file makes the first mandant, and two people get
 * one-time links to become operators. A file again changes what it names, says so before it does, and leaves an event;
 * fresh links only to who has not accepted. The payout account of the desk stays unless somebody insists.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { inviteByLink } from '#operator/invitation.ts';
import type { System, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { type Difference, debtorPath, findDifferences } from './differences.ts';
import { setupContext, writeMandant } from './setup.ts';

export interface Invitation {
  email: string;
  /** None for somebody who is an operator already. */
  link: string | undefined;
}

interface Wish {
  /** Another payout account than the one that is there is written, too. */
  isForced?: boolean;
  /** Says what would change, and changes nothing. */
  isProbe?: boolean;
  /** Gets the lines of what changes, before it does; none for a mandant that is new. */
  tell?: (lines: readonly string[]) => void;
}

export async function bootstrap(
  system: System,
  file: MandantFile,
  { isForced = false, isProbe = false, tell = () => undefined }: Wish = {},
): Promise<Invitation[]> {
  const ctx = await setupContext(system, file);
  // Before the transaction, which is short; what changes between the two is written over like everything else.
  const differences = await ctx.read((tx) => findDifferences(tx, file));
  tell((differences ?? []).map((one) => lineOf(one, isForced)));
  if (isProbe) return [];
  await ctx.write(async (tx) => {
    await writeMandant(tx, file, isForced);
    await record(tx, differences ?? [], isForced);
  });
  const invitations: Invitation[] = [];
  for (const operator of file.operators) {
    const token = await inviteByLink(system, operator);
    const link = token && `${file.config.mandantUrl}/verwaltung/einladung?token=${token}`;
    invitations.push({ email: operator.email, link });
  }
  return invitations;
}

/** An account that is there is only written over by force. */
const stays = ({ path, from }: Difference, isForced: boolean): boolean =>
  path === debtorPath && from !== null && !isForced;

const lineOf = (difference: Difference, isForced: boolean): string =>
  `${difference.path}: ${short(difference.from)} → ${short(difference.to)}${stays(difference, isForced) ? ' (not written: it stays as it is without --force)' : ''}`;

const valueMax = 80;
const short = (value: string | null): string => {
  if (value === null) return '–';
  const line = value.replace(/\s+/g, ' ');
  return line.length > valueMax ? `${line.slice(0, valueMax)}…` : line;
};

const namesMax = 400;

async function record(tx: Tx, differences: readonly Difference[], isForced: boolean): Promise<void> {
  const about = { object: 'mandant', id: tx.mandant.id } as const;
  for (const difference of differences.filter(({ path }) => path === debtorPath))
    if (!stays(difference, isForced))
      await recordEvent(tx, { ...about, event: 'debtor', from: difference.from, to: difference.to ?? '' });
  const names = differences.map(({ path }) => path).filter((path) => path !== debtorPath);
  if (names.length > 0)
    await recordEvent(tx, { ...about, event: 'settings', from: null, to: names.join(', ').slice(0, namesMax) });
}
