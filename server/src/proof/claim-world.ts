/**
 * Claims with files in a database that a process of its own takes over then: `npm run reseal`, or a server that is killed. The
 * clock is the real one when it does, so that what has to be older was made some days ago.
 */
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { createContext } from '#platform/context.ts';
import type { Transport } from '#platform/mail/delivery/transport.ts';
import { createApp } from '../app.ts';
import { setUpMandant } from '../setup/setup.ts';
import { appCaller, type SentMail } from '../testing/app.ts';
import { processDatabase } from '../testing/database/process-database.ts';
import { files } from '../testing/mandant-files.ts';
import type { World } from '../testing/world.ts';

/** What a process of its own is started with, and the end of it. */
export async function claimEnvironment(
  store: 'database' | 'folder',
): Promise<{ environment: Record<string, string>; release(): Promise<void> }> {
  const { environment: place, release } = await processDatabase();
  return {
    environment: {
      ...place,
      PORTAL_TESTMODE: '1',
      LINK_BASE: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
      ...(store === 'folder' ? { FILES_DIR: join(place.DATA_DIR, 'dateien') } : {}),
    },
    release,
  };
}

/** The small world on that database, as far as claims need it, while `work` runs; nobody else is in it then. */
export async function inWorld<T>(environment: Record<string, string>, work: (w: World) => Promise<T>): Promise<T> {
  const mails: SentMail[] = [];
  const transport: Transport = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const app = await createApp(readConfig({ PORT: '0', ...environment }), { transport });
  const { system } = app;
  const caller = appCaller(app, mails, () => app.stop());
  try {
    const mandant =
      (await app.mandants.bySlug('spbdevk')) ?? (await setUpMandant(system, structuredClone(files.spbdevk)));
    const days = async (count: number): Promise<void> =>
      system.clock.set(new Date(system.clock.now().getTime() + count * 86_400_000));
    const as: World['as'] = (_slug, actor = { kind: 'anyone' }) =>
      createContext({ system, mandant, actor, locale: 'de', now: system.clock.now(), log: system.log, origin: null });
    return await work({ app: caller, as, days } as World);
  } finally {
    await caller.close();
  }
}
