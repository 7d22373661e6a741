import { expect, test } from 'vitest';
import { decode } from '../basics/wire.ts';
import { channelCode, channelCodes } from './channel-codes.ts';
import { type ChannelName, linkFor, offeredChannels, qrCodeLink, shareAddress } from './channels.ts';
import { cleanChannel, entrySource } from './entry.ts';

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
};
const message = {
  link: 'https://link.example/k/7Gh2KdP',
  subject: 'Zuhause L & mehr',
  text: 'Schau mal: "Zuhause L"',
  facebookId: null,
};

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

test('channels in the same place keep the order of the specification', () => {
  const same = Object.fromEntries(Object.keys(channelCode).map((name) => [name, 3])) as typeof positions;
  expect(offeredChannels(same)).toEqual(Object.keys(channelCode));
});

test('every channel has a code of its own', () => {
  const codes = Object.values(channelCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => channelCodes.has(code))).toBe(true);
});

test.each((Object.keys(channelCode) as ChannelName[]).filter((name) => name !== 'instagram' && name !== 'copyLink'))(
  'the address of %s carries the encoded link with its code, and no sign that would end it',
  (name) => {
    const address = shareAddress(name, message) ?? '';
    expect(address).toContain(encodeURIComponent(`${message.link}?c=${channelCode[name]}`));
    expect(address).toMatch(/^(?:https:\/\/|mailto:\?)[^\s"<>]+$/);
  },
);

test('Instagram and the copied link have no address, but a link of their own', () => {
  expect([shareAddress('instagram', message), shareAddress('copyLink', message)]).toEqual([null, null]);
  expect(linkFor(message.link, 'copyLink')).toBe('https://link.example/k/7Gh2KdP?c=cp');
  expect(qrCodeLink(message.link)).toBe('https://link.example/k/7Gh2KdP?c=qr');
});

test('Facebook is asked with the id of the mandant, else through its sharer', () => {
  expect(shareAddress('facebook', { ...message, facebookId: '4711' })).toMatch(/dialog\/share\?app_id=4711&href=/);
  expect(shareAddress('facebook', message)).toMatch(/sharer\.php\?u=/);
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
