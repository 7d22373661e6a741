import type { AppParts } from '#platform/app-parts.ts';
import type { Http } from '#platform/http/http.ts';
import { serveCollector, type TellGoal } from './collector.ts';
import type { Hits } from './hits.ts';

export function routes(http: Http, parts: AppParts, hits: Hits, tellGoal: TellGoal): void {
  // Pages that are being answered are counted before the listener has closed.
  http.fastify.addHook('onClose', hits.stop);
  serveCollector(http.fastify, { ...parts, hits, tellGoal });
}
