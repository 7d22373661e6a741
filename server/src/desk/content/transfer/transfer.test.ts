import { PassThrough, Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMedia, uploadMedia } from '#media/media.ts';
import { operator } from '#testing/cast/operators.ts';
import { publish } from '#testing/content.ts';
import { world } from '#testing/world.ts';
import { importContent } from './file.ts';
import { linesIn } from './line.ts';

const w = await world();
afterAll(() => w.app.close());
let token: string;
let picture: string;

const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, mandant = 'spbdevk') =>
  w.app.call(method, `/admin/inhalte${path}`, { token, mandant, ...(body !== undefined && { body }) });
const send = async (text: string, mandant: string, query = '') => {
  const { app } = w.app;
  const { body, statusCode } = await app.http.fastify.inject({
    method: 'POST',
    url: `/api/v1/${mandant}/admin/inhalte/datei${query}`,
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${token}`, host: 'localhost:3000' },
    payload: text,
  });
  return { status: statusCode, body: JSON.parse(body) };
};

beforeAll(async () => {
  token = await operator(w.app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer();
  ({ id: picture } = await uploadMedia(w.as(), Readable.from([bytes]), 'haus.png'));
  await changeMedia(w.as(), picture, {
    name: 'haus',
    alternativeTexts: { de: 'Ein Haus' },
    focus: { x: 0.2, y: 0.8 },
    cut: null,
  });
  await publish(w.as(), 'blocks', {
    identifier: 'haus',
    inhalt: { de: `Text ![Haus](bild:${picture})` },
    bild: [picture],
    bildText: { de: 'Ein Haus' },
  });
  await publish(w.as(), 'variables', { key: 'maxPraemie', value: { de: '110 €' } });
});

test('a file has everything and comes back as it went, and nothing of it is public', async () => {
  const given = await w.app.app.http.fastify.inject({
    url: '/api/v1/spbdevk/admin/inhalte/datei',
    headers: { authorization: `Bearer ${token}`, host: 'localhost:3000' },
  });
  const file = { text: given.body, status: given.statusCode, headers: given.headers };
  expect([file.status, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="inhalte-spbdevk.ndjson"',
  ]);
  const lines = file.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({ Format: 'weitersagen-inhalte', Fassung: 1, App: 'spbdevk', Sprachen: ['de', 'en'] });
  expect(lines.filter((line) => 'Bild' in line)).toHaveLength(1);
  expect((await send(file.text, 'spbdevk')).body).toMatchObject({ Neu: 0, Geaendert: 0, Bilder: 0, Fehler: [] });

  const there = lines.length - 2;
  const probe = await send(file.text, 'versicherung', '?probe=true');
  expect(probe.body).toMatchObject({ Probe: true, Bilder: 1, Fehler: [] });
  const real = await send(file.text, 'versicherung');
  expect(real.body).toMatchObject({ Probe: false, Bilder: 1, Fehler: [] });
  expect(real.body.Neu + real.body.Geaendert + real.body.Unveraendert).toBe(there);
  expect((await send(file.text, 'versicherung')).body).toMatchObject({ Neu: 0, Geaendert: 0, Bilder: 0 });
  const blocks = (await call('PUT', '/liste/content-bloecke', {}, 'versicherung')).body.Content;
  expect(blocks).toMatchObject([{ Schluessel: 'haus', Status: 'Entwurf' }]);
  const { body } = await call('GET', `/${blocks[0].Id}`, undefined, 'versicherung');
  const [other] = body.Daten.bild.iv;
  expect(other).not.toBe(picture);
  expect(body.Daten.inhalt.de).toBe(`Text ![Haus](bild:${other})`);
});

test.each([
  ['nothing', '', 'file-empty'],
  ['another file', '{"a":1}\n', 'file-type'],
  ['half of one', '{"Format":"weitersagen-inhalte","Fassung":1,"App":"x","Sprachen":[]}\n{"Inhalt":', 'file-broken'],
])('a file of %s is refused', async (_what, text) => {
  expect((await send(text, 'spbdevk')).status).toBeGreaterThanOrEqual(400);
});

test('an item that does not fit is told and takes no other along', async () => {
  const head = '{"Format":"weitersagen-inhalte","Fassung":1,"App":"x","Sprachen":["de"]}';
  const item = (Daten: object) => JSON.stringify({ Inhalt: { Schema: 'variablen', Id: 'x', Daten } });
  const { body } = await send(
    [head, item({ falsch: { iv: 1 } }), item({ key: { iv: 'neu' }, value: { de: 'x' } })].join('\n'),
    'spbdevk',
  );
  expect(body).toMatchObject({ Neu: 1, Fehler: [{ Message: expect.stringContaining('falsch') }] });
});

test('an item is copied to another mandant of the operator, with its picture, and to no other', async () => {
  const [block] = (await call('PUT', '/liste/content-bloecke', {})).body.Content;
  const copied = await call('POST', `/${block.Id}/kopieren`, { Mandant: 'versicherung' });
  expect(copied.body.Mandant).toBe('versicherung');
  const { body } = await call('GET', `/${copied.body.Id}`, undefined, 'versicherung');
  expect(body).toMatchObject({ Schluessel: 'haus', Status: 'Entwurf', Daten: { bildText: { de: 'Ein Haus' } } });
  const narrow = await operator(w.app, {
    email: 'eng@betreiber.example',
    role: 'BetreiberRedaktion',
    mandants: ['spbdevk'],
  });
  const refused = await w.app.call('POST', `/admin/inhalte/${block.Id}/kopieren`, {
    token: narrow,
    body: { Mandant: 'versicherung' },
  });
  expect(refused.status).toBe(404);
});

test('a sender who goes away after the refusal of a file disturbs nobody', async () => {
  const body = new PassThrough();
  body.write('{"Format":"another"}\n');
  await expect(importContent(w.as(), body, true)).rejects.toMatchObject({ refusal: 'file.refused' });
  body.destroy(new Error('aborted'));
  await new Promise((done) => setTimeout(done, 20));
});

test('no more of a file is read than is allowed, wherever its lines end', async () => {
  const read = async (parts: readonly string[], max: number) => {
    const lines: string[] = [];
    for await (const line of linesIn(Readable.from(parts.map((part) => Buffer.from(part))), max)) lines.push(line);
    return lines;
  };
  expect(await read(['{"a":', '1}\n{"b', '":2}\n\n'], 100)).toEqual(['{"a":1}', '{"b":2}', '', '']);
  await expect(read(['one line ', 'without an end'], 20)).rejects.toMatchObject({ refusal: 'input.too-large' });
});
