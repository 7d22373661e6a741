/** Pictures at the desk (rules 6.1): what is taken, what of it is kept, who may. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanFiles } from '#files/files.ts';
import { countRows } from '#testing/database/books.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { halves, picturesOf } from '#testing/media/pictures.ts';
import { type World, world } from '#testing/world.ts';
import { findMedia, listMediaByIds, removeMedia, shownPicture } from './media.ts';

let w: World;
let pictures: ReturnType<typeof picturesOf>;
beforeAll(async () => {
  w = await world();
  pictures = picturesOf(w);
});
afterAll(() => w.app.close());

const asset = (id: string, query = ''): string => `/cms/api/assets/spbdevk/${id}${query}`;
const change = (id: string, more: object = {}) =>
  pictures.call('PUT', `/${id}`, {
    body: { Name: 'Bild', Alternativtexte: {}, Fokus: { X: 0.5, Y: 0.5 }, Ausschnitt: null, ...more },
  });

test('a picture is uploaded, drawn anew with its larger side at most 4000 points, and told', async () => {
  const taken = await sharp({ create: { width: 5000, height: 100, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'geheim' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { status, body } = await pictures.uploads(taken, 'C:\\Fotos\\Größe, Straße\u202e.JPEG');
  expect([status, body]).toEqual([
    200,
    {
      Id: expect.stringMatching(/^[\da-f-]{36}$/),
      Slug: 'groesse-strasse.jpg',
      Name: 'Größe, Straße',
      Art: 'JPEG',
      Bytes: expect.any(Number),
      Breite: 4000,
      Hoehe: 80,
      Fokus: { X: 0.5, Y: 0.5 },
      Ausschnitt: null,
      Alternativtexte: {},
      AlternativtextFehlt: true,
      Version: 1,
      ErstelltAm: expect.any(String),
      ErstelltVon: 'betreiberredaktion@betreiber.example',
      GeaendertAm: expect.any(String),
      GeaendertVon: 'betreiberredaktion@betreiber.example',
    },
  ]);
  const kept = (await pictures.fetch(asset(body.Id))).rawPayload;
  expect([(await sharp(kept).metadata()).exif, kept.includes('geheim')]).toEqual([undefined, false]);
  await w.app.app.system.security.flush();
  const events = await w.as().read(({ db }) => db.selectFrom('security_event').select('what').execute());
  expect(events.map(({ what }) => what)).toContain('Bild: groesse-strasse.jpg');
});

test('two of one name have two slugs, also at the same moment', async () => {
  const picture = await halves(20, 10).png().toBuffer();
  const both = await Promise.all([pictures.uploads(picture, 'gleich.png'), pictures.uploads(picture, 'gleich.png')]);
  const slugs = both.map(({ body }) => body.Slug).toSorted();
  expect(slugs).toEqual([expect.stringMatching(/^gleich-[\da-f]{6}\.png$/), 'gleich.png']);
});

describe('what is no picture is refused, and leaves nothing', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const gif = 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)';
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    [
      'a picture of 100 megapixels',
      () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.',
    ],
    ['a drawing with script', () => Buffer.from(svg), 'Nur Bilder'],
    ['a drawing with script and a prolog', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'Nur Bilder'],
    ['a file of two types, picture and script', () => Buffer.from(gif, 'latin1'), 'Nur Bilder'],
    [
      'a file of two types, page and PDF',
      () => Buffer.concat([Buffer.from('<script>1</script>\n'), pdfOf(3000)]),
      'Nur Bilder',
    ],
    [
      'a picture that is cut off',
      async () => (await halves(400, 400).jpeg().toBuffer()).subarray(0, 900),
      'beschädigt',
    ],
    ['nothing', () => Buffer.alloc(0), 'leer'],
  ])('%s', async (_, content, sentence) => {
    const before = [await countRows(w, 'media'), await countRows(w, 'file')];
    const { status, body } = await pictures.uploads(await content(), 'bild.png');
    expect([status, body.Fehler[0].Feld, body.Fehler[0].Message]).toEqual([
      400,
      'Datei',
      expect.stringContaining(sentence),
    ]);
    expect([await countRows(w, 'media'), await countRows(w, 'file')]).toEqual(before);
  });

  test('a picture with a page behind it loses the page', async () => {
    const two = Buffer.concat([await halves(30, 30).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await pictures.uploads(two, 'zwei.html');
    expect(body).toMatchObject({ Art: 'PNG', Slug: 'zwei.png' });
    const { rawPayload, headers } = await pictures.fetch(asset(body.Id));
    expect([rawPayload.includes('script'), headers['content-type']]).toEqual([false, 'image/png']);
  });
});

test('name, texts, focus and cut change; only what is seen makes another version', async () => {
  const { Id } = (await pictures.uploads(await halves(400, 200).png().toBuffer())).body;
  const named = await change(Id, { Name: 'Zwei Hälften', Alternativtexte: { de: 'Rot und Blau', en: '' } });
  expect(named.body).toMatchObject({
    Name: 'Zwei Hälften',
    Alternativtexte: { de: 'Rot und Blau' },
    AlternativtextFehlt: false,
    Version: 1,
  });
  expect((await change(Id, { Alternativtexte: { en: 'Red' } })).body).toMatchObject({ AlternativtextFehlt: true });
  expect((await change(Id, { Fokus: { X: 0.1, Y: 0.2 } })).body).toMatchObject({
    Fokus: { X: 0.1, Y: 0.2 },
    Version: 2,
  });
  const cut = { X: 0.5, Y: 0, Breite: 0.5, Hoehe: 0.5 };
  expect((await change(Id, { Ausschnitt: cut })).body).toMatchObject({ Ausschnitt: cut, Version: 3 });
  expect(await pictures.sizeOf(asset(Id))).toEqual(['png', 200, 100]);
  const shown = await w.as().read(async (tx) => {
    const found = (await listMediaByIds(tx, [Id, 'nichts', Id.replace(/^./, 'x')])).get(Id);
    return found && shownPicture(found);
  });
  expect(shown).toEqual({ id: Id, version: 3, width: 200, height: 100, focus: { x: 0, y: 1 } });
});

test.each([
  ['a focus outside', { Fokus: { X: 1.1, Y: 0 } }, 'Fokus.X'],
  ['a cut over the edge', { Ausschnitt: { X: 0.6, Y: 0, Breite: 0.5, Hoehe: 1 } }, 'Ausschnitt'],
  ['a cut of nothing', { Ausschnitt: { X: 0, Y: 0, Breite: 0, Hoehe: 1 } }, 'Ausschnitt'],
  ['no name', { Name: ' ' }, 'Name'],
  ['a text of more than 300 characters', { Alternativtexte: { de: 'a'.repeat(301) } }, 'Alternativtexte.de'],
  ['a language that is none', { Alternativtexte: { deutsch: 'a' } }, 'Alternativtexte.deutsch'],
])('%s is refused', async (_, wrong, Feld) => {
  const { Id } = (await pictures.uploads(await halves(40, 20).png().toBuffer())).body;
  expect(await change(Id, wrong)).toMatchObject({ status: 400, body: { Fehler: [{ Feld }] } });
});

test('another file takes its place: id and texts stay, focus and cut go, and the old one is taken by the night', async () => {
  const { Id } = (await pictures.uploads(await halves(40, 20).png().toBuffer(), 'alt.png')).body;
  await change(Id, { Alternativtexte: { de: 'Alt' }, Fokus: { X: 0, Y: 0 } });
  const files = await countRows(w, 'file');
  const other = await halves(60, 60).jpeg().toBuffer();
  const replaced = await pictures.call('PUT', `/${Id}/datei?name=neu.jpg`, { body: other });
  expect(replaced.body).toMatchObject({
    Id,
    Slug: 'alt.png',
    Art: 'JPEG',
    Breite: 60,
    Fokus: { X: 0.5, Y: 0.5 },
    Alternativtexte: { de: 'Alt' },
    Version: 3,
  });
  expect(await pictures.sizeOf(asset(Id))).toEqual(['jpeg', 60, 60]);
  await cleanFiles(w.as());
  expect(await countRows(w, 'file')).toBe(files);
  expect(await pictures.sizeOf(asset(Id))).toEqual(['jpeg', 60, 60]);
  const document = await pictures.call('PUT', `/${Id}/datei?name=a.pdf`, { body: pdfOf(900) });
  expect([document.status, document.body.Message]).toEqual([409, expect.stringContaining('nur durch ein Bild')]);
  expect(await pictures.sizeOf(asset(Id))).toEqual(['jpeg', 60, 60]);
});

test('what is used is not removed, and where it is used is told; what is not goes with all that was drawn of it', async () => {
  const { Id } = (await pictures.uploads(await halves(40, 20).png().toBuffer())).body;
  await pictures.fetch(asset(Id, '?width=10'));
  const places = ['Impressum', 'Startseite', 'FAQ 1', 'FAQ 2', 'FAQ 3', 'FAQ 4'].map((name) => ({ name }));
  await expect(removeMedia(w.as(), Id, async () => places)).rejects.toMatchObject({
    refusal: 'media.used',
    details: { values: { places: 'Impressum, Startseite, FAQ 1, FAQ 2, FAQ 3, + 1' } },
  });
  expect((await pictures.call('DELETE', `/${Id}`)).body).toEqual({ Geloescht: true });
  expect((await pictures.fetch(asset(Id, '?width=10'))).statusCode).toBe(404);
  expect(await w.as().read((tx) => findMedia(tx, Id))).toBeUndefined();
  const left = await w
    .as()
    .read(({ db }) =>
      db.selectFrom('file').select('id').where('object', '=', 'media').where('ends_at', 'is', null).execute(),
    );
  expect(left).toHaveLength(await countRows(w, 'media'));
  for (const again of [change(Id), pictures.call('DELETE', `/${Id}`), pictures.call('GET', `/${Id}`)])
    expect((await again).status).toBe(404);
});

describe('the list', () => {
  test('has the newest first where that is asked, is searched, and keeps documents apart', async () => {
    const png = await halves(20, 10).png().toBuffer();
    const mandant = 'versicherung';
    const add = async (name: string, content: Buffer = png) => (await pictures.uploads(content, name, mandant)).body.Id;
    const first = await add('Sonne.png');
    await w.days(1);
    // A session lasts eight hours.
    pictures = picturesOf(w);
    await add('Mond.png');
    await add('Regeln.pdf', pdfOf(900));
    const list = async (Filter: string) => {
      const { body } = await pictures.call('PUT', '', { mandant, body: { Filter, Descending: true } });
      return body.Content.map(({ Name }: { Name: string }) => Name);
    };
    expect(await list('')).toEqual(['Regeln', 'Mond', 'Sonne']);
    expect(await list('Status:Bild')).toEqual(['Mond', 'Sonne']);
    expect(await list('Status:Dokument')).toEqual(['Regeln']);
    expect(await list('Text:MOND')).toEqual(['Mond']);
    expect(await list('Text:100%')).toEqual([]);
    const Alternativtexte = { de: 'Der Himmel über Köln' };
    const body = { Name: 'Sonne', Alternativtexte, Fokus: { X: 0.5, Y: 0.5 }, Ausschnitt: null };
    await pictures.call('PUT', `/${first}`, { mandant, body });
    expect(await list('Text:über köln')).toEqual(['Sonne']);
    expect((await pictures.call('GET', `/${first}`)).status).toBe(404);
    expect((await pictures.call('DELETE', `/${first}`)).status).toBe(404);
  });
});
