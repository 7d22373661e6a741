import { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient } from '#cms/cms.ts';
import { type World, world } from '#testing/world.ts';
import { putItem } from './content.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.app.close());

const words = {
  vorlage: { iv: 'M02' },
  betreff: { de: 'Bis zu {maxPraemie}, {vorname}' },
  text: { de: 'Hallo {vorname}\n\n{code}\n\n{knopf}\n\n{zweiterKnopf}' },
  html: { de: '<p>Hallo {vorname}</p><p>{code}</p><p>{knopf}</p><p>{zweiterKnopf}</p>' },
};
const publish = (data: object, key = 'M02') =>
  w.as().write((tx) => putItem(tx, 'mails', key, { ...words, ...data } as never));
const problemsOf = async (data: object, key?: string): Promise<unknown> => {
  const error = await publish(data, key).catch((one: unknown) => one);
  return error instanceof Refusal ? error.details.problems : [];
};
async function subjectTo(email: string, locale: string): Promise<string | undefined> {
  const { body, status } = await w.app.call('POST', '/empfehlen/create', {
    locale,
    body: {
      Empfehlung: { Produkt: 101, AgbText: w.as().mandant.config.terms[0]!.text, AnteilEmpfehler: 100 },
      Empfehler: { Vorname: 'Anna', Nachname: 'Muster', Email: email },
    },
  });
  expect([status, body.Fehler ?? []]).toEqual([200, []]);
  return (await w.app.post()).find(({ to }) => to === email)?.subject;
}

test('what breaks a rule of mails is not published, and says in which field and language', async () => {
  expect(await problemsOf({})).toEqual([
    { field: 'betreff.de', code: 'mail-placeholder-unknown', values: { name: '{maxPraemie}' } },
  ]);
  const english = { en: '<p>{knopf}</p><p>{code}</p>' };
  expect(await problemsOf({ betreff: { de: 'Neu' }, html: { ...words.html, ...english } })).toEqual([
    { field: 'betreff.en', code: 'required' },
    { field: 'text.en', code: 'required' },
    ...['{code}', '{knopf}', '{zweiterKnopf}'].map((name) => ({
      field: 'text.en',
      code: 'mail-placeholder-missing',
      values: { name },
    })),
    { field: 'html.en', code: 'mail-placeholder-missing', values: { name: '{zweiterKnopf}' } },
  ]);
  expect(await problemsOf({ vorlage: { iv: 'M38' } }, 'M38')).toEqual([
    { field: 'vorlage.iv', code: 'template-unknown' },
  ]);
});

test('from its publication on a mail says the own words in their language, with the variables of the mandant', async () => {
  expect(await subjectTo('before@example.org', 'de')).toBe('Ihr Empfehlungslink zu Zuhause L');
  await w
    .as()
    .write((tx) => putItem(tx, 'variables', 'maxPraemie', { key: { iv: 'maxPraemie' }, value: { de: '70 €' } }));
  await publish({});
  expect(await subjectTo('after@example.org', 'de')).toBe('Bis zu 70 €, Anna');
  expect(await subjectTo('english@example.org', 'en')).toBe('Your recommendation link for Zuhause L');
});

test('a client of the CMS brings no mail live that another person agrees to, neither now nor at a moment', async () => {
  const secret = await w.as().write((tx) => addClient(tx, 'spbdevk', { name: 'writer', role: 'editor' }));
  const { fastify } = w.app.app.http;
  const send = async (method: 'POST' | 'PUT', url: string, headers: Record<string, string>, payload: string) =>
    (await fastify.inject({ method, url: `/cms${url}`, headers, payload })) as { statusCode: number; body: string };
  const form = { grant_type: 'client_credentials', client_id: 'spbdevk:writer', client_secret: secret };
  const given = await send(
    'POST',
    '/identity-server/connect/token',
    { 'content-type': 'application/x-www-form-urlencoded' },
    new URLSearchParams(form).toString(),
  );
  const headers = {
    authorization: `Bearer ${JSON.parse(given.body).access_token}`,
    'content-type': 'application/json',
  };
  const ask = (method: 'POST' | 'PUT', path: string, body: object) =>
    send(method, `/api/content/spbdevk/mailvorlagen${path}`, headers, JSON.stringify(body));
  const data = {
    vorlage: { iv: 'M10' },
    betreff: { de: 'Von einem Programm' },
    text: { de: '{betragGross}\n\n{knopf}\n\n{danach}' },
    html: { de: '<p>{betragGross}</p><p>{knopf}</p><p>{danach}</p>' },
  };
  const made = await ask('POST', '', data);
  expect(made.statusCode).toBe(201);
  const { id } = JSON.parse(made.body);
  const dueTime = new Date(w.as().now.getTime() + 60_000).toISOString();
  for (const body of [{ status: 'Published' }, { status: 'Published', dueTime }]) {
    const answer = await ask('PUT', `/${id}/status`, body);
    expect([answer.statusCode, JSON.parse(answer.body).details]).toEqual([400, ['mailvorlagen: needs-another']]);
  }
});
