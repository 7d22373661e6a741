/**
 * What a page costs a phone, those of a mail's token included: bytes over the line (brotli, as they are served) before and
 * after the first touch, requests, and Lighthouse's simulated mobile, medians of five,
 * beside a page that does nothing.
 */
import type { Browser } from '@playwright/test';
import lighthouse, { type RunnerResult as Result } from 'lighthouse';
import { openBrowser } from '../browser.ts';
import { type Environment, type Figure, median } from '../environment.ts';
import { makeMailPages } from '../mail-pages.ts';
import { startPlainPage } from '../plain-page.ts';
import { makeLinks } from '../visitors.ts';

const rounds = 5;
const kib = 1024;

interface PublicPage {
  name: string;
  path: string;
  /** Whether search engines may list it: only then its score for them says something. */
  isListed: boolean;
  /** One that somebody uploaded, among what is seen first. */
  hasPicture?: boolean;
}

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer({ PORTAL_TESTMODE: '1' });
  const [link] = await makeLinks(server, 1);
  const { agreement, reward } = await makeMailPages(server);
  const pages: PublicPage[] = [
    { name: 'home', path: '/de/', isListed: true, hasPicture: true },
    { name: 'recommend', path: '/de/empfehlen/101', isListed: true },
    { name: 'category', path: '/de/internet', isListed: true },
    { name: 'category of devices', path: '/de/smartphones.html', isListed: true },
    { name: 'product', path: '/de/produkt/101', isListed: true },
    { name: 'premiums', path: '/de/aktuellepraemienuebersicht', isListed: true },
    { name: 'contact', path: '/de/kontakt', isListed: true },
    { name: 'imprint', path: '/de/impressum', isListed: true },
    { name: 'recipient', path: link?.page ?? '', isListed: false },
    { name: 'agreement', path: agreement, isListed: false },
    { name: 'reward choice', path: reward, isListed: false },
  ];
  const { browser, port } = await openBrowser();
  const plainPage = await startPlainPage();
  try {
    const plain = await report(port, plainPage.address);
    const figures: Figure[] = [];
    for (const page of pages) {
      const address = `http://spbdevk.localhost:${server.port}${page.path}`;
      figures.push(...(await weigh(browser, page.name, address)), ...(await judge(port, page, { address, plain })));
    }
    return figures;
  } finally {
    plainPage.stop();
    await browser.close();
    await server.stop();
  }
}

const atMost = (name: string, unit: string, value: number, max: number): Figure => ({
  name,
  value,
  unit,
  ratio: value,
  must: { atMost: max },
});

/** Bytes of the bodies as they came over the line; the living page's script holds what was there before the touch. */
async function weigh(browser: Browser, name: string, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  const heads = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + (encodedDataLength - (heads.get(requestId) ?? 0)) / kib);
  });
  const of = (kind: string): number => bytes.get(kind) ?? 0;
  await page.goto(address, { waitUntil: 'networkidle' });
  const before = of('Script');
  const [document, styles, requests] = [of('Document'), of('Stylesheet'), kinds.size];
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const hydrated = of('Script');
  await context.close();
  return [
    atMost(`${name}: script before a touch`, 'KB', before, 10),
    atMost(`${name}: script when hydrated`, 'KB', hydrated, 105),
    atMost(`${name}: styles`, 'KB', styles, 10),
    atMost(`${name}: document with its data`, 'KB', document, 20),
    atMost(`${name}: requests`, 'requests', requests, 8),
  ];
}

/** What Lighthouse says of an address, mobile as it simulates it. */
interface Report {
  scoreOf(category: string): number;
  numberOf(audit: string): number;
}

async function report(port: number, address: string): Promise<Report> {
  const runs: Result['lhr'][] = [];
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`no report of ${address}`);
    runs.push(result.lhr);
  }
  return {
    scoreOf: (id) => median(runs.map(({ categories }) => (categories[id]?.score ?? 0) * 100)),
    numberOf: (id) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
  };
}

async function judge(
  port: number,
  { name, isListed, hasPicture = false }: PublicPage,
  { address, plain }: { address: string; plain: Report },
): Promise<Figure[]> {
  const { scoreOf, numberOf } = await report(port, address);
  const scored = (['performance', 'accessibility', 'best-practices', 'seo'] as const)
    .filter((id) => id !== 'seo' || isListed)
    .map((id): Figure => {
      const value = scoreOf(id);
      return { name: `${name}: ${id}`, value, unit: 'of 100', ratio: value, must: { atLeast: 100 } };
    });
  const inMs = (what: string, audit: string, max: number): Figure => ({
    ...atMost(`${name}: ${what}`, 'ms', numberOf(audit), max),
    alone: plain.numberOf(audit),
  });
  return [
    ...scored,
    inMs('largest contentful paint', 'largest-contentful-paint', hasPicture ? 1200 : 1000),
    inMs('total blocking time', 'total-blocking-time', 20),
    atMost(`${name}: layout shift`, '', numberOf('cumulative-layout-shift'), 0),
  ];
}
