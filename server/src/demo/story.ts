/**
 * Anna has an account, and a story, so that her personal area and the desk have something to show after the first start
 * (rules 9). It is told by the verbs of the product, each at the moment it happened, in the order of time. Only a
 * mandant without any account gets it, and never test mode: there each test makes people of its own.
 */
import { resetPassword } from '#account/password/new-password.ts';
import { createAccount } from '#account/password/register.ts';
import { findPerson } from '#account/person-sql.ts';
import { issueToken } from '#identity/identity.ts';
import { exportRun } from '#payout/export.ts';
import { createRun } from '#payout/payout.ts';
import { jobContext, type Mandant, type System } from '#platform/context.ts';
import { rollUpClicks } from '#recommendation/entries.ts';
import { expireRecommendations } from '#settlement/recommendation-end.ts';
import { byAnybody, confirmPayout } from '#settlement/settlement.ts';
import { demoEmail } from './brands.ts';
import { demoPassword } from './operators.ts';
import { nobodyAnswers, type StoryContext, storyContextOf, tellingOf } from './story-steps.ts';
import { anna, expiredDaysAgo, runs, startDaysAgo, steps, tales } from './tales.ts';

/** The brand whose people have a story; on the others Anna can only sign in, where the client's portal does not do it. */
const storySlug = 'spbdevk';

export async function tellStory(system: System, mandants: readonly Mandant[]): Promise<void> {
  const withSignIn = mandants.filter(({ config }) => !config.autologin);
  const empty = await Promise.all(
    withSignIn.map(async (mandant) => ((await hasPeople(system, mandant)) ? [] : [mandant])),
  );
  // The passwords of all brands are hashed side by side.
  const contexts = await Promise.all(empty.flat().map((mandant) => storyContextOf(system, mandant)));
  await Promise.all(contexts.map(signUp));
  for (const story of contexts.filter(({ mandant }) => mandant.slug === storySlug)) await tell(story);
}

const hasPeople = async (system: System, mandant: Mandant): Promise<boolean> => {
  const ctx = jobContext(system, mandant, 'demo');
  return (await ctx.read(({ db }) => db.selectFrom('account').select('id').limit(1).execute())).length > 0;
};

async function signUp({ at, mandant }: StoryContext): Promise<void> {
  const ctx = at(startDaysAgo);
  const { firstName, lastName } = anna;
  const email = demoEmail(anna.email, mandant.slug);
  const wishes = { acceptsTerms: false, termsText: null, wantsNewsletter: false };
  await createAccount(ctx, { firstName, lastName, email, ...wishes }, { captcha: null, answer: nobodyAnswers() });
  // The link of the mail is sealed; another one of the same purpose sets the password as well.
  const token = await ctx.write(async (tx) => {
    const person = await findPerson(tx.db, { email });
    if (!person) throw new Error('nobody has signed up');
    return issueToken(tx, 'Registrierung', { object: 'account', id: person.id });
  });
  const twice = { password: demoPassword, repeatedPassword: demoPassword };
  await resetPassword(ctx, { token, ...twice, acceptsTerms: false }, nobodyAnswers());
}

interface Scene {
  daysAgo: number;
  play: () => Promise<unknown>;
}

async function tell(story: StoryContext): Promise<void> {
  const scenes = [
    ...tales.flatMap((tale) => scenesOf(story, tale)),
    ...expiry(story),
    ...runs.flatMap((run) => payday(story, run)),
  ];
  for (const { play } of scenes.toSorted((a, b) => b.daysAgo - a.daysAgo)) await play();
  await rollUpClicks(story.at(0, { kind: 'job', name: 'recommendation.roll-up' }));
}

/** What a recommendation went through. */
function scenesOf(story: StoryContext, { days, ...told }: (typeof tales)[number]): Scene[] {
  const telling = tellingOf(told);
  const happened = steps.flatMap((step) => {
    const daysAgo = days[step];
    return daysAgo === undefined ? [] : [{ daysAgo, play: () => telling[step](story, daysAgo) }];
  });
  const visits = (told.visits ?? []).map((visit) => ({ daysAgo: visit[0], play: () => telling.opened(story, visit) }));
  // On one day the link is made before it is opened.
  return [...happened, ...visits];
}

const expiry = ({ at }: StoryContext): Scene[] => [
  {
    daysAgo: expiredDaysAgo,
    play: () => expireRecommendations(at(expiredDaysAgo, { kind: 'job', name: 'recommendation.expire' })),
  },
];

const leavesNothingOut = async (): Promise<ReadonlySet<number>> => new Set();

/** One makes a run, another exports it, and the first says what the bank did. */
function payday(
  { at, operators: [first, second] }: StoryContext,
  { made, exported, confirmed }: (typeof runs)[number],
): Scene[] {
  let id = 0;
  const scene = (daysAgo: number | undefined, play: (daysAgo: number) => Promise<unknown>): Scene[] =>
    daysAgo === undefined ? [] : [{ daysAgo, play: () => play(daysAgo) }];
  return [
    ...scene(made, async (daysAgo) => {
      id = await at(daysAgo, first).write((tx) => createRun(tx, leavesNothingOut));
    }),
    ...scene(exported, (daysAgo) => exportRun(at(daysAgo, second), id, byAnybody)),
    ...scene(confirmed, (daysAgo) => confirmPayout(at(daysAgo, first), id)),
  ];
}
