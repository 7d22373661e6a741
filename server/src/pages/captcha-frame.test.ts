/**
 * A form whose call wants a captcha shows one, holds itself back for it and lets the frame of its service in; no other page has
 * anything of it, nor another mandant (K-08).
 */
import { endpoints } from '@weitersagen/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAgents } from '#agent/agent.ts';
import { anAgency } from '../testing/cast/agency/clara.ts';
import { wishFor } from '../testing/cast/agency/invited.ts';
import { configure } from '../testing/mandant.ts';
import { files, products, type Slug, terms } from '../testing/mandant-files.ts';
import { askPage } from '../testing/page.ts';
import { world } from '../testing/world.ts';

const w = await world();
const { app, as } = w;
afterAll(() => app.close());
/** Only somebody of an agency sees the form of an invitation. */
const clara = (await anAgency(w, 'hafen')).owner.token;
beforeAll(() => as().write((tx) => addAgents(tx, [...files.versicherung.agents])));

const recommends = {
  'recommendation.product': `${products.home}`,
  'recommendation.share': '100',
  'recommendation.termsText': terms,
  'recommender.firstName': 'Anna',
  'recommender.lastName': 'Muster',
  'recommender.email': 'anna@firma.example',
};
const writes = { firstName: 'Anna', lastName: 'Muster', email: 'anna@firma.example' };
const invitationForm = '/de/agentur/recommend-employees';
const { Vorname: firstName, Nachname: lastName, Email: email, Art: kind } = wishFor();
/** Every page with such a form, filled in, by the call that it sends. */
const forms: readonly (readonly [call: string, path: string, form: Record<string, string>])[] = [
  ['invite', invitationForm, { _form: 'invite', firstName, lastName, email, kind }],
  ['createRecommendation', '/de/empfehlen/101', recommends],
  ['createRecommendation', '/de/mitarbeiterempfehlen', recommends],
  [
    'createRecommendation',
    `/de/agent/empfehlen/${products.agent}`,
    { ...recommends, 'recommendation.product': `${products.agent}`, 'recommendation.agentNumber': 'B-1001' },
  ],
  ['createAccount', '/de/code', { ...writes, termsText: terms }],
  ['sendContactRequest', '/de/kontakt', { ...writes, subject: 'Frage', message: 'Wann?', acceptsPrivacy: 'yes' }],
];
const paths = forms.map(([, path]) => path);
/** The script that holds a form back until the captcha is solved, of a page that comes to life or of one that never does. */
const holds = /<script src="\/assets\/(?:captcha-hold-[\w-]+[.]js" defer|check-script-[\w-]+[.]js" type="module")>/;
const others = ['/de', '/de/login', '/de/datenschutz', '/de/aktuellepraemienuebersicht'];

const ask = (path: string, asked: Parameters<typeof askPage>[2]) =>
  askPage(app, path, { ...asked, ...(path === invitationForm && { cookie: `agenturtoken=${clara}` }) });

async function policyOf(path: string, mandant: Slug = 'spbdevk') {
  const { status, headers, text } = await ask(path, { mandant });
  expect([path, status]).toEqual([path, 200]);
  const [frames] = /frame-src [^;]*/.exec(String(headers['content-security-policy'])) ?? [];
  return { frames, holds: holds.test(text), part: text.includes('data-captcha') };
}
const open = { agentRecommendation: true, employeeEmailPatterns: ['@firma.example'] };
const switchOn = (changes: Parameters<typeof configure>[2]) => {
  const { features } = as().mandant.config;
  return configure(app, 'spbdevk', { features: { ...features, captcha: true }, ...open, ...changes });
};
const nothing = { frames: undefined, holds: false, part: false };

test('by default no page has anything of it', async () => {
  await configure(app, 'spbdevk', open);
  for (const path of [...paths, ...others]) expect(await policyOf(path)).toEqual(nothing);
});

test('every call that wants a captcha has a form here', () => {
  const wanting = Object.entries(endpoints).filter(([, { refusals }]) => refusals?.includes('captcha.away'));
  expect(wanting.map(([name]) => name).sort()).toEqual([...new Set(forms.map(([call]) => call))].sort());
});

describe.each(forms)('%s by the form of %s', (_call, path, form) => {
  test('is refused without a solution and done with one, by a page that has asked for it', async () => {
    await switchOn({});
    expect(await policyOf(path)).toEqual({ frames: undefined, holds: true, part: true });
    const refused = await ask(path, { form });
    expect([refused.status, refused.text.includes('dass Sie kein Roboter sind')]).toEqual([400, true]);
    // What came back is the same page, and may ask anew.
    expect(refused.text).toMatch(holds);
    const sent = await ask(path, { form: { ...form, _captcha: 'test-ok' } });
    expect([303, 200]).toContain(sent.status);
    expect(sent.text).not.toContain('kein Roboter');
  });
});

test('a service is let in by its origin, on the pages with such a form alone, of this mandant alone', async () => {
  const service = { captchaKind: 'friendlyCaptcha', captchaSiteKey: 'FCM', captchaSecret: 'geheim' } as const;
  await switchOn(service);
  const frames = 'frame-src https://eu.frcapi.com';
  for (const path of paths) expect([path, await policyOf(path)]).toEqual([path, { frames, holds: true, part: true }]);
  for (const path of others) expect(await policyOf(path)).toEqual(nothing);
  expect(await policyOf('/de/kontakt', 'versicherung')).toEqual(nothing);

  await switchOn({ ...service, captchaEndpoint: 'https://captcha.example:8443/api' });
  expect((await policyOf('/de/kontakt')).frames).toBe('frame-src https://captcha.example:8443');
  await switchOn({ ...service, captchaEndpoint: "unsinn; script-src 'unsafe-inline'" });
  expect((await policyOf('/de/kontakt')).frames).toBeUndefined();
});
