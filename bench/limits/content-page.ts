/**
 * A page of text, asked and rendered on bare node:http: with its words from the CMS, or with the same words built in. Started as
 * a process of its own: `node content-page.ts PATH cms|built-in`, DATABASE_URL, DATA_DIR and PORT in the environment.
 */
import { createServer } from 'node:http';
import type { PageRequest } from '@weitersagen/contract/page/page';
import { createAbTests } from '../../server/src/ab-test/ab-test.ts';
import { createApp } from '../../server/src/app.ts';
import { createPortal } from '../../server/src/pages/pages.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { createHits } from '../../server/src/tracking/tracking.ts';

const built = new URL('../../web/dist/server/entry-server.js', import.meta.url).href;
const { renderingOf } = (await import(built)) as { renderingOf: (request: PageRequest) => Promise<() => string> };

const app = await createApp(readConfig({ ...process.env, PORT: '0', LOG_LEVEL: 'error' }));
const hits = createHits(app.system);
const portal = createPortal(app.http, { ...app, hits, abTests: createAbTests(app.system, hits) });
const [, , path = '/', from = 'cms'] = process.argv;

const origin = { requestId: 'limit', ip: '127.0.0.1', userAgent: 'Mozilla/5.0', idempotencyKey: null };

async function ask(): Promise<PageRequest> {
  const asked = await portal.ask({
    method: 'GET',
    host: 'spbdevk.localhost',
    path,
    search: '',
    cookies: {},
    secure: false,
    origin,
  });
  if (!('request' in asked)) throw new Error(`${path} leads to ${asked.redirect}`);
  return asked.request;
}

const words = new Map<string, unknown>();
const reader = await (await ask()).content();

/** Every text of the CMS that was read once stands in the program from then on. */
const builtIn = async () => ({
  ...reader,
  async page(slug: string) {
    if (!words.has(slug)) words.set(slug, await reader.page(slug));
    return words.get(slug) as Awaited<ReturnType<typeof reader.page>>;
  },
});

createServer((_request, response) => {
  void ask()
    .then((request) => renderingOf(from === 'cms' ? request : { ...request, content: builtIn }))
    .then((render) => {
      const html = Buffer.from(render());
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length }).end(html);
    });
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
