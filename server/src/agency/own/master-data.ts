/**
 * What an agency says of itself (rules 2.3): its owner reads and changes all of it, an employee the own name, phone and
 * language. The bank account follows the rules of all: sealed, in full only for whoever has just signed in, the password
 * again for another one, and told by mail. What was there before stands in the reason of the event.
 */
import { seesWholeAgency } from '@weitersagen/contract/agency/rights';
import { mayAgency, mayRename } from '@weitersagen/contract/agency/rules';
import type {
  AgencyCompleted,
  ChangeMasterData,
  CompleteAgency,
  MasterData,
} from '@weitersagen/contract/agency/schemas';
import { maskIban } from '@weitersagen/contract/bank-account/iban';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Value } from '@weitersagen/contract/basics/wire';
import { bankOfIban, checkIban, findBankAccount, giveBankAccount } from '#bank-account/bank-account.ts';
import { isFreshSignIn, proveByPassword } from '#identity/identity.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { listUsableLanguages } from '#site/site.ts';
import * as agencySql from '../agency-sql.ts';
import { queueBankMail } from '../mail/mail-queue.ts';
import { salutationOf } from '../salutation.ts';
import { agencyKind, ownAgencyOf, rolesNow } from '../user-kind.ts';
import * as sql from '../user-sql.ts';
import { lockAgencySelf } from './lock-self.ts';
import { refuseMessage } from './refuse-message.ts';

type Shown = Value<typeof MasterData>;
type Change = Value<typeof ChangeMasterData>;

export async function showMasterData(ctx: Ctx): Promise<Shown> {
  const actor = ownAgencyOf(ctx);
  const isFresh = isFreshSignIn(ctx.now, actor);
  return ctx.read((tx) => shownOf(tx, actor, isFresh));
}

async function shownOf(
  tx: Tx,
  { userId, agencyId }: { userId: number; agencyId: number },
  isFresh: boolean,
): Promise<Shown> {
  const user = (await sql.findUser(tx.db, { id: userId })) ?? refuse('token.invalid');
  const agency = (await agencySql.findAgency(tx.db, agencyId)) ?? refuse('unknown');
  const isOwner = seesWholeAgency(rolesNow(user));
  const bank = isOwner ? await findBankAccount(tx, { kind: 'agency', id: agencyId }) : undefined;
  const { taxNumber, vatId, statusReason: _reason, id: _id, logo: _logo, ...shown } = agency;
  return {
    ...shown,
    // What the office is to the tax office, and where its money goes, is the owner's.
    taxId: isOwner ? (vatId ?? taxNumber) : null,
    buyerReference: isOwner ? agency.buyerReference : null,
    holder: bank?.holder ?? null,
    iban: bank ? (isFresh ? bank.iban : maskIban(bank.iban)) : null,
    bank: bank ? ((await bankOfIban(bank.iban, tx.now))?.bank ?? null) : null,
    salutation: salutationOf(user.salutation),
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    ownPhone: user.phone,
    ownEmail: user.email,
    language: user.language,
    employeeNumber: user.employeeNumber,
    mayChangeAgency: isOwner,
    mayRename: isOwner && mayRename(agency),
  };
}

/** Of both numbers an office may be known by, the one that is meant. */
const taxOf = (taxId: string): { vatId: string | null; taxNumber: string | null } =>
  /^DE\d{9}$/i.test(taxId) ? { vatId: taxId.toUpperCase(), taxNumber: null } : { vatId: null, taxNumber: taxId };

/** G4: everything is there, and an operator looks at it. */
export async function completeAgency(
  ctx: Ctx,
  { holder, iban, taxId, ...address }: Value<typeof CompleteAgency>,
): Promise<Value<typeof AgencyCompleted>> {
  const actor = ownAgencyOf(ctx);
  if (!seesWholeAgency(actor.roles)) refuse('access.denied');
  checkIban(ctx, iban);
  return ctx.write(async (tx) => {
    const agency = (await agencySql.lockAgency(tx.db, actor.agencyId)) ?? refuse('unknown');
    if (!mayAgency('complete', agency)) refuse('state.not-allowed');
    await agencySql.putAgency(tx.db, agency, { ...agency, ...address, ...taxOf(taxId) }, tx.now);
    await agencySql.markAgency(tx.db, agency.id, { status: 'inReview', reason: null }, tx.now);
    await recordEvent(tx, { object: 'agency', id: agency.id, event: 'complete', from: agency.status, to: 'inReview' });
    await storeBank(tx, agency, { holder, iban });
    return { status: 'inReview' as const };
  });
}

/** What is left out stays. */
export async function changeMasterData(ctx: Ctx, { current, ...given }: Change): Promise<Shown> {
  const actor = ownAgencyOf(ctx);
  const { holder, iban, salutation, firstName, lastName, ownPhone, language, taxId, clears, ...agency } = given;
  const tax = taxId === null ? null : taxOf(taxId);
  const ofAgency =
    [...Object.values(agency), tax, holder, iban].some((value) => value !== null) ||
    clears.some((field) => field in agency);
  if (ofAgency && !seesWholeAgency(actor.roles)) refuse('access.denied');
  if ((holder === null) !== (iban === null))
    refuse('input.invalid', { problems: [{ field: holder === null ? 'Kontoinhaber' : 'IBAN', code: 'required' }] });
  refuseMessage({ Vorname: firstName, Nachname: lastName });
  if (language !== null) await refuseLanguage(ctx, language);
  if (iban !== null) checkIban(ctx, iban);
  const isFresh = isFreshSignIn(ctx.now, actor);
  if (iban !== null && !isFresh) await proveByPassword(agencyKind, ctx, current ?? refuse('bank-data.password-needed'));
  return ctx.write(async (tx) => {
    const before = ofAgency ? ((await agencySql.lockAgency(tx.db, actor.agencyId)) ?? refuse('unknown')) : null;
    const user = await lockAgencySelf(tx);
    if (before && before.id !== user.agencyId) refuse('access.denied');
    if (before && agency.company !== null && agency.company !== before.company && !mayRename(before))
      refuse('input.invalid', { problems: [{ field: 'Firma', code: 'company-checked' }] });
    const person = {
      salutation: clears.includes('salutation') ? null : (salutation ?? user.salutation),
      firstName: firstName ?? user.firstName,
      lastName: lastName ?? user.lastName,
      phone: clears.includes('ownPhone') ? null : (ownPhone ?? user.phone),
      language: language?.toLowerCase() ?? user.language,
    };
    await sql.putPerson(tx.db, user.id, person, tx.now);
    if (before) await changeAgency(tx, before, { ...given, tax });
    return shownOf(tx, actor, isFresh);
  });
}

async function refuseLanguage(ctx: Ctx, wanted: string): Promise<void> {
  const usable = await listUsableLanguages(ctx);
  if (!usable.some(({ language }) => language === wanted.toLowerCase()))
    refuse('input.invalid', { problems: [{ field: 'Language', code: 'invalid' }] });
}

async function changeAgency(
  tx: Tx,
  before: agencySql.Agency,
  { tax, holder, iban, clears, ...given }: Omit<Change, 'current'> & { tax: ReturnType<typeof taxOf> | null },
): Promise<void> {
  const after = {
    ...before,
    company: given.company ?? before.company,
    legalForm: clears.includes('legalForm') ? null : (given.legalForm ?? before.legalForm),
    street: given.street ?? before.street,
    houseNumber: given.houseNumber ?? before.houseNumber,
    postcode: given.postcode ?? before.postcode,
    city: given.city ?? before.city,
    phone: given.phone ?? before.phone,
    buyerReference: clears.includes('buyerReference') ? null : (given.buyerReference ?? before.buyerReference),
    ...tax,
  };
  await putWithEvent(tx, before, after);
  if (holder !== null && iban !== null) await storeBank(tx, before, { holder, iban });
}

const told = {
  company: 'Firma',
  legalForm: 'Rechtsform',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  postcode: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
  email: 'E-Mail',
  taxNumber: 'Steuernummer',
  vatId: 'USt-IdNr.',
  buyerReference: 'Käuferreferenz',
  logo: 'Logo',
} as const satisfies Partial<Record<keyof agencySql.Agency, string>>;

/** Writes what is new, and what was there before into the log; nothing where nothing is. */
export async function putWithEvent(
  tx: Tx,
  before: agencySql.Agency,
  after: agencySql.Agency,
  reason?: string,
): Promise<void> {
  const changes = (Object.keys(told) as (keyof typeof told)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => `${told[field]}: ${before[field] ?? '–'} → ${after[field] ?? '–'}`);
  if (changes.length === 0) return;
  await agencySql.putAgency(tx.db, before, after, tx.now);
  const { id, status } = before;
  const why = [reason, ...changes].filter(Boolean).join('; ').slice(0, 1000);
  await recordEvent(tx, { object: 'agency', id, event: 'change', from: status, to: status, reason: why });
}

async function storeBank(
  tx: Tx,
  { id, agencyNumber, status }: Pick<agencySql.Agency, 'id' | 'agencyNumber' | 'status'>,
  { holder, iban }: { holder: string; iban: string },
): Promise<void> {
  const given = await giveBankAccount(tx, { kind: 'agency', id }, { holder, iban });
  if (!given) return;
  await recordEvent(tx, { object: 'agency', id, event: given.change, from: status, to: status });
  // Also whoever did not change it: what is refunded goes there.
  for (const owner of await sql.listOwners(tx.db, agencyNumber))
    await queueBankMail(tx, owner, { last4: iban.slice(-4) });
}
