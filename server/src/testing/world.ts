/**
 * The small world every feature is tested in: two mandants with the same ids, so that isolation is always under test.
 *
 *   const { app, days } = await world();           // a fresh database, today is `today` (a Monday)
 *   const { body } = await app.call('GET', '/produkt');                       // of spbdevk
 *   await app.call('GET', '/produkt', { mandant: 'versicherung' });           // of the other one
 *   const ctx = await as('spbdevk');                                          // for a verb called directly
 *   await days(181);                                                          // the clock goes on
 *   afterAll(() => app.close());
 *
 * The cast: Anna recommends, Ben receives, Eva operates. What they do stands in cast/, what the client's system reports
 * in cast/client.ts; what the two mandants sell stands in mandant-files.ts.
 */
import { dayOf } from '@weitersagen/contract/basics/day';
import { codesOf } from '@weitersagen/contract/basics/label';
import { job } from '@weitersagen/contract/job/desk';
import { type Actor, type Ctx, createContext, type Mandant } from '#platform/context.ts';
import { setUpMandant } from '../setup/setup.ts';
import { type TestApp, testApp } from './app.ts';
import { type Anna, annaOf } from './cast/anna.ts';
import { type Ben, benOf } from './cast/ben.ts';
import { type Client, clientOf } from './cast/client.ts';
import { onCells, testCells } from './database/database.ts';
import { files, type Slug, today } from './mandant-files.ts';

const start = new Date(`${today}T09:00:00Z`);

export interface World {
  app: TestApp;
  mandants: Readonly<Record<Slug, Mandant>>;
  anna: Anna;
  ben: Ben;
  /** The client's system. */
  client: Client;
  /** A context of a mandant for verbs that are called directly; nobody is signed in. */
  as(slug?: Slug, actor?: Actor): Ctx;
  /** The clock goes on by so many days. */
  days(count: number): Promise<void>;
  /** On to the next hour: what is counted by the minute or the hour begins anew, and no series falls into two. */
  nextHour(): void;
  /** The clock goes on by so many days, and then the nightly passes of both mandants, one after the other. */
  nights(count: number): Promise<void>;
  /** So many nights, each as the schedule has it: a job works for whoever has something to do, one of the month on the first. */
  everyNight(count: number): Promise<void>;
}

/** `environment` changes the configuration of the app; `given` is where its log or its mails go. */
export async function world(
  environment: Record<string, string> = {},
  given: Parameters<typeof testApp>[1] = {},
): Promise<World> {
  const app = await testApp(environment, given);
  const { system } = app.app;
  system.clock.set(start);
  const mandants = {
    spbdevk: await setUpMandant(system, structuredClone(files.spbdevk), onCells ? testCells[0] : undefined),
    versicherung: await setUpMandant(system, structuredClone(files.versicherung), onCells ? testCells[1] : undefined),
  };
  const days = async (count: number): Promise<void> =>
    system.clock.set(new Date(system.clock.now().getTime() + count * 86_400_000));
  return {
    app,
    mandants,
    anna: annaOf(app),
    ben: benOf(app, mandants),
    client: clientOf(app),
    as: (slug = 'spbdevk', actor = { kind: 'anyone' }) =>
      createContext({
        system,
        mandant: mandants[slug],
        actor,
        locale: 'de',
        now: system.clock.now(),
        log: system.log,
        origin: null,
      }),
    days,
    nextHour: () => {
      const next = new Date(system.clock.now());
      system.clock.set(new Date(next.setUTCHours(next.getUTCHours() + 1, 0, 0, 0)));
    },
    nights: async (count) => {
      await days(count);
      const known = app.app.jobs.names();
      for (const name of codesOf(job).filter((one) => known.includes(one))) {
        for (const mandant of Object.values(mandants)) await app.app.jobs.runNow(name, mandant);
      }
    },
    everyNight: async (count) => {
      const { jobs } = app.app;
      for (let night = 1; night <= count; night += 1) {
        await days(1);
        const isFirst = dayOf(system.clock.now()).endsWith('-01');
        const due = jobs.names().filter((name) => isFirst || jobs.every(name) !== 'month');
        for (const name of due) await jobs.runDue(name);
      }
    },
  };
}
