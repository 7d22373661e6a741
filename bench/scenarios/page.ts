/**
 * Pages by 16 visitors at once: the recipient page and a category of 200 products (48 of them on its first page), whole answers with
 * their data, beside the rendering of the same tree alone; and a page of text with its words from the CMS, beside the same page with the same words built in.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../tools/machine/free-port.ts';
import { type Environment, type Figure, medians, type Server } from '../environment.ts';
import { get, load } from '../load/load.ts';
import { fillProducts, someCategories } from '../products.ts';
import { makeLinks } from '../visitors.ts';

const connections = 16;
const seconds = 8;
const textPage = '/de/datenschutz';
const limits = join(import.meta.dirname, '../limits');

export const scenario = async (environment: Environment): Promise<Figure[]> => [
  await besideItsRendering(environment, 'recipient page', recipientPath),
  await besideItsRendering(environment, 'category page of 200 products', categoryPath),
  await pageOfContent(environment),
];

async function recipientPath(_: Environment, server: Server): Promise<string> {
  const [link] = await makeLinks(server, 1);
  return link?.page ?? '';
}

async function categoryPath(environment: Environment): Promise<string> {
  await fillProducts(environment, { slug: 'spbdevk', products: 200 * someCategories.length });
  return '/de/internet';
}

async function besideItsRendering(
  environment: Environment,
  name: string,
  pathOf: (environment: Environment, server: Server) => Promise<string>,
): Promise<Figure> {
  const server = await environment.startServer();
  const path = await pathOf(environment, server);
  const limit = await start(environment, 'page.ts', path);
  try {
    await rate(server, path, 3);
    await rate(limit, path, 3);
    const { ours, bare } = await medians(3, async () => ({
      ours: await rate(server, path, seconds),
      bare: await rate(limit, path, seconds),
    }));
    return { name, value: ours, unit: 'pages/s', limit: bare, ratio: ours / bare, must: { atLeast: 0.4 } };
  } finally {
    limit.stop();
    await server.stop();
  }
}

async function pageOfContent(environment: Environment): Promise<Figure> {
  const cms = await start(environment, 'content-page.ts', textPage, 'cms');
  const builtIn = await start(environment, 'content-page.ts', textPage, 'built-in');
  try {
    for (const one of [cms, builtIn]) await rate(one, textPage, 3);
    const { ours, bare } = await medians(5, async () => ({
      ours: await rate(cms, textPage, seconds),
      bare: await rate(builtIn, textPage, seconds),
    }));
    return {
      name: 'a page costs with words of the CMS, beside the same words built in',
      value: 1000 / ours,
      unit: 'ms',
      limit: 1000 / bare,
      ratio: bare / ours,
      must: { atMost: 1.1 },
    };
  } finally {
    cms.stop();
    builtIn.stop();
  }
}

async function start(environment: Environment, file: string, ...args: readonly string[]) {
  const port = await freePort();
  const started = spawn(process.execPath, [join(limits, file), ...args], {
    env: { ...process.env, ...environment.settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(started.stdout, 'data');
  return { port, stop: () => started.kill('SIGKILL') };
}

const rate = async ({ port }: { port: number }, path: string, forSeconds: number): Promise<number> =>
  (await load({ port, connections, seconds: forSeconds, next: () => get(path), accepts: (status) => status === 200 }))
    .perSecond;
