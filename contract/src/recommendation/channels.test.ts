import { expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { cleanChannel } from './campaign.ts';
import { channelCode, channelCodes } from './channel-codes.ts';
import {
  type ChannelName,
  deviceLink,
  hasAddress,
  linkFor,
  offeredChannels,
  qrCodeLink,
  shareAddress,
} from './channels.ts';
import { entrySource } from './entry.ts';
import { postLength } from './fitting.ts';

const positions = {
  emailClient: 1,
  gmail: 2,
  outlook: 3,
  yahoo: 4,
  facebook: 5,
  whatsapp: 6,
  twitter: -1,
  xing: 7,
  linkedIn: 8,
  instagram: 91,
  copyLink: 90,
  sms: -1,
};
const message = {
  link: 'https://link.example/k/7Gh2KdP',
  subject: 'Zuhause L & mehr',
  text: 'Schau mal: "Zuhause L"',
  facebookId: null,
};

const withAddress = (Object.keys(channelCode) as ChannelName[]).filter(hasAddress);

test('a channel below 0 is off, the others stand in ascending order', () => {
  expect(offeredChannels({ ...positions, whatsapp: 0 })).toEqual([
    'whatsapp',
    'emailClient',
    'gmail',
    'outlook',
    'yahoo',
    'facebook',
    'xing',
    'linkedIn',
    'copyLink',
    'instagram',
  ]);
});

test('a text message stands where the mandant places it', () => {
  expect(offeredChannels({ ...positions, sms: 6 }).slice(5, 7)).toEqual(['whatsapp', 'sms']);
});

test('channels in the same place keep the order of the specification', () => {
  const same = Object.fromEntries(Object.keys(channelCode).map((name) => [name, 3])) as typeof positions;
  expect(offeredChannels(same)).toEqual(Object.keys(channelCode));
});

test('every channel has a code of its own', () => {
  const codes = Object.values(channelCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => channelCodes.has(code))).toBe(true);
});

const link = (code: string): string => `https%3A%2F%2Flink.example%2Fk%2F7Gh2KdP%3Fc%3D${code}`;
const subject = 'Zuhause%20L%20%26%20mehr';
const text = 'Schau%20mal%3A%20%22Zuhause%20L%22';

test.each([
  ['emailClient', `mailto:?subject=${subject}&body=${text}%0D%0A%0D%0A${link('ml')}`, 'S1-F047'],
  ['gmail', `https://mail.google.com/mail/?view=cm&su=${subject}&body=${text}%0A%0A${link('gm')}`, 'S1-F048'],
  [
    'outlook',
    `https://outlook.live.com/mail/0/deeplink/compose?subject=${subject}&body=${text}%0A%0A${link('ol')}`,
    'S1-F049',
  ],
  ['yahoo', `https://compose.mail.yahoo.com/?subject=${subject}&body=${text}%0A%0A${link('ya')}`, 'S1-F050'],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${link('fb')}`, 'S1-F051'],
  ['whatsapp', `https://wa.me/?text=${text}%0A%0A${link('wa')}`, 'S1-F052'],
  ['twitter', `https://x.com/intent/tweet?text=${text}&url=${link('tw')}`, 'S1-F053'],
  ['xing', `https://www.xing.com/spi/shares/new?url=${link('xi')}`, 'S1-F054'],
  ['linkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${link('li')}`, 'S1-F055'],
] as const)('letter by letter: the address of %s is %s [%s]', (channel, address, _id) => {
  expect(shareAddress(channel, message).address).toBe(address);
});

test('a text message is opened without a number, in the one form that both kinds of phones read', () => {
  expect(shareAddress('sms', message).address).toBe(`sms:?&body=${text}%0A%0A${link('sm')}`);
});

test('Facebook is asked with the id of the mandant where there is one', () => {
  expect(shareAddress('facebook', { ...message, facebookId: '4711' }).address).toBe(
    `https://www.facebook.com/dialog/share?app_id=4711&display=page&href=${link('fb')}`,
  );
});

test('an address says where its text stands, and which has none', () => {
  for (const channel of withAddress) {
    const { address, text: place } = shareAddress(channel, message);
    if (place) expect([channel, address.slice(place.from, place.to)]).toEqual([channel, text]);
    else expect(['facebook', 'xing', 'linkedIn']).toContain(channel);
  }
});

test('a text too long for a channel ends behind a word, and the link stays whole', () => {
  const long = `${'Schöne Grüße und viel Spaß damit, '.repeat(60)}Ende`;
  for (const channel of withAddress) {
    const { address, text: place } = shareAddress(channel, { ...message, text: long });
    expect(address).toContain(link(channelCode[channel]));
    expect(address.length).toBeLessThanOrEqual(2000);
    if (!place) continue;
    const kept = decodeURIComponent(address.slice(place.from, place.to));
    expect(kept).toMatch(/(?:Schöne|Grüße|und|viel|Spaß|damit,)…$/);
    expect(long.startsWith(kept.slice(0, -1))).toBe(true);
    if (channel === 'twitter') expect(postLength(kept)).toBeLessThanOrEqual(280 - 24);
    else expect(kept.length).toBeGreaterThan(500);
  }
});

test('X counts signs beyond the western ones twice', () => {
  expect(['Grüße', '35 €', '„ja“ – nein', '😀', 'cafe\u0301', '王'].map(postLength)).toEqual([5, 5, 11, 2, 4, 2]);
});

test('Instagram and the copied link have no address, but a link of their own', () => {
  expect((Object.keys(channelCode) as ChannelName[]).filter((channel) => !hasAddress(channel))).toEqual([
    'instagram',
    'copyLink',
  ]);
  expect(linkFor(message.link, 'copyLink')).toBe('https://link.example/k/7Gh2KdP?c=cp');
  expect(linkFor(message.link, 'instagram')).toBe('https://link.example/k/7Gh2KdP?c=ig');
  expect(qrCodeLink(message.link)).toBe('https://link.example/k/7Gh2KdP?c=qr');
  expect(deviceLink(message.link)).toBe('https://link.example/k/7Gh2KdP?c=sh');
});

test('a channel code is read in any case, a campaign keeps its name without what no campaign has', () => {
  expect([' WA ', 'Sommer_2026', 'a<b>"c', '', '  ', 'x'.repeat(99)].map(cleanChannel)).toEqual([
    'wa',
    'Sommer_2026',
    'abc',
    null,
    null,
    'x'.repeat(64),
  ]);
});

test('an unknown way in is a direct one', () => {
  expect(['KurzURL', 'einsprungslink', 'Brieftaube', undefined].map((value) => decode(entrySource, value))).toEqual(
    ['shortLink', 'recommendationLink', 'direct', 'direct'].map((value) => ({ ok: true, value })),
  );
});
