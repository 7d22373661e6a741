/** Pictures of one colour, made and looked at in the browser: no library of the journeys draws. */
import { expect, type Locator, type Page } from '@playwright/test';

export async function drawing(
  page: Page,
  colour: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const address = await page.evaluate(
    ([across, down, fill]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const drawn = canvas.getContext('2d');
      if (!drawn) throw new Error('nothing draws here');
      drawn.fillStyle = fill;
      drawn.fillRect(0, 0, across, down);
      return canvas.toDataURL('image/png');
    },
    [width, height, colour] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** The picture has arrived, and its middle has most of this colour. */
export async function expectColour(picture: Locator, colour: 'red' | 'green' | 'blue'): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image) => {
        if (!(image instanceof HTMLImageElement) || !image.complete || image.naturalWidth === 0) return 'nothing';
        const canvas = document.createElement('canvas');
        canvas.width = 1;
        canvas.height = 1;
        const drawn = canvas.getContext('2d');
        drawn?.drawImage(image, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = drawn?.getImageData(0, 0, 1, 1).data ?? [];
        return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
      }),
    )
    .toBe(colour);
}
