/**
 * What neither the log nor a security event ever tells of what strangers and people send: a file and its name, the words of a
 * claim, an IBAN, a recommendation code, an agent, a reservation, the secret of a captcha service; whether it is taken or refused.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { today } from '#platform/clock.ts';
import { captchaService } from '../testing/captcha-service.ts';
import { walkToReady } from '../testing/cast/eva.ts';
import { operator } from '../testing/cast/operators.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { pdfOf } from '../testing/file-samples.ts';
import { configure } from '../testing/mandant.ts';
import { world } from '../testing/world.ts';

const lines: string[] = [];
const w = await world(
  { LOG_LEVEL: 'debug', OUTGOING_ALLOW: '127.0.0.1' },
  { logTo: { write: (line) => void lines.push(line) } },
);
const { app, as } = w;
const service = await captchaService();
afterAll(async () => {
  await app.close();
  await service.close();
});

const iban = 'DE02120300000000202051';
const typed = {
  fileName: 'kuendigung-frau-geheim',
  words: 'Frau Geheim hat gestern unterschrieben',
  appeal: 'Sie wohnt in der Geheimgasse',
  externalNumber: 'GEHEIM-4711',
  agent: 'Geheimrat',
  note: 'Bruder von Frau Geheim',
  codeOwner: 'Geheimnis',
};

test('what was sent stands in no line of the log and in no security event', async () => {
  const walk = await walkToReady(app);
  const token = await personToken(w, walk.recommenderEmail);
  const eva = () => operator(app);
  const ok = async (...call: Parameters<typeof app.call>) => {
    const reply = await app.call(...call);
    expect([call[1], reply.status < 300]).toEqual([call[1], true]);
    return reply.body;
  };

  const account = { Kontoinhaber: 'Anna Muster', IBAN: iban, AgbAkzeptiert: true };
  await ok('PUT', '/empfehler/bankdaten', { token, body: account });
  const claims = '/empfehler/nachbuchungen';
  const headers = { 'content-type': 'application/octet-stream' };
  const upload = (body: Buffer) =>
    ['POST', `${claims}/dateien?name=${typed.fileName}.pdf`, { token, body, headers }] as const;
  const file = await ok(...upload(pdfOf(900)));
  expect((await app.call(...upload(Buffer.from('GEHEIM in no file that is taken')))).status).toBe(400);
  const claim = {
    ExterneAuftragsnummer: typed.externalNumber,
    Abschlussdatum: plusDays(today(app.app.system.clock.now()), -1),
    Nachricht: typed.words,
    Dateien: file.Id,
  };
  const { Nachbuchungsnummer: number } = await ok('POST', claims, { token, body: claim });
  expect((await app.call('POST', claims, { token, body: claim })).status).toBe(409);
  await ok('GET', `/admin/nachbuchungen/${number}/dateien/${file.Id}`, { token: await eva() });
  const refusal = { Ablehnungsgrund: 'NichtBelegt', Grund: typed.note };
  await ok('PUT', `/admin/nachbuchungen/${number}/ablehnen`, { token: await eva(), body: refusal });
  await ok('PUT', `${claims}/${number}/widerspruch`, { token, body: { Nachricht: typed.appeal } });

  const asked = { Vorname: 'Anna', Nachname: typed.codeOwner, Email: 'code.geheim@example.org' };
  const { Empfehlungscode: code } = await ok('POST', '/account/createEmpfehler', { body: asked });
  const { Reservierung: reservation } = await ok('GET', `/empfehlung/empfehlungscode/${code}`);
  const agent = { ExterneId: 'B-1', Nachname: typed.agent, Vorname: 'Gerd', Plz: '50667', Ort: 'Köln' };
  await ok('POST', '/admin/berater', { token: await eva(), body: { ...agent, Email: 'rat.geheim@example.org' } });

  const { features } = as().mandant.config;
  await configure(app, 'spbdevk', {
    features: { ...features, captcha: true },
    captchaKind: 'friendlyCaptcha',
    captchaEndpoint: service.endpoint,
    captchaSiteKey: service.siteKey,
    captchaSecret: service.apiKey,
  });
  const message = { Vorname: 'Anna', Nachname: 'Muster', Email: 'gast.geheim@example.org', Betreff: 'Frage' };
  const body = { ...message, Nachricht: typed.words, DatenschutzAkzeptiert: true };
  for (const mood of ['well', 'closed', 500] as const) {
    service.mood = mood;
    await ok('POST', `/kontakt?captcha=gut-geheim-${mood}`, { body });
  }
  await app.post();

  const { rows } = await as().read(({ db }) =>
    sql<{ text: string }>`select json_agg(e)::text as text from security_event e`.execute(db),
  );
  const log = lines.join('');
  expect(log).toContain('let through without a captcha');
  expect(rows[0]?.text).toContain(`nachbuchung-${number}.pdf`);
  const told = (log + rows[0]?.text).toLowerCase();
  for (const secret of [
    iban,
    iban.slice(4),
    code,
    code.replace('-', ''),
    reservation,
    service.apiKey,
    'geheim',
    '%pdf',
  ])
    expect([secret, told.includes(String(secret).toLowerCase())]).toEqual([secret, false]);
});
