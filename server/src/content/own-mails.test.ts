import { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
