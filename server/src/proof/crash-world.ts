/** A database with people, links and rewards that are ready, left for a server process of its own. */

import { today } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import type { Mandant } from '#platform/context.ts';
import type { Transport } from '#platform/mail/delivery/transport.ts';
import { type App, createApp } from '../app.ts';
import { setUpMandant } from '../setup/setup.ts';
import { appCaller, type SentMail, type TestApp } from '../testing/app.ts';
import { operator } from '../testing/cast/operators.ts';
import { files, type Slug } from '../testing/mandant-files.ts';
import { confirm, recommendAndRegister, release, report, rewardTokenOf } from '../testing/walk.ts';

interface CrashWorld {
  slug: Slug;
  mandantId: number;
  shortCodes: string[];
  rewardTokens: string[];
  recipientNumbers: string[];
}

export async function prepareCrash(
  environment: Record<string, string>,
  walks: number,
  changes: Partial<Mandant['config']> = {},
  { slug, cell }: { slug: Slug; cell?: string } = { slug: 'spbdevk' },
): Promise<CrashWorld> {
  const mails: SentMail[] = [];
  const transport: Transport = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const app: App = await createApp(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...environment }), { transport });
  const file = files[slug];
  const config = { ...file.config, claimPeriodDays: 0, ibanHoldHours: 1, ...changes };
  const mandant = await setUpMandant(app.system, { ...file, config }, cell);
  const caller: TestApp = appCaller(app, mails, async () => app.stop());
  const token = await operator(caller, { email: 'crash@betreiber.example' });
  const world: CrashWorld = { slug, mandantId: mandant.id, shortCodes: [], rewardTokens: [], recipientNumbers: [] };
  for (let index = 0; index < walks; index++) {
    const walk = await recommendAndRegister(caller, { mandant: slug, tag: `crashed${index}` });
    await confirm(caller, walk);
    await report(caller, walk, 'bestaetigt', today(app.system.clock.now()));
    await release(caller, walk, token);
    world.shortCodes.push(walk.shortLink.split('/').at(-1) ?? '');
    world.recipientNumbers.push(walk.recipientNumber);
    world.rewardTokens.push(rewardTokenOf(walk, walk.recommenderEmail), rewardTokenOf(walk, walk.recipientEmail));
  }
  await caller.close();
  return world;
}
