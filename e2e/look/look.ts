/**
 * How a picture of a page is taken so that it is the same everywhere: one font that comes along, nothing that moves,
 * nothing left out below the window, no policy against the style that says so. A picture that differs is a change of
 * look: wanted, it becomes the new one by `npm run look`; unwanted, it is mended.
 */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** For `test.use`. */
export const steady = { bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } } as const;

export const widths = [360, 1280] as const;

/** Opens an address at a width, ready to be looked at. */
export async function openSteadily(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await steadily(page);
}

/** What a page needs that somebody has come to by another way. */
export async function steadily(page: Page): Promise<void> {
  await page.addStyleTag({ content: oneFont() });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that waits to be scrolled to would never come.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** The whole page, or a part of it, against the picture of that name. */
export async function expectLook(of: Page | Locator, name: string): Promise<void> {
  const options = 'goto' in of ? { fullPage: true } : {};
  await expect(of as Page).toHaveScreenshot(`${name}.png`, options);
}

/** In the page: days, numbers, codes and addresses become ones that are always the same, and what the books say of this year goes. */
export function sameEveryTime(): void {
  const calm = (text: string): string =>
    text
      .replace(/\d{2}\.\d{2}\.\d{4}/g, '01.02.2027')
      .replace(/\d{12}/g, '100000000000')
      .replace(/\/k\/\w{7}/g, '/k/2345678')
      .replace(/localhost:\d+/g, 'localhost:3000')
      .replace(/[\w.*-]+@example\.org/g, 'anna@example.org');
  document.querySelector('section:has(> dl:only-child)')?.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) walker.currentNode.textContent = calm(walker.currentNode.textContent ?? '');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value && field.type !== 'file') field.value = calm(field.value);
  for (const picture of document.querySelectorAll<HTMLElement>('img[width="136"]')) picture.style.visibility = 'hidden';
}

function oneFont(): string {
  const faces = (['latin', 'latin-ext'] as const).flatMap((script) =>
    ([400, 700] as const).map(
      (weight) =>
        `@font-face { font-family: "Look ${script}"; font-weight: ${weight}; src: url(${fileOf(script, weight)}) format("woff2"); }`,
    ),
  );
  const family = '"Look latin", "Look latin-ext", sans-serif !important';
  return `${faces.join('\n')}
    :root { --font: ${family}; --font-display: ${family}; }
    code { font-family: inherit !important; }
    * { content-visibility: visible !important; }`;
}

const fileOf = (script: string, weight: number): string => {
  const file = new URL(
    `../../node_modules/@fontsource/roboto/files/roboto-${script}-${weight}-normal.woff2`,
    import.meta.url,
  );
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
};
