/** Pictures of one recommendation: the code for the camera, on screen and on paper, and the story. */
import jsqr from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOf } from '#brand/brand.ts';
import { type World, world } from '#testing/world.ts';
import { drawnPicture } from './preview/preview.ts';
import type { Story } from './preview/story-card.ts';
import { codePng, codeSvg } from './qr-code.ts';

let here: World;
beforeAll(async () => {
  here = await world();
});
afterAll(() => here.app.close());

async function ask(url: string, host = 'spbdevk') {
  const { statusCode, headers, rawPayload } = await here.app.app.http.fastify.inject({
    url,
    headers: { host: `${host}.localhost:3000` },
  });
  return { status: statusCode, headers, raw: rawPayload };
}

/** What a camera reads. */
async function read(picture: Uint8Array | string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(picture as Uint8Array))
    .resize(540)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const jsQR = jsqr as unknown as typeof jsqr.default;
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const brands = ['spbdevk', 'versicherung', 'intranet', 'rahmen'];
const link = 'https://link.example/k/7Gh2KdP?c=ig';
const words: Story['words'] = {
  mark: 'Anzeige',
  markLine: 'Für eine Empfehlung erhalte ich eine Prämie.',
  above: 'Meine Empfehlung für dich',
  product: 'Zuhause L',
  line: 'Bestellst du über meinen Link, bekommst du 35 € Prämie.',
  note: { above: 'Prämie', amount: '35 €', below: 'für dich' },
  scan: 'Scannen oder eintippen',
  shown: 'link.example/k/7Gh2KdP',
  link,
  until: 'Gilt bis 29.08.2026',
};

test.each(brands)('in the ink of %s the code is read, as SVG and as PNG', async (brand) => {
  const ink = brandOf(brand).token('ink');
  const svg = await codeSvg(link, ink);
  expect(svg).toContain(`stroke="${ink}"`);
  expect(await read(svg.replace('<svg ', '<svg width="400" height="400" '))).toBe(link);
  expect(await read(await codePng(link, ink))).toBe(link);
});

test.each(brands)('the story of %s is upright, and a camera reads its code', async (brand) => {
  const picture = Buffer.from(await drawnPicture({ kind: 'story', brand, name: 'Beispiel', words }));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1920]);
  expect(await read(picture)).toBe(link);
});

test('a story is drawn once for a link and a language', async () => {
  const { number, hash } = await here.anna.recommends({ share: 50 });
  const address = `/vorschau/de/story-${number}-${hash}.png`;
  const first = await ask(address);
  expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
  expect(String(first.headers['cache-control'])).toMatch(/^private/);
  expect([first.headers['x-robots-tag'], first.headers['referrer-policy']]).toEqual(['noindex', 'no-referrer']);
  expect(await read(first.raw)).toMatch(/^http:\/\/localhost:3000\/k\/\w+\?c=ig$/);
  expect((await ask(address)).raw.equals(first.raw)).toBe(true);
  const asked = { kind: 'story', brand: 'spbdevk', name: 'Beispiel', words } as const;
  expect(drawnPicture(asked)).toBe(drawnPicture(structuredClone(asked)));
  expect((await ask(address.replace('/de/', '/en/'))).raw.equals(first.raw)).toBe(false);
});

test('the code of the page leads to the short link with its own channel, or to the long one where that is shared', async () => {
  for (const [linkType, path] of [
    ['KurzURL', /\/k\/\w+\?c=qr$/],
    ['Empfehlungslink', /\/e\/\d{12}\/[\da-f]{16}\?c=qr$/],
  ] as const) {
    const { number, hash } = await here.anna.recommends({ linkType });
    const svg = await ask(`/vorschau/de/code-${number}-${hash}.svg`);
    expect([svg.status, svg.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(await read(Buffer.from(svg.raw.toString().replace('<svg ', '<svg width="400" height="400" ')))).toMatch(
      path,
    );
    expect(await read((await ask(`/vorschau/de/code-${number}-${hash}.png`)).raw)).toMatch(path);
  }
});

test('there is none for a wrong hash, another mandant, an unknown number, another ending, or a link that is over', async () => {
  const { number, hash } = await here.anna.recommends();
  const before = here.app.app.system.clock.now();
  for (const file of [
    `story-${number}-${'0'.repeat(16)}.png`,
    `story-100000000001-${hash}.png`,
    `story-${number}-${hash}.svg`,
    `story-${number}.png`,
    `code-${number}-${hash}.gif`,
    `code-${number}-${'0'.repeat(16)}.svg`,
    `Story-${number}-${hash}.png`,
  ])
    expect([file, (await ask(`/vorschau/de/${file}`)).status]).toEqual([file, 404]);
  expect((await ask(`/vorschau/de/story-${number}-${hash}.png`, 'versicherung')).status).toBe(404);
  expect((await ask(`/vorschau/xx/story-${number}-${hash}.png`)).status).toBe(404);
  here.app.app.system.clock.set(new Date('2026-12-30T10:00:00Z'));
  for (const file of [`story-${number}-${hash}.png`, `code-${number}-${hash}.svg`])
    expect((await ask(`/vorschau/de/${file}`)).status).toBe(404);
  here.app.app.system.clock.set(before);
});

test('the preview of a product names it and is marked where somebody earns; one of no product is none', async () => {
  const pictures = await Promise.all(
    ['empfehlung-101', 'anzeige-101', 'anzeige'].map((name) => ask(`/vorschau/de/${name}.png`)),
  );
  expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(pictures.map(({ raw }) => raw.toString('base64'))).size).toBe(3);
  for (const name of ['anzeige-999999', 'start-101', 'anzeige-', 'empfehlung-1a'])
    expect([name, (await ask(`/vorschau/de/${name}.png`)).status]).toEqual([name, 404]);
});
