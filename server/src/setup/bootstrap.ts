/**
 * How a production installation begins (rules 7.13): one checked file makes the first mandant, and two people get
 * one-time links to become operators. A file again changes what it names, says so before it does, and leaves an event;
 * fresh links only to who has not accepted. The payout account of the desk stays unless somebody insists.
 */
import type { MandantFile } from '@weitersagen/contract/mandant/file';
import { createMandantRegistry } from '#mandant/registry.ts';
import { inviteAtShell } from '#operator/at-shell.ts';
import { inviteAgain } from '#operator/invitation.ts';
import { invitationAddress } from '#operator/mails.ts';
import { listHouse } from '#operator/operator.ts';
import { findOperator } from '#operator/sql.ts';
import { globally, type System, type Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import type { Difference } from '#platform/settings/leaves.ts';
import { apiKeyPath, debtorPath, findDifferences, sandboxPath } from './differences.ts';
import { FileProblems } from './mandant-file.ts';
import { setupContext, writeMandant } from './setup.ts';

export interface Invitation {
  email: string;
  /** None for somebody who is an operator already. */
  link: string | undefined;
}

interface Wish {
  /** Another payout account than the one that is there is written, too. */
  isForced?: boolean;
  /** Where a mandant that is new lies; else at home. */
  cell?: string | undefined;
  /** Says what would change, and changes nothing. */
  isProbe?: boolean;
  /** Gets the lines of what changes, before it does; none for a mandant that is new. */
  tell?: (lines: readonly string[]) => void;
}

export async function bootstrap(
  system: System,
  file: MandantFile,
  { cell, isForced = false, isProbe = false, tell = () => undefined }: Wish = {},
): Promise<Invitation[]> {
  await checkMandants(system, file);
  const ctx = await setupContext(system, file, cell);
  // Before the transaction, which is short; what changes between the two is written over like everything else.
  const differences = await ctx.read((tx) => findDifferences(tx, file));
  // Neither way: what a sandbox has paid was never paid, and what was paid is no play.
  if (differences?.some(({ path }) => path === sandboxPath))
    throw new FileProblems([`${sandboxPath}: a mandant is a sandbox from its first day on, or never`]);
  const people = await findPeople(system, file.operators);
  tell([...(differences ?? []).map((one) => lineOf(one, isForced)), ...people.lines]);
  if (isProbe) return [];
  await ctx.write(async (tx) => {
    await writeMandant(tx, file, isForced);
    await record(tx, differences ?? [], isForced);
  });
  const invitations: Invitation[] = [];
  for (const person of file.operators)
    invitations.push({
      email: person.email,
      link: await invite(system, file, { ...person, isNew: people.isNew(person.email) }),
    });
  return invitations;
}

type Person = MandantFile['operators'][number];

/** An operator of a mandant that is not there would work nowhere, or there as soon as somebody makes it. */
async function checkMandants(system: System, { slug, operators }: MandantFile): Promise<void> {
  const registry = createMandantRegistry(system);
  const known = new Set([slug, ...[...(await registry.all()), ...(await registry.closed())].map((one) => one.slug)]);
  const wrong = operators.flatMap(({ email, mandants }) =>
    (mandants ?? []).filter((one) => !known.has(one)).map((one) => `Betreiber ${email}: ${one} is no mandant`),
  );
  if (wrong.length > 0) throw new FileProblems([...wrong, `there are ${[...known].join(', ')}`]);
}

const placesOf = (mandants: readonly string[] | null): string =>
  mandants ? ` of ${mandants.toSorted().join(', ')}` : '';

/**
 * Who of a file is no operator yet, and what the file says of operators in lines: whom it makes one, and whose role or mandants
 * it names otherwise, which stay. None where nobody works yet.
 */
async function findPeople(system: System, people: readonly Person[]) {
  const known = await globally(system, async (db) => {
    const found = [];
    for (const { email } of people) found.push(await findOperator(db, { email }));
    return { rows: found, isAnybody: (await listHouse(db)).length > 0 };
  });
  const lines = people.flatMap(({ email, role, mandants }, index) => {
    const row = known.rows[index];
    const named = `${role}${placesOf(mandants)}`;
    if (!row) return known.isAnybody ? [`Betreiber ${email}: – → ${named}`] : [];
    const kept = `${row.role}${placesOf(mandants && row.mandants)}`;
    return kept === named ? [] : [`Betreiber ${email}: ${kept} → ${named} (not written: the desk changes roles)`];
  });
  return { lines, isNew: (email: string): boolean => !known.rows.some((row) => row?.email === email) };
}

/** A new operator is made by nobody, with an event and M38 to everybody (rules 3.12), first at the mandant of the file. */
async function invite(
  system: System,
  { slug, config }: MandantFile,
  { email, name, role, mandants, isNew }: Person & { isNew: boolean },
): Promise<string | undefined> {
  if (!isNew) {
    const token = await inviteAgain(system, email);
    return token && invitationAddress({ config }, token);
  }
  const open = await createMandantRegistry(system).all();
  const own = open.toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug));
  return inviteAtShell(system, own, { email, name, role, mandants }, `Mandantendatei ${slug}`);
}

/** An account that is there, and a key that the desk made or ended, are only written over by force. */
const stays = ({ path, from }: Difference, isForced: boolean): boolean =>
  (path === debtorPath || path.startsWith(apiKeyPath)) && from !== null && !isForced;

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
  const names = differences.filter((one) => one.path !== debtorPath && !stays(one, isForced)).map(({ path }) => path);
  if (names.length > 0)
    await recordEvent(tx, { ...about, event: 'settings', from: null, to: names.join(', ').slice(0, namesMax) });
}
