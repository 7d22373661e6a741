/** Every screen about money, people and the house: at three widths and in both languages, empty and full, for everybody. */
import { expect } from '@playwright/test';
import { addressOf } from '../cast/address.ts';
import { Cast } from '../cast/cast.ts';
import { deskPlace } from '../cast/place.ts';
import { inProof } from '../in-proof.ts';
import { test } from '../test.ts';
import { type Named, opens, type Screen, type Titled } from './screen.ts';
import { Seat } from './seat.ts';

const money: readonly Screen[] = [
  ['empfehlungen', { de: 'Empfehlungen', en: 'Recommendations' }],
  ['praemien', { de: 'Prämien', en: 'Rewards' }],
  ['praemien?status=Abgelaufen&text=niemand', { de: 'Prämien', en: 'Rewards' }],
  ['auszahlungen', { de: 'Auszahlungen', en: 'Payouts' }],
  ['faelle', { de: 'Prüffälle', en: 'Review cases' }],
  ['faelle?text=niemand', { de: 'Prüffälle', en: 'Review cases' }],
  ['faelle/regeln', { de: 'Wie gut die Regeln treffen', en: 'How well the rules do' }],
];
const agencies: Named = { de: 'Agenturen', en: 'Agencies' };
const invoices: Named = { de: 'Rechnungen', en: 'Invoices' };
const agents: Named = { de: 'Berater', en: 'Agents' };
const operators: Named = { de: 'Betreiber', en: 'Operators' };
const products: Named = { de: 'Produkte', en: 'Products' };
const providers: Named = { de: 'Anbieter', en: 'Provider' };
const categories: Named = { de: 'Kategorien', en: 'Categories' };
const premiums: Named = { de: 'Prämienkatalog', en: 'Reward catalogue' };
const campaigns: Named = { de: 'Aktionen', en: 'Campaigns' };
const pictures: Named = { de: 'Bilder', en: 'Pictures' };
const house: readonly Screen[] = [
  ['berichte?zeitraum=tage90', { de: 'Berichte', en: 'Reports' }],
  ['berichte?zeitraum=jahr&dimension=Kanal', { de: 'Berichte', en: 'Reports' }],
  ['abtests', { de: 'A/B-Tests', en: 'A/B tests' }],
  ['abtests/neu', { de: 'A/B-Test anlegen', en: 'New A/B test' }],
  ['abtests/neu?was=teilwege', { de: /^A\/B-Test/, en: /A\/B test/ }],
  ['mails', { de: 'E-Mails', en: 'Mails' }],
  ['mails/adressen', { de: 'Adressen mit Rückläufern', en: 'Addresses with returned mails' }],
  ['jobs', { de: 'Abläufe', en: 'Jobs' }],
  ['protokoll', { de: 'Protokoll', en: 'Log' }],
  ['sicherheit', { de: 'Sicherheit', en: 'Security' }],
  ['einwilligungen', { de: 'Einwilligungen in Cookies', en: 'Consent to cookies' }],
  ['einwilligungen?status=Alles&text=niemand', { de: 'Einwilligungen in Cookies', en: 'Consent to cookies' }],
  ['agenturen', agencies],
  ['agenturen?ansicht=WartetAufPruefung&text=niemand', agencies],
  ['rechnungen', invoices],
  ['rechnungen?ansicht=NurAbrechnung&text=niemand', invoices],
  ['rechnungen/nichtabgerechnet', { de: 'Nicht abgerechnet', en: 'Not billed' }],
  ['rechnungen/steller', { de: 'Rechnungssteller', en: 'Seller' }],
  ['berater', agents],
  ['berater?status=Inaktiv&text=niemand', agents],
  ['berater?frage=neu', agents, { de: 'Neuer Berater', en: 'New agent' }],
  ['berater/import', { de: 'Berater importieren', en: 'Import agents' }],
  ['inhalte', { de: 'Inhalte', en: 'Content' }],
  ['inhalte?worte=niemand', { de: 'Inhalte', en: 'Content' }],
  ['inhalte/mails', { de: 'E-Mails in eigenen Worten', en: 'Mails in own words' }],
  ['inhalte/mails?text=niemand', { de: 'E-Mails in eigenen Worten', en: 'Mails in own words' }],
  [
    'inhalte/mails?frage=eigene-worte-M10',
    { de: 'E-Mails in eigenen Worten', en: 'Mails in own words' },
    { de: '„Prämie wartet (Empfehler)“ in eigenen Worten', en: '“Reward waits (recommender)” in own words' },
  ],
  ['inhalte/maengel', { de: 'Mängel', en: 'Faults' }],
  ['inhalte/app', { de: 'App & Zugänge', en: 'App and clients' }],
  [
    'inhalte/app?frage=anlegen',
    { de: 'App & Zugänge', en: 'App and clients' },
    { de: 'Client anlegen', en: 'Add a client' },
  ],
  ['inhalte/datei', { de: 'Inhalte einlesen', en: 'Read content from a file' }],
  ['inhalte/liste/seiten', { de: 'Seiten', en: 'Pages' }],
  ['inhalte/liste/faq', { de: 'Fragen und Antworten', en: 'Questions and answers' }],
  ['inhalte/liste/seiten?frage=neu', { de: 'Seiten', en: 'Pages' }, { de: 'Neue Seite', en: 'New page' }],
  ['produkte', products],
  ['produkte?text=niemand', products],
  ['produkte?frage=neu', products, { de: 'Neues Produkt', en: 'New product' }],
  ['produkte/datei', { de: 'Katalog einlesen', en: 'Read the catalogue from a file' }],
  ['produkte/101', { de: 'Zuhause L', en: 'Zuhause L' }],
  ['produkte/101/fassungen', { de: 'Fassungen: Zuhause L', en: 'Versions: Zuhause L' }],
  ['anbieter', providers],
  ['anbieter?frage=wechsel', providers, { de: 'Anbieter wechseln', en: 'Change the provider' }],
  ['kategorien', categories],
  ['kategorien?frage=neu', categories, { de: 'Neue Kategorie', en: 'New category' }],
  [
    'kategorien?frage=verschieben&kategorie=3',
    categories,
    { de: '„Internet über Glasfaser“ verschieben', en: 'Move “Internet über Glasfaser”' },
  ],
  ['kategorien/3', { de: 'Internet über Glasfaser', en: 'Internet über Glasfaser' }],
  ['kategorien/3/fassungen', { de: 'Fassungen: Internet über Glasfaser', en: 'Versions: Internet über Glasfaser' }],
  ['praemienkatalog', premiums],
  ['praemienkatalog?text=niemand', premiums],
  ['praemienkatalog/1', { de: '70 € Geldprämie', en: '70 € Geldprämie' }],
  ['praemienkatalog?frage=neu', premiums, { de: 'Neue Prämie', en: 'New premium' }],
  ['aktionen', campaigns],
  ['aktionen?text=niemand', campaigns],
  ['aktionen?frage=neu', campaigns, { de: 'Neue Aktion', en: 'New campaign' }],
  ['bilder', pictures],
  ['bilder?status=Dokument&text=niemand', pictures],
  ['sitzungen', { de: 'Meine Sitzungen', en: 'My sessions' }],
  ['betreiber', operators],
  ['betreiber?frage=einladen', operators, { de: 'Jemanden einladen', en: 'Invite somebody' }],
  [
    'konto?frage=aendern',
    { de: 'Auszahlungskonto', en: 'Payout account' },
    { de: 'Konto ändern', en: 'Change the account' },
  ],
  ['api-schluessel', { de: 'API-Schlüssel', en: 'API keys' }],
  [
    'api-schluessel?frage=anlegen',
    { de: 'API-Schlüssel', en: 'API keys' },
    { de: 'Schlüssel anlegen', en: 'Add a key' },
  ],
  ['einmalanmeldung', { de: 'Einmalanmeldung der Agenturen', en: 'Single sign-on of agencies' }],
  ['aufbewahrung', { de: 'Aufbewahrung', en: 'Retention' }],
  ['aufbewahrung?von=2026-01-01&bis=2026-01-31', { de: 'Aufbewahrung', en: 'Retention' }],
  [
    'aufbewahrung?frage=sperren',
    { de: 'Aufbewahrung', en: 'Retention' },
    { de: 'Löschsperre setzen', en: 'Set a legal hold' },
  ],
  ['sprachen', { de: 'Sprachen', en: 'Languages' }],
  [
    'sprachen?frage=wegnehmen-en',
    { de: 'Sprachen', en: 'Languages' },
    { de: 'English wegnehmen', en: 'Take English away' },
  ],
];

/** Those with a question open, each of which the journey of its thing answers, and those that find nothing. */
const isAsked = ([path]: Screen): boolean => /frage=|niemand/.test(path);

for (const [width, locale, details] of [
  [360, 'de', {}],
  [768, 'en', inProof],
  [1280, 'de', inProof],
] as const) {
  for (const [what, screens, when] of [
    ['lists of the money', money, details],
    ['lists of the house', house.filter((screen) => !isAsked(screen)), details],
    ['questions of the house and its lists of nothing', house.filter(isAsked), inProof],
  ] as const) {
    test(`the ${what} at ${width} px, in ${locale}`, when, async ({ browser }) => {
      const seat = await Seat.take(browser, { width, locale });
      for (const screen of screens) await test.step(screen[0], () => opens(seat, screen, locale));
    });
  }
}

test('a stopped reward, its recommendation and a mail, in German on a phone and in English on a desk', async ({
  browser,
}) => {
  const cast = new Cast(deskPlace);
  const contract = await cast.released();
  await cast.collects(contract.anna);
  await cast.stops(contract.anna);
  const reward = (await cast.rewards(contract.number)).find(({ Status }) => Status === 'Abgeholt')?.Id ?? '';
  expect(reward).not.toBe('');
  const mail = await cast.mail(contract.anna, 'M13');
  const rewardHeading: Titled = {
    de: /^Anna Muster, 35,00\s€, abgeholt am /,
    en: /^Anna Muster, 35,00\s€, collected on /,
  };
  const heading: Titled = { de: 'Anna Muster empfiehlt Zuhause L', en: 'Anna Muster recommends Zuhause L' };
  const screens: readonly Screen[] = [
    [`praemien/${reward}`, rewardHeading],
    [
      `praemien/${reward}?frage=zuruecksetzen`,
      rewardHeading,
      { de: 'Abholung zurücksetzen', en: 'Set the pickup back' },
    ],
    [`empfehlungen/${contract.number}`, heading],
    [
      `empfehlungen/${contract.number}?frage=loeschen`,
      heading,
      { de: 'Empfängerdaten löschen', en: 'Delete the data of the recipient' },
    ],
    [`mails/${mail.Id}`, { de: new RegExp(` an ${contract.anna}$`), en: new RegExp(` to ${contract.anna}$`) }],
  ];
  for (const [width, locale] of [
    [360, 'de'],
    [1280, 'en'],
  ] as const) {
    const seat = await Seat.take(browser, { width, locale });
    for (const screen of screens) await test.step(`${screen[0]} at ${width} px`, () => opens(seat, screen, locale));
  }
});

test('a case with its questions, one and many, in German on a phone and in English on a desk', async ({ browser }) => {
  const cast = new Cast(deskPlace);
  const { number } = await cast.released({ ben: addressOf('ben', 'mailinator.com') });
  const { Content } = await cast.call<{ Content: { Id: number }[] }>('PUT', '/admin/faelle', { Filter: number });
  const id = Content[0]?.Id ?? 0;
  const heading: Titled = {
    de: /^Anna Muster, .* angehalten, noch nicht in Prüfung$/,
    en: /^Anna Muster, .* held, not in review yet$/,
  };
  const list: Named = { de: 'Prüffälle', en: 'Review cases' };
  const screens: readonly Screen[] = [
    [`faelle/${id}`, heading],
    [`faelle/${id}?frage=freigeben`, heading, { de: 'Freigabe beantragen', en: 'Ask for the release' }],
    [`faelle/${id}?frage=ablehnen`, heading, { de: 'Ablehnen', en: 'Reject' }],
    [`faelle/${id}?frage=zuweisen`, heading, { de: 'Zuweisen', en: 'Assign' }],
    [`faelle?text=${number}`, list],
    ['faelle?frage=sammel-ablehnen', list, { de: 'Mehrere Fälle ablehnen?', en: 'Reject several cases?' }],
    ['faelle?frage=sammel-zuweisen', list, { de: 'Mehrere Fälle zuweisen?', en: 'Assign several cases?' }],
  ];
  for (const [width, locale] of [
    [360, 'de'],
    [1280, 'en'],
  ] as const) {
    const seat = await Seat.take(browser, { width, locale });
    for (const screen of screens) await test.step(`${screen[0]} at ${width} px`, () => opens(seat, screen, locale));
  }
});

for (const [width, locale, details] of [
  [360, 'de', {}],
  [768, 'de', inProof],
  [1280, 'en', inProof],
] as const) {
  test(`an agent with every question at ${width} px, in ${locale}`, details, async ({ browser }) => {
    const ExterneId = `Schirm ${width}/ü`;
    const cast = new Cast(deskPlace);
    await cast.call('POST', '/admin/berater', {
      ExterneId,
      Nachname: 'Wolkenbruch-Regenschauer',
      Vorname: 'Anna-Magdalena',
      Plz: '23552',
      Ort: 'Hansestadt Lübeck',
      Email: 'anna-magdalena.wolkenbruch-regenschauer@berater.example',
      Agenturnummer: '100001',
    });
    const path = `berater/${encodeURIComponent(ExterneId)}`;
    const name = 'Anna-Magdalena Wolkenbruch-Regenschauer';
    const heading: Named = { de: name, en: name };
    const screens: readonly Screen[] = [
      ['berater', agents],
      [path, heading],
      [`${path}?frage=aendern`, heading, { de: 'Ändern', en: 'Change' }],
      [`${path}?frage=abschalten`, heading, { de: 'Abschalten', en: 'Switch off' }],
      [`${path}?frage=loeschen`, heading, { de: 'Löschen', en: 'Delete' }],
    ];
    const seat = await Seat.take(browser, { width, locale });
    for (const screen of screens) await test.step(screen[0], () => opens(seat, screen, locale));
    await cast.call('DELETE', `/admin/${path}`);
  });
}

for (const [width, locale, details] of [
  [360, 'de', {}],
  [768, 'de', inProof],
  [1280, 'en', inProof],
] as const) {
  test(`a campaign with its questions and versions at ${width} px, in ${locale}`, details, async ({ browser }) => {
    const cast = new Cast(deskPlace);
    const name = 'Weiterempfehlungsaktionswochen im Advent';
    const Texte = [
      { Sprache: 'de', Titel: name, Text: 'Für **jede** Empfehlung ein Stern.', RechtsText: 'Ich nehme teil.' },
    ];
    const Daten = { Von: '2020-01-01', Bis: '2020-12-31', Zustimmung: true, Texte };
    const saved = await cast.call<{ Id: number; Revision: number }>('POST', '/admin/aktionen', { Daten });
    const path = `aktionen/${saved.Id}`;
    const { Revision } = await cast.call<{ Revision: number }>('PUT', `/admin/${path}/veroeffentlichen`, saved);
    await cast.call('PUT', `/admin/${path}`, { Revision, Daten: { ...Daten, Bis: null } });
    const heading: Named = { de: name, en: name };
    const screens: readonly Screen[] = [
      [path, heading],
      [`${path}?frage=beenden`, heading, { de: 'Jetzt beenden?', en: 'End it now?' }],
      [`${path}?frage=ende-planen`, heading, { de: 'Früheres Ende planen?', en: 'Plan an earlier end?' }],
      [`${path}?frage=verwerfen`, heading, { de: 'Entwurf verwerfen?', en: 'Discard the draft?' }],
      [`${path}/fassungen`, { de: `Fassungen: ${name}`, en: `Versions: ${name}` }],
    ];
    const seat = await Seat.take(browser, { width, locale });
    for (const screen of screens) await test.step(screen[0], () => opens(seat, screen, locale));
  });
}
