import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import { operator } from '#testing/cast/operators.ts';
import { configure } from '#testing/mandant.ts';
import { askPage } from '#testing/page.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { company: 'Agentur am Hafen' });
});
afterAll(() => w.app.close());

const ask = (number: string, body?: unknown) =>
  w.app.call('POST', `/content/agenturvariables/${number}`, body === undefined ? {} : { body });

test('an active agency says its name, address and contact [S7-C092]', async () => {
  const { status, body } = await ask(hafen.agencyNumber);
  expect([status, body]).toEqual([
    200,
    {
      Variables: [
        { Key: 'agenturName', Value: 'Agentur am Hafen' },
        { Key: 'agenturStrasse', Value: 'Hafenstraße 7' },
        { Key: 'agenturOrt', Value: '50668 Köln' },
        { Key: 'agenturTelefon', Value: '0221 123456' },
        { Key: 'agenturEmail', Value: 'clara@hafen.example' },
        { Key: 'agenturLogo', Value: '' },
      ],
    },
  ]);
});

test('only what is named, and nothing that is not public', async () => {
  expect((await ask(hafen.agencyNumber, { Keys: ['agenturName'] })).body.Variables).toEqual([
    { Key: 'agenturName', Value: 'Agentur am Hafen' },
  ]);
  expect((await ask(hafen.agencyNumber, ['agenturOrt', 'agenturSteuerId', 'agenturIban'])).body.Variables).toEqual([
    { Key: 'agenturOrt', Value: '50668 Köln' },
  ]);
  expect((await ask(hafen.agencyNumber)).text).not.toMatch(/DE123456788|DE0212/);
});

test('of one that is unknown, or not approved, nothing is told: 404', async () => {
  const fresh = await anAgency(w, 'neu', { until: 'inReview' });
  for (const number of ['999999', '1', 'Hafen', fresh.agencyNumber]) {
    const { status, body } = await ask(number);
    expect([status, body.PsoErrorCode]).toEqual([404, 'PSOF0101']);
  }
});

test('its logo lies on a site of the mandant, and stands on pages that are opened for it', async () => {
  await configure(w.app, 'spbdevk', { targetDomains: ['bilder.example'] });
  const token = await operator(w.app);
  const path = `/admin/agenturen/${hafen.agencyNumber}`;
  const { body: now } = await w.app.call('GET', path, { token });
  const enters = (Logo: string | null) => {
    const { Firma, Rechtsform, Strasse, Hausnummer, Plz, Ort, Telefon, Email, Steuernummer, UstId, Kaeuferreferenz } =
      now;
    const body = {
      Firma,
      Rechtsform,
      Strasse,
      Hausnummer,
      Plz,
      Ort,
      Telefon,
      Email,
      Steuernummer,
      UstId,
      Kaeuferreferenz,
    };
    return w.app.call('PUT', `${path}/aendern`, { token, body: { ...body, Logo, Grund: 'Auf Wunsch der Agentur' } });
  };
  for (const [logo, code] of [
    ['https://fremd.example/logo.svg', 'logo-host'],
    ['javascript:alert(1)', 'invalid'],
    ['https://bilder.example/a" onerror="alert(1)', 'invalid'],
  ] as const)
    expect((await enters(logo)).body.Fehler).toMatchObject([{ Feld: 'Logo', Code: code }]);
  const logo = 'https://bilder.example/hafen.png';
  expect((await enters(logo)).status).toBe(200);
  expect((await ask(hafen.agencyNumber, ['agenturLogo'])).body.Variables).toEqual([
    { Key: 'agenturLogo', Value: logo },
  ]);
  const page = await askPage(w.app, `/de/agentur/info?agentur=${hafen.agencyNumber}`);
  expect(page.text).toMatch(new RegExp(`<img class="\\w+" src="${logo}" alt=""`));
  expect(page.headers['content-security-policy']).toContain("img-src 'self' data: https://bilder.example;");
  expect((await enters(null)).status).toBe(200);
  expect((await ask(hafen.agencyNumber, ['agenturLogo'])).body.Variables).toEqual([{ Key: 'agenturLogo', Value: '' }]);
});
