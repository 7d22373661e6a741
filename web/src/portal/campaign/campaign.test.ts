/** What pages show of campaigns and what their boxes send, rendered as the server sends them. */
import { answerCampaign, listActiveCampaigns } from '@weitersagen/contract/campaign/endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { contentOf, item } from '../../testing/sample-content.ts';
import { person, Refused, sampleApi } from '../../testing/sample-world.ts';
import { shown } from '../../testing/shown-page.ts';

const campaign = {
  id: 7,
  title: 'Frühling',
  text: 'Wir legen **etwas** drauf.',
  legalText: '',
  isAgreed: false,
  needsAgreement: false,
};
const asks = { ...campaign, legalText: 'Ich nehme *teil*.', needsAgreement: true };
const pages = ['/de', '/de/persoenlicherbereich'];
type Given = Parameters<typeof shown>[1];
const page = async (url: string, campaigns: unknown, given: Given = { person }, answers: [never, unknown][] = []) => {
  const { api, calls } = sampleApi([[listActiveCampaigns, campaigns], ...answers]);
  return { ...(await shown(url, { api, ...given })), calls };
};
const bootOf = (html = '') => JSON.parse(/id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(pages)('%s shows a campaign, and holds the list in what it brings along', async (url) => {
  const { text, html } = await page(url, [campaign]);
  expect(text).toContain('Frühling');
  expect(text).toContain('Wir legen <strong>etwas</strong> drauf.');
  expect(text).not.toContain('Mitmachen');
  const screen = url === '/de' ? 'home' : 'personalArea';
  expect(bootOf(html).data.loaderData[screen].campaigns).toMatchObject([{ id: 7, title: 'Frühling' }]);
});

test('the same heading in two campaigns has two ids; title and text fill variables, the legal text says what it says', async () => {
  const texts = { text: '# Wie es geht\n\nBis zu {maxPraemie}.', legalText: '# Wie es geht\n\nBis zu {maxPraemie}.' };
  const both = [7, 8].map((id) => ({ ...campaign, ...texts, id, title: `Bis {maxPraemie}, ${id}` }));
  const content = async () => contentOf({ variables: [item('v', { key: 'maxPraemie', value: { de: '*90* €' } })] });
  const { text } = await page('/de', both, { person, content });
  const ids = [...text.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => id?.startsWith('campaign-'))).toHaveLength(4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(text).toContain('Bis *90* €, 7</h2>');
  expect(text).toContain('<p>Bis zu *90* €.</p>');
  expect(text).toContain('<p>Bis zu {maxPraemie}.</p>');
});

test('in a preview the value of its address goes along', async () => {
  const { calls } = await page('/de?vorschau=wert', [campaign]);
  expect(calls.find(({ endpoint }) => endpoint === listActiveCampaigns)?.query).toEqual({ preview: 'wert' });
});

test.each(pages)('%s shows nothing where there is no campaign', async (url) => {
  expect((await page(url, [])).text).not.toContain('data-campaigns');
});

test.each(pages)('%s asks for the agreement with its legal text and a box that is not ticked', async (url) => {
  const { text } = await page(url, [asks]);
  expect(text).toContain('Ich nehme <em>teil</em>.');
  expect(text).toMatch(/<input[^>]*type="checkbox"[^>]*name="campaign-7"/);
  expect(text).not.toMatch(/<input[^>]*name="campaign-7"[^>]*checked/);
  expect(text).toContain('Mitmachen');
});

test('a guest is shown the way to sign in, and no box', async () => {
  const { text } = await page('/de', [asks], {});
  expect(text).toContain('Anmelden und mitmachen');
  expect(text).not.toContain('name="campaign-7"');
});

test('who takes part is told so and may leave', async () => {
  const { text } = await page('/de', [{ ...asks, isAgreed: true }]);
  expect(text).toContain('Sie machen mit.');
  expect(text).toContain('Nicht mehr mitmachen');
  expect(text).not.toContain('name="campaign-7"');
});

test.each(pages)('%s sends the very text that was agreed to, and comes again', async (url) => {
  const form = Object.entries({ _form: 'campaign-7', campaign: '7', legalText: asks.legalText, 'campaign-7': 'yes' });
  const { status, calls } = await page(url, [asks], { person, form }, [[answerCampaign as never, asks]]);
  expect(status).toBe(303);
  const [sent] = calls.filter(({ endpoint }) => endpoint === answerCampaign);
  expect(sent?.body).toEqual({ isAgreed: true, legalText: asks.legalText });
});

test('leaving sends that', async () => {
  const form = Object.entries({ _form: 'campaign-7', campaign: '7', leaves: 'yes' });
  const { calls } = await page('/de', [asks], { person, form }, [[answerCampaign as never, asks]]);
  expect(calls.find(({ endpoint }) => endpoint === answerCampaign)?.body).toMatchObject({ isAgreed: false });
});

test('without the tick nothing is sent, and the box says that it is needed', async () => {
  const form = Object.entries({ _form: 'campaign-7', campaign: '7', legalText: asks.legalText });
  const { status, text, calls } = await page('/de', [asks], { person, form });
  expect(status).toBe(400);
  expect(text).toContain('Dies ist ein Pflichtfeld.');
  expect(text).toContain('href="#campaign-7"');
  expect(calls.some(({ endpoint }) => endpoint === answerCampaign)).toBe(false);
});

test('what is refused is said at the box', async () => {
  const form = Object.entries({ _form: 'campaign-7', campaign: '7', legalText: 'alt', 'campaign-7': 'yes' });
  const refused = new Refused(409, { Message: 'Die Bedingungen haben sich geändert.' });
  const { text } = await page('/de', [asks], { person, form }, [[answerCampaign as never, refused]]);
  expect(text).toContain('Die Bedingungen haben sich geändert.');
});

test.each([404, 501])(
  'an installation without the call (%i) is told to the console, and the page works',
  async (status) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const answer = await page('/de', new Refused(status));
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('data-campaigns');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('not implemented'));
  },
);

test('a call that fails otherwise leaves the page without campaigns', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await page('/de', new Refused(500))).status).toBe(200);
  expect(warn).not.toHaveBeenCalled();
});
