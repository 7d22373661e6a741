import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const heard = new Map<string, (event: object) => void>();
let consent: string | undefined;
let campaign: string | undefined;
beforeEach(async () => {
  consent = undefined;
  campaign = 'mai';
  vi.stubGlobal('addEventListener', (name: string, listen: (event: object) => void) => heard.set(name, listen));
  vi.stubGlobal('location', { origin: 'https://portal.example' });
  vi.stubGlobal('document', {
    documentElement: {
      dataset: {
        get consent() {
          return consent;
        },
        get campaign() {
          return campaign;
        },
      },
    },
  });
  vi.resetModules();
  await import('./channel.ts');
});
afterEach(() => vi.unstubAllGlobals());

function follows(address: string): string {
  const link = new URL(address, 'https://portal.example');
  heard.get('click')?.({ target: { closest: () => link } });
  return link.href.replace('https://portal.example', '');
}

test('a link within the portal takes the campaign along, and keeps one that it names itself', () => {
  expect(follows('/de/empfehlen/101?y=2#form')).toBe('/de/empfehlen/101?y=2&c=mai#form');
  expect(follows('/de')).toBe('/de?c=mai');
  expect(follows('/de?channel=wa')).toBe('/de?channel=wa');
});

test.each(['/api/v1/spbdevk/empfehlen/click/1', '/verwaltung', 'https://shop.example/de', 'mailto:a@b.example'])(
  '%s is left alone',
  (address) => {
    expect(follows(address)).toBe(address);
  },
);

test('with consent a cookie has it, and addresses stay plain', () => {
  consent = 'functional analytical';
  expect(follows('/de')).toBe('/de');
  consent = 'functional';
  expect(follows('/de')).toBe('/de?c=mai');
});

test('a page without a campaign hands nothing on', () => {
  campaign = undefined;
  expect(follows('/de')).toBe('/de');
});

test('a question by GET takes it along, and what is posted does not', () => {
  const asks = (method: string): string => {
    const formData = new FormData();
    formData.set('query', 'Ulm');
    heard.get('formdata')?.({ target: { method }, formData });
    return String(new URLSearchParams([...formData] as [string, string][]));
  };
  expect(asks('get')).toBe('query=Ulm&c=mai');
  expect(asks('post')).toBe('query=Ulm');
});
