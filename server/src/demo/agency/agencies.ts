/**
 * Agencies of the demo with their people, and half a year of what stands under the number of the one that takes part: a part
 * of the brand's recommenders is theirs, and so is whatever came of them.
 */
import type { AgencyEvent } from '@weitersagen/contract/agency/rules';
import { findAgencyByOwnNumber, insertAgency, markAgency } from '#agency/agency-sql.ts';
import { confirmEmail, insertUser, markUser, putPassword } from '#agency/user-sql.ts';
import { putBankAccount } from '#bank-account/bank-account.ts';
import { hashPassword } from '#identity/identity.ts';
import {
  type Actor,
  type Ctx,
  createContext,
  jobContext,
  type Mandant,
  type System,
  type Tx,
} from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { diceOf } from '../life/dice.ts';
import { inventedIban } from '../life/people.ts';
import { sendMails } from '../life/sent-mails.ts';
import { demoPassword } from '../operators.ts';
import { storyContextOf } from '../story-steps.ts';
import { billDemoAgency } from './invoices.ts';
import { fillOffice } from './life.ts';
import { type Office, offices } from './offices.ts';

/** Brands that sell through agencies. */
export const agencySlugs: readonly string[] = ['spbdevk', 'versicherung'];

const dayMs = 86_400_000;

export async function putDemoAgencies(system: System, mandant: Mandant): Promise<void> {
  if (!agencySlugs.includes(mandant.slug)) return;
  const passwordHash = await hashPassword(demoPassword);
  for (const office of offices) await putOffice(system, mandant, { office, passwordHash });
}

/** Once, after the brand has a past. */
export async function fillDemoAgencies(system: System, mandant: Mandant): Promise<void> {
  if (!agencySlugs.includes(mandant.slug)) return;
  const ctx = jobContext(system, mandant, 'demo');
  if (await isFilled(ctx)) return;
  await ctx.write(async (tx) => {
    for (const office of offices.filter(({ status }) => status === 'active')) {
      const agency = await findAgencyByOwnNumber(tx.db, office.number);
      if (agency)
        await fillOffice(tx, { office, agencyId: agency.id, dice: diceOf(`${mandant.slug}-${office.number}`) });
    }
  });
  for (const { number } of offices.filter(({ status }) => status === 'active'))
    await billDemoAgency(system, mandant, number);
  await sendMails(await storyContextOf(system, mandant));
}

const isFilled = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.read(({ db }) => db.selectFrom('invitation').select('id').limit(1).execute())).length > 0;

async function putOffice(
  system: System,
  mandant: Mandant,
  { office, passwordHash }: { office: Office; passwordHash: string },
): Promise<void> {
  const at = (daysAgo: number) => new Date(system.clock.now().getTime() - daysAgo * dayMs);
  const { defaultLanguage: locale } = mandant.config;
  const actor: Actor = { kind: 'job', name: 'demo' };
  const ctx = createContext({ system, mandant, actor, locale, now: at(0), log: system.log, origin: null });
  await ctx.write(async (tx) => {
    const agencyId = await insertOffice({ ...tx, now: at(office.since) }, office);
    if (agencyId === undefined) return;
    for (const person of office.people) {
      const id = await insertUser(
        tx.db,
        {
          agencyId,
          agencyNumber: office.number,
          employeeNumber: person.number ?? null,
          positions: [person.position],
          status: 'active',
          ...person,
          language: 'de',
        },
        at(office.since),
      );
      await confirmEmail(tx.db, id, at(office.since));
      await putPassword(tx.db, { id, passwordVersion: 1 }, { passwordHash, now: at(office.since) });
      const event = person.position === 'owner' ? 'confirm' : 'invite';
      await recordEvent(
        { ...tx, now: at(office.since) },
        { object: 'agencyUser', id, event, from: null, to: 'active' },
      );
      if (office.status === 'rejected') await markUser(tx.db, id, 'locked', at(office.since - 2));
    }
  });
}

/** Nothing where it is there already. */
async function insertOffice(tx: Tx, office: Office): Promise<number | undefined> {
  const [owner] = office.people;
  const data = { ...office, email: owner?.email ?? '', taxNumber: null, buyerReference: null, logo: null };
  const made = await insertAgency(tx.db, { agencyNumber: office.number, status: 'inReview', data }, tx.now);
  if (!made) return undefined;
  const bank = { holder: office.company, iban: inventedIban(Number(office.number)), givenAt: tx.now };
  await putBankAccount(tx, { kind: 'agency', id: made.id }, bank);
  const log = (event: 'register' | AgencyEvent, from: string | null, to: string, daysLater: number) => {
    const now = new Date(tx.now.getTime() + daysLater * dayMs);
    return recordEvent(
      { ...tx, now },
      { object: 'agency', id: made.id, event, from, to, reason: reasonOf(event, office) },
    );
  };
  await log('register', null, 'registered', 0);
  await log('complete', 'registered', 'inReview', 0.1);
  if (office.status === 'rejected') await log('reject', 'inReview', 'rejected', 2);
  if (office.status === 'active' || office.status === 'inactive') await log('approve', 'inReview', 'active', 1);
  if (office.status === 'inactive') await log('deactivate', 'active', 'inactive', office.since - 20);
  const isOver = office.reason !== undefined;
  await markAgency(tx.db, made.id, { status: office.status, reason: isOver ? (office.reason ?? null) : null }, tx.now);
  return made.id;
}

const reasonOf = (event: string, { reason }: Office): string | null =>
  event === 'reject' || event === 'deactivate' ? (reason ?? null) : null;
