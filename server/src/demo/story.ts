/**
 * The people of the demo have a past, so that a personal area and the desk have something to show after the first start (rules 9):
 * Anna with her story, and half a year of the life of each brand. It is told by the verbs of the product, each at the moment it
 * happened, in the order of time. Only a mandant without any recommendation gets it, and never test mode: there each
 * test makes people of its own.
 */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { consentList } from '@weitersagen/contract/consent/cookies';
import { resetPassword } from '#account/password/new-password.ts';
import { createAccount } from '#account/password/register.ts';
import { findPerson } from '#account/person-sql.ts';
import { invitations } from '#agency/agency.ts';
import { decideConsent } from '#consent/consent.ts';
import { issueToken } from '#identity/identity.ts';
import { exportRun } from '#payout/export.ts';
import { createRun } from '#payout/payout.ts';
import { today } from '#platform/clock.ts';
import { jobContext, type Mandant, type System } from '#platform/context.ts';
import type { Click } from '#recommendation/click-group.ts';
import { createClickWriter } from '#recommendation/click-writer.ts';
import { rollUpClicks } from '#recommendation/entries.ts';
import { expireRecommendations } from '#settlement/recommendation-end.ts';
import { byAnybody, confirmPayout } from '#settlement/settlement.ts';
import { demoCatalogue, demoEmail } from './brands.ts';
import { visitorsOf } from './life/decisions.ts';
import { type Calendar, casts, certainIn, lifeOf, runsOf, waitingIn } from './life/life.ts';
import { inOneTransaction } from './life/one-transaction.ts';
import { withReturns } from './life/returns.ts';
import { sendMails } from './life/sent-mails.ts';
import { haveVisitors } from './life/visits.ts';
import { demoPassword } from './operators.ts';
import { dayMs, nobodyAnswers, type StoryContext, storyContextOf, tellingOf } from './story-steps.ts';
import { anna, expiredDaysAgo, type Run, runs, startDaysAgo, steps, type Tale, tales } from './tales.ts';

/** The brand where Anna has a story; on the others she can only sign in, where the client's portal does not do it. */
const storySlug = 'spbdevk';

export async function tellStory(system: System, mandants: readonly Mandant[]): Promise<void> {
  const empty = await Promise.all(mandants.map(async (mandant) => ((await isTold(system, mandant)) ? [] : [mandant])));
  // The passwords of all brands are hashed side by side.
  const contexts = await Promise.all(empty.flat().map(async (mandant) => storyContextOf(system, mandant)));
  await Promise.all(contexts.filter(({ mandant }) => !mandant.config.autologin).map(signUp));
  for (const { mandant, at } of contexts) {
    const seen: Click[] = [];
    const clicks = { record: async (click: Click) => void seen.push(click) };
    await inOneTransaction(system, mandant, async (inside) =>
      tell({ ...(await storyContextOf(inside, mandant)), clicks }),
    );
    await haveVisitors(await storyContextOf(system, mandant));
    await countClicks(system, seen);
    await rollUpClicks(at(0, { kind: 'job', name: 'recommendation.roll-up' }));
  }
}

/** Clicks have a writer with a pace of its own, so they come after the rest; all at once they are a few statements. */
async function countClicks(system: System, clicks: readonly Click[]): Promise<void> {
  const writer = createClickWriter(system);
  await Promise.all(clicks.map((click) => writer.record(click)));
  await writer.stop();
}

const isTold = async (system: System, mandant: Mandant): Promise<boolean> => {
  const ctx = jobContext(system, mandant, 'demo');
  return (await ctx.read(({ db }) => db.selectFrom('recommendation').select('id').limit(1).execute())).length > 0;
};

/** Once: a start that ended before the story was told has made her already. */
async function signUp({ at, mandant }: StoryContext): Promise<void> {
  const ctx = at(startDaysAgo);
  const { firstName, lastName } = anna;
  const email = demoEmail(anna.email, mandant.slug);
  const known = await ctx.read(({ db }) => findPerson(db, { email }));
  if (known?.passwordHash) return;
  const wishes = { acceptsTerms: false, termsText: null, wantsNewsletter: false };
  if (!known)
    await createAccount(ctx, { firstName, lastName, email, ...wishes }, { captcha: null, answer: nobodyAnswers() });
  // The link of the mail is sealed; another one of the same purpose sets the password as well.
  const token = await ctx.write(async (tx) => {
    const person = await findPerson(tx.db, { email });
    if (!person) throw new Error('nobody has signed up');
    return issueToken(tx, 'Registrierung', { object: 'account', id: person.id });
  });
  const twice = { password: demoPassword, repeatedPassword: demoPassword };
  await resetPassword(
    ctx,
    { token, ...twice, acceptsTerms: false, termsText: null },
    { answer: nobodyAnswers(), invitations },
  );
}

interface Scene {
  daysAgo: number;
  play: () => Promise<unknown>;
}

async function tell(story: StoryContext): Promise<void> {
  const { slug } = story.mandant;
  const isAnnas = slug === storySlug;
  const calendar = calendarOf(story);
  const told = [...(isAnnas ? tales : []), ...livesOf(story, calendar)];
  // The last two of them are hers.
  const paydays = isAnnas ? [...runsOf(calendar).slice(0, -2), ...runs] : runsOf(calendar);
  const scenes = [
    ...told.flatMap((tale) => scenesOf(story, tale)),
    ...[expiredDaysAgo, 1].map((daysAgo) => expiry(story, daysAgo)),
    ...paydays.flatMap((run) => payday(story, run)),
    ...consentScenes(story, calendar),
  ];
  for (const { play } of scenes.toSorted((a, b) => b.daysAgo - a.daysAgo)) await play();
  await sendMails(story);
}

/** Moments are counted from midnight, so that whoever starts the demo on a day sees the same as everybody. */
function calendarOf({ system }: StoryContext): Calendar {
  const now = system.clock.now();
  const day = today(now);
  const sinceMidnight = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / dayMs;
  return { today: day, ago: (days, hour) => days + sinceMidnight - hour / 24 };
}

function livesOf({ mandant: { slug, config } }: StoryContext, calendar: Calendar): Tale[] {
  const cast = casts.find((one) => one.slug === slug);
  if (!cast) return [];
  const lives = withReturns(lifeOf(cast, calendar, demoCatalogue(slug, calendar.today)), runsOf(calendar), calendar);
  if (slug === storySlug) return lives;
  const lived = [...lives, ...certainIn(cast, calendar)];
  // Where the client's portal signs people in nobody has a browser or a session here.
  if (config.autologin) return lived;
  return [...lived, ...waitingIn(cast, calendar, { ...anna, email: demoEmail(anna.email, slug) })];
}

/** What a recommendation went through. */
function scenesOf(story: StoryContext, { days, ...told }: Tale): Scene[] {
  const telling = tellingOf(told);
  const happened = steps.flatMap((step) => {
    const daysAgo = days[step];
    return daysAgo === undefined ? [] : [{ daysAgo, play: () => telling[step](story, daysAgo) }];
  });
  const visits = (told.visits ?? []).map((visit) => ({ daysAgo: visit[0], play: () => telling.opened(story, visit) }));
  // On one day the link is made before it is opened.
  return [...happened, ...visits];
}

const expiry = ({ at }: StoryContext, daysAgo: number): Scene => ({
  daysAgo,
  play: () => expireRecommendations(at(daysAgo, { kind: 'job', name: 'recommendation.expire' })),
});

/** Each visitor decides about cookies, and later again under the number of the first answer. */
function consentScenes({ at, mandant: { slug } }: StoryContext, calendar: Calendar): Scene[] {
  const cast = casts.find((one) => one.slug === slug);
  return (cast ? visitorsOf(cast, calendar) : []).flatMap((decisions) => {
    let number: string | null = null;
    return decisions.map(({ daysAgo, locale, source, choice }) => ({
      daysAgo,
      play: async () => {
        const asked = { ...choice, source, list: consentList, number, channel: null };
        ({ number } = await decideConsent({ ...at(daysAgo), locale }, asked, nobodyAnswers()));
      },
    }));
  });
}

const leavesNothingOut = async (): Promise<ReadonlySet<number>> => new Set();

/** One makes a run, another exports it, and the first says what the bank did. */
function payday({ at, operators: [first, second] }: StoryContext, { made, exported, confirmed }: Run): Scene[] {
  let id: number | undefined;
  const scene = (daysAgo: number | undefined, play: (daysAgo: number, run: number) => Promise<unknown>): Scene[] =>
    daysAgo === undefined ? [] : [{ daysAgo, play: async () => id !== undefined && play(daysAgo, id) }];
  const making: Scene = {
    daysAgo: made,
    play: async () => {
      id = await at(made, first)
        .write((tx) => createRun(tx, leavesNothingOut))
        .catch(noneToday);
    },
  };
  return [
    making,
    ...scene(exported, (daysAgo, run) => exportRun(at(daysAgo, second), run, byAnybody)),
    ...scene(confirmed, (daysAgo, run) => confirmPayout(at(daysAgo, first), run)),
  ];
}

/** On a day on which nothing can be paid there is no run. */
function noneToday(error: unknown): undefined {
  if (error instanceof Refusal && error.refusal === 'state.not-allowed') return;
  throw error;
}
