/**
 * What a page could cost at best: `renderToString` of the same tree, its data loaded before, on bare node:http. Started as
 * a process of its own: `node page.ts PATH`, DATABASE_URL, DATA_DIR and PORT in the environment.
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
const { pathname, search } = new URL(process.argv[2] ?? '/', 'http://localhost');
const hits = createHits(app.system);
const asked = await createPortal(app.http, { ...app, hits, abTests: createAbTests(app.system, hits) }).ask({
  method: 'GET',
  host: 'spbdevk.localhost',
  path: pathname,
  search,
  cookies: {},
  secure: false,
  origin: { requestId: 'limit', ip: '127.0.0.1', userAgent: 'Mozilla/5.0', idempotencyKey: null },
});
if (!('request' in asked)) throw new Error(`${pathname} leads to ${asked.redirect}`);
const render = await renderingOf(asked.request);

createServer((_request, response) => {
  const html = Buffer.from(render());
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length }).end(html);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
