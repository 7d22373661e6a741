/** Content of a CMS elsewhere follows within a minute, whether or not anybody looks at a page. */
import type { MandantRegistry } from '#platform/app-parts.ts';
import { jobContext, type System } from '#platform/context.ts';
import { outsideOf } from './app-of.ts';

const everyMs = 30_000;

interface ContentWatch {
  start(): void;
  stop(): Promise<void>;
}

export function createContentWatch(system: System, mandants: Pick<MandantRegistry, 'all'>): ContentWatch {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    const { followOutside } = await import('./outside.ts');
    for (const mandant of await mandants.all()) {
      const outside = outsideOf(system, mandant);
      if (outside) await followOutside(jobContext(system, mandant, 'content-watch'), outside);
    }
  };
  return {
    start: () => {
      // Most installations have no CMS elsewhere.
      if (!system.config.cmsBase) return;
      timer = setInterval(() => {
        round = round
          .then(look)
          .catch((err: unknown) => system.log.error({ err }, 'no CMS elsewhere could be looked at'));
      }, everyMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
