/** What the person does with claims: sends files for one, files it, looks at it, and appeals. */

import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import type { Output } from '@weitersagen/contract/basics/endpoint';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { Problem, Value } from '@weitersagen/contract/basics/wire';
import { fileClaim as endpoint } from '@weitersagen/contract/claim/endpoints';
import {
  answerDays,
  appealUntil,
  claimFilesMax,
  claimMoves,
  claimsPerDay,
  isOpenClaim,
  looseFileHours,
  mayAppeal,
  obstacleToClaim,
  toldReason,
  uploadsPerHour,
} from '@weitersagen/contract/claim/rules';
import type { FileClaim, OwnClaim, OwnClaimQuery } from '@weitersagen/contract/claim/schemas';
import { lockSelf } from '#account/account.ts';
import {
  attachFiles,
  countLooseFiles,
  dropFile,
  listFilesOf,
  readFile,
  type SentFile,
  setFileEnd,
  storeFile,
} from '#files/files.ts';
import { plusHours, today } from '#platform/clock.ts';
import { type Ctx, selfOf, type Tx } from '#platform/context.ts';
import { violates } from '#platform/database/db.ts';
import { recordEvent } from '#platform/event.ts';
import { writeOnce } from '#platform/http/idempotency.ts';
import { countAgainst, lookUp } from '#platform/http/limit.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { withNewNumber } from '#platform/random.ts';
import { findRecommendation } from '#recommendation/recommendation.ts';
import { filedMail } from './mails.ts';
import * as sql from './sql.ts';
import { openWords, sealWords } from './words-of.ts';

type Asked = Output<typeof FileClaim>;
type Shown = Value<typeof OwnClaim>;

const hourSeconds = 3600;
/** Some are chosen and taken back before a claim is filed. */
const looseMax = 2 * claimFilesMax;

/** A file that waits for the claim it is meant for. */
export async function uploadClaimFile(
  ctx: Ctx,
  body: AsyncIterable<Uint8Array> | null,
  name: string,
): Promise<SentFile> {
  const { accountId } = selfOf(ctx);
  await countAgainst(ctx, { name: 'claim-file', max: uploadsPerHour, windowSeconds: hourSeconds }, String(accountId));
  if ((await ctx.read((tx) => countLooseFiles(tx, accountId))) >= looseMax)
    refuse('file.refused', { problems: [{ field: 'Datei', code: 'too-many-files' }] });
  return storeFile(ctx, body, { accountId, name, endsAt: plusHours(ctx.now, looseFileHours), lockOwner: lockSelf });
}

export const dropClaimFile = (ctx: Ctx, key: string): Promise<void> =>
  lookUp(ctx, () => ctx.write((tx) => dropFile(tx, key, selfOf(ctx).accountId)));

/** B1: the same answer whatever orders there are; nothing of them is asked. */
export const fileClaim = (ctx: Ctx, asked: Asked): Promise<Shown> =>
  writeOnce(ctx, endpoint, asked, async (tx) => {
    const account = await lockSelf(tx);
    const subject = await checkSubject(tx, account.id, asked);
    if (await sql.findOpenAbout(tx.db, account.id, subject)) refuse('claim.open');
    await refuseTooMany(tx, account.id);
    const { id, number } = await withNewNumber('claim', (drawn) =>
      sql.insertClaim(tx.db, {
        number: drawn,
        account_id: account.id,
        recommendation_id: subject.recommendationId,
        external_number: subject.externalNumber,
        contract_on: asked.contractOn,
        words_sealed: sealWords(tx, 'claim.words', drawn, asked.words),
        status: 'filed',
        filed_at: tx.now,
        answer_by: plusDays(today(tx.now), answerDays),
      }),
    ).catch((error: unknown) => (violates(error, 'claim_open') ? refuse('claim.open') : Promise.reject(error)));
    await recordEvent(tx, { object: 'claim', id, event: 'file', from: null, to: 'filed' });
    await attachFiles(tx, asked.files, { accountId: account.id, object: 'claim', objectId: id });
    const claim = (await sql.findClaim(tx, number)) as sql.Claim;
    await mailFiled(tx, claim);
    return show(tx, claim);
  });

/** Which recommendation or order it is about, and that it is neither too early nor too late; all that is wrong at once. */
async function checkSubject(
  tx: Tx,
  accountId: number,
  { recommendationNumber, externalNumber, contractOn }: Asked,
): Promise<{ recommendationId: number | null; externalNumber: string | null }> {
  const found =
    recommendationNumber === null ? undefined : await findRecommendation(tx, { number: recommendationNumber });
  const own = found?.accountId === accountId ? found : undefined;
  const problems: Problem[] = [];
  if (recommendationNumber === null && externalNumber === null)
    problems.push({ field: 'Empfehlungsnummer', code: 'claim-subject-needed' });
  if (recommendationNumber !== null && !own)
    problems.push({ field: 'Empfehlungsnummer', code: 'number-unknown', values: { value: recommendationNumber } });
  const recommendedOn = own ? dayOf(own.createdAt) : null;
  const obstacle = obstacleToClaim({ contractOn, recommendedOn }, today(tx.now));
  if (obstacle) problems.push({ field: 'Abschlussdatum', code: obstacle });
  if (problems.length > 0) refuse('input.invalid', { problems });
  return { recommendationId: own?.id ?? null, externalNumber };
}

async function refuseTooMany(tx: Tx, accountId: number): Promise<void> {
  const day = 24;
  const since = plusHours(tx.now, -day);
  if ((await sql.countSince(tx.db, accountId, since)) >= claimsPerDay)
    refuse('limit.reached', { retryAfter: day * hourSeconds });
}

async function mailFiled(tx: Tx, { number, answerBy, accountId }: sql.Claim): Promise<void> {
  const { email, language, firstName } = await lockSelf(tx);
  if (email === null) return;
  await queueMail(tx, filedMail, {
    to: email,
    language,
    object: 'account',
    objectId: accountId,
    about: number,
    parameters: { number, answerBy, firstName },
  });
}

export const listOwnClaims = (ctx: Ctx, { count, after }: Value<typeof OwnClaimQuery>): Promise<Shown[]> =>
  ctx.read(async (tx) => {
    const claims = await sql.listOwn(tx.db, selfOf(ctx).accountId, { count: count ?? 20, after });
    const files = await listFilesOf(
      tx,
      'claim',
      claims.map(({ id }) => id),
    );
    return claims.map((claim) => present(tx, claim, files.get(claim.id) ?? []));
  });

const show = async (tx: Tx, claim: sql.Claim): Promise<Shown> =>
  present(tx, claim, (await listFilesOf(tx, 'claim', [claim.id])).get(claim.id) ?? []);

function present(tx: Tx, claim: sql.Claim, files: SentFile[]): Shown {
  const { words, appealWords } = openWords(tx, claim);
  const until = claim.decidedAt && claim.outcome === 'refused' ? appealUntil(dayOf(claim.decidedAt)) : null;
  return {
    number: claim.number,
    filedAt: claim.filedAt,
    recommendationNumber: claim.recommendationNumber,
    externalNumber: claim.externalNumber || null,
    contractOn: claim.contractOn,
    words: words ?? '',
    files,
    status: claim.status,
    outcome: claim.outcome,
    reason: toldReason(claim.refusal),
    decidedAt: claim.decidedAt,
    answerBy: isOpenClaim(claim) ? claim.answerBy : null,
    appealWords,
    appealedAt: claim.appealedAt,
    appealUntil: mayAppeal({ status: claim.status, appealUntil: until }, today(tx.now)) ? until : null,
  };
}

/** A file of an own claim. */
export const readOwnFile = (ctx: Ctx, number: string, key: string): ReturnType<typeof readFile> =>
  lookUp(ctx, async () => {
    const own = (await ctx.read((tx) => sql.findOwn(tx.db, selfOf(ctx).accountId, number))) ?? refuse('unknown');
    return readFile(ctx, key, { object: 'claim', objectId: own.id });
  });

/** B5: once, in time; whoever decided the first time does not decide again. */
export const appealClaim = (ctx: Ctx, number: string, words: string): Promise<Shown> =>
  lookUp(ctx, () =>
    ctx.write(async (tx) => {
      const { id: accountId } = await lockSelf(tx);
      const claim = await sql.lockClaim(tx.db, number);
      if (claim?.accountId !== accountId) refuse('unknown');
      const until = claim.decidedAt && appealUntil(dayOf(claim.decidedAt));
      if (!mayAppeal({ status: claim.status, appealUntil: until }, today(tx.now))) refuse('state.not-allowed');
      const { to } = claimMoves.appeal;
      await sql.updateClaim(tx.db, claim.id, {
        status: to,
        appeal_sealed: sealWords(tx, 'claim.appeal', number, words),
        appealed_at: tx.now,
        answer_by: plusDays(today(tx.now), answerDays),
        first_decided_by: claim.decidedById,
      });
      // What was to end with the first decision is needed for the second one.
      await setFileEnd(tx, 'claim', claim.id, null);
      await recordEvent(tx, { object: 'claim', id: claim.id, event: 'appeal', from: claim.status, to });
      return show(tx, (await sql.findClaim(tx, number)) as sql.Claim);
    }),
  );
