/** Assets as a client of Squidex asks for them, and the short addresses of our pages (rules 6.1). */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfOf } from '#testing/file-samples.ts';
import { halves, picturesOf } from '#testing/media/pictures.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let pictures: ReturnType<typeof picturesOf>;
let id: string;
let pdf: string;
beforeAll(async () => {
  w = await world();
  pictures = picturesOf(w);
  id = (await pictures.uploads(await halves(400, 200).png().toBuffer(), 'Haus am See.png')).body.Id;
  pdf = (await pictures.uploads(pdfOf(700_000), 'Anleitung.pdf')).body.Id;
});
afterAll(() => w.app.close());

const at = (query = '', of = id, app = 'spbdevk'): string => `/cms/api/assets/${app}/${of}${query}`;

describe('an asset', () => {
  test('answers without a token; with a width it is that wide [S7-C102]', async () => {
    expect(await pictures.sizeOf(at())).toEqual(['png', 400, 200]);
    expect(await pictures.sizeOf(at('?width=100'))).toEqual(['png', 100, 50]);
    expect(await pictures.sizeOf(at('/?width=100&height=50&mode=Crop&cache=3600'))).toEqual(['png', 100, 50]);
    expect(await pictures.sizeOf(at('/irgendwas.png?height=50&mode=Max'))).toEqual(['png', 100, 50]);
  });

  test('is found by its slug, by its id in any case, and in the old form by the host', async () => {
    expect(await pictures.sizeOf(at('?width=50', 'haus-am-see.png'))).toEqual(['png', 50, 25]);
    expect(await pictures.sizeOf(at('?width=50', id.toUpperCase(), 'SPBDEVK'))).toEqual(['png', 50, 25]);
    expect(await pictures.sizeOf(`/cms/api/assets/${id}?width=50`, { host: 'spbdevk.localhost' })).toEqual([
      'png',
      50,
      25,
    ]);
  });

  test.each(['%00', 'haus%00.png', '%EF%BF%BD', `${'a'.repeat(300)}.png`])('named %s is not there', async (name) => {
    const { statusCode, body } = await pictures.fetch(at('', name));
    expect([statusCode, body]).toEqual([404, '']);
  });

  test('comes in the format that is named, or in the best the caller takes', async () => {
    const asks = (query: string, accept = '*/*') => pictures.sizeOf(at(query), { accept });
    expect(await asks('?width=40&format=webp')).toEqual(['webp', 40, 20]);
    expect(await asks('?width=40&format=jpg')).toEqual(['jpeg', 40, 20]);
    expect(await asks('?width=40', 'image/webp,*/*')).toEqual(['webp', 40, 20]);
    expect(await asks('?auto=true', 'image/avif,image/webp')).toEqual(['heif', 400, 200]);
    const { headers } = await pictures.fetch(at('?width=40'), { accept: 'image/webp' });
    expect([headers.vary, headers.etag, headers['content-type']]).toEqual(['origin, accept', '"1-webp"', 'image/webp']);
  });

  test('is cut around its focus, or around another', async () => {
    const colour = async (query: string): Promise<number[]> => {
      const { rawPayload } = await pictures.fetch(at(query));
      return [...(await sharp(rawPayload).removeAlpha().resize(1, 1).raw().toBuffer())];
    };
    expect(await colour('?width=50&height=100&mode=Crop&focusX=-1&focusY=0')).toEqual([255, 0, 0]);
    expect(await colour('?width=50&height=100&mode=Crop&focusX=1&focusY=0')).toEqual([0, 0, 255]);
    expect(await pictures.sizeOf(at('?width=300&height=300&mode=Pad&bg=ffffff'))).toEqual(['png', 300, 300]);
    expect(await pictures.sizeOf(at('?width=10&height=300&mode=Stretch'))).toEqual(['png', 10, 300]);
  });

  test('says who may keep it how long, and is not sent again to whoever has it', async () => {
    const { headers } = await pictures.fetch(at('?width=30'));
    expect([headers['cache-control'], headers.etag]).toEqual(['public, no-cache', '"1"']);
    const cached = async (query: string) => (await pictures.fetch(at(query))).headers['cache-control'];
    expect(await cached('?width=30&cache=3600')).toBe('public,max-age=3600');
    expect(await cached('?width=30&version=1')).toBe('public, max-age=31536000, immutable');
    expect(await cached('?width=30&version=7')).toBe('public, no-cache');
    const again = async (known: Record<string, string>) => {
      const answer = await pictures.fetch(at('?width=30'), known);
      return [answer.statusCode, answer.body];
    };
    expect(await again({ 'if-none-match': '"0", W/"1"' })).toEqual([304, '']);
    expect(await again({ 'if-modified-since': String(headers['last-modified']) })).toEqual([304, '']);
    const stale = new Date(Date.parse(String(headers['last-modified'])) - 1000).toUTCString();
    expect((await again({ 'if-modified-since': stale }))[0]).toBe(200);
    expect((await again({ 'if-none-match': '"2"', 'if-modified-since': String(headers['last-modified']) }))[0]).toBe(
      200,
    );
  });

  test('is given in parts, the file and a variant alike', async () => {
    for (const url of [at(), at('?width=60'), at('', pdf)]) {
      const whole = (await pictures.fetch(url)).rawPayload;
      const part = await pictures.fetch(url, { range: 'bytes=10-19' });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`]);
      expect(part.rawPayload.equals(whole.subarray(10, 20))).toBe(true);
      expect((await pictures.fetch(url, { range: 'bytes=-5' })).rawPayload.equals(whole.subarray(-5))).toBe(true);
      const beyond = await pictures.fetch(url, { range: `bytes=${whole.length}-` });
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
      const head = await pictures.fetch(url, {}, 'HEAD');
      expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(whole.length), '']);
    }
    const across = await pictures.fetch(at('', pdf), { range: 'bytes=262000-525000' });
    expect(across.rawPayload.equals(pdfOf(700_000).subarray(262_000, 525_001))).toBe(true);
  });

  test('is shown as nothing but what it is, or saved by its name; a PDF is only ever saved', async () => {
    const { headers } = await pictures.fetch(at('?width=30'));
    expect(headers['content-disposition']).toBe(
      `inline; filename="haus-am-see.png"; filename*=UTF-8''Haus%20am%20See.png`,
    );
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const kindOf = async (url: string) =>
      String((await pictures.fetch(url)).headers['content-disposition']).split(';')[0];
    expect(await kindOf(at('?download=1'))).toBe('attachment');
    expect(await kindOf(at('?download=0'))).toBe('inline');
    expect(await kindOf(at('?width=100', pdf))).toBe('attachment');
  });

  test('is read by scripts of pages of its mandant alone', async () => {
    const allowed = async (origin: string) =>
      (await pictures.fetch(at('?width=30'), { origin })).headers['access-control-allow-origin'];
    const own = w.mandants.spbdevk.config.mandantUrl;
    expect(await allowed(new URL(own).origin)).toBe(new URL(own).origin);
    expect(await allowed(new URL(w.mandants.versicherung.config.mandantUrl).origin)).toBeUndefined();
    expect(await allowed('https://evil.example')).toBeUndefined();
    expect(await allowed('null')).toBeUndefined();
  });

  test.each([
    ['an id nobody has', () => at('', '00000000-0000-4000-8000-000000000000')],
    ['what is no id', () => at('', '..%2f..%2fetc%2fpasswd')],
    ['one of another mandant', () => at('', id, 'versicherung')],
    ['its slug at another mandant', () => at('', 'haus-am-see.png', 'versicherung')],
    ['an app nobody has', () => at('', id, 'niemand')],
    ['an id nobody has, in the old form', () => '/cms/api/assets/nichts'],
    ['a short address nobody has', () => '/bilder/00000000-0000-4000-8000-000000000000/1/320.webp'],
    ['a short address at another mandant', () => `/verwaltung/bilder/versicherung/${id}/1/320.webp`],
    ['a short address without a width', () => `/bilder/${id}/1/0.webp`],
    ['a short address of no format', () => `/bilder/${id}/1/320.svg`],
    ['a short address of a document', () => `/bilder/${pdf}/1/320.webp`],
  ])('%s is 404 with nothing in it', async (_, url) => {
    const { statusCode, body } = await pictures.fetch(url());
    expect([statusCode, body]).toEqual([404, '']);
  });
});

test('a page of ours may keep a picture for a year, and gets another address with another version', async () => {
  const own = (file: string, version = 1) =>
    pictures.fetch(`/bilder/${id}/${version}/${file}`, { host: 'spbdevk.localhost' });
  const { headers, rawPayload } = await own('320.webp');
  const { format, width } = await sharp(rawPayload).metadata();
  expect([format, width, headers['cache-control']]).toEqual(['webp', 320, 'public, max-age=31536000, immutable']);
  expect(await pictures.sizeOf(`/bilder/${id}/1/100x100.jpg`)).toEqual(['jpeg', 100, 100]);
  expect(await pictures.sizeOf(`/verwaltung/bilder/spbdevk/${id}/1/100.png`)).toEqual(['png', 100, 50]);
  // Without a format it is the best that the browser takes, else the picture's own.
  const best = async (accept: string) => (await pictures.sizeOf(`/bilder/${id}/1/100x50`, { accept }))[0];
  expect(await best('image/avif,image/webp,*/*')).toBe('heif');
  expect([await best('image/webp,*/*'), await best('*/*')]).toEqual(['webp', 'png']);
  expect((await own('100x50')).headers.vary).toBe('host, accept');
  // Of what is not this version the one of today, for a minute.
  expect((await own('320.webp', 2)).headers['cache-control']).toBe('public, max-age=60');
});
