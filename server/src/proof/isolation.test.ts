/**
 * No mandant sees another: every operation with a token, number, hash or id of the other mandant answers 404 or 401 and
 * never data.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { consentList } from '@weitersagen/contract/consent/cookies';
import { endpoints } from '@weitersagen/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { today } from '#platform/clock.ts';
import { publishCampaign } from '../testing/campaign.ts';
import { walkToReady } from '../testing/cast/eva.ts';
import { operator } from '../testing/cast/operators.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { publish } from '../testing/content.ts';
import { pdfOf } from '../testing/file-samples.ts';
import { configure } from '../testing/mandant.ts';
import type { Slug } from '../testing/mandant-files.ts';
import { type Cast, cast } from './cast.ts';
import { agencyOf } from './isolation-agency.ts';
import { agentOf, bodies, campaignOf } from './isolation-bodies.ts';
import { abTestOf, catalogueOf, idAt, type Thing } from './isolation-things.ts';

let here: Cast;
/** A right token of `spbdevk`, and one of `versicherung`, by kind. */
let own: Record<string, string>;
let foreign: Record<string, string>;
/** What nobody on `spbdevk` may ever read. */
let secrets: string[];
/** What is looked for, of each. */
let things: Record<Slug, Record<Thing, string>>;

beforeAll(async () => {
  here = await cast();
  const { walks } = here;
  const agencies = { spbdevk: await agencyOf(here, 'spbdevk'), versicherung: await agencyOf(here, 'versicherung') };
  const cases = { spbdevk: await caseOn('spbdevk'), versicherung: await caseOn('versicherung') };
  own = {
    ...here.tokens,
    recommender: await personToken(here, walks.spbdevk.recommenderEmail),
    agency: agencies.spbdevk.token,
    operator: await operator(here.app, { email: 'spb@betreiber.example', mandants: ['spbdevk'] }),
  };
  foreign = {
    ...here.foreignTokens,
    recommender: await personToken(here, walks.versicherung.recommenderEmail, 'versicherung'),
    agency: agencies.versicherung.token,
    operator: await operator(here.app, { email: 'vers@betreiber.example', mandants: ['versicherung'] }),
  };
  const firstOf = async (mandant: Slug, list: string): Promise<Record<string, string>> =>
    (await here.app.call('PUT', `/admin/${list}`, { mandant, token: here.tokens.operator, body: {} })).body.Content[0];
  const claimOf = async (mandant: Slug): Promise<{ claim: string; file: string }> => {
    const token = (mandant === 'spbdevk' ? own : foreign).recommender;
    const path = '/empfehler/nachbuchungen';
    const headers = { 'content-type': 'application/octet-stream' };
    const file = await here.app.call('POST', `${path}/dateien?name=a.pdf`, {
      mandant,
      token,
      body: pdfOf(900),
      headers,
    });
    const body = {
      ExterneAuftragsnummer: `CLAIM-${mandant}`,
      Abschlussdatum: plusDays(today(here.app.app.system.clock.now()), -1),
      Nachricht: `claim of ${mandant}`,
      Dateien: file.body.Id,
    };
    const claim = await here.app.call('POST', path, { mandant, token, body });
    return { claim: claim.body.Nachbuchungsnummer, file: file.body.Id };
  };
  const pictureOf = async (mandant: Slug): Promise<{ picture: string }> => {
    const { body } = await here.app.call('POST', '/admin/bilder?name=Bild', {
      mandant,
      token: here.tokens.operator,
      body: pdfOf(950),
      headers: { 'content-type': 'application/octet-stream' },
    });
    return { picture: body.Id };
  };
  const consentOf = async (mandant: Slug): Promise<{ consent: string }> => {
    const body = { Funktional: true, Analytisch: false, Marketing: false, Quelle: 'Portal', Liste: consentList };
    await here.app.call('POST', '/einwilligung/cookies', { mandant, body });
    return { consent: String((await firstOf(mandant, 'einwilligungen')).Id) };
  };
  const thingsOf = async (mandant: Slug) => ({
    reward: (await firstOf(mandant, 'praemierungen')).Id ?? '',
    account: (await firstOf(mandant, 'empfehler')).Empfehlerhash ?? '',
    ...(await claimOf(mandant)),
    ...(await pictureOf(mandant)),
    content: await publish(here.as(mandant), 'variables', { key: 'geheim', value: { de: `Inhalt von ${mandant}` } }),
    campaign: String(await publishCampaign(here.as(mandant), campaignOf(mandant))),
    ...(await catalogueOf(here, mandant)),
    ...(await consentOf(mandant)),
    ...(await abTestOf(here, mandant)),
    ...cases[mandant],
    ...agencies[mandant].things,
  });
  things = { spbdevk: await thingsOf('spbdevk'), versicherung: await thingsOf('versicherung') };
  for (const mandant of ['spbdevk', 'versicherung'] as const)
    await here.app.call('POST', '/admin/berater', { mandant, token: here.tokens.operator, body: agentOf(mandant) });
  const { versicherung: walk } = walks;
  secrets = [
    things.versicherung.reward,
    things.versicherung.account,
    walk.hash,
    walk.recipientHash,
    walk.recommenderEmail,
    walk.recipientEmail,
    walk.shortLink,
    walk.externalNumber,
    things.versicherung.claim,
    'claim of versicherung',
    'Rater-versicherung',
    'note of versicherung',
    things.versicherung.suspect,
    things.versicherung.picture,
    'Aktion von versicherung',
    'Tarif von versicherung',
    'Katalog von versicherung',
    'Inhalt von versicherung',
    things.versicherung.content,
    'Agentur von versicherung',
    'versicherung.example',
    things.versicherung.document,
  ];
}, 180_000);
afterAll(() => here.app.close());

/** One of a contact with a throw-away address; each mandant has another number of them, so that an id is not that of the other. */
async function caseOn(mandant: Slug): Promise<{ case: string; suspect: string }> {
  const { app } = here;
  const token = await operator(app);
  await configure(app, mandant, { signalThreshold: 50 });
  for (let count = 0; count < (mandant === 'spbdevk' ? 1 : 2); count++)
    await walkToReady(app, { mandant, domain: 'mailinator.com', tag: `case-${mandant}-${count}` });
  await configure(app, mandant);
  const { body } = await app.call('PUT', '/admin/faelle', { mandant, token, body: {} });
  const { Id: id, Empfehlerhash: suspect } = body.Content[0];
  await app.call('PUT', `/admin/faelle/${id}/notiz`, { mandant, token, body: { Text: `note of ${mandant}` } });
  return { case: String(id), suspect };
}

const all = Object.entries(endpoints);
const bearers = ['recommender', 'reward', 'recipient', 'operator', 'agency'];

describe('a token of another mandant', () => {
  const guarded = all.filter(
    ([, one]) =>
      one.access.some((kind) => bearers.includes(kind) || kind === 'apiKey') &&
      !one.access.includes('anyone') &&
      !one.anyMandant,
  );
  test.each(guarded.map(([name, one]) => [name, one] as const))('is no key for %s', async (_name, one) => {
    const kind = one.access.find((access) => foreign[access]) ?? (one.access.includes('apiKey') ? '' : expect.fail());
    const headers: Record<string, string> = one.access.includes('apiKey')
      ? { 'x-api-key': 'demo-api-key-versicherung' }
      : { authorization: `Bearer ${foreign[kind]}` };
    const answer = await here.raw(one.method, `/api/v1/spbdevk${addressOf(one.path, 'spbdevk')}`, {
      headers,
      body: one.body ? {} : undefined,
    });
    expect(answer).toMatchObject({ status: 401, json: { PsoErrorCode: 'PSOF0204' } });
  });
});

test('what is answered on the path of any mandant says nothing of the one in the path', async () => {
  const free = all.filter(([, one]) => one.anyMandant).map(([name]) => name);
  expect(free.toSorted()).toEqual(['listCompanies', 'signOut', 'whoAmI']);
  const headers = { authorization: `Bearer ${foreign.operator}` };
  const answer = await here.raw('GET', '/api/v1/spbdevk/admin/ich', { headers });
  expect(answer).toMatchObject({ status: 200, json: { Mandanten: [{ MandantId: 'versicherung' }] } });
  expect(answer.text).not.toMatch(/spbdevk|Partnerprogramm/);
  const companies = await here.raw('GET', '/api/v1/spbdevk/admin/uebersicht/mandanten', { headers });
  expect(companies.status).toBe(200);
  expect(companies.text).toContain('versicherung');
  expect(companies.text).not.toMatch(/spbdevk|Partnerprogramm/);
});

test('the cookie of the desk is as good as its token, and no better', async () => {
  for (const [name, one] of all.filter(([, { access }]) => access.includes('operator'))) {
    if (one.anyMandant) continue;
    const answer = await here.raw(one.method, `/api/v1/spbdevk${addressOf(one.path, 'spbdevk')}`, {
      headers: { 'sec-fetch-site': 'same-origin', cookie: `betreiber=${foreign.operator}` },
      body: one.body ? {} : undefined,
    });
    expect(answer.status, name).toBe(401);
  }
});

describe('a number, hash or id of another mandant', () => {
  const pathNames = ['nr', 'hex', 'hash', 'id', 'empfaengernummer', 'no', 'aktionsId'];
  const named = all.filter(
    ([, one]) =>
      pathNames.some((name) => one.path.includes(`:${name}`)) &&
      !/produkt|praemie\/:|sitzungen|betreiber|importe|import\/:|auszahlungslaeufe|mails/i.test(one.path),
  );
  const reading = named.filter(
    ([name, one]) => one.method === 'GET' && one.produces !== 'redirect' && name !== 'sendRewardMail',
  );
  test.each(reading)('is found on its own mandant by %s: the addresses are real ones', async (_name, one) => {
    const kind = one.access.find((access) => own[access]);
    const search = `?h=${here.walks.spbdevk.hash}&empfehlungsnummer=${here.walks.spbdevk.number}`;
    const answer = await here.raw('GET', `/api/v1/spbdevk${addressOf(one.path, 'spbdevk')}${search}`, {
      headers: one.access.includes('apiKey')
        ? { 'x-api-key': here.apiKey }
        : kind
          ? { authorization: `Bearer ${own[kind]}` }
          : {},
    });
    expect(answer.status, answer.text.slice(0, 200)).toBe(200);
  });

  test.each(named.map(([name, one]) => [name, one] as const))('leads nowhere in %s', async (name, one) => {
    const kind = one.access.find((access) => own[access]);
    const headers: Record<string, string> = one.access.includes('apiKey')
      ? { 'x-api-key': here.apiKey }
      : kind
        ? { authorization: `Bearer ${own[kind]}` }
        : {};
    const search = `?h=${here.walks.versicherung.hash}&empfehlungsnummer=${here.walks.versicherung.number}&name=x`;
    const answer = await here.raw(one.method, `/api/v1/spbdevk${addressOf(one.path, 'versicherung')}${search}`, {
      headers,
      body: one.body ? (bodies[name] ?? { Grund: 'x' }) : undefined,
    });
    if (name === 'clickRecommendation' || one.produces === 'redirect') expect(answer.status).toBe(302);
    else if (name === 'recipientExists') expect(answer.json).toEqual({ Existiert: false });
    else if (name === 'listRecipientPremiums') expect([404, 200]).toContain(answer.status);
    else expect(answer.status).toBe(404);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
  });
});

test('a run, an import, a session and a colleague of another mandant are unknown', async () => {
  const headers = { authorization: `Bearer ${own.operator}` };
  const run = await here.raw('POST', '/api/v1/versicherung/admin/auftraege/import', {
    headers: { authorization: `Bearer ${foreign.operator}` },
    body: 'ExterneAuftragsnummer;Auftragsdatum;Ereignis\n',
  });
  const id = (run.json as { Id?: number } | undefined)?.Id ?? 1;
  for (const path of [
    `importe/${id}`,
    `importe/${id}/zeilen`,
    `importe/${id}/ergebnisse`,
    'auszahlungslaeufe/1',
    'auszahlungslaeufe/1/datei',
    'auszahlungslaeufe/1/csv',
  ]) {
    expect((await here.raw('GET', `/api/v1/spbdevk/admin/${path}`, { headers })).status).toBe(404);
  }
});

test('an order of another mandant cannot be reported upon', async () => {
  const { versicherung: walk } = here.walks;
  for (const body of [
    { Empfaengernummer: walk.recipientNumber },
    { Empfehlungsnummer: walk.number, Email: walk.recipientEmail },
  ]) {
    const answer = await here.raw('POST', '/api/v1/spbdevk/partner/auftrag', {
      headers: { 'x-api-key': here.apiKey },
      body: { ExterneAuftragsnummer: 'F-1', Auftragsdatum: '2026-03-02', Ereignis: 'eingegangen', ...body },
    });
    expect([400, 404]).toContain(answer.status);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
  }
});

test('lists of an operator hold the rows of the mandant of the path alone', async () => {
  const headers = { authorization: `Bearer ${here.tokens.operator}` };
  const lists = all.flatMap(([name, one]) => (/^\/admin\/\w+\/csv$/.test(one.path) ? [[name, one.path] as const] : []));
  expect(lists.length).toBeGreaterThan(12);
  for (const [name, path] of lists) {
    const asks = name === 'downloadReport' ? '?Von=2026-01-01&Bis=2026-12-31&Teil=Empfehler' : '';
    const file = await here.raw('GET', `/api/v1/spbdevk${path}${asks}`, { headers });
    expect([name, file.status]).toEqual([name, 200]);
    for (const secret of secrets) expect(file.text).not.toContain(secret);
    const list = path.replace(/\/csv$/, '');
    const isPaged = all.some(([, one]) => one.method === 'PUT' && one.path === list);
    for (const Filter of isPaged ? ['', here.walks.versicherung.number] : []) {
      const answer = await here.raw('PUT', `/api/v1/spbdevk${list}`, { headers, body: { Pagesize: 100, Filter } });
      expect([name, answer.status]).toEqual([name, 200]);
      for (const secret of secrets) expect(answer.text).not.toContain(secret);
    }
  }
  const mails = await here.raw('GET', '/api/v1/spbdevk/admin/mails', { headers });
  for (const secret of secrets) expect(mails.text).not.toContain(secret);
});

/** The values of a mandant's walk in the places of a path. */
function addressOf(path: string, mandant: 'spbdevk' | 'versicherung'): string {
  const walk = here.walks[mandant];
  const values: Record<string, string> = {
    nr: /nachbuchungen/.test(path)
      ? things[mandant].claim
      : /rechnungen/.test(path)
        ? things[mandant].document
        : /agenturen|nichtabgerechnet/.test(path)
          ? things[mandant].agency
          : /auftr/.test(path)
            ? walk.orderNumber
            : /empfaenger/i.test(path) && !/create/.test(path)
              ? walk.recipientNumber
              : walk.number,
    no: walk.number,
    hex: /empfaenger/i.test(path) ? walk.recipientHash : walk.hash,
    hash: things[mandant].account,
    datei: things[mandant].file,
    empfaengernummer: walk.recipientNumber,
    id: idAt(path, mandant, things[mandant]),
    in: things[mandant].otherAgency,
    agenturnummer: things[mandant].agency,
    entscheidung: 'ablehnen',
    aktionsId: things[mandant].campaign,
    art: /rechnungen/.test(path) ? 'pdf' : /inhalte/.test(path) ? 'veroeffentlichen' : 'Veroeffentlichen',
    fassung: '1',
    schema: 'variablen',
    x: walk.number,
    lang: 'de',
    code: 'ABCDEFGH',
    job: 'praemien-ablauf',
  };
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(values[name] ?? '1'));
}
