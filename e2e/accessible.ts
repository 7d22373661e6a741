/**
 * Nothing that hinders anybody, by the rules of WCAG 2.2 A and AA. A look takes a core most of a second, so a page is looked
 * at when it shows a shape that no look has passed: `EVERY_LOOK=1`, as `npm run proof` has it, looks every time.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { shapesOf } from './shapes.ts';
import { test } from './test.ts';

const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/** `always` is for what shapes do not show: the colours of a brand, a width. */
export async function expectAccessible(page: Page, { always = false } = {}): Promise<void> {
  await arrived(page);
  const framed = page.frames().filter((frame) => frame !== page.mainFrame());
  await Promise.all(framed.map((frame) => frame.evaluate(arriveAtOnce)));
  const due = always ? undefined : await dueOf(page);
  if (due?.length === 0) return;
  const { violations } = await resultsOf(page);
  const found = violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
  expect(found).toEqual([]);
  if (due) appendFileSync(passedFile(), due.map((shape) => `${shape}\n`).join(''));
}

/**
 * A dialog that is still fading in has colours of its own, and so has a button that the pointer has left because the page
 * moved below it, which a browser notices with the next frame. What moves with scrolling ends by no time.
 */
const arrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const frame = () => new Promise(requestAnimationFrame);
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (ending().length > 0);
  });

/** In a frame, which may lie below the window, where nothing that moves goes on by itself. */
function arriveAtOnce(): void {
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline && animation.effect?.getComputedTiming().endTime !== Infinity)
      animation.finish();
}

/** The shapes of the page that no look of this run has passed, by any worker; nothing where every look counts. */
async function dueOf(page: Page): Promise<string[] | undefined> {
  if (process.env.EVERY_LOOK === '1' || page.frames().length > 1) return undefined;
  const passed = existsSync(passedFile()) ? new Set(readFileSync(passedFile(), 'utf8').split('\n')) : new Set();
  return (await shapesOf(page)).map(hash).filter((shape) => !passed.has(shape));
}

function passedFile(): string {
  const { outputDir } = test.info().project;
  mkdirSync(outputDir, { recursive: true });
  return join(outputDir, 'shapes-passed');
}

const hash = (shape: string): string => createHash('sha256').update(shape).digest('base64url').slice(0, 16);

/** axe comes into a document once; only a page with frames needs the way by a second page, which takes three times as long. */
async function resultsOf(page: Page): Promise<Pick<AxeResults, 'violations'>> {
  if (page.frames().length === 1) return resultsOfOne(page);
  const still = `iframe[sandbox]:not([sandbox~='allow-scripts'])`;
  const { violations } = await new AxeBuilder({ page, axeSource }).options(options).exclude(still).analyze();
  for (const element of await page.locator(still).elementHandles())
    violations.push(...(await resultsOfStill(page, await element.contentFrame())));
  return { violations };
}

/** A frame is part of a page, which has these. */
const ofThePageAlone = Object.fromEntries(
  ['region', 'landmark-one-main', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);

/** A frame in which nothing runs has no timers, for which axe waits: what it shows is looked at in a page of its own. */
async function resultsOfStill(page: Page, frame: Frame | null): Promise<AxeResults['violations']> {
  if (!frame) throw new Error('a frame has gone while it was looked at');
  const own = await page.context().newPage();
  try {
    await own.setContent(await frame.content());
    const sheets = await frame.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'),
    );
    await own.addStyleTag({ content: sheets });
    return (await resultsOfOne(own, ofThePageAlone)).violations;
  } finally {
    await own.close();
  }
}

async function resultsOfOne(page: Page, rules: RunOptions['rules'] = {}): Promise<Pick<AxeResults, 'violations'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      const { violations } = await axe.run(given);
      return { violations };
    },
    { ...options, rules },
  );
}
