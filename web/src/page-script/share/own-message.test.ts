import { type ChannelWithAddress, shareAddress } from '@weitersagen/contract/recommendation/channels';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enableCopying } from '../control/copy.ts';
import { enableOwnMessage } from './own-message.ts';

const link = 'https://link.example/k/7Gh2KdP';
const written = 'Ich empfehle "Zuhause L": für Sie gibt es 35 € & mehr.';
const channels = ['emailClient', 'gmail', 'outlook', 'yahoo', 'whatsapp', 'twitter'] as const;
const made = (channel: ChannelWithAddress, text: string, subject = 'Eine Empfehlung') =>
  shareAddress(channel, { link, text, subject, facebookId: null });
const addressOf = (...asked: Parameters<typeof made>): string => made(...asked).address;

/** As much of an element as the script touches. */
class Part extends EventTarget {
  readonly dataset: Record<string, string>;
  href: string;
  value = '';
  hidden = true;
  constructor(dataset: Record<string, string> = {}, href = '') {
    super();
    this.dataset = dataset;
    this.href = href;
  }
  getAttribute = (): string => this.href;
  setAttribute = (_name: string, value: string): void => {
    this.href = value;
  };
  closest = (): Part => this;
}

let field: Part;
let tiles: Map<ChannelWithAddress, Part>;
let device: Part;

function page(subject?: string): void {
  field = new Part({ text: written });
  tiles = new Map(
    channels.map((channel) => {
      const { address, text } = made(channel, written, subject);
      const place = { fit: String(text?.fit), from: String(text?.from), to: String(text?.to) };
      return [channel, new Part(place, address)];
    }),
  );
  device = new Part({ share: written, shareLink: link });
  const found: Readonly<Record<string, Part[]>> = {
    'a[data-fit]': [...tiles.values()],
    '[data-share]': [device],
  };
  vi.stubGlobal('document', {
    querySelector: () => field,
    querySelectorAll: (selector: string) => found[selector] ?? [],
  });
}

const type = (text: string): void => {
  field.value = text;
  field.dispatchEvent(new Event('input'));
};

beforeEach(() => page());
afterEach(() => vi.unstubAllGlobals());

test.each(channels)('the address of %s holds what was typed last, whatever was typed before it', (channel) => {
  enableOwnMessage();
  for (const own of ['', 'w', 'wa', 'Schau mal: 20 % & $& für dich?\n#1 😀', 'Sehr lang '.repeat(99), written]) {
    type(own);
    expect(tiles.get(channel)?.href).toBe(addressOf(channel, own));
  }
});

test('a subject of the same words stays', () => {
  page(written);
  enableOwnMessage();
  type('Hallo');
  expect(tiles.get('emailClient')?.href).toBe(addressOf('emailClient', 'Hallo', written));
});

test('what a reload kept in the field stands in the addresses at once', () => {
  field.value = 'Von vorhin';
  enableOwnMessage();
  expect(tiles.get('whatsapp')?.href).toBe(addressOf('whatsapp', 'Von vorhin'));
});

test('half a sign, typed a moment ago, breaks no address', () => {
  enableOwnMessage();
  type('Hallo \ud83d');
  expect(tiles.get('whatsapp')?.href).toBe(addressOf('whatsapp', 'Hallo \ufffd'));
});

test.each(['Nur für dich', ''])('the device hands on "%s" and the link', (own) => {
  const share = vi.fn(async () => undefined);
  const window = new EventTarget();
  vi.stubGlobal('navigator', { share });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  enableCopying();
  enableOwnMessage();
  type(own);
  const click = new Event('click');
  Object.defineProperty(click, 'target', { value: device });
  window.dispatchEvent(click);
  expect(share).toHaveBeenCalledWith({ text: own, url: link });
});
