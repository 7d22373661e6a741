/**
 * Campaigns (rules E-22): what a mandant tells for some days to everybody or to those who are signed in, recommenders or people of
 * agencies. Where one needs an agreement, the person agrees to its legal text word for word; another legal text has to be agreed to anew. Every agreement and
 * its end is kept as evidence apart from the person (rules 3.3). What editors write lies in the drafts.
 */
import { refuse } from '@weitersagen/contract/basics/refusals';
import { campaignText, legalTextAgreed } from '@weitersagen/contract/campaign/rules';
import type { ActiveCampaign, Audience } from '@weitersagen/contract/campaign/schemas';
import { lockSelf, recordAccountEvent } from '#account/account.ts';
import { lockAgencySelf } from '#agency/agency.ts';
import { keepPermission } from '#mandant/mandant.ts';
import { today } from '#platform/clock.ts';
import type { Ctx, Tx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';
import { previewCampaigns } from './preview.ts';
import * as sql from './sql.ts';

export { campaignKind, campaignObstacles, readEntry, removeCampaign, saveCampaign } from './kind.ts';

/** More at once nobody reads; the newest are shown. */
const shownMax = 20;

const audiencesOf = ({ actor }: Pick<Ctx, 'actor'>): Audience[] =>
  actor.kind === 'recommender' || actor.kind === 'agency' ? ['everybody', actor.kind] : ['everybody'];

function agreeingOf({ actor }: Pick<Ctx, 'actor'>): sql.Agreeing | null {
  if (actor.kind === 'recommender') return { accountId: actor.accountId };
  return actor.kind === 'agency' ? { agencyUserId: actor.userId } : null;
}

/** Active today in Berlin for whoever asks, in the language of the call; with the value of a preview those being written. */
export async function listActiveCampaigns(ctx: Ctx, preview: string | null = null): Promise<ActiveCampaign[]> {
  const previewed = await previewCampaigns(ctx, preview);
  if (previewed) return previewed;
  const asked = { audiences: audiencesOf(ctx), who: agreeingOf(ctx), max: shownMax };
  const rows = await ctx.glance((tx) => sql.listActive(tx.db, today(ctx.now), asked));
  return rows.map((row) => present(ctx, row));
}

const present = ({ locale, mandant }: Pick<Ctx, 'locale' | 'mandant'>, row: sql.CampaignRow): ActiveCampaign => ({
  id: row.id,
  ...campaignText(row.texts, locale, mandant.config.defaultLanguage),
  isAgreed: hasAgreed(row),
  needsAgreement: row.needsAgreement,
});

/** To the legal text as it is now, in whichever language it was read. */
const hasAgreed = ({ needsAgreement, agreedText, texts }: sql.CampaignRow): boolean =>
  needsAgreement && agreedText !== null && texts.some(({ legalText }) => legalText === agreedText);

interface Answered {
  isAgreed: boolean;
  /** As it was shown. */
  legalText: string | null;
}

/** The row of the person is held meanwhile: of two at once the second finds what the first has done. */
export const answerCampaign = (ctx: Ctx, id: number, { isAgreed, legalText }: Answered): Promise<ActiveCampaign> =>
  ctx.write(async (tx) => {
    const person = await lockPerson(tx);
    const campaign = (await sql.findCampaign(tx.db, id, person.who)) ?? refuse('unknown');
    const agreedText = isAgreed ? await agree(tx, person, campaign, legalText) : await leave(tx, person, campaign);
    return present(tx, { ...campaign, agreedText });
  });

/** Whoever answers, with the log of what that person did. */
interface Person {
  who: sql.Agreeing;
  email: string | null;
  record(event: 'agreeCampaign' | 'leaveCampaign', reason: string): Promise<void>;
}

async function lockPerson(tx: Tx): Promise<Person> {
  if (tx.actor.kind === 'agency') {
    const { id, email, status } = await lockAgencySelf(tx);
    return {
      who: { agencyUserId: id },
      email,
      record: (event, reason) => recordEvent(tx, { object: 'agencyUser', id, event, from: status, to: status, reason }),
    };
  }
  const account = await lockSelf(tx);
  return {
    who: { accountId: account.id },
    email: account.email,
    record: (event, reason) => recordAccountEvent(tx, account, event, reason),
  };
}

async function agree(tx: Tx, person: Person, campaign: sql.CampaignRow, shown: string | null): Promise<string> {
  const { id, texts, version } = campaign;
  const source = sourceOf(tx, campaign, version);
  refuseUnlessOpen(tx, campaign);
  const { locale, mandant } = tx;
  const text = shown ?? campaignText(texts, locale, mandant.config.defaultLanguage).legalText;
  const own = legalTextAgreed(texts, text) ?? refuse('terms.changed');
  if (hasAgreed(campaign)) return campaign.agreedText as string;
  await sql.putAgreement(tx.db, person.who, id, { version, text: own, agreed_at: tx.now });
  await keepEvidence(tx, person, { given: true, text: own, source });
  await person.record('agreeCampaign', source);
  return own;
}

/** Taken back at any time, also when the campaign is over: whoever never agreed is told as with agreeing. */
async function leave(tx: Tx, person: Person, campaign: sql.CampaignRow): Promise<null> {
  const { id, agreedText, agreedVersion } = campaign;
  if (agreedText === null || agreedVersion === null) refuseUnlessOpen(tx, campaign);
  else {
    const source = sourceOf(tx, campaign, agreedVersion);
    await sql.deleteAgreement(tx.db, person.who, id);
    await keepEvidence(tx, person, { given: false, text: agreedText, source });
    await person.record('leaveCampaign', source);
  }
  return null;
}

/** What somebody does not see is unknown; what is over, or needs no agreement, takes none. */
function refuseUnlessOpen(tx: Tx, { audience, isPublic, from, until, needsAgreement }: sql.CampaignRow): void {
  const day = today(tx.now);
  if (!isPublic || day < from || !audiencesOf(tx).includes(audience)) refuse('unknown');
  if (day > until || !needsAgreement) refuse('state.not-allowed');
}

/** Which campaign, which version of it, and what it is called. */
function sourceOf({ locale, mandant }: Tx, { id, texts }: sql.CampaignRow, version: number): string {
  const { title } = campaignText(texts, locale, mandant.config.defaultLanguage);
  return `Aktion ${id}, Fassung ${version}: ${title}`;
}

async function keepEvidence(
  tx: Tx,
  { email }: Pick<Person, 'email'>,
  permission: { given: boolean; text: string; source: string },
): Promise<void> {
  if (email !== null) await keepPermission(tx, { kind: 'campaign', email, ...permission });
}

/** The agreements of an account that goes; the evidence stays as long as it has to. */
export const forgetAgreements = (tx: Tx, accountId: number): Promise<unknown> =>
  sql.deleteAgreementsOf(tx.db, { accountId });

/** The same of somebody of an agency. */
export const forgetAgencyAgreements = (tx: Tx, agencyUserId: number): Promise<unknown> =>
  sql.deleteAgreementsOf(tx.db, { agencyUserId });
