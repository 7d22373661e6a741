/** What the page of the link shows, rendered as the server sends it. */
import type { PageMandant } from '@weitersagen/contract/page/page';
import { showSharedRecommendation } from '@weitersagen/contract/recommendation/link/endpoints';
import { stopContactMails } from '@weitersagen/contract/recommendation/no-mail-endpoint';
import { expect, test } from 'vitest';
import { agent } from '../../../testing/sample-catalogue.ts';
import { hash, numbers, pageRequest, Refused, sampleApi, withMandant } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';
import { render } from '../../entry-server.tsx';

const { recommendation: nr } = numbers;
const page = `/de/empfehlung/${nr}`;
const link = 'https://link.example/k/7Gh2KdP';
const found = {
  product: { id: 101, name: 'Zuhause L' },
  validUntil: '2026-08-29',
  isOver: false,
  hash,
  shortLink: link,
  recommendationLink: 'https://link.example/e/1/2',
  linkType: 'shortLink',
  share: 50,
  valueCents: 7000,
};
const sharing = (change: Partial<Record<keyof typeof found | 'firstName' | 'agent', unknown>>) => ({
  api: sampleApi([[showSharedRecommendation, { ...found, ...change }]]).api,
});
const stranger = {
  hash: undefined,
  shortLink: undefined,
  recommendationLink: undefined,
  share: undefined,
  valueCents: undefined,
};

/** What the tiles are called, in the order of the page. */
const tilesOf = (text: string): string[] =>
  [...(/aria-labelledby="send">(.*?)<\/section>/s.exec(text)?.[1] ?? '').matchAll(/<\/svg>([^<]+)</g)].map(
    ([, name]) => name as string,
  );

test('the link is shown as it is, and leaves by each button with the code of its channel [S1-F003]', async () => {
  const { text } = await shown(page);
  expect(text).toContain(`<input class="_input`);
  expect(text).toContain(`value="${link}"`);
  expect(text).toContain(`data-copy-text="${link}?c=cp"`);
  expect(text).toContain(`data-share-link="${link}?c=sh"`);
  expect(mainOf(text)).toContain(`\n${link}<`);
  expect(text).toContain(encodeURIComponent(`${link}?c=wa`));
});

test('who advises the contact is told with face, name and town, and of an agent who is not known nothing', async () => {
  const { text } = await shown(page, sharing({ agent: { ...agent, photo: 'https://bilder.example/nora.jpg' } }));
  expect(text).toMatch(/<img src="https:\/\/bilder\.example\/nora\.jpg"[^>]*referrerPolicy="no-referrer"/i);
  for (const told of ['Berät Ihren Kontakt', `${agent.firstName} ${agent.lastName}`, `${agent.postcode} ${agent.city}`])
    expect(mainOf(text)).toContain(`>${told}</`);
  expect((await shown(page)).text).not.toContain('Berät Ihren Kontakt');
});

test.each([
  ['emailClient', 'E-Mail-Programm', 'mailto:?', 'S3-E027'],
  ['gmail', 'Gmail', 'mail.google.com', 'S3-E028'],
  ['outlook', 'Outlook', 'outlook.live.com', 'S3-E029'],
  ['yahoo', 'Yahoo', 'compose.mail.yahoo.com', 'S3-E030'],
  ['facebook', 'Facebook', 'www.facebook.com', 'S3-E031'],
  ['whatsapp', 'WhatsApp', 'wa.me', 'S3-E032'],
  ['twitter', 'X (Twitter)', 'x.com/intent', 'S3-E033'],
  ['xing', 'Xing', 'www.xing.com', 'S3-E034'],
  ['linkedIn', 'LinkedIn', 'www.linkedin.com', 'S3-E035'],
] as const)(
  '%s: "%s" stands where its number places it, is the large button when first without WhatsApp, and -1 takes it away (%s) [%s]',
  async (channel, name, host, _id) => {
    const first = await shown(page, withMandant({ whatsapp: -1, [channel]: 0 } as Partial<PageMandant>));
    expect(tilesOf(first.text)[0]).toBe(name);
    expect(first.text.split(`href="`).filter((part) => part.includes(host)).length).toBeGreaterThanOrEqual(2);
    const last = await shown(page, withMandant({ [channel]: 99 } as Partial<PageMandant>));
    expect(tilesOf(last.text).at(-1)).toBe(name);
    const off = await shown(page, withMandant({ [channel]: -1 } as Partial<PageMandant>));
    expect(tilesOf(off.text)).not.toContain(name);
    expect(off.text).not.toContain(host);
  },
);

test('a text message is told in both languages where the mandant placed it, and is never the large button', async () => {
  expect(tilesOf((await shown(page)).text)).not.toContain('SMS');
  const first = await shown(page, withMandant({ sms: 0, whatsapp: -1 }));
  expect(tilesOf(first.text).slice(0, 2)).toEqual(['SMS', 'E-Mail-Programm']);
  expect(first.text.split('href="').filter((part) => part.startsWith('sms:?&amp;body='))).toHaveLength(1);
  const english = await shown(`/en/empfehlung/${nr}`, withMandant({ sms: 6 }));
  expect(tilesOf(english.text).slice(5, 7)).toEqual(['WhatsApp', 'Text message']);
});

test('WhatsApp is the large button wherever it stands', async () => {
  const { text } = await shown(page, withMandant({ whatsapp: 99, emailClient: 0 }));
  expect(tilesOf(text).at(-1)).toBe('WhatsApp');
  expect(text.split('href="').filter((part) => part.includes('wa.me'))).toHaveLength(2);
  expect(text.split('href="').filter((part) => part.startsWith('mailto:?'))).toHaveLength(1);
});

test('the button of Facebook names the id of the mandant, where it has one [S3-E036]', async () => {
  const address = 'https://www.facebook.com/dialog/share?app_id=4711&amp;display=page&amp;href=';
  expect((await shown(page, withMandant({ facebookId: '4711' }))).text).toContain(`href="${address}`);
  expect((await shown(page)).text).not.toContain('app_id');
});

test('all eleven stand in the order of the mandant, equal places in that of the list [S3-E025][S3-E026]', async () => {
  const same = {
    emailClient: 5,
    gmail: 5,
    outlook: 5,
    yahoo: 5,
    facebook: 5,
    whatsapp: 0,
    twitter: 5,
    xing: 5,
    linkedIn: 5,
  };
  const { text } = await shown(page, withMandant(same));
  expect(tilesOf(text)).toEqual([
    'WhatsApp',
    'E-Mail-Programm',
    'Gmail',
    'Outlook',
    'Yahoo',
    'Facebook',
    'X (Twitter)',
    'Xing',
    'LinkedIn',
    'Link kopieren',
    'Instagram-Story',
  ]);
});

test('copying and the story can be switched off like every other channel', async () => {
  const { text } = await shown(page, withMandant({ copyLink: -1, instagram: -1 }));
  expect(text).not.toMatch(/data-copy=|data-story=|id="story"/);
  expect(text).toContain(`value="${link}"`);
  const none = Object.fromEntries(
    ['emailClient', 'gmail', 'outlook', 'yahoo', 'facebook', 'whatsapp', 'twitter', 'xing', 'linkedIn'].map((name) => [
      name,
      -1,
    ]),
  );
  const bare = await shown(page, withMandant({ ...none, copyLink: -1, instagram: -1 }));
  expect([bare.status, bare.text.includes('id="send"')]).toEqual([200, false]);
});

test('the story can be saved, shared and seen, with the link of its own channel beside it', async () => {
  const { text } = await shown(page);
  const address = `/vorschau/de/story-${nr}-${hash}.png`;
  expect(text).toContain(`href="${address}" download="empfehlung-story.png" data-story-save="${link}?c=ig"`);
  expect(text).toContain(`data-story="${address}"`);
  expect(text).toMatch(new RegExp(`<details[^>]*>.*<img src="${address}"[^>]*loading="lazy"`, 's'));
});

test('the code is shown, saved as SVG and as PNG, and stands on paper with product, reward and short address', async () => {
  const { text } = await shown(page);
  const code = `/vorschau/de/code-${nr}-${hash}`;
  expect(text).toContain(`<img src="${code}.svg" alt="QR-Code mit Ihrem Empfehlungslink"`);
  for (const ending of ['svg', 'png'])
    expect(text).toContain(`href="${code}.${ending}" download="empfehlung.${ending}"`);
  for (const words of [
    '>Zuhause L</p>',
    'Wer über diesen Code bestellt, erhält 35,00\u00a0€ Prämie.',
    '>link.example/k/7Gh2KdP</p>',
  ])
    expect(mainOf(text)).toContain(words);
});

test('the heading names who made it: this browser, or the owner; never to a stranger', async () => {
  expect(mainOf((await shown(page)).text)).toContain('Ihr Link ist fertig, Anna.');
  const owner = await shown(page, { ...sharing({ firstName: 'Änne' }), mayShare: () => undefined });
  expect(mainOf(owner.text)).toContain('Ihr Link ist fertig, Änne.');
  const other = await shown(`${page}?h=${hash}`, { mayShare: () => undefined });
  expect(mainOf(other.text)).toContain('<h1>Ihr Link ist fertig</h1>');
  expect(other.text).not.toContain('Anna');
  const cookieOfAnother = { hash: '0000000000000000', firstName: 'Anna' };
  expect((await shown(page, { mayShare: () => cookieOfAnother })).text).not.toContain('Anna');
});

test('who earns by it says so in every prepared text and in the preview; who does not is not made to', async () => {
  const ad = 'Anzeige: Für eine Empfehlung erhalte ich eine Prämie.';
  const paid = (await shown(page)).text;
  expect(paid.split(encodeURIComponent(ad)).length - 1).toBeGreaterThanOrEqual(5);
  expect(paid).toContain(`data-share="${ad}`);
  expect(paid).toContain('/vorschau/de/anzeige-101.png');
  expect((await shown(`/en/empfehlung/${nr}`)).text).toContain('Advertisement: I get a reward for a recommendation.');
  const given = (await shown(page, sharing({ share: 0 }))).text;
  expect(given).not.toContain('Anzeige:');
  expect(given).toContain('Ich selbst erhalte dafür keine Prämie.');
  expect(given).toContain('/vorschau/de/empfehlung-101.png');
  const capped = await shown(page, { ...sharing({ share: 0 }), ...withMandant({ recipientCapCents: 1500 }) });
  expect(capped.text).toContain(ad);
  const worthless = (await shown(page, sharing({ valueCents: 0 }))).text;
  expect(worthless).not.toMatch(/Anzeige:|keine Prämie/);
});

test('to others only product and validity are shown', async () => {
  const { text } = await shown(page, { ...sharing(stranger), mayShare: () => undefined });
  expect(text).not.toContain('link.example');
  expect(text).toContain('29.08.2026');
});

test('a link that is over says so, until when it was good, and leads to recommending again', async () => {
  for (const who of [{}, stranger]) {
    const { status, text } = await shown(page, sharing({ ...who, isOver: true, validUntil: '2026-02-28' }));
    expect(status).toBe(200);
    expect(mainOf(text)).toContain('<h1>Ihre Empfehlung ist abgelaufen</h1>');
    expect(mainOf(text)).toMatch(/Der Link galt bis<\/dt><dd>28\.02\.2026/);
    expect(mainOf(text)).toContain('href="/de/empfehlen/101"');
    expect(text).not.toMatch(/link\.example|gilt bis/);
  }
  const ended = mainOf((await shown(page, sharing({ isOver: true }))).text);
  expect(ended).toContain('<h1>Ihre Empfehlung ist beendet</h1>');
  expect(ended).not.toContain('29.08.2026');
});

test('the offer may be used by whoever recommends it only where the mandant allows it', async () => {
  expect((await shown(page)).text).not.toContain('Selbst nutzen');
  const { text } = await shown(page, withMandant({ allowsSelfRecommendation: true }));
  expect(mainOf(text)).toMatch(new RegExp(`href="${link}">Selbst nutzen<`));
});

test('a contact who wants no such mails presses one button; a token that is none is told', async () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ0eXAiOiJrZWluZW1haWxzIn0.c2ln';
  const asked = await shown(`${page}?ablehnen=${token}`);
  expect(mainOf(asked.text)).toContain('Keine solchen E-Mails mehr?');
  const form = [
    ['_token', token],
    ['_refuse', '1'],
  ] as const;
  const { api, calls } = sampleApi([[stopContactMails, { isStopped: true }]]);
  const answer = await render(pageRequest(`${page}?ablehnen=${token}`, { form, api }));
  expect(answer).toMatchObject({ status: 303, redirect: `${page}?abgelehnt=kontakt` });
  expect(calls.filter(({ endpoint }) => endpoint === stopContactMails)).toHaveLength(1);
  expect(mainOf((await shown(`${page}?abgelehnt=kontakt`)).text)).toContain('Das haben wir uns gemerkt.');
  const wrong = { form, api: sampleApi([[stopContactMails, new Refused(400)]]).api };
  expect((await shown(`${page}?ablehnen=${token}`, wrong)).status).toBe(400);
});
