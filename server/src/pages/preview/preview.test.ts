/** What messengers show beside a link: per recommendation and language, neutral where it is over, and never a visit. */
import { afterAll, expect, test } from 'vitest';
import { cancelRecommendation } from '#settlement/settlement.ts';
import { rollUpAll } from '#testing/roll-up.ts';
import { world } from '#testing/world.ts';

const { app, as, anna } = await world();
afterAll(() => app.close());
const host = 'spbdevk.localhost:3000';
const ask = async (url: string, { headers = {}, method = 'GET' as 'GET' | 'HEAD' } = {}) => {
  const answer = await app.app.http.fastify.inject({ url, method, headers: { host, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, raw: answer.rawPayload };
};
/** As a messenger does: the link, where it leads to, and what the head of that page says. */
async function previewOf(link: string, headers: Record<string, string> = {}) {
  const { headers: first } = await ask(link, { headers });
  const to = new URL(String(first.location));
  const page = await ask(to.pathname + to.search, { headers });
  const said = Object.fromEntries(
    [...page.text.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  return { status: page.status, said, picture: new URL(said['og:image'] ?? '').pathname };
}
const isPicture = (raw: Buffer): boolean =>
  raw.subarray(1, 4).toString() === 'PNG' && raw.readUInt32BE(16) === 1200 && raw.readUInt32BE(20) === 630;

const messengers: Readonly<Record<string, string>> = {
  WhatsApp: 'WhatsApp/2.24.9 A',
  Telegram: 'TelegramBot (like TwitterBot)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Teams: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  X: 'Twitterbot/1.0',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Signal: 'WhatsApp/2',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
};

test.each(Object.entries(messengers))(
  '%s gets title, description and picture, and is no visit',
  async (_name, agent) => {
    const { number, hash, short } = await anna.recommends();
    const headers = { 'user-agent': agent };
    const { status, said, picture } = await previewOf(`${short}?c=wa`, headers);
    expect(status).toBe(200);
    expect(said).toMatchObject({
      'og:title': 'Anna M. empfiehlt Ihnen Zuhause L',
      'og:description': 'Anzeige: Anna M. erhält für diese Empfehlung eine Prämie.',
      'og:locale': 'de_DE',
      'og:locale:alternate': 'en_GB',
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Anna M. empfiehlt Ihnen Zuhause L',
      'twitter:card': 'summary_large_image',
    });
    expect(JSON.stringify(said)).not.toMatch(new RegExp(`${hash}|Muster|anna@`));
    const { status: found, headers: kept, raw } = await ask(picture, { headers });
    expect([found, kept['content-type'], isPicture(raw), raw.length < 300_000]).toEqual([200, 'image/png', true, true]);
    await rollUpAll(as());
    expect((await app.call('PUT', `/empfehlung/${number}`)).body.AnzahlEinspruenge).toBe(1);
  },
);

test('each language and each product has its own picture, which is drawn once', async () => {
  const { short } = await anna.recommends();
  const german = await previewOf(short);
  const english = await previewOf(short, { 'accept-language': 'en' });
  expect(english.said['og:title']).toBe('Anna M. recommends Zuhause L to you');
  const [one, other] = [await ask(german.picture), await ask(english.picture)];
  expect(one.raw.equals(other.raw)).toBe(false);
  expect(one.headers.etag).not.toBe(other.headers.etag);
  const started = performance.now();
  for (let times = 0; times < 5; times++) expect((await ask(german.picture)).raw.equals(one.raw)).toBe(true);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('who has it already is told so, by its tag; HEAD says the same without the picture', async () => {
  const { short } = await anna.recommends();
  const { picture } = await previewOf(short);
  const { headers, raw } = await ask(picture);
  const again = await ask(picture, { headers: { 'if-none-match': `"old", ${headers.etag}` } });
  expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  expect((await ask(picture, { headers: { 'if-none-match': '"old"' } })).status).toBe(200);
  const head = await ask(picture, { method: 'HEAD' });
  expect([head.status, head.raw.length, head.headers['content-length'], head.headers.etag]).toEqual([
    200,
    0,
    String(raw.length),
    headers.etag,
  ]);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
  });
});

test('a part of the picture is answered as a part', async () => {
  const { short } = await anna.recommends();
  const { picture } = await previewOf(short);
  const { raw } = await ask(picture);
  const part = (range: string) => ask(picture, { headers: { range } });
  const first = await part('bytes=0-7');
  expect([first.status, first.headers['content-range'], first.raw]).toEqual([
    206,
    `bytes 0-7/${raw.length}`,
    raw.subarray(0, 8),
  ]);
  expect((await part('bytes=-4')).raw).toEqual(raw.subarray(-4));
  expect((await part(`bytes=${raw.length - 2}-999999999`)).raw).toEqual(raw.subarray(-2));
  expect([(await part(`bytes=${raw.length}-`)).status, (await part('bytes=9-3')).status]).toEqual([416, 416]);
  for (const whole of ['bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])
    expect((await part(whole)).status).toBe(200);
});

test('a link that is over or unknown shows the neutral preview', async () => {
  const { number, short } = await anna.recommends();
  await cancelRecommendation(as(), number, 'Missbrauch');
  const over = await previewOf(short);
  expect([over.status, JSON.stringify(over.said).includes('Anna')]).toEqual([410, false]);
  const unknown = await previewOf('/k/2222222');
  expect([unknown.status, unknown.picture]).toEqual([404, '/vorschau/de/start.png']);
  for (const { picture } of [over, unknown]) expect((await ask(picture)).status).toBe(200);
});
