import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { System } from '#platform/context.ts';
import { createPostman } from '#platform/mail/postman.ts';
import { templatesById, writeKept } from '#platform/mail/template.ts';
import type { SentMail } from '#testing/app.ts';
import { configure } from '#testing/mandant.ts';
import { today } from '#testing/mandant-files.ts';
import { type World, world } from '#testing/world.ts';
import { listLetters } from './own/catalogue.ts';
import { readOwnWords } from './own/own-words.ts';
import { namesOf } from './own/placeholders.ts';
import { type FindOwnWords, portalMails } from './portal-letter.ts';

const lines: string[] = [];
let w: World;
beforeAll(async () => {
  w = await world({ LOG_LEVEL: 'warn' }, { logTo: { write: (line: string) => void lines.push(line) } });
});
afterAll(() => w.app.close());
afterEach(() => {
  lines.length = 0;
});

const own = {
  subject: 'Ihr Link zu {produkt}, {vorname}',
  text: 'Hallo {vorname},\n\nbis zu {maxPraemie} sind drin.\n\n{code}\n\n{knopf}\n\n{zweiterKnopf}\n\nIhr Team',
  html: '<h2>Hallo {vorname}</h2><p>Bis zu {maxPraemie} sind drin.</p><p>{code}</p><p>{knopf}</p><p>{zweiterKnopf}</p><p>Ihr <em>Team</em></p>',
  variables: { maxPraemie: '<b>70</b> €' },
};

const systems = new Map<FindOwnWords, System>();
/** The same for the same store. */
function systemWith(find: FindOwnWords): System {
  const { system } = w.app.app;
  const templates = templatesById(portalMails(listLetters(system.templates), find));
  const made = systems.get(find) ?? { ...system, templates };
  systems.set(find, made);
  return made;
}

/** Anna recommends, and the mail leaves with these own words. */
async function sentWith(find: FindOwnWords, email: string): Promise<SentMail> {
  const { mandants } = w.app.app;
  await w.anna.recommends({ as: { firstName: 'Anna', lastName: 'Muster', email } });
  const sent: SentMail[] = [];
  const send = async (mail: SentMail) => void sent.push(mail);
  await createPostman(systemWith(find), mandants.byId, { send, close: () => undefined }).sendDue();
  return sent.find(({ to }) => to === email) ?? expect.fail(`no mail to ${email}`);
}

const said = () => lines.map((line) => JSON.parse(line) as { msg: string; template?: string });

test('a mail says the own words, with values as text, and keeps button, logo, safety and imprint of the program', async () => {
  const { subject, text, html, attachments } = await sentWith(async () => own, 'one@example.org');
  expect(subject).toBe('Ihr Link zu Zuhause L, Anna');
  expect(text).toMatch(/^Hallo Anna,\n\nbis zu <b>70<\/b> € sind drin\.\n\nDiesen Link geben Sie weiter:\nhttp/);
  expect(text).toMatch(/Link teilen:\nhttp:\/\/spbdevk\.localhost:3000\/de\/empfehlung\/\d+\?h=/);
  expect(html).toContain('>Hallo Anna</h1>');
  expect(html).toContain('Bis zu &lt;b&gt;70&lt;/b&gt; € sind drin.');
  expect(html).toContain('Ihr <em style="font-style:italic">Team</em>');
  for (const part of [text, html]) {
    expect(part).not.toContain('Sie empfehlen');
    expect(part).toContain('Das war ich nicht');
    expect(part).toContain('geben Sie nur auf');
    expect(part).toContain(w.as().mandant.config.imprintLine);
  }
  expect(attachments).toHaveLength(1);
  expect(said()).toEqual([]);
});

test('words are asked for in the language the mail goes in', async () => {
  const asked: string[] = [];
  const find: FindOwnWords = async (_ctx, id, language) => {
    asked.push(`${id} ${language}`);
    return undefined;
  };
  const letters = listLetters(w.app.app.system.templates);
  const mail = templatesById(portalMails(letters, find)).get('M02') ?? expect.fail();
  const parameters = mail.samples?.(today)[0]?.parameters;
  for (const language of ['en', 'fr']) await writeKept(mail, w.as(), parameters, language);
  expect(asked).toEqual(['M02 en', 'M02 de']);
});

const builtIn = 'Ihr Empfehlungslink zu Zuhause L';

test.each<[what: string, find: FindOwnWords, log: string]>([
  ['are missing', async () => undefined, ''],
  ['are broken', async () => ({ ...own, text: '{knopf' }), 'own words of a mail are not used'],
  ['have no button', async () => ({ ...own, html: '<p>Hallo</p>' }), 'own words of a mail are not used'],
  ['are no words', async () => ({ subject: 1 }) as never, 'own words of a mail could not be read'],
  ['cannot be found', async () => Promise.reject(new Error('CMS away')), 'own words of a mail could not be read'],
])('a mail whose own words %s goes in the words of the program', async (what, find, log) => {
  const { subject, text } = await sentWith(find, `${what.replaceAll(' ', '.')}@example.org`);
  expect(subject).toBe(builtIn);
  expect(text).toContain('Ihr Empfehlungslink ist da');
  expect(said().map(({ msg }) => msg)).toEqual(log ? [log] : []);
  if (log) expect(said()[0]?.template).toBe('M02');
});

test('a host that the mandant lists may be led to', async () => {
  const leading = { ...own, html: own.html.replace('<em>Team</em>', '<a href="https://shop.example/">Team</a>') };
  await configure(w.app, 'versicherung', { mailLinkHosts: ['shop.example'] });
  const { system, mandants } = w.app.app;
  const [listed, other] = [await mandants.bySlug('versicherung'), w.as().mandant];
  const names = namesOf(listLetters(system.templates).find(({ id }) => id === 'M02')!.placeholders);
  expect((await readOwnWords(listed!, names, leading)).problems).toEqual([]);
  expect((await readOwnWords(other, names, leading)).problems).toEqual([
    { field: 'html', code: 'mail-link-host', values: { host: 'shop.example' } },
  ]);
});

test('a mail waits two seconds for a store that hangs, and the next ones not at all', async () => {
  let asked = 0;
  const find: FindOwnWords = () => {
    asked += 1;
    return new Promise(() => undefined);
  };
  const start = performance.now();
  expect((await sentWith(find, 'slow@example.org')).subject).toBe(builtIn);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(said().map(({ msg }) => msg)).toEqual(['own words of a mail could not be read']);
  expect((await sentWith(find, 'next@example.org')).subject).toBe(builtIn);
  expect(asked).toBe(1);
});
