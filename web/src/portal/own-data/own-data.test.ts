/** What a person sees and decides of the own data, rendered and sent as the server does it. */

import { changeLanguage, changePassword, endOwnSession, refreshPerson } from '@weitersagen/contract/account/endpoints';
import { chooseNewsletter, deleteAccount } from '@weitersagen/contract/account/own-endpoints';
import { showBankAccount, storeBankAccount } from '@weitersagen/contract/bank-account/endpoints';
import { expect, test } from 'vitest';
import { user } from '../../testing/sample-person.ts';
import { pageRequest, person, Refused, sampleApi, withMandant } from '../../testing/sample-world.ts';
import { render } from '../entry-server.tsx';

const mine = '/de/meinedaten';
const bank = '/de/empfehler/bankdaten';

type Answers = Parameters<typeof sampleApi>[0];
async function shown(url: string, answers: Answers = [], given: Parameters<typeof pageRequest>[1] = {}) {
  const { api, calls } = sampleApi(answers);
  const answer = await render(pageRequest(url, { person, api, ...given }));
  const html = (answer.html ?? '').replace(/<script.*?<\/script>/gs, '').replace(/<!-- -->/g, '');
  return { ...answer, calls, text: html.replaceAll('\u00a0', ' ') };
}
const sends = (url: string, fields: Record<string, string>, answers: Answers = [], given = {}) =>
  shown(url, answers, { form: Object.entries(fields), ...given });

test('name and e-mail are to read, each once, with the sentence on whom to ask', async () => {
  const { text } = await shown(mine, [[refreshPerson, { ...user, salutation: 'Frau' }]]);
  expect(text).toContain('Frau Anna Muster');
  expect(text).not.toContain(user.hash);
  expect(text.match(/<dd>anna@example\.org<\/dd>/g)).toHaveLength(1);
  expect(text).toContain('Zum Ändern Ihrer Daten wenden Sie sich bitte an den Kundenservice.');
  expect(text).toContain('anna@example.org');
  expect(text).not.toMatch(/name="(email|firstName|lastName)"/);
});

const sentAt = new Date('2026-01-31T13:05:00Z');
const said = [
  'Sie erhalten den Newsletter.',
  'Wir haben Ihnen am 31.01.2026 - 14:05 Uhr eine E-Mail geschickt.',
  'Sie erhalten keinen Newsletter.',
] as const;
const states: readonly (readonly [title: string, hasNewsletter: boolean, mailAt: Date | null, words: string])[] = [
  ['given reads opted in [S4-T016]', true, sentAt, said[0]],
  ['only asked for reads pending, with the time of the mail [S4-T017][S9-K013]', false, sentAt, said[1]],
  ['neither reads opted out [S4-T018]', false, null, said[2]],
];
for (const [title, hasNewsletter, newsletterMailAt, words] of states)
  test(`a newsletter that is ${title}`, async () => {
    const { text } = await shown(mine, [[refreshPerson, { ...user, hasNewsletter, newsletterMailAt }]]);
    expect(said.filter((one) => text.includes(one))).toEqual([words]);
  });

test('a mandant without newsletters shows nothing of it, no box either [S3-E019]', async () => {
  const box = 'Ich möchte den Newsletter per E-Mail erhalten.';
  expect((await shown('/de/empfehlen/101')).text).toContain(box);
  expect((await shown('/de/empfehlen/101', [], withMandant({ newsletter: false }))).text).not.toContain(box);
  expect((await shown(mine, [], withMandant({ newsletter: false }))).text).not.toContain('Newsletter');
});

test('each form of the page does its own call and ends with what it did', async () => {
  const language = await sends(mine, { _form: 'language', language: 'en' });
  expect(language.redirect).toBe(`${mine}?gespeichert=language`);
  expect(language.calls[0]).toMatchObject({ endpoint: changeLanguage, body: { language: 'en' } });
  const wants = await sends(mine, { _form: 'newsletter', wants: 'ja' });
  expect(wants.redirect).toBe(`${mine}?gespeichert=newsletter`);
  expect(wants.calls[0]).toMatchObject({ endpoint: chooseNewsletter, body: { wants: true } });
  const ends = await sends(mine, { _form: 'newsletter', wants: 'nein' });
  expect(ends.calls[0]).toMatchObject({ body: { wants: false } });
  const one = await sends(mine, { _form: 'session-s2', id: 's2' });
  expect([one.redirect, one.calls[0]?.endpoint]).toEqual([`${mine}?gespeichert=session`, endOwnSession]);
  const others = await sends(mine, { _form: 'sessions' });
  expect(others.calls.filter(({ endpoint }) => endpoint === endOwnSession)).toHaveLength(1);
  expect((await shown(`${mine}?gespeichert=newsletter`)).text).toContain('Ihre Wahl zum Newsletter ist gespeichert.');
});

test('every button that ends a session names its browser, also to who only hears it', async () => {
  const { text } = await shown(mine);
  expect(text).toContain('<b>Firefox unter Linux</b>');
  expect(text.match(/\d\d\.\d\d\.\d{4} - \d\d:\d\d/g)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toMatch(/Abmelden<span[^>]*> – Unbekannter Browser<\/span><\/button>/);
});

const ends: readonly (readonly [title: string, answer: Refused, isDone: boolean])[] = [
  ['that was over already is over', new Refused(404, { PsoErrorCode: 'PSOF0101' }), true],
  ['that a fault keeps alive is not told to be over', new Refused(500, { PsoErrorCode: 'PSOF0001' }), false],
  ['that a limit keeps alive is not told to be over', new Refused(429, { PsoErrorCode: 'PSOF0104' }), false],
];
for (const [title, answer, isDone] of ends)
  test(`a session of another device ${title}`, async () => {
    const { status, redirect, text } = await sends(mine, { _form: 'sessions' }, [[endOwnSession, answer]]);
    expect(redirect).toBe(isDone ? `${mine}?gespeichert=sessions` : undefined);
    if (!isDone) expect([status, text.match(/role="alert"/g)?.length]).toEqual([answer.status, 1]);
  });

test('a password that is refused says so in its own form and in no other', async () => {
  const fields = {
    _form: 'password',
    current: 'falsch',
    password: 'Neue-Reise-2026',
    repeatedPassword: 'Neue-Reise-2026',
  };
  const { status, text } = await sends(mine, fields, [[changePassword, new Refused(400)]]);
  expect(status).toBe(400);
  expect(text.match(/role="alert"/g)).toHaveLength(1);
  expect(text.indexOf('role="alert"')).toBeGreaterThan(text.indexOf('Passwort ändern</h2>'));
});

test('deleting names what is lost and needs the own e-mail typed', async () => {
  const lost = { Feld: '400', Code: 'reward-lost', Message: 'Ihre Prämie über 35,00 € geht verloren.' };
  const losses: Answers = [[deleteAccount, new Refused(409, { Fehler: [lost] })]];
  const { text, calls } = await shown(`${mine}?loeschen=1`, losses);
  expect(text).toContain('Ihre Prämie über 35,00 € geht verloren.');
  expect(calls).toHaveLength(1);
  const wrong = await sends(`${mine}?loeschen=1`, { _form: 'delete', email: 'anna' }, losses);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Das ist nicht die E-Mail-Adresse dieses Kontos.');
  const done = await sends(`${mine}?loeschen=1`, { _form: 'delete', email: ' Anna@Example.org ' });
  expect(done.redirect).toBe('/de/login?geloescht=1');
  const bye = await shown('/de/login?geloescht=1', [], { person: null });
  expect(bye.text).toContain('<h1>Ihr Konto ist gelöscht</h1>');
});

test('support sees the data and none of what only the person may do', async () => {
  const { text } = await shown(mine, [], { person: { ...person, support: { mayWrite: true } } });
  for (const part of ['Konto löschen</h2>', 'Passwort ändern', 'Daten ansehen']) expect(text).not.toContain(part);
});

test('a stored account is masked, whether the sign-in is fresh or not', async () => {
  const { text } = await shown(bank);
  expect(text).toContain('DE02 **** **** **** **20 51');
  expect(text).not.toContain('DE02120300000000202051');
});

const proofs: readonly (readonly [string, Partial<typeof person>, Parameters<typeof withMandant>[0], string | null])[] =
  [
    ['just now is asked for nothing more', { isFresh: true }, {}, null],
    ['a while ago is asked for the password', { isFresh: false }, {}, 'name="current"'],
    [
      'from the portal of the client a while ago is told to come anew',
      { isFresh: false },
      { autologin: true },
      'Öffnen Sie diese Seite noch einmal aus dem Portal',
    ],
    [
      'as support changes nothing',
      { support: { mayWrite: true } },
      {},
      'Die Bankverbindung kann nur die Person selbst ändern.',
    ],
  ];
for (const [title, who, mandant, words] of proofs)
  test(`bank data: who signed in ${title}`, async () => {
    const { text } = await shown(bank, [], { person: { ...person, ...who }, ...withMandant(mandant) });
    if (words === null) expect(text).not.toContain('name="current"');
    else expect(text).toContain(words);
    expect(text.includes('name="iban"')).toBe(words === null || words.startsWith('name'));
  });

for (const [title, who, mandant, words] of proofs)
  test(`deleting bank data: who signed in ${title}`, async () => {
    const { text } = await shown(`${bank}?loeschen=1`, [], { person: { ...person, ...who }, ...withMandant(mandant) });
    if (words !== null) expect(text).toContain(words);
    expect(text.includes('name="_form"')).toBe(words === null || words.startsWith('name'));
    expect(text).toContain('>Behalten</a>');
  });

test('a sign-in that became too old while the page was open asks for the password', async () => {
  const fields = { _form: 'store', holder: 'Anna Muster', iban: 'DE02120300000000202051' };
  const old: Answers = [
    [storeBankAccount, new Refused(403, { PsoErrorCode: 'PSOF0206', Message: 'Bitte geben Sie Ihr Passwort ein.' })],
  ];
  const { text } = await sends(bank, fields, old);
  expect(text).toContain('Bitte geben Sie Ihr Passwort ein.');
  expect(text).toContain('name="current"');
});

test('without a stored account there is nothing to delete; without the module there is no page', async () => {
  const none: Answers = [[showBankAccount, { holder: null, iban: null, bic: null, bank: null, isStored: false }]];
  const { text } = await shown(`${bank}?loeschen=1`, none);
  expect(text).toContain('Sie haben keine Bankverbindung gespeichert.');
  expect((await shown(bank, [], withMandant({ storesBankData: false }))).status).toBe(404);
});

test('what is known of a reward names the premium that was chosen and the code of a voucher', async () => {
  const { text } = await shown('/de/meinedaten/auskunft');
  for (const part of ['70 € Gutschein', 'GUT-0001']) expect(text).toContain(part);
});

test('the customer number is for who is signed in or has the link of the mail', async () => {
  const guest = await shown('/de/kundennummer', [], { person: null });
  expect([guest.status, guest.redirect, guest.calls]).toEqual([302, '/de/login?redirect=Kundennummer', []]);
  const { text } = await shown('/de/kundennummer?token=one-time', [], { person: null });
  expect(text).toContain('Bitte nennen Sie uns Ihre Kundennummer.');
  const sent = await sends('/de/kundennummer', { _token: 'one-time', number: '12345678' }, [], { person: null });
  expect(sent.redirect).toBe('/de/kundennummer?gespeichert=1&token=one-time');
  const empty = await sends('/de/kundennummer', { number: '' });
  expect(empty.text).toContain('Kundennummer ist ein Pflichtfeld');
});

test('the newsletter pages ask for one press and then say what is true', async () => {
  for (const [path, button, done] of [
    ['optin', 'Anmeldung bestätigen</button>', 'Sie sind jetzt für den Newsletter angemeldet.'],
    ['optout', 'Newsletter abbestellen</button>', 'Sie erhalten keinen Newsletter mehr.'],
  ] as const) {
    const url = `/de/empfehler/newsletter/${path}`;
    const asked = await shown(`${url}?token=x`, [], { person: null });
    expect(asked.calls).toEqual([]);
    expect(asked.text).toContain(button);
    const sent = await sends(url, { _token: 'x' }, [], { person: null });
    expect(sent.redirect).toBe(`${url}?erledigt=1`);
    expect((await shown(`${url}?erledigt=1`, [], { person: null })).text).toContain(`<h1>${done}</h1>`);
    expect((await shown(url, [], { person: null })).status).toBe(404);
  }
});

test('everything known is told in words, in the language of the page', async () => {
  const german = (await shown('/de/meinedaten/auskunft')).text;
  const words = ['Deutsch', 'Unbekannter Browser', 'Newsletter, noch nicht bestätigt, gegeben', 'Ihr Empfehlungslink'];
  for (const word of [...words, '<dd>Ok</dd>', '<dd>Offen</dd>', '70,00 €']) expect(german).toContain(word);
  const english = (await shown('/en/meinedaten/auskunft')).text;
  const said = ['German', 'Unknown browser', 'Newsletter, not confirmed yet, given', 'Your recommendation link'];
  for (const word of [...said, '<dd>Open</dd>', '70,00 €', '<b>Created</b>']) expect(english).toContain(word);
});

test('everything known is on a page and in a file of the same', async () => {
  const { text } = await shown('/de/meinedaten/auskunft');
  for (const part of [
    'anna@example.org',
    'DE02120300000000202051',
    'Zuhause L, Nummer 104477120935',
    'Prämie 400112233442',
  ])
    expect(text).toContain(part);
  const base64 =
    /href="data:application\/json;base64,([^"]+)" download="spbdevk-meine-daten.json"/.exec(text)?.[1] ?? '';
  expect(JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))).toMatchObject({
    Person: { Email: 'anna@example.org' },
    Empfehlungen: [{ Empfehlungsnummer: '104477120935', Status: 'Ok' }],
    Praemien: [{ Status: 'Offen', BetragCent: 7000, Betrag: '70,00\u00a0€' }],
  });
});
