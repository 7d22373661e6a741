/** A file of an own claim is saved by a plain form, by its person alone, and by no other way of the cookie (rules 3.13). */
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { claimsOf } from '#testing/cast/claims.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { isOfSupport } from '#testing/cast/support.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { askPage } from '#testing/page.ts';
import type { Walk } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
const { desk, waiting, recommended, uploads, filed } = claimsOf(w);

const claims = '/de/persoenlicherbereich/nachbuchungen';
const own = { form: {} };
/** A claim with a file, and where its file is saved. */
async function withFile(): Promise<Walk & { path: string; address: string }> {
  const walk = await waiting();
  const { body } = await uploads(walk.recommenderEmail, pdfOf(3000));
  const path = `${await filed(walk, { Dateien: body.Id })}/${body.Id}`;
  return { ...walk, path, address: `/nachbuchungsdatei/de/${path}` };
}

test('it is sent as the API sends it, to a form of our own page, and leaves a trace', async () => {
  const { recommenderEmail, address, path } = await withFile();
  const token = await personToken(w, recommenderEmail);
  const { status, headers, text } = await askPage(w.app, address, { ...own, token });
  expect(status).toBe(200);
  expect(text.slice(0, 5)).toBe('%PDF-');
  const [number] = path.split('/');
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '3000',
    'content-disposition': `attachment; filename="nachbuchung-${number}.pdf"; filename*=UTF-8''Vertrag.pdf`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const { rows } = await w
    .as()
    .read(({ db }) => sql<{ what: string }>`select what from security_event where kind = 'file'`.execute(db));
  expect(rows).toEqual([{ what: `nachbuchung-${number}.pdf` }]);
});

test('a form of another page, and whoever only opens the address, get nothing', async () => {
  const { recommenderEmail, address } = await withFile();
  const token = await personToken(w, recommenderEmail);
  for (const site of ['cross-site', 'same-site', 'none'])
    expect((await askPage(w.app, address, { ...own, token, headers: { 'sec-fetch-site': site } })).status).toBe(403);
  for (const method of ['GET', 'HEAD'] as const)
    expect((await askPage(w.app, address, { token, method })).headers['content-disposition']).toBeUndefined();
  // Nor does the API know the cookie.
  const api = address.replace('/nachbuchungsdatei/de/', '/api/v1/spbdevk/empfehler/nachbuchungen/');
  expect((await askPage(w.app, api.replace(/\/(\w+)$/, '/dateien/$1'), { token })).status).toBe(401);
});

test('a guest, another person, another mandant and support are led to the claims, which say that it is not there', async () => {
  const { recommenderEmail, address } = await withFile();
  const [id] = address.split('/').slice(-1);
  const refused = { status: 303, to: `${claims}?fehlt=${id}` };
  expect(await askPage(w.app, address, own)).toMatchObject(refused);
  expect(await askPage(w.app, address, { ...own, token: 'kein.token.hier' })).toMatchObject(refused);
  const other = await personToken(w, (await recommended()).recommenderEmail);
  expect(await askPage(w.app, address, { ...own, token: other })).toMatchObject(refused);
  expect((await askPage(w.app, `${claims}?fehlt=${id}`, { token: other })).text).toContain(
    'Die Datei konnte nicht geladen werden',
  );
  const token = await personToken(w, recommenderEmail);
  const there = await askPage(w.app, address, { ...own, token, mandant: 'versicherung' });
  expect([there.status, there.headers['content-disposition']]).toEqual([303, undefined]);
  await desk('eva', 'GET', 'uebersicht');
  await isOfSupport(w.as(), recommenderEmail);
  expect(await askPage(w.app, address, { ...own, token })).toMatchObject(refused);
});

test('what is no number of a claim or a file is no address', async () => {
  const { recommenderEmail, address } = await withFile();
  const token = await personToken(w, recommenderEmail);
  for (const odd of [address.replace(/\w+$/, '..%2f..%2fetc'), address.replace(/\/5\d{11}\//, '/5/')])
    expect((await askPage(w.app, odd, { ...own, token })).status).toBe(303);
  expect(await askPage(w.app, address.replace('/de/', '/xx/'), { ...own, token })).toMatchObject({ status: 200 });
});
